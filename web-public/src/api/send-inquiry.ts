import { call } from './client';
import { withRetry } from './retry';

export interface InquiryFields {
  first_name: string;
  last_name: string;
  phone_number: string;
  email: string;
  message: string;
  agree_terms: boolean;
  agree_newsletter?: boolean;
  country?: string;
  place?: string;
  project_interest?: string;
  where_did_find_about_us?: string;
}

/** Sends an inquiry; the same key and fields never make two. @throws {ApiError} */
export function sendInquiry(fields: InquiryFields, idempotencyKey: string): Promise<unknown> {
  return withRetry(() => call('/inquiry/property', { method: 'POST', body: fields, idempotencyKey }));
}
