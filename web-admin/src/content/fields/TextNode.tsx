import TextField from '@mui/material/TextField';
import { idOf, useEditing, useProblem } from '../editing';
import type { NodeProps } from './node-context';

/** From here on the form counts what is left. */
const NEARLY_FULL = 0.85;
const BRAND = '{brand} stands for the name of the company.';

/** `Title (optional)` */
export const labelOf = ({ field, required }: Pick<NodeProps, 'field' | 'required'>): string =>
  required ? (field.title ?? '') : `${field.title ?? ''} (optional)`;

export function TextNode({ field, value, path, required }: NodeProps) {
  const { set, at } = useEditing();
  const problem = useProblem(path);
  const text = typeof value === 'string' ? value : '';
  const left = (field.maxLength ?? Infinity) - text.length;
  const count =
    text.length > (field.maxLength ?? Infinity) * NEARLY_FULL
      ? left < 0
        ? `${-left} characters too many`
        : `${left} characters left`
      : undefined;
  return (
    <TextField
      id={idOf(path)}
      label={labelOf({ field, required })}
      value={text}
      multiline={field.widget === 'text'}
      minRows={field.widget === 'text' ? 2 : undefined}
      maxRows={14}
      error={problem !== undefined}
      helperText={problem ?? count ?? field.help ?? (text.includes('{brand}') ? BRAND : undefined)}
      onFocus={() => at(path)}
      onChange={(event) => set(path, event.target.value === '' && !required ? undefined : event.target.value)}
    />
  );
}

export function NumberNode({ field, value, path, required }: NodeProps) {
  const { set, at } = useEditing();
  const problem = useProblem(path);
  return (
    <TextField
      id={idOf(path)}
      type="number"
      label={labelOf({ field, required })}
      value={typeof value === 'number' ? value : ''}
      error={problem !== undefined}
      helperText={problem ?? field.help}
      onFocus={() => at(path)}
      onChange={(event) => set(path, event.target.value === '' ? undefined : Number(event.target.value))}
    />
  );
}
