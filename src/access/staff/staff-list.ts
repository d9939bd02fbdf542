import { choice, date, id, type ListResource, startsWith } from '../../listing/resource.js';
import { ROLES } from '../caller.js';

export const staffList: ListResource = {
  table: 'staff',
  noun: 'staff',
  select: [
    'id',
    'email',
    'name',
    'role',
    'password_changed_at',
    'second_factor_since',
    'created_at',
    'updated_at',
  ],
  columns: {
    id,
    email: startsWith,
    name: startsWith,
    role: choice(ROLES),
    password_changed_at: date,
    second_factor_since: date,
    created_at: date,
    updated_at: date,
  },
};
