import { fitting, type DraftValues } from './drafts';

/**
 * What a visitor with a slow connection typed into the prerendered form before its script arrived. Read it while
 * the form is rendered first: react-hook-form then writes its default values over it.
 */
export function typedEarly<V extends DraftValues>(name: string, defaults: V): Partial<V> {
  if (typeof document === 'undefined') return {};
  const form = document.forms.namedItem(name);
  const typed: DraftValues = {};
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      typed[control.name] = control.checked;
    else if ('value' in control && 'name' in control) typed[String(control.name)] = String(control.value);
  }
  // An empty text was not typed: prerendered inputs are empty whatever their default.
  const changed = Object.entries(fitting(defaults, typed)).filter(
    ([key, value]) => value !== '' && value !== defaults[key],
  );
  return Object.fromEntries(changed) as Partial<V>;
}
