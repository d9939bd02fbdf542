import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { FormDialog } from '../layout/FormDialog';

interface Props {
  title: string;
  text: string;
  action: string;
  /** What the safe choice is called. */
  keep: string;
  /** @param because for colleagues; '' for none */
  onCancel: (because: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before places are given back, and why. */
export function CancelDialog({ title, text, action, keep, onCancel, onClose }: Props) {
  const translate = useTranslate();
  const [because, setBecause] = useState('');
  return (
    <FormDialog
      title={title}
      action={action}
      danger
      cancel={keep}
      // What went wrong is said on the page, which shows what is true now.
      onSend={() => onCancel(because).catch(() => undefined)}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextField
        label={translate('delegates.cancel_because')}
        value={because}
        onChange={(event) => setBecause(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        fullWidth
        margin="normal"
      />
    </FormDialog>
  );
}
