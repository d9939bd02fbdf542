import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A migrated database for one benchmark: on BENCH_DATABASE_URL if that is set (used as it is), else on an embedded
 * PostgreSQL under data/bench/<name>.
 * @param {{ keep?: boolean }} options keep: leave the embedded one's rows for the next run
 */
export async function openDatabase(name, { keep = false } = {}) {
  const { migrate } = require('../../dist/platform/database/migrate.js');
  const dataDir = `${root}data/bench/${name}`;
  if (!keep) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const own = process.env.BENCH_DATABASE_URL;
  const embedded = own ? undefined : await startEmbedded(dataDir);
  const url = own ?? embedded.url;
  await migrate(url);
  const client = new pg.Client(url);
  await client.connect();
  const close = async () => {
    await client.end();
    await embedded?.stop();
  };
  const pid = embedded && Number(readFileSync(`${embedded.data}/postmaster.pid`, 'utf8').split('\n')[0]);
  return { url, client, dataDir, pid, close };
}

function startEmbedded(dataDir) {
  const { startEmbeddedPostgres } = require('../../dist/platform/embedded-postgres/embedded-postgres.js');
  return startEmbeddedPostgres(dataDir, (line) => console.error(line));
}
