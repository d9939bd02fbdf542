import { localStorageStore } from 'ra-core';

const base = localStorageStore(undefined, 'back-office');
const RESOURCES = ['delegates', 'inquiries', 'staff', 'api-keys'];
const FORGOTTEN = ['listParams', 'selectedIds'];

/** Preferences in this browser: chosen columns, saved views, rows per page. */
export const store = base;

/** Signing out forgets what was being looked at: filters may hold names. */
export function forgetWhatWasLookedAt(): void {
  for (const resource of RESOURCES) for (const what of FORGOTTEN) base.removeItem(`${resource}.${what}`);
}
