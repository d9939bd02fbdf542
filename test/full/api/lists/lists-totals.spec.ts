import { randomUUID, randomInt } from 'node:crypto';
import type { PoolClient } from 'pg';
import { RowCounts } from '../../../../src/platform/listing/totals.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, signIn, queryOf, dataOf } from '../../../support/requests/callers.js';
import { insertDelegates } from '../../../support/requests/raw-delegates.js';
import { aDelegate, anInquiry } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));
/** Real: PostgreSQL with several transactions under way at once, HTTP. Nothing is faked. */
interface List {
  data: Record<string, unknown>[];
  meta: { total: number };
}
const empty = () => api.db.query('DELETE FROM delegate; DELETE FROM inquiry;');

const list = async (query: Record<string, unknown>, path = '/delegates') =>
  (await call(api, 'GET', `${path}?${queryOf(query)}`, { as: staff })).body as List;
const SANTOS = { filter: { last_name: 'San' }, range: [0, 4] };
const santos = async () => (await list(SANTOS)).meta.total;

const insert = (db: Pick<PoolClient, 'query'>, last_name = 'Santos', id: string = randomUUID()) =>
  db.query(
    insertDelegates(
      'id, uuid, first_name, last_name, email, phone_number',
      `SELECT $1::uuid, gen_random_uuid(), 'Maria', $2, 'maria@example.com', '1'`,
    ),
    [id, last_name],
  );
async function transaction(work: (db: PoolClient) => Promise<void>) {
  const db = await api.db.connect();
  try {
    await db.query('BEGIN');
    await work(db);
  } finally {
    await db.query('ROLLBACK');
    db.release();
  }
}
const compact = () => api.app.get(RowCounts, { strict: false }).compact(0);

describe('a total that was counted before', () => {
  beforeEach(empty);

  test('grows by what is inserted and matches, and by nothing else', async () => {
    await insert(api.db);
    expect(await santos()).toBe(1);
    await insert(api.db, 'Reyes');
    expect(await santos()).toBe(1);
    await insert(api.db, 'SÁNchez');
    await insert(api.db, 'Santiago');
    expect(await santos()).toBe(3);
    expect(await santos()).toBe(3);
  });

  test('has a row that was inserted before and committed after it was counted', async () => {
    await insert(api.db);
    await transaction(async (slow) => {
      await insert(slow);
      await insert(api.db);
      expect(await santos()).toBe(2);
      await slow.query('COMMIT');
      expect(await santos()).toBe(3);
    });
    expect(await santos()).toBe(3);
  });

  test('has such a row even when the counts were added up meanwhile', async () => {
    await insert(api.db);
    await transaction(async (slow) => {
      await insert(slow);
      await insert(api.db);
      expect(await santos()).toBe(2);
      await slow.query('COMMIT');
      await compact();
      expect(await santos()).toBe(3);
    });
  });

  test('never has a row that was rolled back', async () => {
    await insert(api.db);
    await transaction(async (undone) => {
      await insert(undone);
      expect(await santos()).toBe(1);
    });
    expect(await santos()).toBe(1);
  });

  test('follows a row that was inserted, changed and removed since', async () => {
    expect(await santos()).toBe(0);
    const id = randomUUID();
    await insert(api.db, 'Santos', id);
    await api.db.query(`UPDATE delegate SET last_name = 'Reyes' WHERE id = $1`, [id]);
    expect(await santos()).toBe(0);
    await insert(api.db);
    expect(await santos()).toBe(1);
    await api.db.query('DELETE FROM delegate WHERE id <> $1', [id]);
    await insert(api.db);
    expect(await santos()).toBe(1);
  });

  test('is nothing once the table is emptied, of a search and of all', async () => {
    await insert(api.db);
    expect([await santos(), (await list({})).meta.total]).toEqual([1, 1]);
    await api.db.query('BEGIN; TRUNCATE delegate CASCADE; COMMIT');
    expect([await santos(), (await list({})).meta.total]).toEqual([0, 0]);
  });

  test('is right for every reader while rows come and go', async () => {
    const writer = async (n: number) => {
      for (let i = 0; i < 15; i++) {
        const id = randomUUID();
        await insert(api.db, i % 3 === 0 ? 'Reyes' : 'Santos', id);
        if (i % 5 === n) await api.db.query('DELETE FROM delegate WHERE id = $1', [id]);
        if (i % 7 === n) await compact();
      }
    };
    // A page of every row and its total come of one state of the table.
    const reader = async () => {
      for (let i = 0; i < 30; i++) {
        const { data, meta } = await list({ ...SANTOS, range: [0, 99] });
        expect(meta.total).toBe(data.length);
      }
    };
    await Promise.all([writer(0), writer(1), writer(2), reader(), reader()]);
    expect(await santos()).toBe(30 - 2 * 3);
  });
});

