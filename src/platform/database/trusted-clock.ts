import { commandLine } from '../settings/command.js';

/** Where SQL goes: a pool, a connection, a transaction. */
interface Db {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** A clock further from the last trusted time than this is in doubt until somebody confirms it. */
const MAX_AHEAD = "interval '7 days'";
const MAX_BEHIND = "interval '2 days'";

const inReach = (moment: string) => `${moment} BETWEEN at - ${MAX_BEHIND} AND at + ${MAX_AHEAD}`;

/** One of two clocks that differ by more is wrong. */
const MAX_APART = "interval '1 hour'";

/** SQL: a clock that ran ahead did not date it. What it did is no newer than what was made since it was set back. */
export const isPast = (moment: string): string => `${moment} <= now() + ${MAX_APART}`;

/** Both clocks must be right: what SQL asks goes by the database's, what the program counts by its own. */
const READ_CLOCKS = `
  SELECT at AS trusted, now() AS database, ${inReach('now()')} AS "databaseRight", ${inReach('$1::timestamptz')} AS "ownRight",
         $1::timestamptz BETWEEN now() - ${MAX_APART} AND now() + ${MAX_APART} AS agree
    FROM (SELECT coalesce($2::timestamptz, now()) AS at) known`;

interface ClockReading {
  trusted: Date;
  database: Date;
  databaseRight: boolean;
  ownRight: boolean;
  agree: boolean;
}

const MEANWHILE = 'Nothing is erased by the clock meanwhile, and no backup is thinned out.';

/**
 * Erasing and pruning go by the clock, and one that has jumped by years would erase everything at once. So the system
 * keeps the time when it last ran, and does neither while the clock is far from it.
 * @returns why the clock is not believed, in sentences for whoever runs the server; undefined: it is
 */
export async function clockDoubt(db: Db, now = new Date()): Promise<string | undefined> {
  const { rows } = await db.query<ClockReading>(READ_CLOCKS, [now, await trustedTime(db)]);
  const [reading] = rows;
  if (!reading) return undefined;
  if (reading.databaseRight && reading.ownRight)
    return reading.agree
      ? undefined
      : `The clock of this server says ${now.toISOString()}, and that of the database ${reading.database.toISOString()}. ` +
          `${MEANWHILE} Set the clock that is wrong.`;
  const wrong = reading.databaseRight ? now : reading.database;
  return (
    `The clock of ${reading.databaseRight ? 'this server' : 'the database'} says ${wrong.toISOString()}, and the last ` +
    `moment that is known to be right is ${reading.trusted.toISOString()}. ${MEANWHILE} Set the clock; or if it is right: ${commandLine('clock', 'is-right')}`
  );
}

/** Moves the trusted time forward, if the clock is near it. */
export async function followClock(db: Db): Promise<void> {
  await db.query(
    `INSERT INTO trusted_clock (at) SELECT coalesce($1::timestamptz, now()) ON CONFLICT (one) DO NOTHING`,
    [await trustedTime(db)],
  );
  await db.query(`UPDATE trusted_clock SET at = now() WHERE ${inReach('now()')}`);
}

/** Trusts the clock as it is, because somebody said so. @returns the time that is trusted now */
export async function trustClock(db: Db): Promise<Date> {
  const { rows } = await db.query<{ at: Date }>(
    `INSERT INTO trusted_clock (at) VALUES (now()) ON CONFLICT (one) DO UPDATE SET at = now() RETURNING at`,
  );
  return rows[0]?.at ?? new Date();
}

/** When the system last ran by a clock that was right; null: it is new. */
async function trustedTime(db: Db): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date }>('SELECT at FROM trusted_clock');
  return rows[0]?.at ?? newestRow(db);
}

/** The newest date of any row, by which a database without a `trusted_clock` row goes, such as a restored one. */
async function newestRow(db: Db): Promise<Date | null> {
  const { rows: tables } = await db.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class JOIN pg_attribute ON attrelid = oid
      WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND attname = 'created_at' AND NOT attisdropped`,
  );
  const moments = tables.map(({ name }) => `(SELECT max(created_at) FROM ${name})`);
  moments.push('(SELECT max(finished_at) FROM periodic_job)');
  const { rows } = await db.query<{ at: Date | null }>(`SELECT greatest(${moments.join(', ')}) AS at`);
  return rows[0]?.at ?? null;
}
