import { useNotify, useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
import { useApi } from '../api/dataProvider';
import type { SuggestedLine } from '../api/types';
import { formatCentavos } from '../format/money';
import { FormDialog } from '../layout/FormDialog';

interface Props {
  lines: SuggestedLine[];
  onDone: () => void;
  onClose: () => void;
}

const NONE: { reason: string | null } = { reason: '' };

/** Sets lines aside that are no payments of registrations, with a reason. */
export function SetAsideDialog({ lines, onDone, onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const sum = lines.reduce((all, { amount_centavos }) => all + amount_centavos, 0);
  return (
    <FormDialog
      title={translate('statement.aside.title', { smart_count: lines.length, sum: formatCentavos(sum) })}
      action={translate('statement.aside.send')}
      values={NONE}
      onSend={async ({ reason }) => {
        await api.setLinesAside(lines, reason?.trim() ?? '');
        notify('statement.aside.done', { type: 'success', messageArgs: { smart_count: lines.length } });
        onDone();
      }}
      onClose={onClose}
    >
      <p>{translate('statement.aside.hint')}</p>
      <TextInput
        source="reason"
        label="statement.aside.reason"
        helperText={false}
        autoFocus
        required
        margin="normal"
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </FormDialog>
  );
}
