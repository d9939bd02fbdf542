import type { KeyMemory } from './outbox';

export type DraftValues = Record<string, string | boolean>;

export interface Draft {
  values: DraftValues;
  /** So that sending again after a reload uses the same key for the same content. */
  memory?: KeyMemory;
  /** It was sent, and no answer has come: it is sent again, with the same key, until one does. */
  pending?: boolean;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** As long as the API knows a key again; after it the draft ends. */
const LIFETIME = 24 * 3_600_000;

/**
 * What was typed, kept from the first letter until it is sent, cleared, or a day old. On the device, so that it
 * survives a reload, a tab that the phone discards, and an in-app browser that is closed.
 */
export function drafts(name: string, store: () => Store = () => localStorage, now = Date.now) {
  const key = `draft:${name}`;
  // Storage can be switched off or full; a form must work without.
  const attempt = <T>(access: (storage: Store) => T): T | undefined => {
    try {
      return access(store());
    } catch {
      return undefined;
    }
  };
  return {
    save: (draft: Draft) =>
      attempt((storage) => storage.setItem(key, JSON.stringify({ ...draft, until: now() + LIFETIME }))),
    load: (): Draft | undefined =>
      attempt((storage) => {
        const draft = read(storage.getItem(key), now());
        if (!draft) storage.removeItem(key);
        return draft;
      }),
    clear: () => attempt((storage) => storage.removeItem(key)),
  };
}

function read(text: string | null, now: number): Draft | undefined {
  if (!text) return undefined;
  const draft = JSON.parse(text) as Draft & { until: number };
  return draft.until > now && typeof draft.values === 'object' ? draft : undefined;
}

/** The drafted values that the form still has a field of the same kind for. */
export function fitting<V extends DraftValues>(defaults: V, drafted: DraftValues): Partial<V> {
  return Object.fromEntries(
    Object.entries(drafted).filter(([name, value]) => typeof value === typeof defaults[name]),
  ) as Partial<V>;
}

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
