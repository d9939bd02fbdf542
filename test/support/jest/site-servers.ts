import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../server/server.js';
import { createDatabase } from './database.js';
import type { Reaper } from './reaper.js';

/** A server of the whole site that one worker's suites share, one after the other. */
export interface SiteServer {
  /** Without a trailing slash. */
  url: string;
  databaseUrl: string;
}

/** One server with a database of its own for each of Jest's workers. */
export async function startSiteServers(workers: number, reaper: Reaper): Promise<void> {
  const servers = await Promise.all(Array.from({ length: workers }, () => startSite(reaper)));
  process.env.TEST_SITES = JSON.stringify(servers);
}

/** The one of the worker that asks. Jest counts its workers from 1. */
export function siteOfWorker(): SiteServer {
  const servers = JSON.parse(process.env.TEST_SITES ?? '[]') as SiteServer[];
  const server = servers[Number(process.env.JEST_WORKER_ID) - 1];
  if (!server) throw new Error('This suite needs the globalSetup of test/support/jest/browser-setup.ts.');
  return server;
}

async function startSite(reaper: Reaper): Promise<SiteServer> {
  const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  reaper.remove(folder);
  const databaseUrl = await createDatabase({ withAdmin: true });
  const server = await startServer({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_WRITES_PER_MINUTE: '0',
  });
  reaper.kill(server.pid, 'SIGTERM');
  letGo(server.process);
  return { url: server.url, databaseUrl };
}

/** Neither the process nor its pipes keep the test run alive; the reaper ends it. */
function letGo(server: Awaited<ReturnType<typeof startServer>>['process']): void {
  server.unref();
  for (const pipe of [server.stdout, server.stderr]) (pipe as unknown as { unref(): void } | null)?.unref();
}
