import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useInput } from './editing';
import type { NodeProps } from './node-context';

/** From here on the form counts what is left. */
const NEARLY_FULL = 0.85;

export function TextNode(props: NodeProps) {
  const { field, value } = props;
  const translate = useTranslate();
  const text = typeof value === 'string' ? value : '';
  const max = field.maxLength ?? Infinity;
  const left = max - text.length;
  let count: string | undefined;
  if (left < 0) count = translate('content.form.too_many', { count: -left });
  else if (text.length > max * NEARLY_FULL) count = translate('content.form.left', { count: left });
  const untouched = field.placeholders?.includes(text) ? translate('content.form.came') : undefined;
  const help =
    count ??
    untouched ??
    field.help ??
    (text.includes('{brand}') ? translate('content.form.brand') : undefined);
  const { input, problem, setText } = useInput(props, help);
  return (
    <TextField
      {...input}
      value={text}
      color={untouched ? 'warning' : undefined}
      focused={untouched && !problem ? true : undefined}
      multiline={field.widget === 'text'}
      minRows={field.widget === 'text' ? 2 : undefined}
      maxRows={14}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
