import { DEFAULT_COUNTRY, parseTyped, toNumber } from './phone/phone';
import { fitting, typedInto, type FormValues } from './record';

/**
 * What a visitor typed into the prerendered form before React heard of it, or what the browser put back into it. Read it before
 * react-hook-form meets the inputs, which writes its default values over it, and once more when keys are no longer kept from
 * React (`app/hydrate.tsx`).
 */
export function typedEarly<V extends FormValues>(name: string, defaults: V): Partial<V> {
  if (typeof document === 'undefined') return {};
  // An empty text was not typed: prerendered inputs are empty whatever their default.
  const changed = Object.entries(fitting(defaults, withWholePhone(typedInto(name)))).filter(
    ([key, value]) => value !== '' && value !== defaults[key],
  );
  return Object.fromEntries(changed) as Partial<V>;
}

/** A phone number as the form's value holds it (E.164), also where it was kept as it was typed. */
export function withWholePhone<V extends FormValues>(values: V): V {
  const { phone_number: typed } = values;
  if (typeof typed !== 'string') return values;
  return { ...values, phone_number: toNumber(parseTyped(typed, DEFAULT_COUNTRY)) };
}
