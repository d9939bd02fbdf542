import { type FieldError, ApiError } from './api-error.js';

/** What a violated database constraint means to the sender, by the constraint's name. */
const VIOLATIONS: Record<string, FieldError> = {
  delegate_age_range: { field: 'age', message: 'A whole number from 1 to 120' },
  delegate_phone_number_digits: { field: 'phone_number', message: 'Digits only, at most 15' },
  delegate_payment_mode_known: { field: 'payment_mode', message: 'One of gcash, bank-transfer, cash' },
  inquiry_phone_number_digits: { field: 'phone_number', message: 'Digits only, at most 15' },
  inquiry_agree_terms_true: { field: 'agree_terms', message: 'You must agree to the terms' },
};

/** A constraint that another record holds against this one. */
const CONFLICTS: Record<string, string> = {
  staff_email: 'Another account has this e-mail.',
};

/** What PostgreSQL refuses of a value, by SQLSTATE: never reached while the checks at the edge are whole. */
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
  const field = constraint === undefined ? undefined : VIOLATIONS[constraint];
  if (field && code.startsWith('23')) return ApiError.invalid([field]);
  const conflict = constraint === undefined ? undefined : CONFLICTS[constraint];
  if (conflict !== undefined) return ApiError.conflict(conflict);
  const sentence = VALUE_REFUSED.get(code);
  return sentence === undefined ? undefined : new ApiError(400, sentence);
}
