import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, queryOf } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

interface List {
  data: unknown[];
  meta: { total: number };
}
const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));
beforeAll(async () => {
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
