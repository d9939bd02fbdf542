import type { Delegate } from '../api/types';
import { RecordForm } from '../form/RecordForm';
import { DelegateInputs } from './DelegateInputs';

const FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'church_name',
  'ministry',
  'age',
  'payment_mode',
  'address',
] as const;

export const DelegateForm = ({ delegate, onDone }: { delegate: Delegate; onDone: () => void }) => (
  <RecordForm resource="delegates" record={delegate} fields={FIELDS} saved="delegates.saved" onDone={onDone}>
    <DelegateInputs />
  </RecordForm>
);
