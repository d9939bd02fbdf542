import { ApiError, type FieldError } from './api-error.js';
import type { ErrorCode } from './error-codes.js';

/**
 * What a violated constraint means to the sender: a wrong field (400), or another record in the way (409), of which a
 * field may be the reason.
 */
type Meaning = FieldError | { conflict: ErrorCode; message: string; field?: string };

const meanings = new Map<string, Meaning>();

/** An entity's file calls this beside the constraints that it declares. */
export function registerConstraints(named: Record<string, Meaning>): void {
  for (const [constraint, meaning] of Object.entries(named)) meanings.set(constraint, meaning);
}

/** Sentences for values that PostgreSQL refuses, by SQLSTATE. The checks of the DTOs come first, so these are a second line. */
const VALUE_REFUSED = new Map([
  ['22001', 'A text is too long.'],
  ['22003', 'A number is too large.'],
  ['22007', 'A date is not valid.'],
  ['22008', 'A date is out of range.'],
  ['22021', 'A text has characters that cannot be stored.'],
  ['22023', 'A time zone or another parameter is not known.'],
  ['22P02', 'A value is not valid.'],
  ['22P05', 'A text has characters that cannot be stored.'],
]);

/** The 4xx for an error of the database driver, or undefined if the sender is not to blame. */
export function apiErrorOfViolation(error: unknown): ApiError | undefined {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  if (code === undefined) return undefined;
  const meaning = code.startsWith('23') ? meanings.get(constraint ?? '') : undefined;
  if (meaning && 'conflict' in meaning) {
    const { conflict, message, field } = meaning;
    return ApiError.conflict(
      conflict,
      message,
      field === undefined ? undefined : [{ field, message, code: 'taken' }],
    );
  }
  if (meaning) return ApiError.invalid([meaning]);
  const sentence = VALUE_REFUSED.get(code);
  return sentence === undefined ? undefined : new ApiError(400, sentence);
}
