import '../../messages/event/delegates';
import { useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
import { FormDialog } from '../../layout/FormDialog';

interface Props {
  /** The dialog cannot be sent without a reason. */
  required?: boolean;
  /** The action takes something away: its button is red. */
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

const NONE: { because: string | null } = { because: '' };

/** Asks before something is done that colleagues will ask about, such as places given back, and why. */
export function ReasonDialog({ required = false, danger = true, ...props }: Props) {
  const { title, text, action, keep, onCancel, onClose } = props;
  const translate = useTranslate();
  return (
    <FormDialog
      title={title}
      action={action}
      danger={danger}
      cancel={keep}
      // The page shows the error, and the record as it is now.
      values={NONE}
      onSend={({ because }) => onCancel(because ?? '').catch(() => undefined)}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextInput
        source="because"
        label={props.label ?? translate('delegates.cancel_because')}
        helperText={false}
        required={required}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        margin="normal"
      />
    </FormDialog>
  );
}
