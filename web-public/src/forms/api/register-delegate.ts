import { call } from './client';
import { formSignals } from './form-signals';
import { withRetry } from './retry';
import type { DelegateFields, DelegateRecord } from '../../reference/api/schemas';

/** Registers a delegate; the same key and fields never make two. @throws {ApiError} */
export function registerDelegate(fields: DelegateFields, idempotencyKey: string): Promise<DelegateRecord> {
  const headers = formSignals();
  return withRetry(() => call('/delegates', { method: 'POST', body: fields, idempotencyKey, headers }));
}
