import type { Account } from '../api/types';

export const ROLES: { id: Account['role']; name: string }[] = [
  { id: 'staff', name: 'Staff: delegates and inquiries' },
  { id: 'admin', name: 'Admin: everything, accounts and keys too' },
];
