import { fixture } from '../../../support/jest/fixture.js';
import { call, signIn, dataOf, queryOf, refusalOf } from '../../../support/requests/callers.js';
import { insertDelegates } from '../../../support/requests/raw-delegates.js';
import { aDelegate, anInquiry } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';

interface List {
  data: Record<string, unknown>[];
  meta: { total: number };
}

const people = [
  {
    first_name: 'Ángel',
    last_name: 'Santos',
    email: 'angel@example.com',
    phone_number: '639170000001',
    age: 20,
    address: '100% Cotton_Street',
    church_name: 'Grace',
    ministry: 'Music',
    payment_mode: 'cash',
  },
  {
    first_name: 'angela',
    last_name: 'SAÑTILLAN',
    email: 'Angela@Example.com',
    phone_number: '639170000002',
    age: 30,
    address: '100 Pine Street',
    church_name: null,
    ministry: 'Youth',
    payment_mode: 'gcash',
  },
  {
    first_name: 'Benito',
    last_name: 'dela Cruz',
    email: 'benito.santos@mail.ph',
    phone_number: '4420000003',
    age: 30,
    address: null,
    church_name: 'Faith-Hope Chapel',
    ministry: null,
    payment_mode: 'gcash',
  },
  {
    first_name: 'Zoë',
    last_name: 'Ønes',
    email: 'zoe@example.com',
    phone_number: '639180000004',
    age: null,
    address: '5 Elm',
    church_name: 'grace',
    ministry: 'music',
    payment_mode: 'bank-transfer',
  },
];

/** Two before and two after midnight in Manila (UTC+8), on the days around 2026-03-29. */
const moments = [
  '2026-03-28T15:59:59Z',
  '2026-03-28T16:00:00Z',
  '2026-03-29T15:59:59Z',
  '2026-03-29T16:00:00Z',
];

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));
beforeAll(async () => {
  for (const [i, person] of people.entries()) {
    const made = await call(api, 'POST', '/delegates', { body: aDelegate(person) });
    const { id } = dataOf<{ id: string }>(made);
    await api.db.query('UPDATE delegate SET created_at = $2, payment_status = $3 WHERE id = $1', [
      id,
      moments[i],
      i === 0,
    ]);
  }
});

const list = (query: Record<string, unknown>, path = '/delegates') =>
  call(api, 'GET', `${path}?${queryOf(query)}`, { as: staff });
const names = async (filter: unknown, more = {}) => {
  const answer = await list({ filter, sort: ['created_at', 'ASC'], ...more });
  const { data, meta } = answer.body as List;
  expect(meta.total).toBe(data.length);
  return data.map((row) => row.first_name);
};

