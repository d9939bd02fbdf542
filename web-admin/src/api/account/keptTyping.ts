import { theAccount } from './session';

/** What was typed into fields of a form, and what stood there before. */
export type Kept = Record<string, { value: unknown; base: unknown }>;

const PREFIX = 'typed ';
/** No password lies in a browser's store, nor a code that signs in. */
const SECRETS = ['password', 'current_password', 'new_password', 'repeated', 'secret', 'code'];
const SECRET_INPUT =
  '[type=password], [autocomplete~=current-password], [autocomplete~=new-password], [autocomplete~=one-time-code]';
/** Fields that were seen to be secret: a password that is shown for a moment has another type. */
const seen = new Set(SECRETS);

function isSecret(name: string): boolean {
  for (const input of document.getElementsByName(name)) if (input.matches(SECRET_INPUT)) seen.add(name);
  return seen.has(name);
}

/** One form of one page, for one account. @param fields its own, where a page has several forms */
export const keyOf = (address: string, fields: readonly string[]): string =>
  `${PREFIX}${theAccount().id} ${address} ${[...fields].sort().join(',')}`;

export function read(key: string): Kept | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}

/** Keeps it in this tab, until the tab is closed. Files are not kept. */
export function keep(key: string, typed: Kept): void {
  const fields = Object.entries(typed).filter(([name]) => !isSecret(name));
  try {
    if (fields.length > 0) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(fields)));
  } catch {
    // The store is full or closed: the form asks before it is left, as before.
  }
}

export const forget = (key: string): void => sessionStorage.removeItem(key);

/** Of everybody: whoever signs in next on this device finds nothing. */
export function forgetAllTyped(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) forget(key);
}
