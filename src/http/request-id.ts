import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

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
