import './resolve-typescript.cjs';
import { randomBytes, randomUUID, scryptSync } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { buildApiIfStale } from './build.js';
import { ADMIN } from './admin.js';
import { startReaper } from './reaper.js';
import { connectAsSuperuser } from './superuser.js';

/** The data is real; only its safety against power failure is given up, for speed. */
const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'];

/** One PostgreSQL for all API suites, with a migrated database that each of them copies. */
export default async function setUp(): Promise<void> {
  buildApiIfStale(); // the suites call the built API
  const reaper = startReaper();
  const dataDir = mkdtempSync(join(tmpdir(), 'api-tests-'));
  reaper.remove(dataDir);
  chmodSync(dataDir, 0o711); // as root, PostgreSQL's user must pass through
  const postgres = await startEmbeddedPostgres(dataDir, () => undefined, FAST);
  const pid = Number(readFileSync(join(postgres.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  reaper.kill(pid, 'SIGQUIT');
  await postgres.leave(); // an open connection would keep the test run alive
  await allowMore(postgres);
  await migrate(postgres.url);
  await addAdmin(postgres.url);
  process.env.TEST_FOLDER = dataDir;
  process.env.TEST_DATABASE_URL = postgres.url;
}

/** Suites have databases of their own, and some a second role. */
async function allowMore(cluster: { url: string; data: string }): Promise<void> {
  const client = await connectAsSuperuser(cluster);
  await client.query('ALTER ROLE app CREATEDB CREATEROLE');
  await client.end();
}

/**
 * The first admin of every test's database, with a password hash that is checked in no time: a hash names its own cost,
 * and what the real one costs is half a second a sign-in.
 */
async function addAdmin(connectionString: string): Promise<void> {
  const salt = randomBytes(16);
  const hash = scryptSync(ADMIN.password, salt, 32, { N: 1024, r: 8, p: 1 });
  const stored = ['scrypt', 1024, 8, 1, salt.toString('base64'), hash.toString('base64')].join('$');
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(
    `INSERT INTO staff (id, email, name, role, password_hash) VALUES ($1, $2, 'Administrator', 'admin', $3)`,
    [randomUUID(), ADMIN.email, stored],
  );
  await client.end();
}
