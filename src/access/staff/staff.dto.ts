import { IsEmail, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { Clean } from '../../http/field-metadata.js';
import { type Role, ROLES } from '../caller.js';

const trimmed = Clean((value) => (typeof value === 'string' ? value.trim() : value));

class StaffFields {
  /** What the person signs in with. */
  @trimmed
  @IsNotEmpty({ message: 'Required' })
  @IsEmail({}, { message: 'Invalid email address' })
  @MaxLength(254)
  email: string;

  @trimmed
  @IsNotEmpty({ message: 'Required' })
  @IsString()
  @MaxLength(120)
  name: string;

  /** `admin`: everything, staff accounts and API keys too. `staff`: delegates and inquiries. */
  @IsIn(ROLES)
  role: Role;
}

export class CreateStaffDto extends StaffFields {
  /** 12 to 128 characters, of any kind; the commonest passwords are refused. */
  @IsString()
  @MaxLength(1000)
  password: string;
}

export class UpdateStaffDto extends StaffFields {
  /** A new password; left out or null: the password stays. */
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  password?: string | null;
}
