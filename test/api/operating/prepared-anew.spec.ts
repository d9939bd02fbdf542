import { Pool } from 'pg';
import { fixture } from '../../support/jest/fixture.js';
import { call } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());

/** On every connection, several times. */
const onAll = async (work: (n: number) => Promise<unknown>): Promise<unknown[]> =>
  Promise.all(Array.from({ length: 20 }, (_, n) => work(n)));

/** As the next version's migration does while this one serves. */
const migrate = () => api.db.query('ALTER TABLE event ADD later text');

it('serves on every connection after the next version changed the tables', async () => {
  const register = async (round: string) =>
    onAll(async (n) => {
      const body = aDelegate({ email: `${round}-${n}@mailbox.ph` });
      return (await call(api, 'POST', '/delegates', { body })).status;
    });
  const all = Array<number>(20).fill(201);
  expect(await register('before')).toEqual(all);
  await migrate();
  expect(await register('after')).toEqual(all);
  expect(await register('later')).toEqual(all);
  expect((await api.db.query('SELECT FROM delegate')).rowCount).toBe(60);
});

it('prepares a statement anew once, by promise and by callback, and tells of what stays wrong', async () => {
  const pool = api.app.get(Pool);
  const client = await pool.connect();
  const statement = { name: 'all_of_it', text: 'SELECT * FROM changing' };
  try {
    await client.query('CREATE TEMP TABLE changing (a int); INSERT INTO changing VALUES (1)');
    expect((await client.query(statement)).rows).toEqual([{ a: 1 }]);
    await client.query('ALTER TABLE changing ADD b int');
    expect((await client.query(statement)).rows).toEqual([{ a: 1, b: null }]);
    expect((await client.query(statement)).rows).toEqual([{ a: 1, b: null }]);

    await client.query('ALTER TABLE changing ADD c int');
    const rows = await new Promise((resolve, reject) => {
      client.query(statement, (error, result) => (error ? reject(error) : resolve(result.rows)));
    });
    expect(rows).toEqual([{ a: 1, b: null, c: null }]);

    // In a transaction nothing goes on after an error: whoever began it is told of the first one.
    await client.query('ALTER TABLE changing ADD d int');
    await client.query('BEGIN');
    await expect(client.query(statement)).rejects.toMatchObject({ code: '0A000' });
    await client.query('ROLLBACK');
    expect((await client.query(statement)).rows).toEqual([{ a: 1, b: null, c: null, d: null }]);
    await client.query('DROP TABLE changing');
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42P01' });
  } finally {
    client.release(true);
  }
});
