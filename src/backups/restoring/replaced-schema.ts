import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier, type ClientBase } from 'pg';
import { LOCKS } from '../../platform/locks.js';
import { BackupError } from '../archive/manifest.js';
import { tableNames } from '../archive/tables.js';

/** SQLSTATEs: a lock was not to be had in time; two waited for each other, and PostgreSQL ended this one. */
const NOT_HAD = new Set(['55P03', '40P01']);
/** How long others get to end what they read or write. */
const LOCK_MS = 60_000;
/** Several times before PostgreSQL looks for a deadlock (1 s), and ends one of the two. */
const CANCEL_MS = 200;
/** Longer than any form or page needs; a file that somebody reads slowly has no end that could be waited for. */
const PATIENCE_MS = 10_000;

/**
 * Nobody else writes until the transaction ends; reading goes on. The rows of backups are left out: one is made meanwhile.
 * Whoever waits for a lock finds the restored tables afterwards, since PostgreSQL looks names up anew.
 * @throws BackupError when another process restores one, which this one would put in the place of what was restored
 */
export async function stopWrites(client: ClientBase, url: string, lockMs = LOCK_MS): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS free', [
    LOCKS.restoring,
  ]);
  if (!rows[0]?.free) throw new BackupError('A backup is being restored at this moment.');
  const tables = (await tableNames(client)).filter((name) => name !== 'backup_run');
  await lockAll(client, url, tables, 'EXCLUSIVE', lockMs);
}

/** Drops all of the present schema but extensions: tables with what stands on them, functions, types and sequences. */
export async function dropAll(client: ClientBase, url: string, lockMs = LOCK_MS): Promise<void> {
  await lockAll(client, url, await tableNames(client), 'ACCESS EXCLUSIVE', lockMs);
  const { rows } = await client.query<{ statement: string }>(DROPS);
  for (const { statement } of rows) await client.query(statement);
}

/** What a table brings along (its row type, its sequences) goes with it, and is not named. */
const DROPS = `
  WITH own AS (SELECT current_schema()::regnamespace::oid AS schema),
  of_extensions AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e')
  SELECT format('DROP TABLE IF EXISTS %s CASCADE', c.oid::regclass) AS statement
    FROM pg_class c, own WHERE c.relnamespace = schema AND c.relkind IN ('r', 'p')
     AND ('pg_class'::regclass, c.oid) NOT IN (SELECT * FROM of_extensions)
  UNION ALL SELECT format('DROP VIEW IF EXISTS %s CASCADE', c.oid::regclass)
    FROM pg_class c, own WHERE c.relnamespace = schema AND c.relkind = 'v'
     AND ('pg_class'::regclass, c.oid) NOT IN (SELECT * FROM of_extensions)
  UNION ALL SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure)
    FROM pg_proc p, own WHERE p.pronamespace = schema
     AND ('pg_proc'::regclass, p.oid) NOT IN (SELECT * FROM of_extensions)
  UNION ALL SELECT format('DROP TYPE IF EXISTS %s CASCADE', t.oid::regtype)
    FROM pg_type t, own WHERE t.typnamespace = schema AND t.typtype IN ('e', 'd')
     AND ('pg_type'::regclass, t.oid) NOT IN (SELECT * FROM of_extensions)
  UNION ALL SELECT format('DROP SEQUENCE IF EXISTS %s CASCADE', c.oid::regclass)
    FROM pg_class c, own WHERE c.relnamespace = schema AND c.relkind = 'S'
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('a', 'i', 'e'))`;

/**
 * Takes all locks, in turn with others, and cancels meanwhile what they do if they wait for this transaction while they hold
 * a lock themselves: a form that has read or written one table, and waits for the next, would be waited for without end.
 * It has stored nothing, and its sender is told so. Who waits with empty hands goes on waiting. After a while those of the same
 * user are ended who stand in its way without doing anything: files (CSV) that are read no faster than somebody's network.
 * @param url PostgreSQL address: only another connection can cancel while this one waits
 * @throws BackupError when the tables are in use for too long, which says by whom: another role's work can't be ended from here
 */
async function lockAll(
  client: ClientBase,
  url: string,
  tables: string[],
  mode: 'EXCLUSIVE' | 'ACCESS EXCLUSIVE',
  lockMs: number,
): Promise<void> {
  const names = tables.map((name) => escapeIdentifier(name)).join(', ');
  const {
    rows: [own],
  } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const other = new Client({ connectionString: url });
  // A connection lost between two statements: the next one says so.
  other.on('error', () => undefined);
  await other.connect();
  let waiting = true;
  let by: string[] = [];
  const patientUntil = Date.now() + PATIENCE_MS;
  const cancelOthers = async () => {
    for (;;) {
      await sleep(CANCEL_MS);
      if (!waiting) return;
      await other.query(CANCEL, [own?.pid]);
      const { rows } = await other.query<{ by: string }>(BY, [own?.pid]);
      if (rows.length > 0) by = rows.map((row) => row.by);
      if (Date.now() > patientUntil) await other.query(END_IDLE, [own?.pid]);
    }
  };
  await client.query(`SET LOCAL lock_timeout = ${lockMs}`);
  try {
    const locking = client.query(`LOCK TABLE ${names} IN ${mode} MODE`).finally(() => {
      waiting = false;
    });
    await Promise.all([locking, cancelOthers()]);
  } catch (error) {
    if (NOT_HAD.has((error as { code?: string }).code ?? ''))
      throw new BackupError(
        `The database was in use all the time${by.length > 0 ? ` by ${by.join(', ')}: end that, and restore then` : ''}.`,
      );
    throw error;
  } finally {
    await other.end();
  }
  await client.query('SET LOCAL lock_timeout = 0');
}

const CANCEL = `
  SELECT pg_cancel_backend(a.pid) FROM pg_stat_activity a
   WHERE a.datname = current_database() AND a.usename = current_user AND a.wait_event_type = 'Lock' AND $1 = ANY (pg_blocking_pids(a.pid))
     AND EXISTS (SELECT FROM pg_locks l WHERE l.pid = a.pid AND l.granted AND l.locktype IN ('relation', 'advisory'))`;

/** What everybody may see of another role's connection. */
const BY = `
  SELECT DISTINCT usename || concat(' (', nullif(application_name, '') || ', ', 'process ', pid, ')') AS by
    FROM pg_stat_activity WHERE pid = ANY (pg_blocking_pids($1))`;

const END_IDLE = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
   WHERE usename = current_user AND state = 'idle in transaction' AND pid = ANY (pg_blocking_pids($1))`;
