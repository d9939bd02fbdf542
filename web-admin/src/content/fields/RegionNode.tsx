import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useCall } from '../../api/useCall';
import { inputId, useEditing, useProblem } from './editing';
import type { NodeProps } from './node-context';
import { useLabel } from './TextNode';

export type Region = { slug: string; name: string };

/** The site's regions, drafts too. */
export function useRegions() {
  return useCall(
    ['content', 'regions'],
    async (api) => (await api.openContent({ kind: 'regions', slug: 'site' })).data as Region[],
  );
}

/** One of the site's regions. */
export function RegionNode({ field, value, path, required }: NodeProps) {
  const translate = useTranslate();
  const label = useLabel({ field, required });
  const { set, at } = useEditing();
  const problem = useProblem(path);
  const { data: regions = [] } = useRegions();
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
      {regions.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
