import type { Request } from 'express';
import type { ApiError } from './errors/api-error.js';
import type { FieldCode } from './errors/error-codes.js';

const URLENCODED = /^application\/x-www-form-urlencoded\s*(;|$)/i;

export const isMultipart = (contentType = ''): boolean => /^multipart\/form-data\s*;/i.test(contentType);

/** Whether a browser posts a form by itself: it wants a page for an answer. */
export const isFormPost = ({ method, headers }: Request): boolean =>
  method === 'POST' && isForm(headers['content-type']) && (headers.accept ?? '').includes('text/html');

const isForm = (type = '') => URLENCODED.test(type) || isMultipart(type);

/** Where a visitor without JavaScript reads what is wrong: each part of the address stands for one sentence there. */
export function problemPage(error: ApiError): string {
  const codes = (error.errors ?? []).map(
    ({ field, code }) => `${field}.${KIND[code ?? 'invalid'] ?? 'invalid'}`,
  );
  return `/form-problem/${codes.length > 0 ? codes.join('+') : (BY_STATUS[error.getStatus()] ?? 'other')}`;
}

/** The problems for which the page has sentences. */
const KIND: Partial<Record<FieldCode, string>> = { required: 'required', too_long: 'too_long' };

const BY_STATUS: Record<number, string> = { 413: 'too_large', 429: 'busy', 503: 'unavailable' };
