import { call } from './client';
import { formSignals } from './form-signals';
import { withRetry } from './retry';
import type { InquiryFields, InquiryRecord } from '../../reference/api/schemas';

/** Sends an inquiry; the same key and fields never make two. @throws {ApiError} */
export function sendInquiry(fields: InquiryFields, idempotencyKey: string): Promise<InquiryRecord> {
  const headers = formSignals();
  return withRetry(() =>
    call('/inquiry/property', { method: 'POST', body: fields, idempotencyKey, headers }),
  );
}
