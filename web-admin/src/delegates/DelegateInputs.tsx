import Grid from '@mui/material/Grid';
import { email, maxValue, minValue, required } from 'ra-core';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { PAYMENT_MODES } from './paymentModes';

const isRequired = [required('Required')];
const isEmail = [required('Required'), email('Invalid email address')];
const isAge = [minValue(1, 'From 1 to 120'), maxValue(120, 'From 1 to 120')];
const half = { xs: 12, sm: 6 };

/** A delegate's fields, the same when registering and when editing. */
export const DelegateInputs = () => (
  <Grid container columnSpacing={2} sx={{ width: '100%' }}>
    <Grid size={half}>
      <TextInput source="first_name" validate={isRequired} />
    </Grid>
    <Grid size={half}>
      <TextInput source="last_name" validate={isRequired} />
    </Grid>
    <Grid size={half}>
      <TextInput source="email" label="E-mail" type="email" validate={isEmail} />
    </Grid>
    <Grid size={half}>
      <TextInput source="phone_number" type="tel" validate={isRequired} />
    </Grid>
    <Grid size={half}>
      <TextInput source="church_name" />
    </Grid>
    <Grid size={half}>
      <TextInput source="ministry" />
    </Grid>
    <Grid size={half}>
      <NumberInput source="age" min={1} max={120} step={1} validate={isAge} />
    </Grid>
    <Grid size={half}>
      <SelectInput source="payment_mode" choices={PAYMENT_MODES} validate={isRequired} defaultValue="gcash" />
    </Grid>
    <Grid size={12}>
      <TextInput source="address" multiline minRows={2} />
    </Grid>
  </Grid>
);
