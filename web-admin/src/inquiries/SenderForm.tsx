import Grid from '@mui/material/Grid';
import { email, required } from 'ra-core';
import { TextInput } from 'react-admin';
import { SimpleForm } from '../kit/form/SimpleForm';

const isRequired = [required('ra.validation.required')];
const isEmail = [email('delegates.invalid_email')];

/** In the order of the form: what the office may correct. */
const INPUTS = [
  { source: 'first_name', validate: isRequired },
  { source: 'last_name' },
  { source: 'email', type: 'email', validate: isEmail },
  { source: 'phone_number', type: 'tel' },
  { source: 'country' },
  { source: 'place' },
  { source: 'project_interest' },
] as const;
const FIELDS = INPUTS.map(({ source }) => source);

/** Corrects who asks, how they are reached, and about what; the message stays as it was sent. */
export const SenderForm = ({ onDone }: { onDone: () => void }) => (
  <SimpleForm fields={FIELDS} saved="inquiries.corrected" onDone={onDone}>
    <Grid container columnSpacing={2} sx={{ width: '100%' }}>
      {INPUTS.map((input) => (
        <Grid key={input.source} size={{ xs: 12, sm: 6 }}>
          <TextInput {...input} />
        </Grid>
      ))}
    </Grid>
  </SimpleForm>
);
