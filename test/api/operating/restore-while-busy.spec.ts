import { Client } from 'pg';
import { stopWrites } from '../../../src/backups/restoring/replaced-schema.js';
import { createDatabase, within } from '../../support/jest/database.js';

/** Each has what it wrote first while it waits for the second, as a form does that is then noted in the history. */
const WRITE = `BEGIN; LOCK TABLE inquiry IN ROW EXCLUSIVE MODE; SELECT pg_sleep(0.05);
  LOCK TABLE activity IN ROW EXCLUSIVE MODE; COMMIT`;

it('a restoring stops those who write all the while, whatever they write first', async () => {
  const url = await createDatabase();
  const writers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  let stopped = false;
  const writing = writers.map(async (client) => {
    while (!stopped) await client.query(WRITE);
    await client.end();
  });
  try {
    await within(url, async (db) => {
      await db.query('BEGIN');
      await stopWrites(db);
      const { rows } = await db.query<{ count: number }>(
        `SELECT count(*)::int FROM pg_locks WHERE mode = 'ExclusiveLock' AND granted AND pid = pg_backend_pid()
            AND relation IN ('inquiry'::regclass, 'activity'::regclass)`,
      );
      expect(rows).toEqual([{ count: 2 }]);
      await db.query('ROLLBACK');
    });
  } finally {
    stopped = true;
    await Promise.all(writing);
  }
});
