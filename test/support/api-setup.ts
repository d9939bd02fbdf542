import './resolve-typescript.cjs';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.js';
import { buildApiIfStale } from './build.js';
import { copyCluster, FAST } from './cluster-template.js';
import { startReaper } from './reaper.js';
import { connectAsSuperuser } from './superuser.js';

/** One PostgreSQL for all API suites, with a migrated database that each of them copies. */
export default async function setUp(): Promise<void> {
  buildApiIfStale(); // the suites call the built API
  const reaper = startReaper();
  const dataDir = mkdtempSync(join(tmpdir(), 'api-tests-'));
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
