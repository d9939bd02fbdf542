import {
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { type Scope, SCOPES } from '../caller.js';

export class CreateApiKeyDto {
  /** Which system calls with this key. */
  @IsString()
  @IsNotEmpty({ message: 'Required' })
  @MaxLength(120)
  name: string;

  /** What the key may do. */
  @IsArray()
  @ArrayNotEmpty({ message: 'Required' })
  @ArrayUnique({ message: 'Name each scope once' })
  @IsIn(SCOPES, { each: true, message: `Each must be one of ${SCOPES.join(', ')}` })
  scopes: Scope[];

  /** When the key stops working; left out or null: never. */
  @IsOptional()
  @IsISO8601(
    { strict: true, strictSeparator: true },
    { message: 'A moment in ISO 8601, as 2027-01-31T00:00:00Z' },
  )
  expires_at?: string | null;
}
