import CheckIcon from '@mui/icons-material/CheckOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import UndoIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { BulkDeleteWithUndoButton, BulkUpdateWithUndoButton, Button, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';

/** What can be done with the chosen delegates; each change can be undone for five seconds. */
export function DelegateBulkActions() {
  const { selectedIds } = useListContext();
  return (
    <>
      <BulkUpdateWithUndoButton
        label="Verify"
        icon={<CheckIcon />}
        data={{ payment_status: true }}
        successMessage="toast.status_changed"
      />
      <BulkUpdateWithUndoButton
        label="Unverify"
        icon={<UndoIcon />}
        data={{ payment_status: false }}
        successMessage="toast.status_changed"
      />
      <BulkUpdateWithUndoButton
        label="Make QR codes"
        icon={<QrCodeIcon />}
        data={{ qr_code: null }}
        successMessage="toast.qr_code_made"
      />
      <Button label="Print badges" component={Link} to={`/badges?ids=${selectedIds.join(',')}`}>
        <PrintIcon />
      </Button>
      <BulkDeleteWithUndoButton />
    </>
  );
}
