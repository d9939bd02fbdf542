import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useInput, useTranslate } from 'ra-core';

/** A box to tick, where react-admin’s `<BooleanInput>` would be a switch: nothing is on before the form is sent. */
export function CheckboxInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate();
  const { ref, ...field } = useInput({ source, defaultValue: false, type: 'checkbox' }).field;
  return (
    <FormControlLabel
      control={<Checkbox {...field} checked={field.value === true} slotProps={{ input: { ref } }} />}
      label={translate(label)}
    />
  );
}
