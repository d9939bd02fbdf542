import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createDatabase } from '../support/jest/database.js';
import { endServer } from '../support/server/data-dir.js';
import { freePorts } from '../support/server/free-ports.js';
import { startServer } from '../support/server/server.js';
import { INQUIRY, post } from './support/client.js';
import { removeAfterwards, until } from './support/service.js';

const ROOT = join(__dirname, '../..');
const settings = async () => ({
  DATABASE_URL: await createDatabase(),
  DATA_DIR: removeAfterwards(mkdtempSync(join(tmpdir(), 'figures-'))),
  RATE_LIMIT_WRITES_PER_MINUTE: '0',
});

it('figures are at an address of their own, by route and status, and not at the site’s', async () => {
  const [port = 0] = await freePorts(1);
  const server = await startServer({ ...(await settings()), METRICS_PORT: String(port) });
  try {
    expect((await post(`${server.url}/api/v1/inquiry/property`, INQUIRY)).status).toBe(201);
    expect((await post(`${server.url}/api/v1/inquiry/property`, {})).status).toBe(400);
    await fetch(`${server.url}/api/v1/delegates/uuid/${randomUUID()}`);
    await fetch(`${server.url}/about-us`);
    const figures = await until(async () => {
      const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      // No mail server is set: what the inquiry would send is withheld, a moment after.
      return page.includes('route="site"') && /^mails_unsent\{state="withheld"\} [1-9]/m.test(page) && page;
    }, 'The figures');
    const count = (labels: string) =>
      new RegExp(`^http_requests_total\\{${labels}\\} (\\d+)$`, 'm').exec(figures)?.[1];
    const route = (path: string, method: string, status: number) =>
      count(`method="${method}",route="${path}",status="${status}"`);
    expect(route('/api/v1/inquiry/property', 'POST', 201)).toBe('1');
    expect(route('/api/v1/inquiry/property', 'POST', 400)).toBe('1');
    expect(route('/api/v1/delegates/uuid/:uuid', 'GET', 404)).toBe('1');
    expect(figures).toMatch(
      /^http_request_duration_seconds_count\{route="\/api\/v1\/inquiry\/property"\} 1$/m,
    );
    // Jobs may use all of them at that moment.
    expect(figures).toMatch(/^database_connections\{state="(?:idle|busy)"\} [1-9]/m);
    expect(figures).toMatch(/^database_connections\{state="waiting"\} \d/m);
    // This system makes no backups itself: no alert is to wait for one.
    expect(figures).not.toMatch(/^backup_last_good_timestamp_seconds/m);
    for (const name of ['jobs_waiting', 'jobs_oldest_waiting_seconds', 'jobs_given_up', 'webhooks_failing'])
      expect(figures).toMatch(new RegExp(`^${name} \\d`, 'm'));
    for (const name of ['clock_in_doubt', 'restored_copy', 'uploads_total{outcome="failed"}'])
      expect(figures).toContain(`\n${name} 0\n`);
    for (const name of ['http_answers_total{status="500"}', 'jobs_ended_total{job="mail",outcome="failed"}'])
      expect(figures).toContain(`\n${name} 0\n`);
    expect(figures).toContain('\ndatabase_answers 1\n');
    expect(figures).toMatch(/^disk_free_bytes\{disk="data"\} [1-9]/m);
    expect(figures).toMatch(
      /^build_info\{version="\d+\.\d+\.\d+",commit="([0-9a-f]{12})?",node="[\d.]+"\} 1$/m,
    );
    expect(figures).toMatch(/^process_resident_memory_bytes [1-9]/m);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    // Whoever tries every address, and what is none, leaves few lines.
    await walk(server.url);
    const after = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(after.length).toBeLessThan(100_000);
  } finally {
    expect(await endServer(server)).toBe(0);
  }
});

/** Calls each operation of both documents, and three hundred addresses that are none. */
async function walk(url: string): Promise<void> {
  const ask = async (path: string, method: string) => {
    const signal = AbortSignal.timeout(5_000);
    await (await fetch(url + path, { method, redirect: 'manual', signal })).body?.cancel();
  };
  for (const file of ['openapi.json', 'openapi-office.json']) {
    const { paths } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { paths: object };
    for (const [path, operations] of Object.entries(paths))
      for (const method of Object.keys(operations as object).filter((name) => METHODS.has(name)))
        await ask(
          path.replace(/\{[^}]+\}/g, () => randomUUID()),
          method.toUpperCase(),
        );
  }
  for (let i = 0; i < 100; i++)
    for (const place of ['/api/v1/', '/', '/admin/']) await ask(`${place}${randomUUID()}`, 'GET');
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

it('traces go where OTEL_EXPORTER_OTLP_ENDPOINT says, without ids, queries or values', async () => {
  const tracing = join(ROOT, 'tracing');
  if (!existsSync(join(tracing, 'node_modules')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tracing, stdio: 'pipe' });
  const sent: string[] = [];
  const collector = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      sent.push(`${request.url} ${body}`);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const program = ['--import', join(tracing, 'start.mjs'), join(ROOT, 'dist/main.js')];
  const server = await startServer(
    {
      ...(await settings()),
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '200',
    },
    [process.execPath, ...program],
  );
  try {
    const uuid = randomUUID();
    await fetch(`${server.url}/api/v1/delegates/uuid/${uuid}?from=mail-of-maria`);
    expect((await post(`${server.url}/api/v1/inquiry/property`, INQUIRY)).status).toBe(201);
    const spans = await until(
      () => Promise.resolve(sent.some((body) => /INSERT/i.test(body)) && sent.join('\n')),
      'The traces',
    );
    expect(spans).toContain('/v1/traces');
    expect(spans).toContain('/api/v1/delegates/uuid/:uuid');
    for (const given of [uuid, 'mail-of-maria', INQUIRY.email, INQUIRY.message])
      expect(spans).not.toContain(given);
  } finally {
    await endServer(server);
    collector.closeAllConnections();
    collector.close();
  }
});
