import { useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
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

const NONE: { because: string | null } = { because: '' };

/** Asks before something is done that colleagues will ask about, such as places given back, and why. */
export function BecauseDialog({ required = false, danger = true, ...props }: Props) {
  const { title, text, action, keep, onCancel, onClose } = props;
  const translate = useTranslate();
  return (
    <FormDialog
      title={title}
      action={action}
      danger={danger}
      cancel={keep}
      // What went wrong is said on the page, which shows what is true now.
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
