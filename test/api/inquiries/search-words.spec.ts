import { PUNCTUATION, wordsOf } from '../../../src/platform/listing/where.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, queryOf, dataOf } from '../../support/requests/callers.js';
import { aDelegate, anEvent, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));
test('the database parts words where the application does', async () => {
  const punctuation = `a${[...PUNCTUATION].join('b')}c é`;
  for (const text of [punctuation, punctuation.replace(/[^\x20-\x7e]/g, '')]) {
    const { rows } = await api.db.query<{ words: string }>('SELECT search_words($1) AS words', [text]);
    expect(rows[0]?.words.trim().split(/\s+/)).toEqual(wordsOf(text.replace('é', 'e')));
  }
});

test('a word is found by each of its beginnings and by nothing else, with digits in it or without', async () => {
  const words = [
    'maria',
    'maria123',
    'mar1a',
    'santos1987x2',
    '639171234567',
    '12b',
    '7',
    `${'a'.repeat(600)}1`,
  ];
  const begins = (word: string) => [1, 2, 3, 4, 5, 6, 8, word.length].map((n) => word.slice(0, n));
  const sought = [
    ...new Set([...words.flatMap(begins), 'aria', '123', '1a', '#', '#maria123', 'maria1234', 'b']),
  ];
  const { rows } = await api.db.query<{ word: string; sought: string }>(
    `SELECT word, sought FROM unnest($1::text[]) word, unnest($2::text[]) sought
      WHERE search_lexemes(word, 'beside') @@ search_query(sought) ORDER BY 1, 2`,
    [words, sought],
  );
  // The # parts words, as any punctuation does: alone it is nothing that could be sought.
  const wanted = (word: string, text: string) => text !== '#' && word.startsWith(text.replace('#', ''));
  const expected = words.flatMap((word) =>
    sought.filter((text) => wanted(word, text) || wanted('beside', text)).map((text) => [word, text]),
  );
  expect(rows.map((row) => [row.word, row.sought]).sort()).toEqual(expected.sort());
});

describe('one search, in any order and any field', () => {
  const person = { first_name: 'Ramon A.', last_name: 'Castillo', phone_number: '0917 700 0001' };
  const WRITINGS = [
    ...['ramon castillo', 'CASTILLO  ramón', 'castillo, ramon', '"Castillo" Ramon', 'castillo cebu'],
    ...[
      'castillo 0917',
      'castillo 0917 700',
      '0917 700 0001 castillo',
      'castillo +63 917-700',
      '917 700 0001',
    ],
  ];
  const STRANGERS = ['ramon zamora', 'castillo 0918', 'castillo 0917 700 0002'];

  it('finds a person in each list of people by names, numbers and places together', async () => {
    await call(api, 'POST', '/inquiry/property', { body: anInquiry({ ...person, place: 'Cebu City' }) });
    await call(api, 'POST', '/delegates', { body: aDelegate({ ...person, address: 'Mabini, Cebu' }) });
    const lists = {
      'inquiries, q': (text: string) => `/inquiry/properties?${filter({ q: text })}`,
      'inquiries, keyword': (text: string) => `/inquiry/search?${new URLSearchParams({ keyword: text })}`,
      delegates: (text: string) => `/delegates?${filter({ q: text })}`,
    };
    const found: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const [name, path] of Object.entries(lists))
      for (const [n, text] of [...WRITINGS, ...STRANGERS].entries()) {
        const { body } = await call(api, 'GET', path(text), { as: staff });
        found[`${name}: ${text}`] = (body as { meta: { total: number } }).meta.total;
        expected[`${name}: ${text}`] = n < WRITINGS.length ? 1 : 0;
      }
    expect(found).toEqual(expected);
  });

  it('finds an inquiry by the last digits of its number', async () => {
    const number = { ...person, phone_number: '0917 355 8642' };
    await call(api, 'POST', '/inquiry/property', { body: anInquiry(number) });
    const totalOf = async (q: string) => {
      const { body } = await call(api, 'GET', `/inquiry/properties?${filter({ q })}`, { as: staff });
      return (body as { meta: { total: number } }).meta.total;
    };
    expect(
      await Promise.all(['8642', '558642', '3558642', 'castillo 8642', '8643', '864'].map(totalOf)),
    ).toEqual([...[1, 1, 1, 1, 0, 0]]);
  });

  it('finds events, which the public reads too', async () => {
    await call(api, 'POST', '/events', {
      as: staff,
      body: anEvent({ slug: 'camp-hill', name: 'Youth Camp' }),
    });
    const totalOf = async (q: string) =>
      ((await call(api, 'GET', `/events?${filter({ q })}`)).body as { meta: { total: number } }).meta.total;
    expect([await totalOf('baguio youth'), await totalOf('baguio nobody')]).toEqual([1, 0]);
    expect((await call(api, 'GET', `/events?${filter({ keyword: 'camp' })}`)).status).toBe(400);
  });
});

