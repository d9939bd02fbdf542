import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { accessLog } from './access-log.js';
import { BodyPipe } from './body-pipe.js';
import { ErrorFilter, NOTHING_HERE } from './error-filter.js';
import { jsonBody } from './json-body.js';
import { createLog } from './log.js';
import { serveOpenApi } from './openapi/serve-openapi.js';
import { Refusal } from './refusal.js';
import { requestId } from './request-id.js';

/** What every request meets before anything else, and what every refusal and error becomes. */
export function configureHttp(app: NestExpressApplication): void {
  const log = createLog(app.get<Settings>(SETTINGS).logLevel);
  app.use(requestId);
  app.use(accessLog(log));
  app.useGlobalPipes(new BodyPipe());
  app.useGlobalFilters(new ErrorFilter(log));
}

/** What requests to the API meet before their route. */
export function configureApi(app: NestExpressApplication): void {
  const { corsOrigins } = app.get<Settings>(SETTINGS);
  // Answers are made per request: a hash of each would cost more than it saves.
  app.set('etag', false);
  if (corsOrigins.length > 0) app.enableCors(corsOptions(corsOrigins));
  serveOpenApi(app);
  app.use('/api', (request: Request, _response: Response, next: NextFunction) =>
    next(request.path.startsWith('/v1/') ? undefined : new Refusal(404, NOTHING_HERE)),
  );
  app.use('/api/v1', jsonBody);
}

const corsOptions = (origins: string[]) => ({
  origin: origins,
  credentials: true,
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders: ['Content-Range', 'Idempotent-Replayed', 'Retry-After', 'X-Request-Id'],
  maxAge: 600,
});
