import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A migrated database for one benchmark: on BENCH_DATABASE_URL if that is set (used as it is), else on an embedded
 * PostgreSQL under data/bench/<name>.
 * @param {{ keep?: boolean, migrated?: boolean }} options keep: leave the embedded one's rows for the next run;
 *   migrated: false leaves the database empty
 */
export async function openDatabase(name, { keep = false, migrated = true } = {}) {
  const { migrate } = require('../../dist/platform/database/migrate.js');
  const dataDir = `${root}data/bench/${name}`;
  if (!keep) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const own = process.env.BENCH_DATABASE_URL;
  const embedded = own ? undefined : await startEmbedded(dataDir);
  const url = own ?? embedded.url;
  if (migrated) await migrate(url);
  const client = new pg.Client(url);
  await client.connect();
  const pid = embedded && Number(readFileSync(`${embedded.data}/postmaster.pid`, 'utf8').split('\n')[0]);
  // A benchmark that fails leaves no PostgreSQL behind: this is the signal of its fast shutdown.
  const end = () => pid && process.kill(pid, 'SIGINT');
  process.once('exit', end);
  const close = async () => {
    await client.end();
    await embedded?.stop();
    process.off('exit', end);
  };
  return { url, client, dataDir, pid, close };
}

async function startEmbedded(dataDir) {
  const { startEmbeddedPostgres } = require('../../dist/platform/embedded-postgres/embedded-postgres.js');
  const postgres = await startEmbeddedPostgres(dataDir, (line) => console.error(line));
  await allowMore(postgres);
  return postgres;
}

/** Some benchmarks make databases of their own, and wait for the disk. */
async function allowMore({ url, data }) {
  const superuser = new URL(url);
  superuser.username = 'postgres';
  superuser.password = readFileSync(join(dirname(data), 'superuser-password'), 'utf8');
  const client = new pg.Client(superuser.href);
  await client.connect();
  await client.query('ALTER ROLE app CREATEDB; GRANT pg_checkpoint TO app');
  await client.end();
}
