import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';

interface Props {
  /** A question that names what it is about: "Remove Ana Cruz?" */
  title: string;
  children?: ReactNode;
  /** What the button does, in its own words. */
  action: string;
  danger?: boolean;
  /** The dialog is still loading what the reader must see first. */
  disabled?: boolean;
  /** What the safe choice is called, where "Cancel" would be unclear. */
  cancel?: string;
  onConfirm: () => void | Promise<unknown>;
  onClose: () => void;
}

/** Asks before something that is hard to take back. The safe choice has the focus. */
export function Confirm(props: Props) {
  const { title, children, action, danger, disabled, cancel, onConfirm, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog open onClose={pending ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children && <DialogContent>{children}</DialogContent>}
      <DialogActions>
        <Button autoFocus onClick={onClose} disabled={pending}>
          {cancel ?? translate('desk.cancel')}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          onClick={() => void confirm()}
          disabled={pending || disabled}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
