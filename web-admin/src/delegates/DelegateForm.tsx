import type { Delegate } from '../api/types';
import { RecordForm } from '../form/RecordForm';
import { DELEGATE_FIELDS, DelegateInputs } from './DelegateInputs';

export const DelegateForm = ({ delegate, onDone }: { delegate: Delegate; onDone: () => void }) => (
  <RecordForm
    resource="delegates"
    record={delegate}
    fields={DELEGATE_FIELDS}
    saved="delegates.saved"
    onDone={onDone}
  >
    <DelegateInputs />
  </RecordForm>
);
