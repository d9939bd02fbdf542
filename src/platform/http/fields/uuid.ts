import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** `@Param('id', UuidParam)`: refuses with 400 what is no UUID. */
@Injectable()
export class UuidParam implements PipeTransform<string, string> {
  transform(value: string, { data }: { data?: string }): string {
    if (isUuid(value)) return value.toLowerCase();
    throw ApiError.invalid([{ field: data ?? 'id', message: 'Must be a UUID' }]);
  }
}
