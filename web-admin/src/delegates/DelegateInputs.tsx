import Grid from '@mui/material/Grid';
import { email, maxValue, minValue, required } from 'ra-core';
import type { ReactNode } from 'react';
import { NumberInput, TextInput } from 'react-admin';
import type { Delegate } from '../api/types';
import { PaymentModeInput } from './payment/PaymentModeInput';

const isRequired = [required('ra.validation.required')];
const isEmail = [...isRequired, email('delegates.invalid_email')];
const isAge = [minValue(1, 'delegates.invalid_age'), maxValue(120, 'delegates.invalid_age')];

interface Input {
  source: keyof Delegate;
  render: (source: string) => ReactNode;
  wide?: boolean;
}

/** In the order of the form. Whatever stands here is asked for when registering, and saved when editing. */
const INPUTS: Input[] = [
  { source: 'first_name', render: (source) => <TextInput source={source} validate={isRequired} /> },
  { source: 'last_name', render: (source) => <TextInput source={source} validate={isRequired} /> },
  { source: 'email', render: (source) => <TextInput source={source} type="email" validate={isEmail} /> },
  {
    source: 'phone_number',
    render: (source) => <TextInput source={source} type="tel" validate={isRequired} />,
  },
  { source: 'church_name', render: (source) => <TextInput source={source} /> },
  { source: 'ministry', render: (source) => <TextInput source={source} /> },
  {
    source: 'age',
    render: (source) => <NumberInput source={source} min={1} max={120} step={1} validate={isAge} />,
  },
  {
    source: 'payment_mode',
    render: (source) => <PaymentModeInput source={source} />,
  },
  { source: 'address', render: (source) => <TextInput source={source} multiline minRows={2} />, wide: true },
];

export const DELEGATE_FIELDS: readonly string[] = INPUTS.map(({ source }) => source);

/** A delegate's fields, the same when registering and when editing. */
export const DelegateInputs = () => (
  <Grid container columnSpacing={2} sx={{ width: '100%' }}>
    {INPUTS.map(({ source, render, wide }) => (
      <Grid key={source} size={wide ? 12 : { xs: 12, sm: 6 }}>
        {render(source)}
      </Grid>
    ))}
  </Grid>
);
