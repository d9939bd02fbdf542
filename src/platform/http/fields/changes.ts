import type { Type } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';
import { ApiError } from '../errors/api-error.js';

/** The fields of a body, each of which may be left out; null where the field itself takes it. */
export const FieldsToChange = <T>(body: Type<T>) => PartialType(body, { skipNullProperties: false });

/** A change of nothing that can be changed would be answered as if it were done. @throws ApiError 400 */
export function refuseNothing(fields: object): void {
  if (Object.values(fields).every((value) => value === undefined))
    throw new ApiError(400, 'Name a field that can be changed here. What the server sets is ignored.');
}
