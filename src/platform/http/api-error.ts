import { HttpException } from '@nestjs/common';

/** One field that was refused and why, in words for people. */
export interface FieldError {
  field: string;
  message: string;
}

/**
 * An expected failure: a 4xx (or 503) with one sentence a person can read.
 * The error filter turns it into the envelope of the HTTP contract; anything else thrown is a defect (500).
 */
export class ApiError extends HttpException {
  constructor(
    status: number,
    message: string,
    readonly errors?: FieldError[],
    /** Seconds, sent as Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message, status);
  }

  static invalid(errors: FieldError[]): ApiError {
    return new ApiError(400, errors.map((e) => `${e.field}: ${e.message}`).join('; '), errors);
  }
  static signIn(message = 'Please sign in.'): ApiError {
    return new ApiError(401, message);
  }
  static forbidden(message = 'You may not do this.'): ApiError {
    return new ApiError(403, message);
  }
  static notFound(what: string): ApiError {
    return new ApiError(404, `${what} not found.`);
  }
  static conflict(message: string): ApiError {
    return new ApiError(409, message);
  }
}
