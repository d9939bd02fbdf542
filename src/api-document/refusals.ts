import type { OpenAPIObject } from '@nestjs/swagger';
import type { AccessRule } from '../platform/http/caller.js';
import { ERROR_CODES, type ErrorCode } from '../platform/http/errors/error-codes.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** A refusal with a code that its status alone does not say. */
export type CodedRefusal = readonly [status: number, code: ErrorCode];

/**
 * Names the refusals that follow from what an operation takes and who may call it; what a route says of a status itself
 * stays. `test/support/requests/conformance.ts` takes no refusal that is not named.
 */
export function addRefusals(
  operation: Operation,
  method: string,
  rule: AccessRule | undefined,
  coded: readonly CodedRefusal[],
): void {
  const { parameters = [], requestBody, responses } = operation;
  const takes = (where: string, name?: string) =>
    parameters.some(
      (each) => 'in' in each && each.in === where && (name === undefined || each.name === name),
    );
  const isWrite = method !== 'get';
  const isOpen = rule === undefined || rule === 'anyone';
  const isPublic = isOpen || rule === 'anyone-known';
  const named: [status: number, when: boolean, meaning: string][] = [
    [400, parameters.length > 0 || requestBody !== undefined, 'Not valid'],
    [401, !isOpen, isPublic ? 'The key is unknown, expired or revoked' : 'Not signed in, or an unknown key'],
    [403, !isOpen, 'Not allowed to this account, this key, or a page of another site'],
    [404, takes('path'), 'There is none (any more)'],
    [408, requestBody !== undefined, 'The body did not arrive in time'],
    [
      409,
      coded.some(([status]) => status === 409),
      'The state of the record, or of what it belongs to, does not allow it',
    ],
    [412, takes('header', 'If-Match'), 'The record has changed since the state that `If-Match` names'],
    [413, requestBody !== undefined, 'The body is too large'],
    [415, requestBody !== undefined, 'The content type is not accepted'],
    [429, isWrite && isPublic, 'Too many requests: wait for the seconds of `Retry-After`'],
  ];
  for (const [status, when, meaning] of named) if (when) responses[status] ??= { description: meaning };
  for (const status of new Set(coded.map(([each]) => each))) addCodes(responses, status, coded);
}

/** Below what a status means stands each `code` that it may have, and what that means. */
function addCodes(responses: Operation['responses'], status: number, coded: readonly CodedRefusal[]): void {
  const codes = coded.filter(([each]) => each === status).map(([, code]) => code);
  const rows = [...new Set(codes)].sort().map((code) => `- \`${code}\`: ${ERROR_CODES[code]}`);
  const { description = 'Not allowed' } = (responses[status] ?? {}) as { description?: string };
  responses[status] = { ...responses[status], description: `${description}\n\n${rows.join('\n')}` };
}
