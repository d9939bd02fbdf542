import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { idOf, useEditing, useProblem } from '../editing';
import { MANILA } from './manila';
import type { NodeProps } from './node-context';
import { useLabel } from './TextNode';

/** A day and a time, in the Philippines' own: events take place there, wherever their staff sit. */
export function MomentNode({ field, value, path, required }: NodeProps) {
  const translate = useTranslate();
  const label = useLabel({ field, required });
  const { set, at } = useEditing();
  const problem = useProblem(path);
  const text = typeof value === 'string' ? value.slice(0, 16) : '';
  return (
    <TextField
      id={idOf(path)}
      type="datetime-local"
      label={label}
      value={text}
      error={problem !== undefined}
      helperText={problem ?? field.help ?? translate('content.form.manila')}
      slotProps={{ inputLabel: { shrink: true } }}
      onFocus={() => at(path)}
      onChange={({ target }) =>
        set(path, target.value ? `${target.value}:00${MANILA}` : required ? '' : undefined)
      }
    />
  );
}
