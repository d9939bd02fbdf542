import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { JOB_ENDED, type JobEnd } from '../logging/job-ended.js';
import type { Settings } from '../settings/settings.js';
import { StartFailure } from '../settings/start-failure.js';
import { VERSION } from '../settings/version.js';
import { watchBacklog, watchDisk } from './backlog.js';

/** Seconds: a page from memory takes 1 ms, an upload from a phone a minute. Each is a line for each route. */
const BUCKETS = [0.025, 0.1, 0.5, 1, 5, 30];

/**
 * Serves `/metrics` in Prometheus's form, on an address of its own.
 * @returns what every request must pass for being counted
 * @throws StartFailure where the address can't be used
 */
export async function serveMetrics(
  where: NonNullable<Settings['metrics']>,
  dataDir: string,
  app: NestExpressApplication,
): Promise<RequestHandler> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  sayVersions(registry);
  const pool = app.get(Pool);
  watchPool(registry, pool);
  watchBackups(registry, pool);
  watchBacklog([registry], pool);
  watchDisk([registry], dataDir);
  const forget = watchJobs(registry);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry
      .metrics()
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
  const uploads = new Counter({
    name: 'uploads_total',
    help: 'Proofs of payment that were sent, by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (request, response, next) => {
    const stop = duration.startTimer();
    // As it came: what answers may take the part of its own place away.
    const { url } = request;
    response.once('close', () => {
      const route = routeOf(request, url, response.statusCode);
      const status = response.writableFinished ? response.statusCode : 499;
      // How fast something was refused says nothing of it, and would be rows of lines for whoever tries every address.
      if (status < 400 || status >= 499) stop({ route });
      requests.inc({ method: request.method, route, status });
      if (!route.includes('/upload/')) return;
      const outcome = status < 300 ? 'stored' : status === 499 ? 'cut' : status < 500 ? 'refused' : 'failed';
      uploads.inc({ outcome });
    });
    next();
  };
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
    labelNames: ['version', 'node'],
    registers: [registry],
  });
  info.set({ version: VERSION, node }, 1);
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

const LAST = `SELECT extract(epoch FROM finished_at)::float8 AS at, bytes::float8 AS bytes, copies
  FROM backup_run WHERE failure IS NULL ORDER BY finished_at DESC LIMIT 1`;

function watchBackups(registry: Registry, pool: Pool): void {
  const registers = [registry];
  const bytes = new Gauge({
    name: 'backup_last_good_bytes',
    help: 'Size of the last good backup',
    registers,
  });
  const copies = new Gauge({
    name: 'backup_last_good_copies',
    help: 'Second places that hold it',
    registers,
  });
  new Gauge({
    name: 'backup_last_good_timestamp_seconds',
    help: 'When the last good backup was made; 0: never',
    registers,
    async collect() {
      const found = await pool
        .query<{ at: number; bytes: number; copies: number }>(LAST)
        .catch(() => undefined);
      // While the database is away the figure stays what it was.
      if (!found) return;
      const last = found.rows[0];
      this.set(last?.at ?? 0);
      bytes.set(last?.bytes ?? 0);
      copies.set(last?.copies ?? 0);
    },
  });
}

function watchJobs(registry: Registry): () => void {
  const seconds = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of work in the background, by job and outcome',
    labelNames: ['job', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const count = (message: unknown) => {
    const { job, ok, seconds: took } = message as JobEnd;
    seconds.observe({ job, outcome: ok ? 'done' : 'failed' }, took);
  };
  subscribe(JOB_ENDED, count);
  return () => void unsubscribe(JOB_ENDED, count);
}
