import { Create, SimpleForm } from 'react-admin';
import { DelegateInputs } from './DelegateInputs';

/** For people who come to the desk; what they bring as proof is added on their page. */
export const DelegateCreate = () => (
  <Create redirect="edit" title="Register a delegate">
    <SimpleForm sx={{ maxWidth: 760 }}>
      <DelegateInputs />
    </SimpleForm>
  </Create>
);
