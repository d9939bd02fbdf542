import { call } from './client';
import { withRetry } from './retry';
import type { InquiryFields, InquiryRecord } from './schemas';

/** Sends an inquiry; the same key and fields never make two. @throws {ApiError} */
export function sendInquiry(fields: InquiryFields, idempotencyKey: string): Promise<InquiryRecord> {
  return withRetry(() => call('/inquiry/property', { method: 'POST', body: fields, idempotencyKey }));
}