describe('a search in which few or many rows match', () => {
  beforeAll(async () => {
    await empty();
    await api.db
      .query(`INSERT INTO inquiry (id, first_name, last_name, phone_number, email, message, agree_terms, created_at)
      SELECT gen_random_uuid(), 'Row ' || n % 7, 'Many', '1', 'many@example.com',
        CASE WHEN n % 3 > 0 THEN 'a balcony, parking' WHEN n % 30 = 0 THEN 'coffee plantation' ELSE 'nothing' END, true,
        now() - n % 11 * interval '1 hour'
      FROM generate_series(1, 1800) n`);
    await api.db.query(
      insertDelegates(
        'id, uuid, first_name, last_name, email, phone_number',
        `SELECT gen_random_uuid(), gen_random_uuid(), 'Row', CASE WHEN n % 9 = 0 THEN 'Peña-Cruz' ELSE 'Many' END,
           'many@example.com', n::text FROM generate_series(1, 1200) n`,
      ),
    );
  });

  test.each([
    ['created_at', 'DESC'],
    ['first_name', 'ASC'],
    ['country', 'ASC'],
    ['id', 'DESC'],
  ])('gives the right rows in the order of %s %s, first and again', async (column, direction) => {
    const key = ['first_name', 'country'].includes(column) ? `search_key(${column}) COLLATE "C"` : column;
    for (const [text, offset] of [
      ['balcony, park', 3],
      ['plantat', 5],
      ['nobody', 0],
    ] as const) {
      const expected = await api.db.query<{ id: string }>(
        `SELECT id FROM inquiry WHERE message LIKE '%' || $1 || '%' ORDER BY ${key} ${direction}, id ${direction}`,
        [text],
      );
      const query = { filter: { message: text }, sort: [column, direction], range: [offset, offset + 4] };
      for (const _ of ['counted first', 'known']) {
        const { data, meta } = await list(query, '/inquiry/properties');
        expect(meta.total).toBe(expected.rows.length);
        expect(data.map(({ id }) => id)).toEqual(expected.rows.slice(offset, offset + 5).map(({ id }) => id));
      }
    }
  });

  test.each([
    ['many', 1200],
    ['CRUZ row', 133],
    ['pena', 133],
    ['crüz example 9', 133],
    ['ruz', 0],
    ["' & ! | \\ :* <->", 1200],
    [`${'x'.repeat(480)}`, 0],
  ])('finds delegates by the beginnings of words: %s', async (q, total) => {
    const expected = q.endsWith('9')
      ? (await api.db.query(`SELECT 1 FROM delegate WHERE last_name <> 'Many' AND phone_number LIKE '9%'`))
          .rowCount
      : total;
    for (const _ of ['counted first', 'known']) {
      const { data, meta } = await list({ filter: { q }, range: [0, 4] });
      expect(meta.total).toBe(expected);
      expect(data).toHaveLength(Math.min(5, expected ?? 0));
      const [newest] = (await list({ filter: { q }, range: [0, 0] })).data;
      expect(newest?.id).toBe(data[0]?.id);
    }
  });
});

