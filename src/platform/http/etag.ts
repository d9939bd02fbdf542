import { createHash } from 'node:crypto';
import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { ApiError } from './errors/api-error.js';
import { header } from './openapi/shared-parts.js';

/** The ETag (RFC 9110, 8.8.3) of a record as it is served: a hash, so that it needs no column of its own. */
export const etagOf = (record: object): string =>
  `"${createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22)}"`;

/**
 * Throws when the record, as the caller's audience sees it, is not the one that the caller has read.
 * @throws ApiError 412
 */
export type Precondition = (record: object) => void;

/** The precondition of callers inside the program, which state none. */
export const UNCONDITIONAL: Precondition = () => undefined;

/**
 * Parameter decorator: the Precondition that the `If-Match` header states. Call it with the record's view once the row
 * is locked, so that of two writers who have read the same state only one goes through.
 * @throws ApiError 400 for a header that holds no ETags
 */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): Precondition => {
  const header = context.switchToHttp().getRequest<Request>().headers['if-match'];
  if (header === undefined || header.trim() === '*') return UNCONDITIONAL;
  const known = parse(header);
  if (known.length === 0)
    throw new ApiError(400, 'If-Match: Must be *, or ETags in quotes as an answer gave them');
  return (record) => {
    if (!known.includes(etagOf(record))) throw new ApiError(412, CHANGED);
  };
});

const CHANGED = 'This record has changed since you read it. Load it again, then make your change.';

/**
 * The ETags of a list, as we gave them: a proxy that compresses marks them as weak (nginx), or adds the name of the
 * coding inside the quotes (Apache, Caddy).
 */
const parse = (header: string): string[] =>
  [...header.matchAll(/"([^"]*)"/g)].map(
    ([, tag = '']) => `"${tag.replace(/-(gzip|br|zstd|deflate)$/, '')}"`,
  );

/** Sets the ETag of an answer `{ data: record }`; a GET whose caller has that record already is answered with 304. */
@Injectable()
export class EtagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<{ data: object }>): Observable<unknown> {
    const http = context.switchToHttp();
    const { method, headers } = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    return next.handle().pipe(
      map((answer) => {
        const etag = etagOf(answer.data);
        response.setHeader('ETag', etag);
        const isRead = method === 'GET' || method === 'HEAD';
        if (!isRead || !matches(headers['if-none-match'], etag)) return answer;
        response.status(304);
        return undefined;
      }),
    );
  }
}

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === '*' || parse(header).includes(etag));

/** Decorator of a GET of one record: sets its ETag, and answers 304 to whoever has it already. */
export const ReadsRecord = () =>
  applyDecorators(
    UseInterceptors(EtagInterceptor),
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'The ETag that you have: answered with 304 and no body while the record is the same',
      schema: { type: 'string' },
    }),
    ApiResponse({ status: 304, description: 'The record is the one you have', headers: header('ETag') }),
  );

/**
 * Decorator of a change of one record: honours `If-Match`.
 * @param answersRecord its answer is the record as it is now, and so carries the new ETag
 */
export const ChangesRecord = ({ answersRecord = true } = {}) =>
  applyDecorators(
    ...(answersRecord ? [UseInterceptors(EtagInterceptor)] : []),
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The ETag of the record that you have read: refused with 412 when it has changed since',
      schema: { type: 'string' },
    }),
  );
