import '../messages/sales/inquiries';
import '../messages/event/delegates';
import Grid from '@mui/material/Grid';
import { email, required } from 'ra-core';
import { TextInput } from 'react-admin';
import { declaredFields, DeclaredInput, namesOf } from '../kit/declared';
import { SimpleForm } from '../kit/form/SimpleForm';

/** In the order of the form. */
const SENDER = [
  { source: 'first_name', validate: [required('ra.validation.required')] },
  { source: 'last_name' },
  { source: 'email', type: 'email', validate: [email('delegates.invalid_email')] },
  { source: 'phone_number', type: 'tel' },
];
const CORRECTABLE = declaredFields('inquiries').filter(({ isCorrectable }) => isCorrectable);
const FIELDS = [...SENDER.map(({ source }) => source), ...namesOf(CORRECTABLE)];
const HALF = { xs: 12, sm: 6 };

/** Corrects who asks, how they are reached, and about what; the message stays as it was sent. */
export const SenderForm = ({ onDone }: { onDone: () => void }) => (
  <SimpleForm fields={FIELDS} saved="inquiries.corrected" onDone={onDone}>
    <Grid container columnSpacing={2}>
      {SENDER.map((input, n) => (
        <Grid key={input.source} size={HALF}>
          <TextInput {...input} autoFocus={n === 0} />
        </Grid>
      ))}
      {CORRECTABLE.map((field) => (
        <Grid key={field.name} size={HALF}>
          <DeclaredInput field={field} />
        </Grid>
      ))}
    </Grid>
  </SimpleForm>
);
