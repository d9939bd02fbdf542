import type { NestApplicationOptions } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import type { Log } from '../logging/log.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { accessLog, requestId, warnOfUntrustedProxy } from './access-log.js';
import { ApiError } from './errors/api-error.js';
import { ErrorFilter, NOTHING_HERE } from './errors/error-filter.js';
import { BodyPipe } from './fields/validation.js';
import { jsonBody } from './json-body.js';
import type { Methods } from './methods.js';
import { isReference, openApiRouter } from './openapi/serve-openapi.js';
import { oneTarget } from './request-target.js';
import { bodyTimeout, refuseExpectations } from './server.js';

/** What every request meets before anything else, and what every refusal and error becomes. */
export function configureHttp(app: NestExpressApplication, log: Log): void {
  const { trustProxy } = app.get<Settings>(SETTINGS);
  const errors = new ErrorFilter(log);
  app.use(
    requestId(trustProxy > 0),
    ...(trustProxy > 0 ? [] : [warnOfUntrustedProxy(log)]),
    bodyTimeout((...failure) => errors.answer(...failure)),
    oneTarget,
    accessLog(log),
    refuseExpectations,
  );
  app.useGlobalPipes(new BodyPipe());
  app.useGlobalFilters(errors);
}

/** What requests to the API meet before their route. */
export function configureApi(app: NestExpressApplication, { methods }: { methods: Methods }): void {
  const { corsOrigins } = app.get<Settings>(SETTINGS);
  // Express makes no ETags: answers are made per request, so a hash of each would cost more than it saves.
  app.set('etag', false);
  if (corsOrigins.length > 0) app.enableCors(corsOptions(corsOrigins));
  app.use(methods.middleware);
  const reference = openApiRouter();
  // This is one layer without a path, since layers with one rewrite the address of every request that passes them.
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (isReference(request.path)) return reference(request, response, next);
    if (request.path.startsWith('/api/v1/')) return jsonBody(request, response, next);
    next(new ApiError(404, NOTHING_HERE));
  });
}

/** The headers of answers that a page of another origin may read. */
const EXPOSED = [
  'Allow',
  'Content-Disposition',
  'Content-Range',
  'ETag',
  'Idempotent-Replayed',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
];

type CorsOptionsOf = Extract<NestApplicationOptions['cors'], (...given: never[]) => unknown>;

/** Answers preflights; an OPTIONS request that is none goes on to the address it asks about. */
const corsOptions =
  (origins: string[]): CorsOptionsOf =>
  ({ headers }: Request, done) =>
    done(null, {
      origin: origins,
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: EXPOSED,
      maxAge: 600,
      preflightContinue: headers['access-control-request-method'] === undefined,
    });
