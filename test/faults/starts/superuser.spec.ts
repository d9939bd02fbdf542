import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import { migrate } from '../../../src/platform/database/migrate.js';
import { program } from '../../../src/platform/embedded-postgres/binaries.js';
import { locateCluster, giveTo } from '../../../src/platform/embedded-postgres/cluster-location.js';
import {
  secretOf,
  startServer,
  urlOf,
  type Cluster,
} from '../../../src/platform/embedded-postgres/cluster.js';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../../src/platform/embedded-postgres/embedded-postgres.js';
import { newEndpoint } from '../../../src/platform/embedded-postgres/postmaster.js';
import { lockFile } from '../../../src/platform/file-lock.js';
import { INSERT_INQUIRY, within } from '../../support/jest/database.js';
import { endAfterwards, freshDataDir, postmasterOf } from '../../support/server/data-dir.js';

const quiet = () => undefined;
const FAST = ['fsync=off'];

function emptyDataDir(): string {
  const dataDir = freshDataDir();
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o711); // as root, PostgreSQL's user must pass through
  return dataDir;
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(dataDir, quiet, FAST);
  endAfterwards(postmasterOf(dataDir));
  return postgres;
}

/** What the first version made: one role, `app`, the superuser that initdb asks for. It runs. */
async function olderCluster(dataDir: string): Promise<Cluster> {
  const place = await locateCluster(dataDir, quiet);
  const data = join(place.root, 'pgdata');
  giveTo(data, place.user);
  secretOf(place, 'app');
  const login = ['-U', 'app', '-A', 'scram-sha-256', `--pwfile=${join(place.root, 'password')}`];
  const text = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const cwd = place.root;
  const args = ['-D', data, ...login, ...text];
  await promisify(execFile)(program(place.binaries, 'initdb'), args, { ...place.user, cwd });
  const cluster: Cluster = { ...place, data, options: FAST, endpoint: await newEndpoint(place) };
  await run(cluster);
  await within(urlOf(cluster, 'postgres'), (db) => db.query('CREATE DATABASE app'));
  await within(urlOf(cluster, 'app'), (db) => db.query('CREATE TABLE kept AS SELECT 42 AS answer'));
  return cluster;
}

async function run(cluster: Cluster): Promise<void> {
  const lock = lockFile(join(cluster.root, 'lock'));
  if (!lock) throw new Error('Somebody has the lock.');
  await startServer(cluster, lock);
  lock.free();
  endAfterwards(Number(readFileSync(join(cluster.data, 'postmaster.pid'), 'utf8').split('\n')[0]));
}

const sole = async (db: Client, sql: string): Promise<unknown> =>
  Object.values<unknown>((await db.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0];

/** Tables, sequences and functions of ours that are somebody else's. */
const FOREIGN = `SELECT count(*)::int FROM (
  SELECT relowner AS owner FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND NOT EXISTS
    (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
  UNION ALL SELECT proowner FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS
    (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = p.oid AND deptype = 'e')
  UNION ALL SELECT datdba FROM pg_database WHERE datname = current_database()
) things WHERE owner <> 'app'::regrole`;

/** What a flaw in a statement must not reach, and what the product does. */
async function expectOwnerWithoutMore({ url }: EmbeddedPostgres): Promise<void> {
  await within(url, async (db) => {
    expect(await sole(db, 'SELECT current_user')).toBe('app');
    expect(await sole(db, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toBe(false);
    for (const attack of [
      `SELECT pg_read_file('/etc/passwd')`,
      `COPY inquiry TO '/tmp/stolen'`,
      `COPY (SELECT 1) TO PROGRAM 'true'`,
      `ALTER SYSTEM SET log_statement = 'all'`,
      `SELECT rolpassword FROM pg_authid`,
      `CREATE ROLE other SUPERUSER`,
      `ALTER ROLE app SUPERUSER`,
      `SET ROLE postgres`,
    ])
      await expect(db.query(attack)).rejects.toMatchObject({ code: '42501' });
    expect(await sole(db, FOREIGN)).toBe(0);
    await db.query(`ALTER TABLE inquiry ADD COLUMN tried int; ALTER TABLE inquiry DROP COLUMN tried`);
    await db.query('CREATE EXTENSION IF NOT EXISTS btree_gin; DROP EXTENSION btree_gin');
    await db.query(INSERT_INQUIRY);
  });
}

it('the product works as the owner of its database, who is no superuser', async () => {
  const postgres = await start(emptyDataDir());
  await migrate(postgres.url);
  await expectOwnerWithoutMore(postgres);
  await postgres.stop();
});

it('a cluster from before 1.0.0, whose owner was the superuser, is refused with a sentence and stays as it is', async () => {
  const dataDir = emptyDataDir();
  const cluster = await olderCluster(dataDir);
  await expect(start(dataDir)).rejects.toThrow(
    /^The database is from before the baseline of version 1\.0\.0 and was left as it is: /,
  );
  await run(cluster);
  expect(
    await within(urlOf(cluster, 'postgres'), (db) =>
      sole(db, 'SELECT 1 FROM pg_roles WHERE rolname = $$postgres$$'),
    ),
  ).toBeUndefined();
  expect(await within(urlOf(cluster, 'app'), (db) => sole(db, 'SELECT answer FROM kept'))).toBe(42);
});
