import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { formatPesos } from '../../format/money';
import { useItems, useRegions } from '../calls';
import { MANILA } from '../manila';
import { variantsOf, type Field } from '../schema';
import { inputId, useEditing, useInput } from './editing';
import type { NodeProps } from './node-context';

/** A day of the calendar, which has no zone. */
export function DayNode(props: NodeProps) {
  const { value } = props;
  const { input, setText } = useInput(props);
  return (
    <TextField
      {...input}
      type="date"
      value={typeof value === 'string' ? value : ''}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

/** A day and a time, in the Philippines' own: events take place there, wherever their staff sit. */
export function MomentNode(props: NodeProps) {
  const { field, value, required } = props;
  const translate = useTranslate();
  const { input, set } = useInput(props, field.help ?? translate('content.form.manila'));
  return (
    <TextField
      {...input}
      type="datetime-local"
      value={typeof value === 'string' ? value.slice(0, 16) : ''}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => set(target.value ? `${target.value}:00${MANILA}` : required ? '' : undefined)}
    />
  );
}

export function NumberNode(props: NodeProps) {
  const { value } = props;
  const { input, set } = useInput(props);
  return (
    <TextField
      {...input}
      type="number"
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => set(target.value === '' ? undefined : Number(target.value))}
    />
  );
}

/** A sum, typed in pesos and kept in centavos. */
export function PesosNode(props: NodeProps) {
  const { field, value } = props;
  const translate = useTranslate();
  const { problem, input, set } = useInput(props);
  const { minimum = 0, maximum = Infinity } = field;
  const isSum = typeof value === 'number' && value >= minimum && value <= maximum;
  const sum = typeof value === 'number' ? String(value / 100) : '';
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && Math.round(Number(typed) * 100) === value ? typed : sum;
  return (
    <TextField
      {...input}
      // The API speaks of centavos.
      helperText={
        problem && !isSum
          ? translate('content.form.pesos', { most: formatPesos(maximum / 100) })
          : input.helperText
      }
      type="number"
      value={shown}
      slotProps={{ htmlInput: { min: 0, step: '0.01', inputMode: 'decimal' } }}
      onChange={({ target }) => {
        setTyped(target.value);
        set(target.value === '' ? undefined : Math.round(Number(target.value) * 100));
      }}
    />
  );
}

/** Yes or no; a mark is either there or left out. */
export function SwitchNode({ field, value, path }: NodeProps) {
  const { set } = useEditing();
  return (
    <FormControlLabel
      control={
        <Switch
          id={inputId(path)}
          checked={value === true}
          onChange={(_, checked) => set(path, field.widget === 'mark' && !checked ? undefined : checked)}
        />
      }
      label={field.title}
    />
  );
}

const valuesOf = (field: Field): unknown[] => field.enum ?? variantsOf(field).map((each) => each.const);

/** One of a list that developers wrote. */
export function ChoiceNode(props: NodeProps) {
  const { field, value, required } = props;
  const translate = useTranslate();
  const { input, set } = useInput(props);
  const values = valuesOf(field);
  return (
    <TextField
      {...input}
      select
      value={String(values.indexOf(value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={(event) => set(values[Number(event.target.value)])}
    >
      {(!required || !values.includes(value)) && (
        <option value="-1">{translate(required ? 'content.form.choose' : 'content.form.none')}</option>
      )}
      {values.map((each, index) => (
        <option key={String(each)} value={index}>
          {field.names?.[String(each)] ?? String(each)}
        </option>
      ))}
    </TextField>
  );
}

type OneOfProps = NodeProps & { all: { slug: string; name: string }[] };

/** A piece of the site's content, by its slug. */
function OneOf({ all, ...props }: OneOfProps) {
  const { value } = props;
  const translate = useTranslate();
  const { input, set } = useInput(props);
  return (
    <TextField
      {...input}
      select
      value={typeof value === 'string' ? value : ''}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => set(target.value || undefined)}
    >
      <option value="">{translate('content.form.none')}</option>
      {all.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

/** One of the site's regions, drafts too. */
export function RegionNode(props: NodeProps) {
  const { data: regions = [] } = useRegions();
  return <OneOf {...props} all={regions} />;
}

/** One of the site's projects, drafts too. */
export function ProjectNode(props: NodeProps) {
  const { data: items = [] } = useItems();
  const all = items
    .filter(({ kind, slug, taken_off }) => kind === 'projects' && (!taken_off || slug === props.value))
    .map(({ slug, title }) => ({ slug, name: title }));
  return <OneOf {...props} all={all} />;
}