describe('filters', () => {
  test.each([
    ['case and accents do not count', { first_name: 'ANG' }, ['Ángel', 'angela']],
    ['an accent in the filter does not count', { last_name: 'sán' }, ['Ángel', 'angela']],
    ['a prefix is not a part', { first_name: 'eni' }, []],
    ['% and _ stand for themselves', { address: '100%' }, ['Ángel']],
    ['_ is no wildcard', { address: '100_' }, []],
    ['e-mail', { email: 'ANGELA@' }, ['angela']],
    ['phone, as people write it', { phone_number: '+63 917-000' }, ['Ángel', 'angela']],
    ['church', { church_name: 'GRACE' }, ['Ángel', 'Zoë']],
    ['ministry', { ministry: 'mus' }, ['Ángel', 'Zoë']],
    ['age', { age: 30 }, ['angela', 'Benito']],
    ['age as digits', { age: '30' }, ['angela', 'Benito']],
    ['paid', { payment_status: true }, ['Ángel']],
    ['unpaid', { payment_status: false }, ['angela', 'Benito', 'Zoë']],
    ['payment mode', { payment_mode: 'gcash' }, ['angela', 'Benito']],
    ['two filters together', { first_name: 'ang', age: 30 }, ['angela']],
    ['an empty text asks for nothing', { first_name: ' ' }, ['Ángel', 'angela', 'Benito', 'Zoë']],
    ['q: words of any field', { q: 'sant' }, ['Ángel', 'angela', 'Benito']],
    ['q: every word counts', { q: 'SÁNT grace' }, ['Ángel']],
    ['q: in any order, parted by anything', { q: 'street,ang' }, ['Ángel', 'angela']],
    ['q: a part inside a word does not count', { q: 'antos' }, []],
    ['q: words after a dash, a dot or an @', { q: 'hope' }, ['Benito']],
    ['q: the mail host', { q: 'example' }, ['Ángel', 'angela', 'Zoë']],
    ['q: words of two fields are not one', { q: 'angelsantos' }, []],
    ['q: one letter', { q: 'z' }, ['Zoë']],
    ['no ids', { id: [] }, []],
  ])('%s', async (_, filter, expected) => {
    expect(await names(filter)).toEqual(expected);
  });

  test('ids', async () => {
    const { data } = (await list({ sort: ['created_at', 'ASC'] })).body as List;
    expect(await names({ id: [data[0]?.id, data[3]?.id] })).toEqual(['Ángel', 'Zoë']);
    expect(await names({ id: data[1]?.id })).toEqual(['angela']);
  });

  test.each([
    ['Asia/Manila', '2026-03-28', ['Ángel']],
    [undefined, '2026-03-29', ['angela', 'Benito']],
    ['Asia/Manila', '2026-03-30', ['Zoë']],
    ['UTC', '2026-03-28', ['Ángel', 'angela']],
    // Clocks went forward at 01:00 UTC that day: midnight was at 23:00 UTC, the next at 22:00 UTC.
    ['Europe/Berlin', '2026-03-29', ['Benito', 'Zoë']],
  ])('date is, in %s, %s', async (tz, day, expected) => {
    expect(await names({ created_at: day }, tz === undefined ? {} : { tz })).toEqual(expected);
  });
});

describe('order and range', () => {
  test('newest first unless asked otherwise; Content-Range and total say what there is', async () => {
    const answer = await list({ range: [1, 2] });
    const { data, meta } = answer.body as List;
    expect(data.map((row) => row.first_name)).toEqual(['Benito', 'angela']);
    expect(meta).toEqual({ total: 4, next: expect.any(String) as string });
    expect(answer.headers.get('content-range')).toBe('delegates 1-2/4');
  });

  test('text is sorted without case and accents', async () => {
    const { data } = (await list({ sort: ['last_name', 'ASC'] })).body as List;
    expect(data.map((row) => row.last_name)).toEqual(['dela Cruz', 'Ønes', 'SAÑTILLAN', 'Santos']);
  });

  describe('of 5,004 rows', () => {
    beforeAll(() =>
      api.db.query(
        insertDelegates(
          'id, uuid, first_name, last_name, email, phone_number, age',
          `SELECT gen_random_uuid(), gen_random_uuid(), 'Row ' || n % 7, 'Many', 'many@example.com', '1', n % 5 + 1 FROM generate_series(1, 5000) n`,
        ),
      ),
    );
    afterAll(async () => {
      await api.db.query(`DELETE FROM delegate WHERE last_name = 'Many'`);
      expect(((await list({})).body as List).meta.total).toBe(4);
    });

    test.each(['first_name', 'created_at', 'age', 'payment_status', 'id'])(
      'pages by %s hold every row once, shallow and deep, from either end',
      async (column) => {
        const key = column === 'first_name' ? `search_key(${column}) COLLATE "C"` : column;
        for (const direction of ['ASC', 'DESC']) {
          const ids: unknown[] = [];
          for (let first = 0; first < 5004; first += 1000) {
            const { data, meta } = (await list({ sort: [column, direction], range: [first, first + 999] }))
              .body as List;
            expect(meta.total).toBe(5004);
            ids.push(...data.map((row) => row.id));
          }
          const all = await api.db.query(
            `SELECT id FROM delegate ORDER BY ${key} ${direction}, id ${direction}`,
          );
          expect(ids).toEqual(all.rows.map((row: { id: string }) => row.id));
        }
      },
    );
  });
});

