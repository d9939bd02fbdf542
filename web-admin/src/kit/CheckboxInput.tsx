import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useInput, useTranslate } from 'ra-core';

/**
 * A box to tick, where react-admin’s `<BooleanInput>` would be a switch: nothing is on before the form is sent. The input
 * is given no value: of one that says `on`, react-admin takes whether it is ticked.
 */
export function CheckboxInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate();
  const { field } = useInput({ source, defaultValue: false, type: 'checkbox' });
  return (
    <FormControlLabel
      control={
        <Checkbox
          name={field.name}
          checked={field.value === true}
          onChange={field.onChange}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
      label={translate(label)}
    />
  );
}
