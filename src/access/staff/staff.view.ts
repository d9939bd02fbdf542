import { ApiProperty } from '@nestjs/swagger';
import { ShownDate, ShownDateOrNull, ShownText, ShownUuid } from '../../http/views.js';
import { type Role, ROLES } from '../caller.js';

/** What admins see of an account: never the password's hash. */
export class StaffView {
  @ShownUuid() id: string;
  @ShownText({ format: 'email' }) email: string;
  @ShownText() name: string;
  @ApiProperty({ enum: ROLES }) role: Role;
  @ShownDate() password_changed_at: Date;
  @ShownDateOrNull({ description: 'Since when signing in takes a code too; null: the password is enough' })
  second_factor_since: Date | null;
  @ShownDate() created_at: Date;
  @ShownDate() updated_at: Date;
}

export const toStaffView = (row: StaffView): StaffView => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  password_changed_at: row.password_changed_at,
  second_factor_since: row.second_factor_since,
  created_at: row.created_at,
  updated_at: row.updated_at,
});
