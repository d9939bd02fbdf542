import '../messages/event/journal';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { usePaymentModes } from '../api/paymentModes';
import { centavosIn } from '../format/amount';
import { today } from '../format/dates';

/**
 * What a short form about money holds: a text for each field.
 * @param words where the labels stand: `<words>.<field>`
 */
export function useMoneyFields<F extends Record<string, string>>(words: string, first: F) {
  const translate = useTranslate();
  const [fields, setFields] = useState(first);
  const set = (name: keyof F, value: string) => setFields((now) => ({ ...now, [name]: value }));
  return {
    fields,
    set,
    field: (name: keyof F & string, maxLength = 30) => ({
      label: translate(`${words}.${name}`),
      value: fields[name],
      onChange: (event: { target: { value: string } }) => set(name, event.target.value),
      slotProps: { htmlInput: { maxLength } },
      fullWidth: true,
      margin: 'dense' as const,
    }),
    /** What is typed; null: nothing. */
    given: (name: keyof F): string | null => fields[name]?.trim() || null,
    /** @throws Error in words, where no sum of more than nothing can be read for certain */
    centavos: (name: keyof F): number => {
      const centavos = centavosIn(fields[name] ?? '');
      if (!centavos) throw new Error(translate('journal.amount_wrong'));
      return centavos;
    },
  };
}

/** A day that has come. */
export const DayField = (props: TextFieldProps) => (
  <TextField
    {...props}
    type="date"
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
  />
);

/** By which way money came or went, also by one that is offered no more. @param first words of the choice '' */
export function WayField({ first, ...props }: TextFieldProps & { first?: string; value: string }) {
  const modes = usePaymentModes();
  const isKnown = props.value === '' || modes.some(({ value }) => value === props.value);
  return (
    <TextField
      {...props}
      select
      {...(first && { slotProps: { inputLabel: { shrink: true }, select: { displayEmpty: true } } })}
    >
      {first && <MenuItem value="">{first}</MenuItem>}
      {!isKnown && <MenuItem value={props.value}>{props.value}</MenuItem>}
      {modes.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
