import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { FormDialog } from '../../layout/FormDialog';

interface Props {
  /** Nothing is done without a reason. */
  required?: boolean;
  /** Whether what is asked takes something away. */
  danger?: boolean;
  label?: string;
  title: string;
  text: string;
  action: string;
  /** What the safe choice is called. */
  keep: string;
  /** @param because for colleagues; '' for none */
  onCancel: (because: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is done that colleagues will ask about, such as places given back, and why. */
export function BecauseDialog({ required = false, danger = true, ...props }: Props) {
  const { title, text, action, keep, onCancel, onClose } = props;
  const translate = useTranslate();
  const [because, setBecause] = useState('');
  return (
    <FormDialog
      title={title}
      action={action}
      danger={danger}
      cancel={keep}
      // What went wrong is said on the page, which shows what is true now.
      onSend={() => onCancel(because).catch(() => undefined)}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextField
        label={props.label ?? translate('delegates.cancel_because')}
        required={required}
        value={because}
        onChange={(event) => setBecause(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        fullWidth
        margin="normal"
      />
    </FormDialog>
  );
}
