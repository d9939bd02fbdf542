import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { inputId, useEditing, useProblem } from './editing';
import type { NodeProps } from './node-context';

/** From here on the form counts what is left. */
const NEARLY_FULL = 0.85;

/** `Title (optional)` */
export function useLabel({ field: { title = '' }, required }: Pick<NodeProps, 'field' | 'required'>): string {
  const translate = useTranslate();
  return required ? title : translate('content.form.optional', { title });
}

export function TextNode({ field, value, path, required }: NodeProps) {
  const translate = useTranslate();
  const label = useLabel({ field, required });
  const { set, at } = useEditing();
  const problem = useProblem(path);
  const text = typeof value === 'string' ? value : '';
  const left = (field.maxLength ?? Infinity) - text.length;
  const count =
    text.length > (field.maxLength ?? Infinity) * NEARLY_FULL
      ? left < 0
        ? translate('content.form.too_many', { count: -left })
        : translate('content.form.left', { count: left })
      : undefined;
  const came = field.placeholders?.includes(text) ? translate('content.form.came') : undefined;
  return (
    <TextField
      id={inputId(path)}
      label={label}
      value={text}
      color={came ? 'warning' : undefined}
      focused={came && !problem ? true : undefined}
      multiline={field.widget === 'text'}
      minRows={field.widget === 'text' ? 2 : undefined}
      maxRows={14}
      error={problem !== undefined}
      helperText={
        problem ??
        count ??
        came ??
        field.help ??
        (text.includes('{brand}') ? translate('content.form.brand') : undefined)
      }
      onFocus={() => at(path)}
      onChange={(event) => set(path, event.target.value === '' && !required ? undefined : event.target.value)}
    />
  );
}
