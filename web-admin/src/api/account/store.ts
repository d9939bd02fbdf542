import { localStorageStore } from 'ra-core';
import { forgetAllTyped } from './keptTyping';
import { theAccount } from './session';

/** Where a list keeps its filters and its page; react-admin keeps the selection below it. They may hold names of people. */
export const listKey = (resource: string): string => `${resource}.listParams`;
/** Without `listParams`: the selections that version 1.1 kept. */
const LIST_STATE = /\.listParams(?:\.|$)|\.selectedIds$/;

/**
 * Preferences in this browser (chosen columns, rows per page), an account's own: whoever signs in after
 * somebody else does not find what that person looked for.
 */
export const createStore = () => localStorageStore(undefined, `desk-${theAccount().id}`);

/** Signing out forgets what was being looked at, of every list, and what was typed; saved views are the account's, on the server. */
export function clearListState(): void {
  const store = createStore();
  for (const key of Object.keys(store.listItems?.() ?? {})) if (LIST_STATE.test(key)) store.removeItem(key);
  forgetAllTyped();
}
