import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useItems } from '../calls';
import { inputId, useEditing, useProblem } from './editing';
import type { NodeProps } from './node-context';
import { useLabel } from './TextNode';

/** One of the site's projects, drafts too. */
export function ProjectNode({ field, value, path, required }: NodeProps) {
  const translate = useTranslate();
  const label = useLabel({ field, required });
  const { set, at } = useEditing();
  const problem = useProblem(path);
  const { data: items = [] } = useItems();
  const projects = items.filter(
    ({ kind, slug, taken_off }) => kind === 'projects' && (!taken_off || slug === value),
  );
  return (
    <TextField
      id={inputId(path)}
      select
      label={label}
      value={typeof value === 'string' ? value : ''}
      error={problem !== undefined}
      helperText={problem ?? field.help}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onFocus={() => at(path)}
      onChange={(event) => set(path, event.target.value || undefined)}
    >
      <option value="">{translate('content.form.none')}</option>
      {projects.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </TextField>
  );
}
