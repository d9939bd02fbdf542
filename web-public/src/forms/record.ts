/** What stands in a form, by the names of its fields. */
export type FormValues = Record<string, string | boolean>;

/** What a form sends: the fields as the API takes them, and what goes along without being typed. */
export interface Outgoing {
  /** The route, such as `/inquiry/property`. */
  path: string;
  body: object;
  /** Where the visit began, for example: the same words from another address are still the same words. */
  also?: object;
  elsewhere: Elsewhere;
}

/** What another page of the site says once it has sent it. */
export interface Elsewhere {
  sent: string;
  failed: string;
  /** The words of the link back to the form after that. */
  back: string;
  /** The words of a link to the form's page, where that goes on with the answer: to the ticket, for example. */
  link?: string;
}

/** What was sent, to the letter: a key belongs to one body, and they are kept together. */
export interface SentForm {
  key: string;
  path: string;
  body: object;
  headers: Record<string, string>;
  /** The path and the fields as they were typed: by this the same send is known again. */
  typed: string;
  /** What went under this key before it was changed, the last first: any of it may have arrived. */
  earlier?: object[];
  /** When, in milliseconds. */
  at: number;
  /** No answer has come, so it is sent again. */
  waiting: boolean;
  elsewhere: Elsewhere & { page: string };
  /** Another page had this answer; the form's own page goes on with it. */
  answer?: unknown;
}

/** All that the device keeps of one form, from the first letter until it is answered, cleared or a day old. */
export interface FormRecord {
  values: FormValues;
  /** When the first letter was typed, in milliseconds. */
  begun?: number;
  sent?: SentForm;
  /** Somebody typed on after it was sent. */
  edited?: true;
  /** What was sent first has arrived, and what stands here was changed after it. */
  arrived?: true;
  /** The form failed once with these values. */
  broken?: true;
}

/** As long as the API knows a key again. */
export const LIFETIME = 24 * 3_600_000;
const PREFIX = 'draft:';

/** Storage can be switched off or full; a form must work without. */
function attempt<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}

export const saveRecord = (name: string, record: FormRecord): void =>
  attempt((storage) =>
    storage.setItem(PREFIX + name, JSON.stringify({ ...record, until: Date.now() + LIFETIME })),
  );

export const removeRecord = (name: string): void => attempt((storage) => storage.removeItem(PREFIX + name));

export const loadRecord = (name: string): FormRecord | undefined =>
  attempt((storage) => {
    const record = read(storage.getItem(PREFIX + name));
    if (!record) storage.removeItem(PREFIX + name);
    return record;
  });

function read(text: string | null): FormRecord | undefined {
  if (!text) return undefined;
  const { until, sent, ...record } = JSON.parse(text) as FormRecord & { until: number };
  if (!(until > Date.now()) || typeof record.values !== 'object') return undefined;
  return sent && sent.at + LIFETIME > Date.now() ? { ...record, sent } : record;
}

/** Whether the device keeps something of that form. */
export const hasRecord = (name: string): boolean => name !== '' && loadRecord(name) !== undefined;

/** The forms of which something was sent without an answer. */
export const waitingForms = (): string[] =>
  attempt((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length))
      .filter((name) => loadRecord(name)?.sent?.waiting),
  ) ?? [];

/** The drafted values that the form still has a field of the same kind for. */
export function fitting<V extends FormValues>(defaults: V, drafted: FormValues): Partial<V> {
  return Object.fromEntries(
    Object.entries(drafted).filter(([name, value]) => typeof value === typeof defaults[name]),
  ) as Partial<V>;
}

/** Whether somebody, or the browser for them, has changed what was prerendered in a control. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(given, 0);
  }
  // A box without a value of its own has the value “on”, which is not its default.
  if (control instanceof HTMLInputElement && BOX.test(control.type))
    return control.checked !== control.defaultChecked;
  return 'defaultValue' in control && 'value' in control && control.value !== control.defaultValue;
}
const BOX = /^(checkbox|radio)$/;

/** Everything that stands in the form `name` of the page, as it was typed; what a list showed by itself nobody has chosen. */
export function typedInto(
  name: string,
  isTyped = (control: Element) => !(control instanceof HTMLSelectElement) || isChanged(control),
): FormValues {
  const typed: FormValues = {};
  for (const control of document.forms.namedItem(name)?.elements ?? []) {
    if (!isTyped(control)) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      typed[control.name] = control.checked;
    else if ('value' in control && 'name' in control) typed[String(control.name)] = String(control.value);
  }
  return typed;
}

/**
 * Keeps what was typed into a form whose script has not come, before the page is loaded anew: beside what an earlier visit
 * left, which does not stand in its fields yet.
 */
export function keepTyped(name: string): void {
  const record = loadRecord(name);
  const values = { ...record?.values, ...typedInto(name, isChanged) };
  saveRecord(name, { begun: Date.now(), ...record, values });
}
