import TextField from '@mui/material/TextField';
import { idOf, useEditing, useProblem } from '../editing';
import type { NodeProps } from './node-context';
import { useLabel } from './TextNode';

/** A day of the calendar, which has no zone. */
export function DayNode({ field, value, path, required }: NodeProps) {
  const label = useLabel({ field, required });
  const { set, at } = useEditing();
  const problem = useProblem(path);
  return (
    <TextField
      id={idOf(path)}
      type="date"
      label={label}
      value={typeof value === 'string' ? value : ''}
      error={problem !== undefined}
      helperText={problem ?? field.help}
      slotProps={{ inputLabel: { shrink: true } }}
      onFocus={() => at(path)}
      onChange={({ target }) => set(path, target.value === '' && !required ? undefined : target.value)}
    />
  );
}
