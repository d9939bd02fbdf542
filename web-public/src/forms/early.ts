import { drafts, fitting, type DraftValues } from './drafts';
import { DEFAULT_COUNTRY, toNumber, type } from './phone';

/**
 * What a visitor with a slow connection typed into the prerendered form before its script arrived, or what the
 * browser put back into it. Read it while the form is rendered first: react-hook-form then writes its default values
 * over it.
 */
export function typedEarly<V extends DraftValues>(name: string, defaults: V): Partial<V> {
  if (typeof document === 'undefined') return {};
  // An empty text was not typed: prerendered inputs are empty whatever their default.
  const changed = Object.entries(fitting(defaults, typedInto(name))).filter(
    ([key, value]) => value !== '' && value !== defaults[key],
  );
  return Object.fromEntries(changed) as Partial<V>;
}

/** Everything that stands in the form `name` of the page, as the form's values hold it. */
function typedInto(name: string): DraftValues {
  const typed: DraftValues = {};
  for (const control of document.forms.namedItem(name)?.elements ?? []) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      typed[control.name] = control.checked;
    else if (control instanceof HTMLInputElement && control.type === 'tel')
      typed[control.name] = toNumber(type(control.value, DEFAULT_COUNTRY));
    else if ('value' in control && 'name' in control) typed[String(control.name)] = String(control.value);
  }
  return typed;
}

/** Keeps what was typed into a form whose script has not come, before the page is loaded anew. */
export function keepTyped(name: string): void {
  const store = drafts(name);
  store.save({ ...store.load(), values: { ...store.load()?.values, ...typedInto(name) } });
}
