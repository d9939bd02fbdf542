import './resolve-typescript.cjs';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build.js';
import { startChromium } from './chromium.js';
import { startReaper } from './reaper.js';
import { startServer } from './server.js';

/** No page lives long enough for what compiling it twice more takes. */
const NOT_OPTIMIZED = '--js-flags=--no-maglev --no-turbofan';

/** The real thing for all browser suites: the builds, the server on an empty DATA_DIR, and one Chromium. */
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

  process.env.TEST_SITE_URL = server.url;
  process.env.TEST_BROWSER_WS = chromium.address;
  process.env.TEST_ADMIN_EMAIL = printed(server.output(), 'E-mail');
  process.env.TEST_ADMIN_PASSWORD = printed(server.output(), 'Password');
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
