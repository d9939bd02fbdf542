import { useId, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { sumOf } from '../../content/event/event-prices';
import { labels, priceTexts as texts } from '../../content/texts';
import { useContent } from '../../content/use-content';
import { CONTROL } from '../../forms/control';
import { Field, Select } from '../../forms/Field';
import { isChoice, namedSum, OF_CODE, offeredOf, useCodePrice } from './choice';

/** The price of one who comes, and the code that opens another; nothing where there is none to choose. */
export function PriceFields({ withCode = true, hint }: { withCode?: boolean; hint?: ReactNode }) {
  const event = useContent('event');
  if (!isChoice(event)) return null;
  return (
    <div className="grid gap-x-5 sm:grid-cols-2">
      {event.prices.length > 0 && <OwnPrice hint={hint} />}
      {withCode && event.takesCodes && <CodeField />}
    </div>
  );
}

function OwnPrice({ hint }: { hint?: ReactNode }) {
  const event = useContent('event');
  const { price: ofCode } = useCodePrice();
  const { field } = useController({ name: 'price' });
  return (
    <Field name="price" label={labels.price} required hint={hint}>
      {(control) => (
        <Select {...control} {...field} value={offeredOf(event, String(field.value), ofCode)}>
          <Prices />
        </Select>
      )}
    </Field>
  );
}

/** The choices, with what each costs. */
function Prices() {
  const { prices } = useContent('event');
  const { price: ofCode } = useCodePrice();
  return (
    <>
      {ofCode && <option value={OF_CODE}>{namedSum(ofCode, texts.until)}</option>}
      {prices.map((price) => (
        <option key={price.id} value={price.id}>
          {namedSum(price, texts.until)}
        </option>
      ))}
    </>
  );
}

/** Checked once it is typed: it says what it opens. */
export function CodeField() {
  const { register, setValue } = useFormContext();
  const { price, problem, check } = useCodePrice();
  const status = price ? `${price.name}: ${sumOf(price.amount)}` : problem;
  return (
    <Field
      name="price_code"
      label={labels.price_code}
      hint={<span role="status">{status ?? texts.codeHint}</span>}
    >
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          autoCapitalize="characters"
          {...register('price_code', {
            onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
              const typed = event.target.value;
              if (typed.trim()) setValue('price', OF_CODE, { shouldDirty: true });
              check(typed);
            },
          })}
        />
      )}
    </Field>
  );
}

/** The same choice for somebody of a group. */
export function RowPrice({ value, onChange }: { value: string; onChange: (price: string) => void }) {
  const id = useId();
  const { event, price: ofCode } = useCodePrice();
  if (!event || event.prices.length + (ofCode ? 1 : 0) < 2) return null;
  return (
    <div className="sm:col-span-3">
      <label htmlFor={id} className="mb-1 block text-small">
        {labels.price}
      </label>
      <Select
        id={id}
        className={CONTROL}
        value={offeredOf(event, value, ofCode)}
        onChange={(change) => onChange(change.target.value)}
      >
        <Prices />
      </Select>
    </div>
  );
}
