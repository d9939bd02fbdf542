import { localStorageStore } from 'react-admin';

const base = localStorageStore(undefined, 'back-office');
const RESOURCES = ['delegates', 'inquiries', 'staff', 'api-keys'];

/**
 * Preferences in this browser. Signing out forgets what was being looked at (filters may hold names), but
 * keeps chosen columns and saved filters, which react-admin would throw away.
 */
export const store = {
  ...base,
  reset: () => {
    for (const resource of RESOURCES) {
      base.removeItem(`${resource}.listParams`);
      base.removeItem(`${resource}.selectedIds`);
    }
  },
};
