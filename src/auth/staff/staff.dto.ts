import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { ROLES, type Role } from '../../platform/http/caller.js';
import {
  NestedList,
  OptionalBoolean,
  OptionalText,
  RequiredBoolean,
  RequiredText,
  RequiredUuid,
} from '../../platform/http/fields/fields.js';
import { EmailAddress } from '../../platform/http/fields/person-fields.js';
import { IgnoreReadOnly } from '../../platform/http/fields/validation.js';
import {
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../../platform/http/openapi/answers.js';
import {
  choice,
  date,
  id,
  presence,
  startsWith,
  type ListResource,
} from '../../platform/listing/resource.js';
import { SecretField } from '../passwords/password-rules.js';
import { AGENT_CODE } from './staff.entity.js';

const NEW_PASSWORD = '12 to 128 characters of any kind; the commonest passwords are refused.';

export class StaffFields {
  @EmailAddress({ isLocal: true })
  email: string;

  @RequiredText({ max: 120, description: 'How colleagues call the person', example: 'Luz Reyes' })
  name: string;

  @IsIn(ROLES, { message: `One of ${ROLES.join(', ')}` })
  @ApiProperty({
    enum: ROLES,
    description:
      '`admin`: everything, staff accounts and API keys too; `manager`: all inquiries, delegates and events, with exports and removals; `agent`: their own inquiries and those that are nobody’s; `event-desk`: events, delegates, payments and the door; `editor`: content and events; `door`: the door alone',
  })
  role: Role;

  @OptionalText({
    max: 40,
    description:
      'Of the person’s own link, /r/{code}: new leads that come by it are theirs, for 90 days. Letters, digits, - and _. Null: none; left out of a change: as it is',
    example: 'luz-reyes',
  })
  @Matches(AGENT_CODE, { message: 'Letters, digits, - and _, at most 40' })
  agent_code?: string | null;
}

const MADE_BY_SERVER = [
  'id',
  'password_changed_at',
  'second_factor_since',
  'disabled_at',
  'last_signed_in_at',
  'created_at',
  'updated_at',
] as const;

@IgnoreReadOnly(...MADE_BY_SERVER)
export class CreateStaffDto extends StaffFields {
  @IsOptional()
  @SecretField(`Left out: the person is mailed a link and sets it. ${NEW_PASSWORD}`, false)
  password?: string | null;
}

@IgnoreReadOnly(...MADE_BY_SERVER)
export class UpdateStaffDto extends StaffFields {
  @IsOptional()
  @SecretField(`A new password, if it is to change. ${NEW_PASSWORD}`, false)
  password?: string | null;

  @IsOptional()
  @SecretField(
    'Your own password. Needed to change e-mail, role or password when you signed in more than 15 minutes ago',
    false,
  )
  current_password?: string | null;

  @OptionalBoolean({
    default: false,
    description: 'true: nobody can sign in to the account until it is enabled again; left out: as it is',
  })
  disabled?: boolean | null;
}

/** Who takes something over. */
export class HandOver {
  @RequiredText({
    max: 60,
    description: 'As `GET /staff/{id}/holdings` names it',
    example: 'customers',
  })
  kind: string;
  @RequiredUuid('A colleague who can have it') to: string;
}
const HAND_OVERS = 'At most 20, each with kind and to';

/** Somebody can no longer sign in: what they have ends, but for what somebody takes over. */
export class LeaveDto {
  @RequiredBoolean('true: the account is removed for good; false: it is disabled') removes: boolean;

  @NestedList(HandOver, [0, 20], HAND_OVERS)
  hand_over: HandOver[];
}

/** What admins see of an account: never the password's hash. */
export class StaffView {
  @ShownUuid() id: string;
  @ShownText({ format: 'email' }) email: string;
  @ShownText() name: string;
  @ApiProperty({ enum: ROLES }) role: Role;
  @ShownTextOrNull({ description: 'Of the person’s own link, /r/{code}' }) agent_code: string | null;
  @ShownDate() password_changed_at: Date;
  @ShownDateOrNull({ description: 'Since when signing in takes a code too; null: the password is enough' })
  second_factor_since: Date | null;
  @ShownDateOrNull({ description: 'Since when nobody can sign in to it; null: one can' })
  disabled_at: Date | null;
  @ShownDate() created_at: Date;
  @ShownDate() updated_at: Date;
}

/** In a list: what changes with every sign-in is no part of the record, whose version would change with it. */
export class ListedStaff extends StaffView {
  @ShownDateOrNull() last_signed_in_at: Date | null;
}

export const toListedStaff = (row: ListedStaff): ListedStaff => ({
  ...toStaffView(row),
  last_signed_in_at: row.last_signed_in_at,
});

export const toStaffView = (row: StaffView): StaffView => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  agent_code: row.agent_code,
  password_changed_at: row.password_changed_at,
  second_factor_since: row.second_factor_since,
  disabled_at: row.disabled_at,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

export const staffList: ListResource = {
  table: 'staff',
  resourceName: 'staff',
  select: [
    'id',
    'email',
    'name',
    'role',
    'agent_code',
    'password_changed_at',
    'second_factor_since',
    'disabled_at',
    'last_signed_in_at',
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
    disabled_at: presence,
    created_at: date,
    updated_at: date,
  },
};
