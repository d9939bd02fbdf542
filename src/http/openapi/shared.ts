import type { OpenAPIObject } from '@nestjs/swagger';

/** Refusals that follow from what a route takes and who may call it, described once for all routes. */
export const REFUSALS = {
  Invalid: { status: 400, description: 'Invalid: the message says what, `errors` which field' },
  NotSignedIn: { status: 401, description: 'Not signed in' },
  NotAllowed: { status: 403, description: 'Not allowed to this account, or to a key without the scope' },
  NotFound: { status: 404, description: 'There is none' },
  TooLarge: { status: 413, description: 'The body is too large' },
  WrongType: { status: 415, description: 'The content type, or the kind of file, is not accepted' },
  TooMany: { status: 429, description: 'Too many requests from this address; see Retry-After' },
  Defect: { status: 500, description: 'A defect on our side' },
  Away: { status: 503, description: 'The service is briefly unavailable; see Retry-After' },
} as const;
export type RefusalName = keyof typeof REFUSALS;

export const SHARED_HEADERS = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } };
const RETRY = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };

/** Puts the parts that operations refer to into the document. */
export function addSharedParts({ components = {} }: OpenAPIObject): void {
  components.headers = {
    'X-Request-Id': {
      description: 'Names this request in the log',
      schema: { type: 'string', format: 'uuid' },
    },
    'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
  };
  components.responses = Object.fromEntries(
    Object.entries(REFUSALS).map(([name, { status, description }]) => [
      name,
      {
        description,
        headers: { ...SHARED_HEADERS, ...(status === 429 || status === 503 ? RETRY : {}) },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/RefusalAnswer' } } },
      },
    ]),
  );
}
