import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IgnoreReadOnly } from '../../http/field-metadata.js';
import { EmailAddress, RequiredText } from '../../http/fields.js';
import { type Role, ROLES } from '../caller.js';
import { SecretField } from '../secret-field.js';

const NEW_PASSWORD = '12 to 128 characters of any kind; the commonest passwords are refused.';

class StaffFields {
  @EmailAddress()
  email: string;

  @RequiredText({ max: 120, description: 'How colleagues call the person', example: 'Luz Reyes' })
  name: string;

  @IsIn(ROLES, { message: `One of ${ROLES.join(', ')}` })
  @ApiProperty({
    enum: ROLES,
    description: '`admin`: everything, staff accounts and API keys too; `staff`: delegates and inquiries',
  })
  role: Role;
}

const MADE_BY_SERVER = [
  'id',
  'password_changed_at',
  'second_factor_since',
  'created_at',
  'updated_at',
] as const;

@IgnoreReadOnly(...MADE_BY_SERVER)
export class CreateStaffDto extends StaffFields {
  @SecretField(NEW_PASSWORD)
  password: string;
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
}
