import '../http/caller.js';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Log } from './log.js';
import { randomUUID } from 'node:crypto';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** The path without query and ids: a ticket's uuid or a searched name must not end up in a log. */
const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').slice(0, 200).replace(UUID, '{uuid}');

/** Whose session or key it was, by its id alone; nothing where the route asked nobody. */
const callerOf = ({ caller }: Request): object =>
  caller === undefined || caller.kind === 'anonymous' ? {} : { [caller.kind]: caller.id };

/** One line per answered request, and one per request whose client went away. */
export function accessLog(log: Log): RequestHandler {
  if (!log.isLevelEnabled('info')) return (_request, _response, next) => next();
  return (request: Request, response: Response, next: NextFunction) => {
    const start = process.hrtime.bigint();
    // As it came: what answers may take the part of its own place away.
    const { url } = request;
    response.once('close', () => {
      log.info({
        requestId: request.requestId,
        method: request.method,
        path: loggedPath(url),
        status: response.statusCode,
        ...callerOf(request),
        ms: Number((process.hrtime.bigint() - start) / 10_000n) / 100,
        ...(response.writableFinished ? {} : { aborted: true }),
      });
    });
    next();
  };
}

declare module 'express' {
  interface Request {
    /** Names this request in its answer (X-Request-Id), in its log line and in error reports. */
    requestId?: string;
  }
}

export function requestId(request: Request, response: Response, next: NextFunction): void {
  request.requestId = randomUUID();
  response.setHeader('X-Request-Id', request.requestId);
  next();
}