describe('refusals', () => {
  test.each([
    [{ sort: '["nope","ASC"]' }, 'sort: Unknown column "nope"'],
    [{ sort: '["search_text","ASC"]' }, 'sort: Unknown column "search_text"'],
    [{ sort: '["constructor","ASC"]' }, 'sort: Unknown column "constructor"'],
    [{ sort: '["id; DROP TABLE delegate","ASC"]' }, 'sort: Unknown column "id; DROP TABLE delegate"'],
    [{ sort: '["id","UP"]' }, 'sort: Must end in "ASC" or "DESC"'],
    [{ sort: '[]' }, 'sort: Must be ["column","ASC"] or ["column","DESC"]'],
    [{ sort: 'id' }, 'sort: Must be valid JSON'],
    [{ range: '[0]' }, 'range: Must be [first,last], two whole numbers'],
    [{ range: '[0,"9"]' }, 'range: Must be [first,last], two whole numbers'],
    [{ range: '[-1,5]' }, 'range: Must run from a first row (0 or more) to a last row'],
    [{ range: '[5,1]' }, 'range: Must run from a first row (0 or more) to a last row'],
    [{ range: '[0,1000]' }, 'range: At most 1,000 rows a call'],
    [{ range: '[0,1e999]' }, 'range: Must be [first,last], two whole numbers'],
    [{ filter: '{' }, 'filter: Must be valid JSON'],
    [{ filter: '[]' }, 'filter: Must be a JSON object, such as {"last_name":"Sa"}'],
    [{ filter: '{"password":"x"}' }, 'filter: Unknown column "password"'],
    [{ filter: '{"__proto__":1}' }, 'filter: Unknown column "__proto__"'],
    [{ filter: '{"first_name":7}' }, 'filter: first_name: Must be text'],
    [{ filter: '{"first_name":{"a":1}}' }, 'filter: first_name: Must be text'],
    [{ filter: '{"age":"old"}' }, 'filter: age: Must be a whole number'],
    [{ filter: '{"age":99999999999}' }, 'filter: age: Must be a whole number'],
    [{ filter: '{"payment_status":"true"}' }, 'filter: payment_status: Must be true or false'],
    [{ filter: '{"created_at":"2026-02-30"}' }, 'filter: created_at: Must be a calendar day, YYYY-MM-DD'],
    [{ filter: '{"created_at":"today"}' }, 'filter: created_at: Must be a calendar day, YYYY-MM-DD'],
    [{ filter: '{"id":["7"]}' }, 'filter: id: Must be a UUID or an array of UUIDs'],
    [{ filter: '{"q":5}' }, 'filter: q: Must be text'],
    [{ filter: '{"q":"\\u0000"}' }, 'Text may not contain NUL characters or incomplete Unicode characters.'],
    [
      { filter: '{"first_name":"\\ud800"}' },
      'Text may not contain NUL characters or incomplete Unicode characters.',
    ],
    [{ tz: 'Mars/Olympus' }, 'tz: Must be an IANA time zone, such as Asia/Manila'],
    [{ tz: "UTC' OR 1=1" }, 'tz: Must be an IANA time zone, such as Asia/Manila'],
    [{ limit: '5' }, 'limit: Unknown parameter; known: sort, range, filter, tz, after'],
  ])('%j', async (query, message) => {
    expect(refusalOf(await list(query))).toEqual([400, message]);
  });

  test('a parameter given twice', async () => {
    expect(refusalOf(await call(api, 'GET', '/delegates?range=[0,1]&range=[0,2]', { as: staff }))).toEqual([
      400,
      'range: Give it once',
    ]);
  });
});

