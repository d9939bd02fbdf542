import { DEFAULT_COUNTRY, parseTyped, toNumber } from './phone';
import { fitting, typedInto, type FormValues } from './record';

/**
 * What a visitor with a slow connection typed into the prerendered form before its script arrived, or what the
 * browser put back into it. Read it while the form is rendered first: react-hook-form then writes its default values
 * over it.
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
