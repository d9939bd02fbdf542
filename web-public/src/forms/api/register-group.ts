import type { GroupFields, RegisteredGroup } from '../../reference/api/schemas';
import { call } from './client';
import { formSignals } from './form-signals';
import { withRetry } from './retry';

/** Registers a contact and 1 to 50 delegates, all or none; the same key and fields never make two. @throws {ApiError} */
export function registerGroup(fields: GroupFields, idempotencyKey: string): Promise<RegisteredGroup> {
  const headers = formSignals();
  return withRetry(() => call('/registrations', { method: 'POST', body: fields, idempotencyKey, headers }));
}
