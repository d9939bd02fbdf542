import { fixture } from '../../support/jest/fixture.js';
import { addStaff, call, sessionOf, type Credentials, dataOf } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';

const as: Record<'luz' | 'ana' | 'desk', Credentials> = { luz: {}, ana: {}, desk: {} };
const api = fixture(() => startApi());
beforeAll(async () => {
  as.luz = await sessionOf(api, await addStaff(api));
  as.ana = await sessionOf(api, await addStaff(api, 'agent'));
  as.desk = await sessionOf(api, await addStaff(api, 'event-desk'));
});

interface View {
  id: string;
  name: string;
  own: boolean;
  shared: boolean;
  filter: object;
}
const view = {
  resource: 'inquiries',
  filter: { status: 'new' },
  sort: { field: 'created_at', order: 'ASC' },
};
const keep = (who: Credentials, change: object) =>
  call(api, 'POST', '/views', { as: who, body: { ...view, ...change } });
const seen = async (who: Credentials, resource = 'inquiries') =>
  dataOf<View[]>(await call(api, 'GET', `/views?resource=${resource}`, { as: who }));

it('views are the account’s; the shared ones are everybody’s who sees the list, and only their maker forgets them', async () => {
  expect((await keep(as.luz, { name: 'Mine' })).status).toBe(201);
  await keep(as.luz, { name: 'Cebu', shared: true });
  await keep(as.luz, { name: 'Mine', filter: { status: 'contacted' } });
  expect((await seen(as.luz)).map(({ name, own, filter }) => [name, own, filter])).toEqual([
    ['Cebu', true, { status: 'new' }],
    ['Mine', true, { status: 'contacted' }],
  ]);
  const [shared, ...others] = await seen(as.ana);
  expect([shared?.name, shared?.own, others]).toEqual(['Cebu', false, []]);
  const remove = (who: Credentials) => call(api, 'DELETE', `/views/${shared?.id}`, { as: who });
  expect((await remove(as.ana)).status).toBe(404);
  expect((await remove(as.luz)).status).toBe(200);
  expect(await seen(as.ana)).toEqual([]);
});

it('a role has none of a list that it does not see', async () => {
  expect((await keep(as.desk, { name: 'Names' })).status).toBe(403);
  expect((await call(api, 'GET', '/views?resource=inquiries', { as: as.desk })).status).toBe(403);
  expect((await keep(as.desk, { name: 'Paid', resource: 'delegates' })).status).toBe(201);
});

it('refuses what is no view', async () => {
  for (const change of [
    { name: '' },
    { name: 'x', filter: [] },
    { name: 'x', filter: { q: 'x'.repeat(5_000) } },
    { name: 'x', resource: 'api-keys' },
  ])
    expect((await keep(as.luz, change)).status).toBe(400);
});
