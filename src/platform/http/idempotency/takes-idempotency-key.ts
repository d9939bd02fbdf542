import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { FailsWith } from '../openapi/answers.js';

/** Documents a write that takes an Idempotency-Key. */
export const TakesIdempotencyKey = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      schema: { type: 'string', format: 'uuid' },
      description:
        'The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing.',
    }),
    FailsWith(
      409,
      'The Idempotency-Key was used for another request',
      'This Idempotency-Key was already used for another request; use a new one.',
    ),
  );

export const REPLAYED_HEADER = {
  'Idempotent-Replayed': {
    description: 'true: the first answer again',
    schema: { type: 'string', enum: ['true'] },
  },
};
