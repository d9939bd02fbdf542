import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { REQUIRED } from '../http/fields.js';

/** More than any password may have (see password-rules.ts), so that its own rule gives the reason. */
const MOST = 1_000;

/** A field that bears a password: taken exactly as typed, blanks and all. */
export const SecretField = (description: string, required = true): PropertyDecorator =>
  applyDecorators(
    MaxLength(MOST, { message: `At most ${MOST.toLocaleString('en-US')} characters` }),
    IsString({ message: REQUIRED }),
    ApiProperty({
      type: String,
      format: 'password',
      required,
      nullable: !required,
      maxLength: MOST,
      description,
    }),
  );
