import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { idOf, useEditing, useProblem } from '../editing';
import { variantsOf, type Field } from '../schema';
import type { NodeProps } from './node-context';
import { useLabel } from './TextNode';

const valuesOf = (field: Field): unknown[] => field.enum ?? variantsOf(field).map((each) => each.const);

/** One of a list that developers wrote. */
export function ChoiceNode({ field, value, path, required }: NodeProps) {
  const translate = useTranslate();
  const label = useLabel({ field, required });
  const { set, at } = useEditing();
  const problem = useProblem(path);
  const values = valuesOf(field);
  return (
    <TextField
      id={idOf(path)}
      select
      label={label}
      value={String(values.indexOf(value))}
      error={problem !== undefined}
      helperText={problem ?? field.help}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onFocus={() => at(path)}
      onChange={(event) => set(path, values[Number(event.target.value)])}
    >
      {(!required || !values.includes(value)) && (
        <option value="-1">{translate(required ? 'content.form.choose' : 'content.form.none')}</option>
      )}
      {values.map((each, index) => (
        <option key={String(each)} value={index}>
          {field.names?.[String(each)] ?? String(each)}
        </option>
      ))}
    </TextField>
  );
}
