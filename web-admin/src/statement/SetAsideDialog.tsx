import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import type { SuggestedLine } from '../api/types';
import { formatCentavos } from '../format/money';
import { FormDialog } from '../layout/FormDialog';

interface Props {
  lines: SuggestedLine[];
  onDone: () => void;
  onClose: () => void;
}

/** Sets lines aside that are no payments of registrations, with a reason. */
export function SetAsideDialog({ lines, onDone, onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const sum = lines.reduce((all, { amount_centavos }) => all + amount_centavos, 0);
  return (
    <FormDialog
      title={translate('statement.aside.title', { smart_count: lines.length, sum: formatCentavos(sum) })}
      action={translate('statement.aside.send')}
      onSend={async () => {
        await api.setLinesAside(lines, reason.trim());
        notify('statement.aside.done', { type: 'success', messageArgs: { smart_count: lines.length } });
        onDone();
      }}
      onClose={onClose}
    >
      <p>{translate('statement.aside.hint')}</p>
      <TextField
        autoFocus
        required
        fullWidth
        margin="normal"
        label={translate('statement.aside.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </FormDialog>
  );
}
