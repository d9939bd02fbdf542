import TextField from '@mui/material/TextField';
import { idOf, useEditing, useProblem } from '../editing';
import type { NodeProps } from './node-context';
import { labelOf } from './TextNode';

const MANILA = '+08:00';
const MANILA_MS = 8 * 3_600_000;

/** A moment as the field keeps it, whatever zone it was written in: `2027-02-19T08:30:00+08:00`. */
export const inManila = (iso: string): string =>
  `${new Date(Date.parse(iso) + MANILA_MS).toISOString().slice(0, 19)}${MANILA}`;

/** A day and a time, in the Philippines' own: events take place there, wherever their staff sit. */
export function MomentNode({ field, value, path, required }: NodeProps) {
  const { set, at } = useEditing();
  const problem = useProblem(path);
  const text = typeof value === 'string' ? value.slice(0, 16) : '';
  return (
    <TextField
      id={idOf(path)}
      type="datetime-local"
      label={labelOf({ field, required })}
      value={text}
      error={problem !== undefined}
      helperText={problem ?? field.help ?? 'Philippine time'}
      slotProps={{ inputLabel: { shrink: true } }}
      onFocus={() => at(path)}
      onChange={({ target }) =>
        set(path, target.value ? `${target.value}:00${MANILA}` : required ? '' : undefined)
      }
    />
  );
}
