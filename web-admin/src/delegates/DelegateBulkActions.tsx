import CheckIcon from '@mui/icons-material/CheckOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import UndoIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { BulkDeleteWithUndoButton, BulkUpdateWithUndoButton, Button, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';

const VERIFY = { meta: { action: 'verify' } };
const QR_CODE = { meta: { action: 'qr-code' } };
const STATUS_CHANGED = 'You have changed the status successfully';

/** What can be done with the chosen delegates; each change can be undone for five seconds. */
export function DelegateBulkActions() {
  const { selectedIds } = useListContext();
  return (
    <>
      <BulkUpdateWithUndoButton
        label="Verify"
        icon={<CheckIcon />}
        data={{ payment_status: true }}
        mutationOptions={VERIFY}
        successMessage={STATUS_CHANGED}
      />
      <BulkUpdateWithUndoButton
        label="Unverify"
        icon={<UndoIcon />}
        data={{ payment_status: false }}
        mutationOptions={VERIFY}
        successMessage={STATUS_CHANGED}
      />
      <BulkUpdateWithUndoButton
        label="Make QR codes"
        icon={<QrCodeIcon />}
        data={{}}
        mutationOptions={QR_CODE}
        successMessage="You have generated the QR code successfully"
      />
      <Button label="Print badges" component={Link} to={`/badges?ids=${selectedIds.join(',')}`}>
        <PrintIcon />
      </Button>
      <BulkDeleteWithUndoButton />
    </>
  );
}