test('totals stay exact through inserts, deletes and adding up', async () => {
  const totalOf = async () => ((await list({ range: [0, 0] })).body as List).meta.total;
  const before = await totalOf();
  const row = insertDelegates(
    'id, uuid, first_name, last_name, email, phone_number',
    `SELECT gen_random_uuid(), gen_random_uuid(), 'Maria', 'Counted', 'm@example.com', '1'`,
  );
  await api.db.query(`DO $$ BEGIN FOR n IN 1..150 LOOP ${row}; END LOOP; END $$`);
  expect(await totalOf()).toBe(before + 150);
  const { RowCounts } = await import('../../../../src/platform/listing/totals.js');
  await Promise.all([
    api.app.get(RowCounts, { strict: false }).compact(100),
    api.app.get(RowCounts, { strict: false }).compact(100),
  ]);
  // The server's own timer may have added some of them up before: then fewer than a hundred are left for later.
  const rows = await api.db.query(`SELECT 1 FROM row_count WHERE table_name = 'delegate'`);
  expect(rows.rowCount).toBeLessThanOrEqual(100);
  expect(await totalOf()).toBe(before + 150);
  const [{ id } = { id: '' }] = dataOf<{ id: string }[]>(await list({ filter: { last_name: 'Counted' } }));
  await call(api, 'DELETE', `/delegates/${id}`, { as: staff });
  expect(await totalOf()).toBe(before + 149);
});

test('inquiries: message contains; the keyword is a part of any text field, newest first', async () => {
  const made = [
    anInquiry({ message: 'Is the “Grove Tower” still 50% off?', place: 'Puerto Princesa' }),
    anInquiry({
      first_name: 'Nena',
      message: 'Studio, please.\nThank you',
      where_did_find_about_us: 'Magazines',
    }),
    anInquiry({ first_name: 'Ruben', email: 'grove@example.com', country: 'Japan', message: 'x' }),
  ];
  for (const body of made) await call(api, 'POST', '/inquiry/property', { body });
  const found = async (path: string, query: Record<string, unknown>) =>
    ((await list(query, path)).body as List).data.map((row) => row.first_name);
  const search = (keyword: string) => found('/inquiry/search', { keyword });
  expect(await search('ROVE')).toEqual(['Ruben', 'José']);
  // Each word counts by itself, in whichever field.
  expect(await search('grove tower')).toEqual(['Ruben', 'José']);
  expect(await search('50%')).toEqual(['José']);
  expect(await search('5_%')).toEqual([]);
  expect(await search('gaz')).toEqual(['Nena']);
  expect(await search('ñafl')).toEqual(['Ruben', 'Nena', 'José']);
  // The e-mail address of Nena too begins with jose.
  expect(await search('José Pe')).toEqual(['Nena', 'José']);
  expect(await search('peñaflor  RUBEN')).toEqual(['Ruben']);
  expect(await search('peñaflor nobody')).toEqual([]);
  expect(await found('/inquiry/properties', { filter: { message: 'TOWER' } })).toEqual(['José']);
  expect(await found('/inquiry/properties', { filter: { message: 'grove@' } })).toEqual([]);
  expect(await found('/inquiry/properties', { filter: { country: 'jap', agree_terms: true } })).toEqual([
    'Ruben',
  ]);
  expect(await found('/inquiry/properties', { filter: { q: 'puerto tow' } })).toEqual(['José']);
  const ranged = await list({ keyword: 'example', range: [1, 1] }, '/inquiry/search');
  expect([ranged.headers.get('content-range'), (ranged.body as List).meta.total]).toEqual([
    'inquiries 1-1/3',
    3,
  ]);
  expect(refusalOf(await list({ keyword: '' }, '/inquiry/search'))).toEqual([400, 'keyword: Required']);
});
