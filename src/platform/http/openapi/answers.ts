import { applyDecorators, type Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtraModels, ApiProperty, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ERROR_CODES, FIELD_CODES, type ErrorCode, type FieldCode } from '../errors/error-codes.js';

class FieldErrorResponse {
  @ApiProperty({ example: 'email', description: 'In nested bodies its path: `rows[3].amount_centavos`' })
  field: string;
  @ApiProperty({ example: 'Invalid email address' }) message: string;
  @ApiProperty({ enum: Object.keys(FIELD_CODES), enumName: 'FieldCode', example: 'invalid_email' })
  code: FieldCode;
}

/** The body of every refusal and error. */
export class ErrorResponse {
  @ApiProperty({ type: 'integer', example: 400 }) statusCode: number;
  @ApiProperty({ example: 'Bad Request' }) error: string;
  @ApiProperty({ description: 'One sentence a person can read', example: 'email: Invalid email address' })
  message: string;
  @ApiProperty({
    enum: Object.keys(ERROR_CODES),
    enumName: 'ErrorCode',
    description: 'For programs: a code keeps its meaning, while sentences may change',
  })
  code: ErrorCode;
  @ApiProperty({
    type: [FieldErrorResponse],
    required: false,
    description: 'Field by field, when fields are the reason',
  })
  errors?: FieldErrorResponse[];
  @ApiProperty({ format: 'uuid', description: 'The same as the X-Request-Id header' }) requestId: string;
}

/** The code of one thing of many that was not done: as that of a refusal. */
export const ShownErrorCode = (description: string): PropertyDecorator =>
  ApiProperty({ enum: Object.keys(ERROR_CODES), enumName: 'ErrorCode', description });

/** Documents `{ "data": View }`. */
export const AnswersData = (
  view: Type,
  options: { status?: number; description?: string; headers?: object } = {},
) =>
  applyDecorators(
    ApiExtraModels(view),
    ApiResponse({
      status: options.status ?? 200,
      description: options.description ?? 'Done',
      ...(options.headers ? { headers: options.headers as never } : {}),
      schema: { type: 'object', required: ['data'], properties: { data: { $ref: getSchemaPath(view) } } },
    }),
  );

/** Documents `{ "data": [View] }`, all there is. */
export const AnswersAll = (view: Type) =>
  applyDecorators(
    ApiExtraModels(view),
    ApiResponse({
      status: 200,
      description: '',
      schema: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: getSchemaPath(view) } } },
      },
    }),
  );

/** Documents a file. */
export const AnswersFile = (contentType: string, description: string) =>
  ApiResponse({
    status: 200,
    description,
    content: { [contentType]: { schema: { type: 'string', format: 'binary' } } },
  });

/** Documents a refusal of this route beyond those that any route may answer with (errors.ts). */
export const FailsWith = (status: number, description: string) => ApiResponse({ status, description });

/**
 * `@Refuses(['event_full'])`: a 409 that comes from the database (registerConstraints). Those that the code makes are found by
 * scripts/lib/refusal-codes.mjs.
 */
export const Refuses = Reflector.createDecorator<readonly ErrorCode[]>();

/** Documents that guesses are counted: what is left is in the headers of every answer. */
export const CountsGuesses = () =>
  FailsWith(429, 'Too many guesses at the password or the code; RateLimit says in each answer what is left');

interface Options {
  description?: string;
  format?: string;
  enum?: string[];
  nullable?: boolean;
  example?: string;
  deprecated?: boolean;
}

/** A field that every answer has. */
const shown = (api: Options & { type: 'string' | 'boolean' | 'integer' }): PropertyDecorator =>
  ApiProperty({ required: true, ...api });

export const ShownText = (api: Options = {}): PropertyDecorator => shown({ type: 'string', ...api });
export const ShownTextOrNull = (api: Options = {}): PropertyDecorator =>
  shown({ type: 'string', nullable: true, ...api });
export const ShownUuid = (api: Options = {}): PropertyDecorator =>
  shown({ type: 'string', format: 'uuid', ...api });
export const ShownUuidOrNull = (api: Options = {}): PropertyDecorator =>
  shown({ type: 'string', format: 'uuid', nullable: true, ...api });
export const ShownDate = (api: Options = {}): PropertyDecorator =>
  shown({ type: 'string', format: 'date-time', ...api });
export const ShownDateOrNull = (api: Options = {}): PropertyDecorator =>
  ShownDate({ nullable: true, ...api });
export const ShownBoolean = (api: Options = {}): PropertyDecorator => shown({ type: 'boolean', ...api });
export const ShownNumberOrNull = (api: Options = {}): PropertyDecorator =>
  shown({ type: 'integer', nullable: true, ...api });
