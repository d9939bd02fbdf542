import './resolve-typescript.cjs';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.js';
import { buildIfStale } from './build.js';
import { cheapHash } from './cheap-hash.js';
import { startChromium } from './chromium.js';
import { UNSAFE } from './cluster-template.js';
import { startReaper } from './reaper.js';
import { startServer } from './server.js';
import { connectAsSuperuser } from './superuser.js';
import { startTestCluster } from './test-cluster.js';

/** No page lives long enough for what compiling it twice more takes. */
const NOT_OPTIMIZED = '--js-flags=--no-maglev --no-turbofan';

/**
 * The real thing for all browser suites: the builds, the server on an empty DATA_DIR, and one Chromium. For those that
 * need a server of their own, a PostgreSQL too (see own-desk.ts).
 */
export default async function setUp(): Promise<void> {
  buildIfStale();
  const reaper = startReaper();
  const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  reaper.remove(folder);
  chmodSync(folder, 0o711); // as root, PostgreSQL's user must pass through

  const chromium = await startChromium(join(folder, 'profile'), [NOT_OPTIMIZED]);
  reaper.kill(chromium.pid, 'SIGTERM');

  const dataDir = join(folder, 'data');
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_WRITES_PER_MINUTE: '0' });
  reaper.kill(server.pid, 'SIGTERM');
  const postmaster = readFileSync(join(dataDir, 'postgres', 'pgdata', 'postmaster.pid'), 'utf8').split(
    '\n',
  )[0];
  reaper.kill(Number(postmaster), 'SIGQUIT');
  letGo(server.process);

  const password = printed(server.output(), 'Password');
  process.env.TEST_SITE_URL = server.url;
  process.env.TEST_SITE_DATABASE_URL = await hurry(dataDir, password);
  process.env.TEST_BROWSER_WS = chromium.address;
  process.env.TEST_ADMIN_EMAIL = printed(server.output(), 'E-mail');
  process.env.TEST_ADMIN_PASSWORD = password;
  await startTestCluster(reaper);
}

/**
 * Takes the site's database out of the wait for disks, and the first admin's password out of what checking it costs.
 * @returns the database's address
 */
async function hurry(dataDir: string, password: string): Promise<string> {
  const url = (await runningEmbeddedPostgres(dataDir, () => undefined)) ?? '';
  const superuser = await connectAsSuperuser({ url, data: join(dataDir, 'postgres', 'pgdata') });
  for (const setting of UNSAFE) await superuser.query(`ALTER SYSTEM SET ${setting}`);
  await superuser.query('SELECT pg_reload_conf()');
  await superuser.query('UPDATE staff SET password_hash = $1', [cheapHash(password)]);
  await superuser.end();
  return url;
}

/** The first admin's sign-in stands on the terminal, once. */
function printed(output: string, label: string): string {
  const value = new RegExp(`^ *${label} +(\\S+)$`, 'm').exec(output)?.[1];
  if (value === undefined) throw new Error(`The server did not print "${label}":\n${output}`);
  return value;
}

/** Neither the process nor its pipes keep the test run alive; the reaper ends it. */
function letGo(server: Awaited<ReturnType<typeof startServer>>['process']): void {
  server.unref();
  for (const pipe of [server.stdout, server.stderr]) (pipe as unknown as { unref(): void } | null)?.unref();
}
