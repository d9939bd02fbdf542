import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Reauthenticate } from './Reauthenticate';

/** Asks for the password over the page that is being used. */
export const PasswordDialog = ({ onEnd }: { onEnd: (given: boolean) => void }) => (
  <Dialog open onClose={() => onEnd(false)} aria-labelledby="password-dialog">
    <DialogTitle id="password-dialog">Is it you?</DialogTitle>
    <DialogContent>
      <Reauthenticate onDone={() => onEnd(true)} onCancel={() => onEnd(false)} />
    </DialogContent>
  </Dialog>
);
