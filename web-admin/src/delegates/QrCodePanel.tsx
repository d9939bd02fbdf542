import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { Delegate } from '../api/types';
import { Panel } from '../layout/Panel';
import { useDelegateAction } from './useDelegateAction';

/** The ticket's QR code, which leads to the delegate's own page on the site. */
export function QrCodePanel() {
  const delegate = useRecordContext<Delegate>();
  const { run, isPending } = useDelegateAction('toast.qr_code_made', 'pessimistic');
  if (!delegate) return null;
  return (
    <Panel title="QR code">
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        {delegate.qr_code ? (
          <Box
            component="img"
            src={delegate.qr_code}
            alt={`QR code of ${delegate.first_name} ${delegate.last_name}`}
            width={144}
            height={144}
            sx={{ imageRendering: 'pixelated' }}
          />
        ) : (
          <Button
            variant="contained"
            disabled={isPending}
            onClick={() => run({ qr_code: null })}
            sx={{ minHeight: 44, flexShrink: 0 }}
          >
            {isPending ? 'Making…' : 'Make QR code'}
          </Button>
        )}
        <Typography variant="body2">
          <Link href={`/thank-you/${delegate.uuid}`} target="_blank" rel="noopener">
            The delegate&apos;s own page
          </Link>
          <br />
          shows the payment status{delegate.qr_code ? ' and this code.' : ', and the code once it is made.'}
        </Typography>
      </Stack>
    </Panel>
  );
}
