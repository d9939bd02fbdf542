import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Delegate } from '../api/types';
import { formatDateTime } from '../format/dates';
import { Panel } from '../layout/Panel';
import { palette } from '../theme/palette';

const WAITING = {
  filter: { payment_status: false, proof_of_payment: true },
  sort: { field: 'created_at', order: 'ASC' as const },
  pagination: { page: 1, perPage: 6 },
};

/** The proofs that have waited longest, one click from the decision. */
export function WaitingProofs() {
  const { data, error } = useGetList<Delegate>('delegates', WAITING);
  return (
    <Panel title="Longest waiting proofs">
      {error && <Typography role="alert">{error.message}</Typography>}
      {data?.length === 0 && <Typography color="text.secondary">No proof is waiting. Well done.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map(({ id, first_name, last_name, created_at }) => (
          <Box component="li" key={id} sx={row}>
            <Link component={RouterLink} to={`/delegates/${id}`} sx={{ overflowWrap: 'anywhere' }}>
              {first_name} {last_name}
            </Link>
            <Box
              component="time"
              dateTime={created_at}
              sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
            >
              {formatDateTime(created_at)}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  fontSize: '0.875rem',
  '& + &': { borderTop: `1px solid ${palette.hairline}` },
};
