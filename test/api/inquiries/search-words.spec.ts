import { PUNCTUATION, wordsOf } from '../../../src/platform/listing/where.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, queryOf } from '../../support/requests/callers.js';
import { aDelegate, anEvent, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());

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
    const as = await signIn(api);
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
        const { body } = await call(api, 'GET', path(text), { as });
        found[`${name}: ${text}`] = (body as { meta: { total: number } }).meta.total;
        expected[`${name}: ${text}`] = n < WRITINGS.length ? 1 : 0;
      }
    expect(found).toEqual(expected);
  });

  it('finds an inquiry by the last digits of its number', async () => {
    const as = await signIn(api);
    const number = { ...person, phone_number: '0917 355 8642' };
    await call(api, 'POST', '/inquiry/property', { body: anInquiry(number) });
    const totalOf = async (q: string) => {
      const { body } = await call(api, 'GET', `/inquiry/properties?${filter({ q })}`, { as });
      return (body as { meta: { total: number } }).meta.total;
    };
    expect(
      await Promise.all(['8642', '558642', '3558642', 'castillo 8642', '8643', '864'].map(totalOf)),
    ).toEqual([...[1, 1, 1, 1, 0, 0]]);
  });

  it('finds events, which the public reads too', async () => {
    const as = await signIn(api);
    await call(api, 'POST', '/events', { as, body: anEvent({ slug: 'camp-hill', name: 'Youth Camp' }) });
    const totalOf = async (q: string) =>
      ((await call(api, 'GET', `/events?${filter({ q })}`)).body as { meta: { total: number } }).meta.total;
    expect([await totalOf('baguio youth'), await totalOf('baguio nobody')]).toEqual([1, 0]);
    expect((await call(api, 'GET', `/events?${filter({ keyword: 'camp' })}`)).status).toBe(400);
  });
});

const filter = (sought: object) => queryOf({ filter: sought });
