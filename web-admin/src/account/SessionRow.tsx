import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Session } from '../api/types';
import { formatDateTime } from '../format/dates';
import { palette } from '../theme/palette';

/** One browser in which the person is signed in. */
export function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { browser, address, current, created_at, seen_at } = session;
  const name = browser ?? 'A browser';
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {name} {current && <Chip label="This one" size="small" sx={{ ml: 0.5 }} />}
        </Typography>
        <Typography variant="body2" sx={{ color: palette.muted }}>
          {address && `Network ${address} · `}last used {formatDateTime(seen_at)}
        </Typography>
        <Typography variant="body2" sx={{ color: palette.muted }}>
          Signed in {formatDateTime(created_at)}
        </Typography>
      </Box>
      {!current && (
        <Button size="small" variant="outlined" aria-label={`Sign out ${name}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderBottom: `1px solid ${palette.hairline}`,
};
