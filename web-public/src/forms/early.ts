import { drafts, type DraftValues, fitting } from './drafts';
import { DEFAULT_COUNTRY, toNumber, type } from './phone';

/** Everything that stands in the form `name` of the page, as it was typed. */
export function typedInto(name: string): DraftValues {
  const typed: DraftValues = {};
  for (const control of document.forms.namedItem(name)?.elements ?? []) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      typed[control.name] = control.checked;
    else if ('value' in control && 'name' in control) typed[String(control.name)] = String(control.value);
  }
  return typed;
}

/** Keeps what was typed into a form whose script has not come, before the page is loaded anew. */
export function keepTyped(name: string): void {
  const store = drafts(name);
  const draft = store.load();
  store.save({ ...draft, values: { ...draft?.values, ...typedInto(name) } });
}

/**
 * What a visitor with a slow connection typed into the prerendered form before its script arrived, or what the
 * browser put back into it. Read it while the form is rendered first: react-hook-form then writes its default values
 * over it.
 */
export function typedEarly<V extends DraftValues>(name: string, defaults: V): Partial<V> {
  if (typeof document === 'undefined') return {};
  // An empty text was not typed: prerendered inputs are empty whatever their default.
  const changed = Object.entries(fitting(defaults, withWholePhone(typedInto(name)))).filter(
    ([key, value]) => value !== '' && value !== defaults[key],
  );
  return Object.fromEntries(changed) as Partial<V>;
}

/** A phone number as the form's value holds it (E.164), also where it was kept as it was typed. */
export function withWholePhone<V extends DraftValues>(values: V): V {
  const { phone_number: typed } = values;
  if (typeof typed !== 'string' || typed.startsWith('+')) return values;
  return { ...values, phone_number: toNumber(type(typed, DEFAULT_COUNTRY)) };
}
