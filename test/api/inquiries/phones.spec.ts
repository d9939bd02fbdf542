import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, dataOf, queryOf } from '../../support/requests/callers.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

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
