import { RowCounts } from '../../../../src/platform/listing/totals.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, signIn } from '../../../support/requests/callers.js';
import { insertDelegates } from '../../../support/requests/raw-delegates.js';
import { startApi } from '../../../support/server/api.js';
import { until } from '../../../support/server/until.js';

/** Real: PostgreSQL. What a total costs is what it reads, in pages of 8 kB. */
const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const ROW = `SELECT gen_random_uuid(), gen_random_uuid(), 'Maria', 'Santos', 'm@example.com', '1'`;
const COLUMNS = 'id, uuid, first_name, last_name, email, phone_number';
const totalOf = async () =>
  ((await call(api, 'GET', '/delegates?range=[0,0]', { as: staff })).body as { meta: { total: number } }).meta
    .total;

/** Pages that the sum of the counts reads. */
async function pagesRead(): Promise<number> {
  const { rows } = await api.db.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (ANALYZE, BUFFERS) SELECT sum(rows) FROM row_count WHERE table_name = 'delegate'`,
  );
  // The first line is of the statement as a whole; what planning reads comes later.
  const line = rows.map((row) => row['QUERY PLAN']).find((each) => each.includes('Buffers:')) ?? '';
  return [...line.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, pages]) => sum + Number(pages), 0);
}

/** Pages of the table, with the dead ones. */
const pagesKept = async () =>
  (await api.db.query<{ n: number }>(`SELECT pg_relation_size('row_count')::int / 8192 AS n`)).rows[0]?.n ??
  0;

/** The worst that autovacuum leaves: the living entry at the end, so that no page before it is given back. */
async function settle() {
  await api.app.get(RowCounts, { strict: false }).compact(0);
  // A statement that is under way, such as that of a periodic job, keeps what is dead from being cleared away.
  await until(async () => {
    await api.db.query('VACUUM (ANALYZE, TRUNCATE false) row_count');
    const { rows } = await api.db.query<{ dead: string }>(
      `SELECT n_dead_tup AS dead FROM pg_stat_user_tables WHERE relname = 'row_count'`,
    );
    return Number(rows[0]?.dead) < 100;
  }, 500);
}

test('an import leaves one entry, however many rows it has', async () => {
  const entries = async () =>
    (await api.db.query(`SELECT 1 FROM row_count WHERE table_name = 'delegate'`)).rowCount ?? 0;
  const before = await entries();
  await api.db.query(insertDelegates(COLUMNS, `${ROW} FROM generate_series(1, 5000)`));
  expect(await entries()).toBeLessThanOrEqual(before + 1);
  expect(await totalOf()).toBe(5_000);
});

test('after a burst of single writes a total reads as few pages as before', async () => {
  const before = await totalOf();
  await settle();
  expect(await pagesRead()).toBeLessThan(10);
  await api.db.query('ALTER TABLE row_count SET (vacuum_truncate = false)');
  await api.db.query(`DO $$ BEGIN FOR n IN 1..15000 LOOP ${insertDelegates(COLUMNS, ROW)}; END LOOP; END $$`);
  expect(await totalOf()).toBe(before + 15_000);
  await settle();
  expect(await totalOf()).toBe(before + 15_000);
  // Only an index leads past these.
  expect(await pagesKept()).toBeGreaterThan(100);
  expect(await pagesRead()).toBeLessThan(10);
});
