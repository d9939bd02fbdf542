import { useEffect, useId, useRef, useState } from 'react';
import { fill } from '../../content/text';
import { priceTexts, groupTexts as texts } from '../../content/texts';
import { shownValue, type DeclaredField } from '../../forms/declared';
import { namedSum, useRowPrice } from '../prices/choice';
import { RowPrice } from '../prices/PriceFields';
import { CellField } from './CellField';
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

/** What is asked beside the usual: what must be said stands among the first. */
const declared = (asked: readonly DeclaredField[], isRequired: boolean) =>
  asked
    .filter((field) => field.isRequired === isRequired)
    .map(({ name }): [Cell, string] => [name as Cell, 'sm:col-span-2']);

/** Not filled in by the browser, which knows only its owner. */
const MAIN: [Cell, string][] = [
  ['first_name', 'sm:col-span-3'],
  ['last_name', 'sm:col-span-3'],
  ['email', 'sm:col-span-2'],
  ['phone_number', 'sm:col-span-2'],
  ['church_name', 'sm:col-span-2'],
];
const MORE: [Cell, string][] = [
  ['ministry', 'sm:col-span-2'],
  ['age', 'sm:col-span-1'],
  ['address', 'sm:col-span-3'],
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
  const cell = ([which, span]: [Cell, string]) => (
    <CellField
      key={which}
      cell={which}
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
