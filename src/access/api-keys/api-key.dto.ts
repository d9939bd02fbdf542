import { ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn, IsISO8601, IsOptional } from 'class-validator';
import { REQUIRED, RequiredText } from '../../http/fields.js';
import { type Scope, SCOPES } from '../caller.js';

export class CreateApiKeyDto {
  @RequiredText({ max: 120, description: 'Which system calls with this key', example: 'Check-in app' })
  name: string;

  @IsIn(SCOPES, { each: true, message: `Each must be one of ${SCOPES.join(', ')}` })
  @ArrayUnique({ message: 'Name each scope once' })
  @ArrayNotEmpty({ message: REQUIRED })
  @IsArray({ message: 'Must be a list of scopes' })
  @ApiProperty({
    enum: SCOPES,
    isArray: true,
    minItems: 1,
    uniqueItems: true,
    description: 'What the key may do',
  })
  scopes: Scope[];

  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true }, { message: 'A moment such as 2027-01-31T00:00:00Z' })
  @ApiProperty({
    type: String,
    format: 'date-time',
    required: false,
    nullable: true,
    description: 'When the key stops working; left out or null: never',
  })
  expires_at?: string | null;
}