const filter = (sought: object) => queryOf({ filter: sought });

const store = async (path: string, body: object) =>
  dataOf<{ phone_number: string }>(await call(api, 'POST', path, { body })).phone_number;
const total = async (path: string, query: Record<string, unknown>) => {
  const answer = await call(api, 'GET', `${path}?${queryOf(query)}`, { as: staff });
  return (answer.body as { meta: { total: number } }).meta.total;
};

/** One number, as people write it. */
const MOBILES = [
  '09181223215',
  '918 122 3215',
  '+63 918 122-3215',
  '639181223215',
  '+63 0918 122 3215',
  '(0918) 122-3215',
  '0918.122.3215',
  '00 63 918 122 3215',
  '+63 (0) 918 122 3215',
];

test.each(MOBILES)('%s is stored as one number, from the desk as from the site', async (phone_number) => {
  expect(await store('/delegates', aDelegate({ phone_number }))).toBe('639181223215');
  expect(await store('/inquiry/property', anInquiry({ phone_number }))).toBe('639181223215');
});

test.each([
  ['(02) 8123 4567', '63281234567'],
  ['082 223 4567', '63822234567'],
  ['+63 032 123 4567', '63321234567'],
  ['0065 9123 4567', '6591234567'],
])('%s is stored as %s, as the phone field of the site makes it', async (typed, phone_number) => {
  expect(await store('/delegates', aDelegate({ phone_number: typed }))).toBe(phone_number);
  const found = await total('/delegates', { filter: { phone_number: typed } });
  expect(found).toBe(1);
});

test.each(['14155550100', '442071838750', '6591234567', '07700900123', '0'])(
  '%s stays as it is',
  async (phone_number) => {
    expect(await store('/delegates', aDelegate({ phone_number }))).toBe(phone_number);
  },
);

test.each(['0918', '09181223215', '918122', '+63 918 122', '63918', '63918122'])(
  '%s finds it in every search',
  async (typed) => {
    expect(await total('/delegates', { filter: { phone_number: typed } })).toBe(MOBILES.length);
    expect(await total('/delegates', { filter: { q: typed } })).toBe(MOBILES.length);
    expect(await total('/inquiry/properties', { filter: { phone_number: typed } })).toBe(MOBILES.length);
    expect(await total('/inquiry/search', { keyword: typed })).toBe(MOBILES.length);
  },
);

test('the search of inquiries takes sort and filter, as a list and as a file', async () => {
  for (const first_name of ['Zeta', 'Alpha', 'Mid'])
    await store('/inquiry/property', anInquiry({ first_name, message: 'tell me about moringa' }));
  await store('/inquiry/property', anInquiry({ message: 'moringa too', agree_newsletter: false }));
  const filter = { agree_newsletter: true };
  expect(await total('/inquiry/search', { keyword: 'oring', filter })).toBe(3);
  const sorted = await call(api, 'GET', '/inquiry/search?keyword=oring&sort=["first_name","ASC"]', {
    as: staff,
  });
  const names = dataOf<{ first_name: string }[]>(sorted).map(({ first_name }) => first_name);
  expect(names).toEqual(['Alpha', 'José', 'Mid', 'Zeta']);
  const query = queryOf({ filter: { ...filter, keyword: 'oring' } });
  const file = await fetch(`${api.url}/api/v1/inquiry/properties/export.csv?${query}`, { headers: staff });
  expect((await file.text()).trim().split('\r\n')).toHaveLength(4);
});
