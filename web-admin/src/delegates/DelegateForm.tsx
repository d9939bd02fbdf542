import { labelOf, usePaymentModes } from '../api/paymentModes';
import { SimpleForm } from '../kit/form/SimpleForm';
import { DELEGATE_FIELDS, DelegateInputs } from './DelegateInputs';

/** Corrects the delegate of the page. */
export function DelegateForm({ onDone }: { onDone: () => void }) {
  const modes = usePaymentModes();
  return (
    <SimpleForm
      fields={DELEGATE_FIELDS}
      saved="delegates.saved"
      wordsOf={(field, value) => (field === 'payment_mode' ? labelOf(modes, value) : undefined)}
      onDone={onDone}
    >
      <DelegateInputs autoFocus />
    </SimpleForm>
  );
}
