import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { dropAll, stopWrites } from '../../../../src/backups/restoring/replaced-schema.js';
import { createDatabase, within } from '../../../support/jest/database.js';

let url: string;
beforeEach(async () => {
  url = await createDatabase();
});

/** Eight sessions that do it again and again while `work` runs; what the server ends is done anew, as a form does that is sent again. */
async function whileOthers(statements: string, work: (db: Client) => Promise<void>): Promise<void> {
  let stopped = false;
  const other = async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    while (!stopped) await client.query(statements).catch(() => client.query('ROLLBACK'));
    await client.end();
  };
  const others = Array.from({ length: 8 }, other);
  try {
    await within(url, async (db) => {
      await db.query('BEGIN');
      await work(db);
      await db.query('ROLLBACK');
    });
  } finally {
    stopped = true;
    await Promise.all(others);
  }
}

it('a restoring stops those who write all the while, whatever they write first', async () => {
  // Each has what it wrote first while it waits for the second, as a form does that is then noted in the history.
  const write = `BEGIN; LOCK TABLE inquiry IN ROW EXCLUSIVE MODE; SELECT pg_sleep(0.05);
    LOCK TABLE activity IN ROW EXCLUSIVE MODE; COMMIT`;
  await whileOthers(write, async (db) => {
    await stopWrites(db, url);
    const { rows } = await db.query<{ count: number }>(
      `SELECT count(*)::int FROM pg_locks WHERE mode = 'ExclusiveLock' AND granted AND pid = pg_backend_pid()
          AND relation IN ('inquiry'::regclass, 'activity'::regclass)`,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });
});

it('and those who have read a table and wait to write to another while what is there is saved', async () => {
  const write = 'BEGIN; SELECT FROM event; LOCK TABLE inquiry IN ROW EXCLUSIVE MODE; COMMIT';
  await whileOthers(write, async (db) => {
    await stopWrites(db, url);
    // Longer than PostgreSQL waits before it looks for a deadlock: it does so once.
    await sleep(1500);
    await dropAll(db, url);
    expect((await db.query(`SELECT to_regclass('inquiry') AS inquiry`)).rows).toEqual([{ inquiry: null }]);
  });
});

it('and the file of whoever reads it slowly, after a while', async () => {
  const reader = new Client({ connectionString: url });
  const ended = new Promise<Error>((resolve) => reader.on('error', resolve));
  await reader.connect();
  await reader.query('BEGIN READ ONLY; DECLARE export NO SCROLL CURSOR FOR SELECT FROM inquiry');
  await within(url, async (db) => {
    await db.query('BEGIN');
    await stopWrites(db, url);
    await dropAll(db, url);
    await db.query('ROLLBACK');
  }).catch(async (error: unknown) => {
    await reader.end();
    throw error;
  });
  expect(String(await ended)).toMatch('terminating connection');
});

it('and says who stands in its way, where that can’t be ended', async () => {
  const report = new Client({ connectionString: url, application_name: 'report' });
  await report.connect();
  await report.query('BEGIN; LOCK TABLE inquiry IN ACCESS SHARE MODE');
  const reading = report.query('SELECT pg_sleep(20)').catch(() => undefined);
  const pid = (report as unknown as { processID: number }).processID;
  await within(url, async (db) => {
    await db.query('BEGIN');
    await stopWrites(db, url);
    await expect(dropAll(db, url, 1_000)).rejects.toThrow(
      new RegExp(`^The database was in use all the time by \\w+ \\(report, process ${pid}\\): end that`),
    );
    await db.query('ROLLBACK');
    await db.query('SELECT pg_cancel_backend($1)', [pid]);
  });
  await reading;
  await report.end();
});

it('one is restored at a time', async () => {
  await within(url, async (db) => {
    await db.query('BEGIN');
    await stopWrites(db, url);
    await within(url, async (second) => {
      await second.query('BEGIN');
      await expect(stopWrites(second, url)).rejects.toThrow('A backup is being restored at this moment.');
      await second.query('ROLLBACK');
    });
    await db.query('ROLLBACK');
  });
});
