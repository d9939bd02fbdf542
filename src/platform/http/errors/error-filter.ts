import { STATUS_CODES } from 'node:http';
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isDatabaseUnavailable } from '../../database/unavailable.js';
import type { Log } from '../../logging/log.js';
import { isFormPost, problemPage } from '../form-problem.js';
import type { ErrorResponse } from '../openapi/answers.js';
import { ApiError } from './api-error.js';
import { apiErrorOfViolation } from './constraint-errors.js';
import { isDiskFull, isDiskUnwritable } from './disk-full.js';

/** How one signs in without a browser (RFC 9110, 11.6.1); a browser shows no window for this scheme. */
const CHALLENGE = 'Bearer realm="api"';

const UNAVAILABLE_SECONDS = 5;
/** Retry-After in seconds: somebody must make room first. */
const FULL_SECONDS = 60;
const NOT_KEPT = 'This cannot be kept right now. Please try again later.';
const NO_ROOM = 'There is no room to keep this just now; please try again later.';

/** Turns whatever was thrown into the one envelope of the contract; says more than a generic sentence only of refusals. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<Request>(), http.getResponse<Response>());
  }

  /** Answers too what is thrown before a route is found. */
  answer(error: unknown, request: Request, response: Response): void {
    const apiError = this.toApiError(error, request);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { retryAfter } = apiError;
    if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
    if (apiError.getStatus() === 401 && !response.hasHeader('WWW-Authenticate'))
      response.setHeader('WWW-Authenticate', CHALLENGE);
    response.setHeader('Cache-Control', 'no-store');
    for (const name of ['Content-Type', 'Content-Disposition', 'Content-Length', 'ETag'])
      response.removeHeader(name);
    if (isFormPost(request)) return response.redirect(303, problemPage(apiError));
    response.status(apiError.getStatus()).json(envelope(apiError, request));
  }

  private toApiError(error: unknown, request: Request): ApiError {
    if (error instanceof ApiError) return error;
    const violated = apiErrorOfViolation(error);
    if (violated) return violated;
    const { requestId } = request;
    if (isDatabaseUnavailable(error)) {
      this.log.warn({ requestId, reason: String(error) }, 'database unavailable');
      return new ApiError(
        503,
        'The service is briefly unavailable; please try again.',
        undefined,
        UNAVAILABLE_SECONDS,
      );
    }
    if (isDiskFull(error)) {
      this.log.error({ requestId, reason: String(error) }, 'disk full');
      return new ApiError(503, NO_ROOM, undefined, FULL_SECONDS);
    }
    if (isDiskUnwritable(error)) {
      this.log.error({ requestId, reason: String(error) }, 'disk takes nothing');
      return new ApiError(503, NOT_KEPT, undefined, FULL_SECONDS);
    }
    const status = statusOf(error);
    if (status !== undefined && status < 500)
      return new ApiError(status, SENTENCES[status] ?? 'The request is not valid.');
    this.log.error({ requestId, error: describe(error) }, 'defect');
    return new ApiError(500, 'Something went wrong on our side. Please try again later.');
  }
}

/** What Nest, Express and their helpers throw has a status and a text that was not written for people. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { status?: unknown } | undefined)?.status;
  return typeof status === 'number' && status >= 400 ? status : undefined;
}

export const NOTHING_HERE = 'There is nothing at this address.';
const SENTENCES: Record<number, string> = {
  400: 'The request is not valid.',
  404: NOTHING_HERE,
  405: 'This address does not take this method.',
  413: 'The request is too large.',
  415: 'This content type is not accepted here.',
};

const envelope = (apiError: ApiError, { requestId = '' }: Request): ErrorResponse => ({
  statusCode: apiError.getStatus(),
  error: STATUS_CODES[apiError.getStatus()] ?? 'Error',
  message: apiError.message,
  code: apiError.code,
  ...(apiError.errors
    ? { errors: apiError.errors.map((each) => ({ code: 'invalid' as const, ...each })) }
    : {}),
  requestId,
});

/** A driver's error may quote the values it was given: only what names the fault goes into the log. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, constraint, table } = error as Error & Record<string, unknown>;
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');
  const isDatabase = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  return {
    name: error.name,
    ...(isDatabase ? {} : { message: error.message }),
    code,
    constraint,
    table,
    stack,
  };
}
