import { ApiHeader } from '@nestjs/swagger';
import { header } from '../http/openapi/shared-parts.js';

/** Documents a write that takes an Idempotency-Key. */
export const TakesIdempotencyKey = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', format: 'uuid' },
    description:
      'The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409).',
  });

export const REPLAYED_HEADER = header('Idempotent-Replayed');
