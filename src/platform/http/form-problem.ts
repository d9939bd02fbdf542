import type { Request } from 'express';
import type { ApiError } from './api-error.js';

const URLENCODED = /^application\/x-www-form-urlencoded\s*(;|$)/i;

export const isMultipart = (contentType = ''): boolean => /^multipart\/form-data\s*;/i.test(contentType);

/** Whether a browser posts a form by itself: it wants a page for an answer. */
export const isFormPost = ({ method, headers }: Request): boolean =>
  method === 'POST' && isForm(headers['content-type']) && (headers.accept ?? '').includes('text/html');

const isForm = (type = '') => URLENCODED.test(type) || isMultipart(type);

/** Where a visitor without JavaScript reads what is wrong: each part of the address stands for one sentence there. */
export function problemPage(error: ApiError): string {
  const codes = (error.errors ?? []).map(({ field, message }) => `${field}.${kindOf(message)}`);
  return `/form-problem/${codes.length > 0 ? codes.join('+') : (BY_STATUS[error.getStatus()] ?? 'other')}`;
}

const BY_STATUS: Record<number, string> = { 413: 'too_large', 429: 'busy', 503: 'unavailable' };

function kindOf(message: string): string {
  if (message === 'Required' || message.startsWith('You must agree')) return 'required';
  return message.startsWith('At most ') ? 'too_long' : 'invalid';
}
