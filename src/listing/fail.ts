import { type FieldError, Refusal } from '../http/refusal.js';

/** @throws Refusal 400 that names the parameter, always */
export function fail(field: string, message: string): never {
  const error: FieldError = { field, message };
  throw Refusal.invalid([error]);
}
