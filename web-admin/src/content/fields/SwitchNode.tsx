import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { idOf, useEditing } from '../editing';
import type { NodeProps } from './node-context';

/** Yes or no; a mark is either there or left out. */
export function SwitchNode({ field, value, path }: NodeProps) {
  const { set } = useEditing();
  return (
    <FormControlLabel
      control={
        <Switch
          id={idOf(path)}
          checked={value === true}
          onChange={(_, checked) => set(path, field.widget === 'mark' && !checked ? undefined : checked)}
        />
      }
      label={field.title}
    />
  );
}