describe('past its end', () => {
  beforeAll(async () => {
    await empty();
    for (let n = 0; n < 4; n++) await call(api, 'POST', '/delegates', { body: aDelegate() });
  });

  const list = (query: Record<string, unknown>, path = '/delegates') =>
    call(api, 'GET', `${path}?${queryOf(query)}`, { as: staff });
  test.each([
    [[4, 13], {}],
    [[50, 59], {}],
    [[3000, 3999], {}],
    [[3000, 3999], { q: 'grace' }],
    [[3000, 3999], { first_name: 'Nobody' }],
    [[Number.MAX_SAFE_INTEGER - 9, Number.MAX_SAFE_INTEGER], {}],
  ])('the range %j of %j is past the end: no rows, the total, and a way back', async (range, filter) => {
    const answer = await list({ range, filter });
    const { total } = ((await list({ filter })).body as List).meta;
    expect(answer).toMatchObject({ status: 200, body: { data: [], meta: { total, next: null } } });
    expect(answer.headers.get('content-range')).toBe(`delegates */${total}`);
    expect(answer.headers.get('link') ?? '').not.toContain('rel="next"');
  });

  test('any list is empty past its end', async () => {
    for (const path of ['/inquiry/properties', '/staff', '/api-keys'])
      expect(await list({ range: [3000, 3999] }, path)).toMatchObject({ status: 200, body: { data: [] } });
    expect(await list({ keyword: 'x', range: [3000, 3999] }, '/inquiry/search')).toMatchObject({
      status: 200,
    });
  });
});

/** Random, so that PostgreSQL can't make it fit by compressing it. */
const text = (length: number, from: number, to: number) =>
  Array.from({ length }, () => String.fromCodePoint(randomInt(from, to))).join('');
const SCRIPTS: [string, (length: number) => string][] = [
  ['Latin', (n) => text(n, 0x61, 0x7b)],
  ['accents', (n) => text(n, 0xe0, 0xf6)],
  ['Chinese', (n) => text(n, 0x4e00, 0x9fa5)],
  ['emoji', (n) => text(n, 0x1f300, 0x1f5ff)],
  ['signs that unaccent makes longer', (n) => text(n, 0x3392, 0x33a0)],
  ['ligatures', (n) => 'ﬃ'.repeat(n)],
];
const TEXTS: [string, string, string, number][] = [
  ['/delegates', '/delegates', 'address', 500],
  ['/delegates', '/delegates', 'first_name', 100],
  ['/delegates', '/delegates', 'church_name', 200],
  ['/delegates', '/delegates', 'ministry', 200],
  ['/inquiry/property', '/inquiry/properties', 'project_interest', 200],
  ['/inquiry/property', '/inquiry/properties', 'place', 100],
  ['/inquiry/property', '/inquiry/properties', 'message', 5000],
];

describe.each(SCRIPTS)('%s', (_, make) => {
  test.each(TEXTS)('%s: a %s at its maximum is stored, found and sorted', async (post, list, field, max) => {
    const value = make(max);
    const body = post === '/delegates' ? aDelegate({ [field]: value }) : anInquiry({ [field]: value });
    const made = await call(api, 'POST', post, { body });
    expect(made.status).toBe(201);
    const { id } = dataOf<{ id: string }>(made);
    const prefix = [...value].slice(0, 100).join('');
    const parts = field === 'message' ? [prefix] : [prefix, value.slice(0, 500)];
    for (const filter of parts.flatMap((part) => [{ [field]: part }, { q: part }])) {
      const query = new URLSearchParams({ filter: JSON.stringify(filter) });
      const found = await call(api, 'GET', `${list}?${query.toString()}`, { as: staff });
      expect(dataOf<{ id: string }[]>(found).map((row) => row.id)).toContain(id);
    }
    if (field === 'message') return;
    const sorted = await call(api, 'GET', `${list}?sort=["${field}","DESC"]`, { as: staff });
    expect(sorted.status).toBe(200);
  });
});
