import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiResponse, getSchemaPath } from '@nestjs/swagger';

class FieldRefusal {
  @ApiProperty({ example: 'email' }) field: string;
  @ApiProperty({ example: 'Invalid email address' }) message: string;
}

/** The body of every refusal. */
export class RefusalAnswer {
  @ApiProperty({ type: 'integer', example: 400 }) statusCode: number;
  @ApiProperty({ example: 'Bad Request' }) error: string;
  @ApiProperty({ description: 'One sentence a person can read', example: 'email: Invalid email address' })
  message: string;
  @ApiProperty({
    type: [FieldRefusal],
    required: false,
    description: 'Field by field, when fields are the reason',
  })
  errors?: FieldRefusal[];
  @ApiProperty({ format: 'uuid', description: 'The same as the X-Request-Id header' }) requestId: string;
}

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

/** Documents a refusal of this route beyond those that its parameters, body and rule of access imply. */
export const Refuses = (status: number, description: string) =>
  applyDecorators(
    ApiExtraModels(RefusalAnswer),
    ApiResponse({
      status,
      description,
      content: { 'application/json': { schema: { $ref: getSchemaPath(RefusalAnswer) } } },
    }),
  );
