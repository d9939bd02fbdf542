import { DataSource } from 'typeorm';
import { transaction } from '../../../src/platform/database/transaction.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

/** Real: PostgreSQL, which finds the deadlock and refuses what cannot be put in an order. */
let db: DataSource;
const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));
beforeAll(async () => {
  db = api.app.get(DataSource);
  await api.db.query('CREATE TABLE counter (name text PRIMARY KEY, value int)');
});
beforeEach(() => api.db.query(`DELETE FROM counter; INSERT INTO counter VALUES ('a', 0), ('b', 0)`));

const add = (name: string) => [`UPDATE counter SET value = value + 1 WHERE name = $1`, [name]] as const;
const values = async () =>
  (await api.db.query<{ value: number }>('SELECT value FROM counter ORDER BY name')).rows.map(
    ({ value }) => value,
  );

/** Two that lock the same rows in opposite orders, each once the other holds its first. */
function crossing(run: typeof transaction) {
  let both = 0;
  let meet: () => void;
  const met = new Promise<void>((resolve) => (meet = resolve));
  const work = (first: string, second: string) => {
    let isFirstTry = true;
    return run(db, async (tx) => {
      await tx.query(...(add(first) as unknown as [string, unknown[]]));
      if (isFirstTry && ++both === 2) meet();
      if (isFirstTry) await met;
      isFirstTry = false;
      await tx.query(...(add(second) as unknown as [string, unknown[]]));
    });
  };
  return Promise.allSettled([work('a', 'b'), work('b', 'a')]);
}

test('without a second try, one of two that cross is lost to the deadlock', async () => {
  const ended = await crossing((source, work) => source.transaction(work));
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await values()).toEqual([1, 1]);
});

test('with it, both go through', async () => {
  expect((await crossing(transaction)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await values()).toEqual([2, 2]);
});

test('a serialization failure is tried again, at most three times in all', async () => {
  let tries = 0;
  const fail = (times: number) =>
    transaction(db, async (tx) => {
      tries += 1;
      await tx.query(...(add('a') as unknown as [string, unknown[]]));
      if (tries <= times) await tx.query(`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '40001'; END $$`);
    });
  await fail(2);
  expect([tries, await values()]).toEqual([3, [1, 0]]);
  tries = 0;
  await expect(fail(3)).rejects.toMatchObject({ code: '40001' });
  expect([tries, await values()]).toEqual([3, [1, 0]]);
});

test('what is no such failure is not tried again, and nothing of it is kept', async () => {
  let tries = 0;
  const work = transaction(db, async (tx) => {
    tries += 1;
    await tx.query(...(add('a') as unknown as [string, unknown[]]));
    throw new Error('refused');
  });
  await expect(work).rejects.toThrow('refused');
  expect([tries, await values()]).toEqual([1, [0, 0]]);
});

test.each(['25006', '40001', '40P01'])(
  'a write that PostgreSQL refuses with %s is 503 with Retry-After',
  async (code) => {
    const made = await call(api, 'POST', '/delegates', { body: aDelegate() });
    const { id } = dataOf<{ id: string }>(made);
    await api.db.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'not now' USING ERRCODE = '${code}'; END $$`);
    for (const table of ['delegate', 'inquiry'])
      await api.db.query(
        `CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`,
      );
    const answers = [
      await call(api, 'POST', '/inquiry/property', { body: anInquiry() }),
      await call(api, 'PUT', `/delegates/${id}`, { as: staff, body: aDelegate({ first_name: 'Late' }) }),
    ];
    await api.db.query('DROP FUNCTION refuse CASCADE');
    for (const { status, headers } of answers)
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  },
);
