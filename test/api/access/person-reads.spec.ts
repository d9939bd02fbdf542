import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import {
  addStaff,
  call,
  sessionOf,
  signIn,
  type Account,
  type Credentials,
  dataOf,
} from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { ADMIN, startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

let admin: Credentials;
let desk: Account;
let as: Credentials;
const server = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: server.env }));
beforeAll(async () => {
  await api.db.query(`UPDATE staff SET email = 'owner@stealthland.ph'`);
  admin = await signIn(api, { email: 'owner@stealthland.ph', password: ADMIN.password });
  for (let n = 0; n < 12; n++)
    await call(api, 'POST', '/delegates', { body: aDelegate({ email: `g${n}@church.example` }), as: admin });
});
beforeEach(async () => {
  desk = await addStaff(api, 'event-desk');
  as = await sessionOf(api, desk);
});

interface Reads {
  reader_id: string;
  role: string;
  name: string;
  rows: number;
  told_at: string | null;
}
const readsOf = async (id = desk.id) =>
  dataOf<Reads[]>(await call(api, 'GET', '/person-reads', { as: admin })).filter(
    ({ reader_id }) => reader_id === id,
  );
const page = (from: number, to: number, who = as) =>
  call(api, 'GET', `/delegates?range=[${from},${to}]`, { as: who });
const limitTo = (rows_a_day: unknown) =>
  call(api, 'PUT', '/person-reads/limit', { as: admin, body: { rows_a_day } });

it('counts each person once a day, by whoever reads them and in which role', async () => {
  await page(0, 4);
  await page(0, 4);
  expect(await readsOf()).toMatchObject([{ role: 'event-desk', name: 'Luz Reyes', rows: 5, told_at: null }]);
  const [first] = dataOf<{ id: string }[]>(await page(4, 5));
  await call(api, 'GET', `/delegates/${first?.id}`, { as });
  expect(await readsOf()).toMatchObject([{ rows: 6 }]);
  await api.db.query(`UPDATE staff SET role = 'manager' WHERE id = $1`, [desk.id]);
  await page(0, 9);
  expect(await readsOf()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ role: 'event-desk', rows: 6 }),
      expect.objectContaining({ role: 'manager', rows: 4 }),
    ]),
  );
  await call(api, 'GET', '/events', { as });
  await call(api, 'GET', '/staff', { as: admin });
  expect(await readsOf()).toHaveLength(2);
});

it('counts the rows of a file', async () => {
  await api.db.query(`UPDATE staff SET role = 'manager' WHERE id = $1`, [desk.id]);
  const answer = await fetch(`${api.url}/api/v1/delegates/export.csv`, { headers: as });
  expect((await answer.text()).trim().split('\n')).toHaveLength(13);
  await until(async () => (await readsOf()).length > 0);
  expect(await readsOf()).toMatchObject([{ role: 'manager', rows: 12 }]);
});

it('tells every admin once a day, by mail and in the activity, when it is more than the limit', async () => {
  expect((await limitTo(10)).status).toBe(200);
  await page(0, 9);
  expect(await readsOf()).toMatchObject([{ rows: 10, told_at: null }]);
  await Promise.all([page(0, 10), page(0, 11)]);
  await page(0, 11);
  expect(await readsOf()).toMatchObject([{ rows: 12, told_at: expect.any(String) as string }]);
  const mails = () => server.mails.filter(({ subject }) => subject?.startsWith('Luz Reyes read the data of'));
  await until(() => mails().length > 0);
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.to?.[0]?.address).toBe('owner@stealthland.ph');
  expect(mails()[0]?.text).toMatch(/event-desk/);
  const entries = dataOf<{ type: string; record_id: string; caller_name: string; after: object }[]>(
    await call(api, 'GET', '/activity/recent', { as: admin }),
  ).filter(({ type }) => type === 'staff.read_many');
  expect(entries).toMatchObject([{ record_id: desk.id, caller_name: 'Luz Reyes' }]);
});

it('is set by a whole number', async () => {
  for (const wrong of [-1, 'many', 1.5, null])
    expect(await limitTo(wrong)).toMatchObject({ status: 400, body: { errors: [{ field: 'rows_a_day' }] } });
  await limitTo(0);
  await page(0, 11);
  expect(await readsOf()).toMatchObject([{ rows: 12, told_at: null }]);
});
