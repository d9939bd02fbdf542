import { HttpException } from '@nestjs/common';

/** One field that was refused and why, in words for people. */
export interface FieldError {
  field: string;
  message: string;
}

/**
 * An expected refusal: a 4xx (or 503) with one sentence a person can read.
 * The error filter turns it into the envelope of the HTTP contract; anything else thrown is a defect (500).
 */
export class Refusal extends HttpException {
  constructor(
    status: number,
    message: string,
    readonly errors?: FieldError[],
    /** Seconds, sent as Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message, status);
  }

  static invalid(errors: FieldError[]): Refusal {
    return new Refusal(400, errors.map((e) => `${e.field}: ${e.message}`).join('; '), errors);
  }
  static signIn(message = 'Please sign in.'): Refusal {
    return new Refusal(401, message);
  }
  static forbidden(message = 'You may not do this.'): Refusal {
    return new Refusal(403, message);
  }
  static notFound(what: string): Refusal {
    return new Refusal(404, `${what} not found.`);
  }
  static conflict(message: string): Refusal {
    return new Refusal(409, message);
  }
}
