import { drafts, type DraftValues } from './drafts';

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
