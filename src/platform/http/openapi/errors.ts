import type { OpenAPIObject } from '@nestjs/swagger';

/** What a status means, whatever was called: the catalogue of the API document. */
const CATALOGUE: [status: string, meaning: string][] = [
  ['400', 'Invalid: `errors` names each field that is wrong; without it the message says what is'],
  ['401', 'Not signed in, or an unknown key'],
  ['403', 'Not allowed to this account, or to a key without the scope'],
  ['404', 'There is none (any more), or nothing at this address'],
  ['405', 'The address does not take this method; `Allow` says which it takes'],
  [
    '409',
    'The record or its surroundings are in a state that does not allow it; also an Idempotency-Key that was used for another request',
  ],
  ['412', 'The record has changed since the state that `If-Match` names'],
  ['413', 'The body is larger than 128 kB, or the file than 10 MB'],
  ['415', 'The content type, or the kind of file, is not accepted'],
  ['429', 'Too many requests from this address; wait for the seconds of `Retry-After`'],
  ['500', 'A defect on our side'],
  ['503', 'Briefly unavailable; wait for the seconds of `Retry-After`, then send the same again'],
];

/** The one answer of all refusals: `#/components/responses/Error`. */
export const ERROR = {
  description: [
    'Refused. `message` is one sentence for people.',
    ['| Status | Meaning |', '|---|---|', ...CATALOGUE.map((row) => `| ${row.join(' | ')} |`)].join('\n'),
    'Where an operation names a status of its own, it says there what that means for it.',
  ].join('\n\n'),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } },
};

type Responses = NonNullable<OpenAPIObject['paths'][string]['get']>['responses'];

/** Refers each refusal to the one answer of all; a status that the route names keeps its own words. */
export function referToError(responses: Responses): void {
  for (const [status, response] of Object.entries(responses)) {
    if (status < '400' || !response || !('description' in response)) continue;
    responses[status] = { $ref: '#/components/responses/Error', description: response.description } as never;
  }
  responses.default = { $ref: '#/components/responses/Error' };
}
