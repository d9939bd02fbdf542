import type { KeyMemory } from './idempotency';

export type DraftValues = Record<string, string | boolean>;

export interface Draft {
  values: DraftValues;
  /** So that sending again after a reload uses the same key for the same content. */
  memory?: KeyMemory;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What was typed, kept after a failed send until it succeeds. In `sessionStorage`: it survives a reload and a
 * phone that discards the tab, and is gone with the tab, so that a shared computer keeps nobody's details.
 */
export function drafts(name: string, store: () => Store = () => sessionStorage) {
  const key = `draft:${name}`;
  // Storage can be switched off in a browser; a form must work without.
  const attempt = <T>(access: (storage: Store) => T): T | undefined => {
    try {
      return access(store());
    } catch {
      return undefined;
    }
  };
  return {
    save: (draft: Draft) => attempt((storage) => storage.setItem(key, JSON.stringify(draft))),
    load: (): Draft | undefined => attempt((storage) => read(storage.getItem(key))),
    clear: () => attempt((storage) => storage.removeItem(key)),
  };
}

function read(text: string | null): Draft | undefined {
  if (!text) return undefined;
  const draft = JSON.parse(text) as Draft;
  return draft && typeof draft.values === 'object' ? draft : undefined;
}

/** The drafted values that the form still has a field of the same kind for. */
export function fitting<V extends DraftValues>(defaults: V, drafted: DraftValues): Partial<V> {
  return Object.fromEntries(
    Object.entries(drafted).filter(([name, value]) => typeof value === typeof defaults[name]),
  ) as Partial<V>;
}
