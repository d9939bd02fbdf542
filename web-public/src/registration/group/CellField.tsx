import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentProps } from 'react';
import { CONTROL } from '../../forms/control';
import { ChoiceOptions, labelOf, type DeclaredField } from '../../forms/declared';
import { FieldError, Select } from '../../forms/Field';
import { DEFAULT_COUNTRY, parseTyped, toNumber } from '../../forms/phone/phone';
import { loadPlans, usePlans } from '../../forms/phone/phone-check';
import type { Cell } from './rows';

const NATIVE: Partial<Record<Cell, Pick<ComponentProps<'input'>, 'type' | 'inputMode'>>> = {
  email: { type: 'email', inputMode: 'email' },
  phone_number: { type: 'tel', inputMode: 'tel' },
  age: { inputMode: 'numeric' },
};

interface CellFieldProps {
  cell: Cell;
  /** What is asked beside the usual. */
  asked: readonly DeclaredField[];
  /** Its place in the grid, where that is no single column. */
  span?: string;
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
  onBlur?: () => void;
}

/** One field of a person; of a number that no telephone can have it says so, and offers what fits. */
export function CellField({ cell, asked, span, value, problem, onChange, onBlur }: CellFieldProps) {
  const id = useId();
  const isPhone = cell === 'phone_number';
  const plans = usePlans();
  const [isLeft, setLeft] = useState(false);
  const element = useRef<HTMLInputElement | HTMLSelectElement>(null);
  const takeEarly = useEffectEvent(() => {
    const early = element.current?.value ?? '';
    if (early !== value) onChange(early);
  });
  // What was typed before the script was there.
  useEffect(() => {
    takeEarly();
  }, []);
  const field = asked.find(({ name }) => name === cell);
  const isRequired = cell === 'first_name' || cell === 'last_name' || (field?.isRequired ?? false);
  const choices = field?.choices;
  const native = NATIVE[cell] ?? (field?.type === 'number' ? { inputMode: 'numeric' } : {});
  const control = {
    id,
    value,
    autoComplete: 'off',
    'aria-required': isRequired,
    'aria-invalid': !!problem,
    'aria-describedby': problem && `${id}-error`,
    className: CONTROL,
    ref: (now: HTMLInputElement | HTMLSelectElement | null) => {
      element.current = now;
    },
    onFocus: () => {
      if (isPhone) void loadPlans();
      setLeft(false);
    },
    onBlur: () => {
      setLeft(true);
      onBlur?.();
    },
  };
  return (
    <div className={span}>
      <label htmlFor={id} className="mb-1 block text-small">
        {labelOf(cell, asked)}
      </label>
      {choices ? (
        <Select {...control} onChange={(event) => onChange(event.target.value)}>
          <ChoiceOptions choices={choices} />
        </Select>
      ) : (
        <input {...control} {...native} onChange={(event) => onChange(event.target.value)} />
      )}
      <FieldError id={`${id}-error`} text={problem} />
      {isPhone && isLeft && plans && (
        <plans.PhoneDoubt number={toNumber(parseTyped(value, DEFAULT_COUNTRY))} onTake={onChange} />
      )}
    </div>
  );
}
