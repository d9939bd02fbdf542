import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiError } from '../http/errors/api-error.js';
import { isUuid } from '../http/fields/uuid.js';
import { header } from '../http/openapi/shared-parts.js';
import type { Once } from './idempotency.js';

const takesKey = (description: string) => () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', format: 'uuid' },
    description,
  });

/** Documents a write that takes an Idempotency-Key, and marks its replays. */
export const TakesIdempotencyKey = takesKey(
  'The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409).',
);

/** Documents a write whose key is kept with what it made. */
export const TakesKeyOfEntry = takesKey(
  'The same key again enters nothing, and the answer says how it stands now; for something else it is refused (409).',
);

/** Parameter decorator: the Idempotency-Key of this request, or undefined. @throws ApiError 400 when it is no UUID */
export const IdempotencyKeyOf = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const key = context.switchToHttp().getRequest<Request>().headers['idempotency-key'];
    if (key === undefined || isUuid(key)) return key;
    throw new ApiError(400, 'The Idempotency-Key header must be a UUID.');
  },
);

export const REPLAYED_HEADER = header('Idempotent-Replayed');

/** Marks the answer if it is a replay. */
export function markReplay<Row>(response: Response, { row, replayed }: Once<Row>): Row {
  if (replayed) response.setHeader('Idempotent-Replayed', 'true');
  return row;
}
