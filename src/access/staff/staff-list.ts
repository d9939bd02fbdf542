import { choice, date, id, type ListResource, startsWith } from '../../listing/resource.js';
import { ROLES } from '../caller.js';

export const staffList: ListResource = {
  table: 'staff',
  noun: 'staff',
  select: ['id', 'email', 'name', 'role', 'password_changed_at', 'created_at', 'updated_at'],
  columns: {
    id,
    email: startsWith,
    name: startsWith,
    role: choice(ROLES),
    password_changed_at: date,
    created_at: date,
    updated_at: date,
  },
};
