import '../messages/event/delegates';
import Grid from '@mui/material/Grid';
import { email, required } from 'ra-core';
import { TextInput } from 'react-admin';
import { declaredFields, DeclaredInput, isLong, namesOf } from '../kit/declared';
import { AnswerInputs } from '../questions/answers';
import { PaymentModeInput } from './payment/PaymentModeInput';

const isRequired = [required('ra.validation.required')];
const isEmail = [...isRequired, email('delegates.invalid_email')];

/** In the order of the form. */
const REQUIRED = [
  { source: 'first_name', validate: isRequired },
  { source: 'last_name', validate: isRequired },
  { source: 'email', type: 'email', validate: isEmail },
  { source: 'phone_number', type: 'tel', validate: isRequired },
];
const DECLARED = declaredFields('delegates');

/** What is saved of a delegate. */
export const DELEGATE_FIELDS: readonly string[] = [
  ...REQUIRED.map(({ source }) => source),
  ...namesOf(DECLARED),
  'payment_mode',
  'answers',
];

const HALF = { xs: 12, sm: 6 };

/** A delegate's fields, the same when registering and when editing. @param props.autoFocus they take the place of a button */
export const DelegateInputs = ({ autoFocus = false }: { autoFocus?: boolean }) => (
  <Grid container columnSpacing={2}>
    {REQUIRED.map((input, n) => (
      <Grid key={input.source} size={HALF}>
        <TextInput {...input} autoFocus={autoFocus && n === 0} />
      </Grid>
    ))}
    {DECLARED.filter((field) => !isLong(field)).map((field) => (
      <Grid key={field.name} size={HALF}>
        <DeclaredInput field={field} />
      </Grid>
    ))}
    <Grid size={HALF}>
      <PaymentModeInput source="payment_mode" />
    </Grid>
    {DECLARED.filter(isLong).map((field) => (
      <Grid key={field.name} size={12}>
        <DeclaredInput field={field} />
      </Grid>
    ))}
    <AnswerInputs />
  </Grid>
);
