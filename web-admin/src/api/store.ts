import { localStorageStore } from 'ra-core';
import { theAccount } from './session';

/** What filters, pages and selections were last; filters and searches may hold names. */
const LOOKED_AT = /\.(?:listParams|selectedIds)$/;
const prefixOf = (account: string) => `desk-${account}`;

/**
 * Preferences in this browser (chosen columns, rows per page), an account's own: whoever signs in after
 * somebody else does not find what that person looked for.
 */
export const createStore = () => localStorageStore(undefined, prefixOf(theAccount().id));

/** Signing out forgets what was being looked at, of every list; saved views are the account's, on the server. */
export function forgetWhatWasLookedAt(): void {
  const own = `RaStore${prefixOf(theAccount().id)}.`;
  for (const key of Object.keys(localStorage))
    if (key.startsWith(own) && LOOKED_AT.test(key)) localStorage.removeItem(key);
}
