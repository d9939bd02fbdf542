import './resolve-typescript.cjs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build.js';
import { startChromium } from './chromium.js';
import { createDatabase } from './database.js';
import { startReaper, type Reaper } from './reaper.js';
import { startServer } from './server.js';
import { startTestCluster } from './test-cluster.js';

/**
 * No page lives long enough for what compiling it twice more takes; and a page goes on in the process that it was opened in,
 * as it would on a phone with little memory: by itself Chromium starts a second one for the first address.
 */
const SHORT_LIVES = ['--js-flags=--no-maglev --no-turbofan', '--renderer-process-limit=1'];

/** The real thing for all browser suites: the builds, the server, one Chromium, and a PostgreSQL for it and for own-desk.ts. */
export default async function setUp(): Promise<void> {
  buildIfStale();
  const reaper = startReaper();
  const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  reaper.remove(folder);

  await Promise.all([openBrowser(folder, reaper), openSite(folder, reaper)]);
}

async function openBrowser(folder: string, reaper: Reaper): Promise<void> {
  const chromium = await startChromium(join(folder, 'profile'), SHORT_LIVES);
  reaper.kill(chromium.pid, 'SIGTERM');
  process.env.TEST_BROWSER_WS = chromium.address;
}

async function openSite(folder: string, reaper: Reaper): Promise<void> {
  await startTestCluster(reaper);
  const databaseUrl = await createDatabase({ withAdmin: true });
  const server = await startServer({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_WRITES_PER_MINUTE: '0',
  });
  reaper.kill(server.pid, 'SIGTERM');
  letGo(server.process);
  process.env.TEST_SITE_URL = server.url;
  process.env.TEST_SITE_DATABASE_URL = databaseUrl;
}

/** Neither the process nor its pipes keep the test run alive; the reaper ends it. */
function letGo(server: Awaited<ReturnType<typeof startServer>>['process']): void {
  server.unref();
  for (const pipe of [server.stdout, server.stderr]) (pipe as unknown as { unref(): void } | null)?.unref();
}
