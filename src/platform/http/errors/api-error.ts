import { HttpException } from '@nestjs/common';
import { codeOfStatus, type ErrorCode, type FieldCode } from './error-codes.js';

/** One field that was refused and why: in words for people, and by a code for programs. */
export interface FieldError {
  /** The name of the field; in nested bodies the path to it, as `rows[3].amount_centavos`. */
  field: string;
  message: string;
  /** The code; `invalid` where none is given. */
  code?: FieldCode;
}

/**
 * An expected failure: a 4xx (or 503) with one sentence a person can read, and a code for programs.
 * The error filter turns it into the envelope of the HTTP contract; anything else thrown is a defect (500).
 */
export class ApiError extends HttpException {
  constructor(
    status: number,
    message: string,
    readonly errors?: FieldError[],
    /** Seconds until another try is worth while, sent as Retry-After. */
    readonly retryAfter?: number,
    readonly code: ErrorCode = codeOfStatus(status),
  ) {
    super(message, status);
  }

  static invalid(errors: FieldError[]): ApiError {
    return new ApiError(400, errors.map((e) => `${e.field}: ${e.message}`).join('; '), errors);
  }
  static signIn(message = 'Please sign in.', code?: ErrorCode): ApiError {
    return new ApiError(401, message, undefined, undefined, code);
  }
  static forbidden(message = 'You may not do this.'): ApiError {
    return new ApiError(403, message);
  }
  static notFound(what: string): ApiError {
    return new ApiError(404, `${what} not found.`);
  }
  /** A refusal because of the state of a record: each has a code of its own. */
  static conflict(code: ErrorCode, message: string, errors?: FieldError[]): ApiError {
    return new ApiError(409, message, errors, undefined, code);
  }
  static keyReused(): ApiError {
    return this.conflict(
      'key_reused',
      'This Idempotency-Key was already used for another request; use a new one.',
    );
  }
}
