import { useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
import { FormDialog } from '../../../layout/FormDialog';
import { CheckboxInput } from '../../CheckboxInput';

interface Props {
  onSave: (name: string, shared: boolean) => void;
  onClose: () => void;
}

const NEW = { name: '' as string | null, shared: false };

/** Names what the list shows now, for later. */
export function SaveViewDialog({ onSave, onClose }: Props) {
  const translate = useTranslate();
  return (
    <FormDialog
      title={translate('desk.save_view')}
      action={translate('desk.save_view')}
      values={NEW}
      onSend={({ name, shared }) => {
        onSave(name?.trim() ?? '', shared);
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <TextInput
        source="name"
        label="desk.view_name"
        helperText={false}
        autoFocus
        slotProps={{ htmlInput: { maxLength: 40, pattern: '.*\\S.*', required: true } }}
      />
      <CheckboxInput source="shared" label="desk.share_view" />
    </FormDialog>
  );
}
