import { useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../layout/FormDialog';
import { CheckboxInput } from '../../CheckboxInput';

interface Named {
  name: string;
  shared: boolean;
}

interface Props {
  /** One's own views of the list. */
  own: Named[];
  onSave: (view: Named) => Promise<unknown>;
  onClose: () => void;
}

const NEW = { name: '' as string | null, shared: false };

/** Names what the list shows now, for later. */
export function SaveViewDialog({ own, onSave, onClose }: Props) {
  const translate = useTranslate();
  return (
    <FormDialog
      title={translate('desk.save_view')}
      action={translate('desk.save_view')}
      values={NEW}
      onSend={({ name, shared }) => onSave({ name: name?.trim() ?? '', shared })}
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
      <Replaced own={own} />
    </FormDialog>
  );
}

/** The same name again replaces a view, also for colleagues: said before it is done. */
function Replaced({ own }: Pick<Props, 'own'>) {
  const translate = useTranslate();
  const { name, shared } = useWatch<typeof NEW>();
  const before = own.find((view) => view.name === name?.trim());
  if (!before) return null;
  return (
    <p role="status">
      {translate('desk.replaces_view')}{' '}
      {before.shared && translate(`desk.replaces_shared.${shared ? 'kept' : 'lost'}`)}
    </p>
  );
}
