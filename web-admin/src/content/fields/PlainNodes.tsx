import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { centavosIn, numberIn, sumIn } from '../../format/amount';
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

/**
 * What is typed of a number. It is no `type="number"`: Firefox and Safari take "1,500" in such a field for nothing, and
 * a price would be left out unsaid. What cannot be read stays as it was typed, and whoever checks it says so.
 */
function useTyped(
  value: unknown,
  set: (value: unknown) => void,
  read: (text: string) => number | undefined,
  write: (number: number) => string = String,
) {
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && (read(typed) ?? typed) === value;
  return {
    value: isTyped
      ? typed
      : typeof value === 'number'
        ? write(value)
        : typeof value === 'string'
          ? value
          : '',
    slotProps: { htmlInput: { inputMode: 'decimal' as const, autoComplete: 'off' } },
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      set(target.value.trim() === '' ? undefined : (read(target.value) ?? target.value));
    },
  };
}

export function NumberNode(props: NodeProps) {
  const { field, value } = props;
  const { input, set } = useInput(props);
  return <TextField {...input} {...useTyped(value, set, field.money ? sumIn : numberIn)} />;
}

/** A sum, typed in pesos and kept in centavos. */
export function PesosNode(props: NodeProps) {
  const { field, value } = props;
  const translate = useTranslate();
  const { problem, input, set } = useInput(props);
  const { minimum = 0, maximum = Infinity } = field;
  const isSum = typeof value === 'number' && value >= minimum && value <= maximum;
  return (
    <TextField
      {...input}
      {...useTyped(value, set, centavosIn, (centavos) => String(centavos / 100))}
      // The API speaks of centavos.
      helperText={
        problem && !isSum
          ? translate('content.form.pesos', { most: formatPesos(maximum / 100) })
          : input.helperText
      }
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
