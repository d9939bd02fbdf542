import { ApiProperty } from '@nestjs/swagger';

interface Options {
  description?: string;
  format?: string;
  enum?: string[];
  nullable?: boolean;
  example?: string;
}

/** A field that every answer has. */
const shown = (api: Options & { type: 'string' | 'boolean' | 'integer' }): PropertyDecorator =>
  ApiProperty({ required: true, ...api });

export const ShownText = (api: Options = {}): PropertyDecorator => shown({ type: 'string', ...api });
export const ShownTextOrNull = (api: Options = {}): PropertyDecorator =>
  shown({ type: 'string', nullable: true, ...api });
export const ShownUuid = (api: Options = {}): PropertyDecorator =>
  shown({ type: 'string', format: 'uuid', ...api });
export const ShownDate = (api: Options = {}): PropertyDecorator =>
  shown({ type: 'string', format: 'date-time', example: '2026-11-21T08:50:46.123Z', ...api });
export const ShownDateOrNull = (api: Options = {}): PropertyDecorator =>
  ShownDate({ nullable: true, ...api });
export const ShownBoolean = (api: Options = {}): PropertyDecorator => shown({ type: 'boolean', ...api });
export const ShownNumberOrNull = (api: Options = {}): PropertyDecorator =>
  shown({ type: 'integer', nullable: true, ...api });
