import { call } from './client';
import { withRetry } from './retry';

export interface DelegateFields {
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  age?: number;
  church_name?: string;
  ministry?: string;
  address?: string;
  payment_mode?: string;
}

/** What the registration gives back that its form needs. */
export interface NewDelegate {
  id: string;
  uuid: string;
}

/** Registers a delegate; the same key and fields never make two. @throws {ApiError} */
export function registerDelegate(fields: DelegateFields, idempotencyKey: string): Promise<NewDelegate> {
  return withRetry(() => call('/delegates', { method: 'POST', body: fields, idempotencyKey }));
}
