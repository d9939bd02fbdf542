import CheckIcon from '@mui/icons-material/CheckOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import type { Delegate } from '../api/types';
import { Panel } from '../layout/Panel';
import { PaymentChip } from './PaymentChip';
import { ProofViewer } from './ProofViewer';
import { ReplaceProofButton } from './ReplaceProofButton';
import { useDelegateAction } from './useDelegateAction';

/** The decision, and what it is decided on, side by side. */
export function PaymentPanel() {
  const delegate = useRecordContext<Delegate>();
  const { run } = useDelegateAction('toast.status_changed', 'optimistic');
  if (!delegate) return null;
  const paid = delegate.payment_status;
  return (
    <Panel title="Payment" aside={<PaymentChip />}>
      <ProofViewer delegate={delegate} />
      <Stack direction="row" spacing={1} sx={{ mt: 1.5, flexWrap: 'wrap', rowGap: 1 }}>
        <Button
          variant={paid ? 'outlined' : 'contained'}
          color={paid ? 'inherit' : 'success'}
          startIcon={paid ? undefined : <CheckIcon />}
          onClick={() => run({ payment_status: !paid })}
          sx={{ minHeight: 44, minWidth: 120 }}
        >
          {paid ? 'Unverify' : 'Verify'}
        </Button>
        <ReplaceProofButton delegate={delegate} />
      </Stack>
    </Panel>
  );
}
