import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentProps } from 'react';
import { fill } from '../../content/text';
import { priceTexts, groupTexts as texts } from '../../content/texts';
import { CONTROL } from '../../forms/control';
import { ChoiceOptions, labelOf, shownValue, type DeclaredField } from '../../forms/declared';
import { FieldError, Select } from '../../forms/Field';
import { DEFAULT_COUNTRY, parseTyped, toNumber } from '../../forms/phone/phone';
import { loadPlans, usePlans } from '../../forms/phone/phone-check';
import { namedSum, useRowPrice } from '../prices/choice';
import { RowPrice } from '../prices/PriceFields';
import type { Cell, Row } from './rows';

interface PersonRowProps {
  row: Row;
  /** What is asked beside the usual. */
  asked: readonly DeclaredField[];
  number: number;
  /** Nothing is left to be typed. */
  isComplete: boolean;
  problems: Partial<Record<Cell, string>>;
  onChange: (cell: Cell, text: string) => void;
  onBlur: () => void;
  onRemove: (() => void) | undefined;
}

type Native = Pick<ComponentProps<'input'>, 'type' | 'inputMode'>;

/** What is asked beside the usual: what must be said stands among the first. */
const declared = (asked: readonly DeclaredField[], isRequired: boolean) =>
  asked
    .filter((field) => field.isRequired === isRequired)
    .map(({ name, type }): [Cell, Native, string] => [
      name as Cell,
      type === 'number' ? { inputMode: 'numeric' } : {},
      'sm:col-span-2',
    ]);

/** Not filled in by the browser, which knows only its owner. */
const MAIN: [Cell, Native, string][] = [
  ['first_name', {}, 'sm:col-span-3'],
  ['last_name', {}, 'sm:col-span-3'],
  ['email', { type: 'email', inputMode: 'email' }, 'sm:col-span-2'],
  ['phone_number', { type: 'tel', inputMode: 'tel' }, 'sm:col-span-2'],
  ['church_name', {}, 'sm:col-span-2'],
];
const MORE: [Cell, Native, string][] = [
  ['ministry', {}, 'sm:col-span-2'],
  ['age', { inputMode: 'numeric' }, 'sm:col-span-1'],
  ['address', {}, 'sm:col-span-3'],
];

/** One person of a group. What is there already and complete, as pasted rows are, takes one line until it is edited. */
export function PersonRow({
  row,
  asked,
  number,
  isComplete,
  problems,
  onChange,
  onBlur,
  onRemove,
}: PersonRowProps) {
  const titleId = useId();
  const rowPrice = useRowPrice(row.price);
  const main = [...MAIN, ...declared(asked, true)];
  const more = [...MORE, ...declared(asked, false)];
  const [brief, setBrief] = useState(isComplete);
  const open = !brief || Object.keys(problems).length > 0;
  const fields = useRef<HTMLDivElement>(null);
  const edited = useRef(false);
  useEffect(() => {
    if (open && edited.current) fields.current?.querySelector('input')?.focus();
  }, [open]);
  const title = fill(texts.person, { n: String(number) });
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ');
  // Opened by what stands in it or is wrong there; emptied again, it stays open.
  const [wide, setWide] = useState<boolean>();
  const isWide =
    more.some(([which]) => problems[which]) || (wide ?? more.some(([which]) => (row[which] ?? '') !== ''));
  const cell = ([which, native, span]: [Cell, Native, string]) => (
    <CellField
      key={which}
      cell={which}
      native={native}
      span={span}
      value={row[which] ?? ''}
      asked={asked}
      problem={problems[which]}
      onChange={(text) => {
        if (more.some(([one]) => one === which)) setWide(true);
        onChange(which, text);
      }}
      onBlur={onBlur}
    />
  );
  return (
    <li className="border border-ink/20 bg-white/60 p-4">
      <div role="group" aria-labelledby={titleId}>
        <div className="mb-2 flex items-center justify-between gap-4">
          <p id={titleId} className="font-medium">
            {title}
          </p>
          <span className="flex gap-x-4">
            {!open && (
              <button
                type="button"
                onClick={() => {
                  edited.current = true;
                  setBrief(false);
                }}
                aria-label={fill(texts.editNamed, { name })}
                className={ACT}
              >
                {texts.edit}
              </button>
            )}
            {onRemove && (
              <button
                type="button"
                onClick={onRemove}
                aria-label={fill(texts.removeNamed, { name: name || title })}
                className={ACT}
              >
                {texts.remove}
              </button>
            )}
          </span>
        </div>
        {open ? (
          <div ref={fields}>
            <div className="grid gap-x-4 gap-y-1 sm:grid-cols-6">
              {main.map(cell)}
              <RowPrice value={row.price} onChange={(price) => onChange('price', price)} />
            </div>
            <details open={isWide} onToggle={(event) => setWide(event.currentTarget.open)}>
              <summary className="min-h-11 cursor-pointer py-2.5 text-small underline underline-offset-4">
                {texts.more}
                <span className="sr-only"> ({name || title})</span>
              </summary>
              <div className="grid gap-x-4 gap-y-1 sm:grid-cols-6">{more.map(cell)}</div>
            </details>
          </div>
        ) : (
          <p className="wrap-anywhere">
            {name}
            <span className="block text-small text-ink/75">
              {[brieflyOf(row, asked), rowPrice && namedSum(rowPrice, priceTexts.until)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
        )}
      </div>
    </li>
  );
}

const ACT = 'min-h-11 min-w-11 text-small underline underline-offset-4 hover:text-terracotta';

/** All that is known besides the names. */
const brieflyOf = (
  { first_name: _, last_name: __, price: ___, ...row }: Row,
  asked: readonly DeclaredField[],
): string =>
  Object.entries(row)
    .map(([cell, value]) => shownValue(cell, value, asked))
    .filter(Boolean)
    .join(', ');

interface CellFieldProps {
  cell: Cell;
  /** What is asked beside the usual. */
  asked: readonly DeclaredField[];
  native: Native;
  span: string;
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/** One field of a person; of a number that no telephone can have it says so, and offers what fits. */
export function CellField({ cell, asked, native, span, value, problem, onChange, onBlur }: CellFieldProps) {
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
      onBlur();
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
