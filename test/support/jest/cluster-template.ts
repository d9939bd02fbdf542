import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../src/platform/database/migrate.js';
import { startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres.js';
import { ADMIN } from './admin.js';
import { cheapHash } from './cheap-hash.js';
import { within } from './database.js';
import { startReaper } from './reaper.js';

const ROOT = join(__dirname, '..', '..', '..');
const KEPT = join(ROOT, '.cache', 'clusters');
/** The server doubts a clock that is a week ahead of its newest row: `trusted-clock.ts`. */
const FRESH_MS = 3 * 86_400_000;

/**
 * The data is real; only its safety against power failure is given up, for speed. The password of `app` is derived in
 * one step instead of 4096, which both sides would take for each of the thousand connections of a run.
 */
export const FAST = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=200',
  'scram_iterations=1',
];

/**
 * Puts a PostgreSQL that was stopped into DATA_DIR, as the built server leaves it: migrated, with ADMIN's account and no
 * records. It is made once for each build and kept for days, since initdb and the migrations take seconds.
 */
export async function copyCluster(dataDir: string): Promise<void> {
  const name = nameOfBuild();
  const kept = join(KEPT, name);
  if (!existsSync(kept)) await make(kept);
  mkdirSync(dataDir, { recursive: true });
  // Whatever umask another suite of this process has set: PostgreSQL's user must pass through.
  chmodSync(dataDir, 0o711);
  // Not Node's own copy: the files belong to PostgreSQL's user.
  execFileSync('cp', ['-a', kept, join(dataDir, 'postgres')]);
}

/** Another build, another account or a later time wants another cluster. */
function nameOfBuild(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'dist', '.built-from')));
  hash.update(String(Math.floor(Date.now() / FRESH_MS)));
  for (const file of ['cluster-template.ts', 'admin.ts', 'cheap-hash.ts'])
    hash.update(readFileSync(join(__dirname, file)));
  return hash.digest('hex').slice(0, 32);
}

async function make(kept: string): Promise<void> {
  const reaper = startReaper();
  const dataDir = mkdtempSync(join(tmpdir(), 'cluster-'));
  reaper.remove(dataDir);
  chmodSync(dataDir, 0o711); // as root, PostgreSQL's user must pass through
  const postgres = await startEmbeddedPostgres(dataDir, () => undefined, FAST);
  const pid = Number(readFileSync(join(postgres.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  reaper.kill(pid, 'SIGQUIT');
  await migrate(postgres.url);
  await addAdmin(postgres.url);
  await postponeDelivered(postgres.url);
  await postgres.stop();
  for (const name of ['run', 'postgres.log'])
    rmSync(join(dataDir, 'postgres', name), { recursive: true, force: true });
  keep(join(dataDir, 'postgres'), kept);
  rmSync(dataDir, { recursive: true });
}

/** At once, so that a run that is ended meanwhile leaves nothing half; one that runs beside may have been faster. */
function keep(made: string, kept: string): void {
  mkdirSync(KEPT, { recursive: true });
  const others = readdirSync(KEPT).filter((name) => !kept.includes(name.slice(0, 32)));
  for (const name of others) rmSync(join(KEPT, name), { recursive: true, force: true });
  const half = `${kept}.${process.pid}`;
  execFileSync('cp', ['-a', made, half]);
  try {
    renameSync(half, kept);
  } catch {
    rmSync(half, { recursive: true });
  }
}

/**
 * The delivered event has a date of its own; once that is near, it is moved by whole years of weeks, so that its weekdays
 * stay: tests can always register for it, pay in time and come.
 */
async function postponeDelivered(connectionString: string): Promise<void> {
  await within(connectionString, (db) =>
    db.query(
      `WITH postponed AS (
       SELECT id, interval '364 days' *
              greatest(0, ceil(extract(epoch FROM now() + interval '30 days' - payment_due_at) / (364 * 86400))) AS by
         FROM event)
     UPDATE event SET starts_at = starts_at + by, ends_at = ends_at + by, payment_due_at = payment_due_at + by
       FROM postponed WHERE postponed.id = event.id`,
    ),
  );
}

/** The first admin of every test's database. */
export async function addAdmin(connectionString: string): Promise<void> {
  await within(connectionString, (db) =>
    db.query(
      `INSERT INTO staff (id, email, name, role, password_hash) VALUES ($1, $2, 'Administrator', 'admin', $3)`,
      [randomUUID(), ADMIN.email, cheapHash(ADMIN.password)],
    ),
  );
}
