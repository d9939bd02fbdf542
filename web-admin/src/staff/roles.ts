import type { Account } from '../api/types';

/** What each role may do, in words. */
export const ROLES: { id: Account['role']; name: string; what: string }[] = [
  { id: 'staff', name: 'Staff', what: 'delegates and inquiries' },
  { id: 'editor', name: 'Editor', what: 'the site’s content and events' },
  { id: 'door', name: 'Door', what: 'the door’s page alone' },
  { id: 'admin', name: 'Admin', what: 'everything, accounts and keys too' },
];

export const ROLE_CHOICES = ROLES.map(({ id, name, what }) => ({ id, name: `${name}: ${what}` }));
export const roleName = (role: string): string => ROLES.find(({ id }) => id === role)?.name ?? role;
