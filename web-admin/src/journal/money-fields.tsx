import '../messages/event/journal';
import MenuItem from '@mui/material/MenuItem';
import type { ComponentProps } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { manilaDay } from 'web-shared/dates';
import { usePaymentModes } from '../api/paymentModes';
import { centavosIn } from '../format/amount';

type Props = Omit<ComponentProps<typeof TextInput>, 'slotProps'>;

/** A text of a short form about money; `max` is its longest. */
export const MoneyInput = ({ max = 30, ...input }: Props & { max?: number }) => (
  <TextInput helperText={false} slotProps={{ htmlInput: { maxLength: max } }} {...input} />
);

/** A day that has come in the Philippines, by which the API judges it. */
export const DayInput = (input: Props) => (
  <TextInput
    helperText={false}
    type="date"
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: manilaDay() } }}
    {...input}
  />
);

/** By which way money came or went, also by one that is offered no more. @param first words of the choice '' */
export function WayInput({ first, ...input }: Props & { first?: string }) {
  const modes = usePaymentModes();
  const value = (useWatch({ name: input.source }) as string | null) ?? '';
  const isKnown = value === '' || modes.some((mode) => mode.value === value);
  return (
    <TextInput
      helperText={false}
      select
      {...(first && { slotProps: { inputLabel: { shrink: true }, select: { displayEmpty: true } } })}
      {...input}
    >
      {first && <MenuItem value="">{first}</MenuItem>}
      {!isKnown && <MenuItem value={value}>{value}</MenuItem>}
      {modes.map((mode) => (
        <MenuItem key={mode.value} value={mode.value}>
          {mode.label}
        </MenuItem>
      ))}
    </TextInput>
  );
}

/** What is typed; null: nothing. */
export const given = (text: string | null | undefined): string | null => text?.trim() || null;

/** @throws Error whose message is a key of words, where no sum of more than nothing can be read for certain */
export const centavosOf = (text: string | null): number => {
  const centavos = centavosIn(text ?? '');
  if (!centavos) throw new Error('journal.amount_wrong');
  return centavos;
};
