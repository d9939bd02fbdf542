import type { Role } from '../caller.js';
import type { Staff } from './staff.entity.js';

export class StaffView {
  id: string;
  email: string;
  name: string;
  role: Role;
  password_changed_at: Date;
  created_at: Date;
  updated_at: Date;
}

/** What admins see of an account: never the password's hash. */
export const toStaffView = (row: Staff): StaffView => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  password_changed_at: row.password_changed_at,
  created_at: row.created_at,
  updated_at: row.updated_at,
});
