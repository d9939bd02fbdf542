import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { LIMITS_REDIS } from '../http/rate-limits/rate-limits.js';
import { Jobs } from '../jobs/jobs.js';
import { JOB_ENDED, type JobEnd } from '../logging/job-ended.js';
import { Smtp } from '../mail/smtp.js';
import type { Settings } from '../settings/settings.js';
import { StartFailure } from '../settings/start-failure.js';
import { COMMIT, VERSION } from '../settings/version.js';
import { measureOnScrape } from './measure-on-scrape.js';

/** Seconds: a page from memory takes 1 ms, an upload from a phone a minute. Each is a line for each route. */
const BUCKETS = [0.025, 0.1, 0.5, 1, 5, 30];

/**
 * Serves `/metrics` in Prometheus's form, on an address of its own. What an alert counts begins at 0: of a series that begins
 * with a burst, the burst is not heard.
 * @returns what every request must pass for being counted
 * @throws StartFailure where the address can't be used
 */
export async function serveMetrics(
  where: NonNullable<Settings['metrics']>,
  settings: Settings,
  app: NestExpressApplication,
): Promise<RequestHandler> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  sayVersions(registry);
  const pool = app.get(Pool);
  watchPool(registry, pool);
  const ask = measureOnScrape(
    registry,
    pool,
    app.get<Redis | undefined>(LIMITS_REDIS, { strict: false }),
    settings,
  );
  watchMailServer(registry, app.get(Smtp));
  const forget = watchJobs(registry, app.get(Jobs));
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    ask()
      .then(() => registry.metrics())
      .then((text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text))
      .catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new StartFailure(
          `METRICS_HOST ${where.host} and METRICS_PORT ${where.port} can't be used (${code}).`,
        ),
      ),
    );
    server.listen(where.port, where.host, resolve);
  });
  server.unref();
  (app.getHttpServer() as NodeJS.EventEmitter).once('close', () => {
    forget();
    server.close();
    server.closeAllConnections();
  });
  return timeRequests(registry);
}

/**
 * How many requests by route, method and status; the time of those that were not refused by route alone, or every
 * status of each would be a row of lines.
 * The route is its pattern: no path with an id becomes a series of its own.
 */
function timeRequests(registry: Registry): RequestHandler {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer, but of those that were refused',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by what was answered',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'All requests by what was answered; 499: the caller was gone',
    labelNames: ['status'],
    registers: [registry],
  });
  for (const status of ['2xx', '3xx', '4xx', '499', '500', '503']) answers.inc({ status }, 0);
  const uploads = new Counter({
    name: 'uploads_total',
    help: 'Proofs of payment that were sent, by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['stored', 'refused', 'failed', 'cut']) uploads.inc({ outcome }, 0);
  return (request, response, next) => {
    const stop = duration.startTimer();
    // The address is read now, since a router may cut its own part off while it answers.
    const { url } = request;
    response.once('close', () => {
      const route = routeOf(request, url, response.statusCode);
      const status = response.writableFinished ? response.statusCode : 499;
      // The time of a refusal says nothing, and each address that somebody tries would be a series of its own.
      if (status < 400 || status >= 499) stop({ route });
      requests.inc({ method: request.method, route, status });
      answers.inc({ status: status < 499 ? `${Math.floor(status / 100)}xx` : String(status) });
      if (!route.includes('/upload/')) return;
      uploads.inc({ outcome: outcomeOf(status) });
    });
    next();
  };
}

/** @param status of an upload; 499: the sender went away */
function outcomeOf(status: number): string {
  if (status === 499) return 'cut';
  if (status >= 500) return 'failed';
  return status < 300 ? 'stored' : 'refused';
}

function routeOf(request: Request, url: string, status: number): string {
  const { path } = (request.route ?? {}) as { path?: unknown };
  if (typeof path === 'string') return path;
  if (url.startsWith('/api/')) return '/api (no route)';
  if (url.startsWith('/admin')) return '/admin';
  return status === 404 ? 'site (no page)' : 'site';
}

function sayVersions(registry: Registry): void {
  const { node } = process.versions;
  const info = new Gauge({
    name: 'build_info',
    help: 'Always 1; the labels say what runs',
    labelNames: ['version', 'commit', 'node'],
    registers: [registry],
  });
  info.set({ version: VERSION, commit: COMMIT ?? '', node }, 1);
}

function watchPool(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function watchMailServer(registry: Registry, smtp: Smtp): void {
  new Gauge({
    name: 'mail_server_answers',
    help: '0: the last mail could not be handed over, whomever it was for; it is tried again',
    registers: [registry],
    collect() {
      if (smtp.configured) this.set(Number(smtp.takesMails));
      else this.remove();
    },
  });
}

function watchJobs(registry: Registry, { kinds, periodic }: Jobs): () => void {
  const seconds = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of work in the background, by job',
    labelNames: ['job'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const ends = new Counter({
    name: 'jobs_ended_total',
    help: 'Work in the background, by job and outcome',
    labelNames: ['job', 'outcome'],
    registers: [registry],
    // Jobs are known once the application has begun.
    collect() {
      for (const job of [...kinds.keys(), ...periodic.keys()]) this.inc({ job, outcome: 'failed' }, 0);
    },
  });
  const count = (message: unknown) => {
    const { job, ok, seconds: took } = message as JobEnd;
    seconds.observe({ job }, took);
    ends.inc({ job, outcome: ok ? 'done' : 'failed' });
  };
  subscribe(JOB_ENDED, count);
  return () => void unsubscribe(JOB_ENDED, count);
}
