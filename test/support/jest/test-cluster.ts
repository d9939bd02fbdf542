import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres.js';
import { copyCluster, FAST } from './cluster-template.js';
import type { Reaper } from './reaper.js';
import { connectAsSuperuser } from './superuser.js';

/** One PostgreSQL for all suites of a run, with a migrated database that each of them copies; it ends with the run. */
export async function startTestCluster(reaper: Reaper): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cluster-of-tests-'));
  reaper.remove(dataDir);
  chmodSync(dataDir, 0o711); // as root, PostgreSQL's user must pass through
  await copyCluster(dataDir);
  const postgres = await startEmbeddedPostgres(dataDir, () => undefined, FAST);
  const pid = Number(readFileSync(join(postgres.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  reaper.kill(pid, 'SIGQUIT');
  await postgres.leave(); // an open connection would keep the test run alive
  await allowMore(postgres);
  process.env.TEST_FOLDER = dataDir;
  process.env.TEST_DATABASE_URL = postgres.url;
}

/** Suites have databases of their own, and some a second role. */
async function allowMore(cluster: { url: string; data: string }): Promise<void> {
  const client = await connectAsSuperuser(cluster);
  await client.query('ALTER ROLE app CREATEDB CREATEROLE');
  await client.end();
}
