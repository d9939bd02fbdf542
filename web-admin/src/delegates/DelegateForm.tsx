import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { Delegate } from '../api/types';
import { SimpleForm } from '../kit/form/SimpleForm';
import { DELEGATE_FIELDS, DelegateInputs } from './DelegateInputs';

export function DelegateForm({ delegate, onDone }: { delegate: Delegate; onDone: () => void }) {
  const modes = usePaymentModes();
  return (
    <SimpleForm
      resource="delegates"
      record={delegate}
      fields={DELEGATE_FIELDS}
      saved="delegates.saved"
      wordsOf={(field, value) => (field === 'payment_mode' ? labelOf(modes, value) : undefined)}
      onDone={onDone}
    >
      <DelegateInputs />
    </SimpleForm>
  );
}
