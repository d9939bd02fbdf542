import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { idOf, useEditing, useProblem } from '../editing';
import type { NodeProps } from './node-context';
import { useLabel } from './TextNode';

/** A sum, typed in pesos and kept in centavos. */
export function PesosNode({ field, value, path, required }: NodeProps) {
  const label = useLabel({ field, required });
  const { set, at } = useEditing();
  const problem = useProblem(path);
  const sum = typeof value === 'number' ? String(value / 100) : '';
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && Math.round(Number(typed) * 100) === value ? typed : sum;
  return (
    <TextField
      id={idOf(path)}
      type="number"
      label={label}
      value={shown}
      error={problem !== undefined}
      helperText={problem ?? field.help}
      slotProps={{ htmlInput: { min: 0, step: '0.01', inputMode: 'decimal' } }}
      onFocus={() => at(path)}
      onChange={({ target }) => {
        setTyped(target.value);
        set(path, target.value === '' ? undefined : Math.round(Number(target.value) * 100));
      }}
    />
  );
}
