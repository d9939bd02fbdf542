import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { Delegate } from '../api/types';
import { RecordForm } from '../form/RecordForm';
import { DELEGATE_FIELDS, DelegateInputs } from './DelegateInputs';

export function DelegateForm({ delegate, onDone }: { delegate: Delegate; onDone: () => void }) {
  const modes = usePaymentModes();
  return (
    <RecordForm
      resource="delegates"
      record={delegate}
      fields={DELEGATE_FIELDS}
      saved="delegates.saved"
      wordsOf={(field, value) => (field === 'payment_mode' ? labelOf(modes, value) : undefined)}
      onDone={onDone}
    >
      <DelegateInputs />
    </RecordForm>
  );
}
