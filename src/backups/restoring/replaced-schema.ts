import { setTimeout as sleep } from 'node:timers/promises';
import { escapeIdentifier, type ClientBase } from 'pg';
import { BackupError } from '../archive/manifest.js';
import { tableNames } from '../archive/tables.js';

/** SQLSTATE of a lock that another transaction has. */
const NOT_AVAILABLE = '55P03';
/** Shorter than PostgreSQL waits before it looks for a deadlock, and ends one of the two. */
const ATTEMPT_MS = 500;
/** How long others get to end what they read or write. */
const LOCK_MS = 60_000;

/**
 * Nobody else writes until the transaction ends; reading goes on. The rows of backups are left out: one is made meanwhile.
 * Whoever waits for a lock finds the restored tables afterwards, since PostgreSQL looks names up anew.
 */
export async function stopWrites(client: ClientBase): Promise<void> {
  const tables = (await tableNames(client)).filter((name) => name !== 'backup_run');
  await lockAll(client, tables, 'EXCLUSIVE');
}

/** Drops all of the present schema but extensions: tables with what stands on them, functions, types and sequences. */
export async function dropAll(client: ClientBase): Promise<void> {
  await lockAll(client, await tableNames(client), 'ACCESS EXCLUSIVE');
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
 * Takes all locks or none: whoever waits while holding some ends in a deadlock sooner or later. The one that was not to be had is
 * the first of the next attempt: whoever writes has it before others that they need, so the order becomes theirs, and they
 * end instead of waiting for us.
 * @throws BackupError when the tables are in use for too long
 */
async function lockAll(client: ClientBase, tables: string[], mode: 'EXCLUSIVE' | 'ACCESS EXCLUSIVE') {
  let order = tables;
  await client.query(`SET LOCAL lock_timeout = ${ATTEMPT_MS}`);
  for (const end = Date.now() + LOCK_MS; ; await sleep(ATTEMPT_MS / 5)) {
    await client.query('SAVEPOINT locking');
    const busy = await lockUntilBusy(client, order, mode);
    if (busy === undefined) break;
    await client.query('ROLLBACK TO SAVEPOINT locking');
    if (Date.now() > end) throw new BackupError('The database was in use all the time.');
    order = [busy, ...order.filter((name) => name !== busy)];
  }
  await client.query('SET LOCAL lock_timeout = 0');
}

/** @returns the table that others use; undefined: all are locked */
async function lockUntilBusy(
  client: ClientBase,
  tables: string[],
  mode: string,
): Promise<string | undefined> {
  for (const name of tables)
    try {
      await client.query(`LOCK TABLE ${escapeIdentifier(name)} IN ${mode} MODE`);
    } catch (error) {
      if ((error as { code?: string }).code !== NOT_AVAILABLE) throw error;
      return name;
    }
  return undefined;
}
