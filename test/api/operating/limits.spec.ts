import { Retention } from '../../../src/privacy/retention.js';
import { Offers } from '../../../src/waiting-list/offers.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, signIn, type Json } from '../../support/requests/callers.js';
import { aContact, aDelegate, anEvent, anInquiry } from '../../support/requests/records.js';
import { startApi, type Api } from '../../support/server/api.js';
import { jobsDone } from '../../support/server/one-life.js';

const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));

const of = async (from: Api, as = admin) => dataOf(await call(from, 'GET', '/limits', { as }));
const change = async (limits: Json, headers = {}) =>
  call(api, 'PUT', '/limits', { as: admin, body: { ...(await of(api)), ...limits }, headers });
const COME = {
  ...{ inquiries_months: 24, registrations_months: 12, mails_months: 12, activity_months: 24 },
  ...{ erase_at_once: 0, offer_hours: 48 },
};
afterEach(() => change(COME));

it('says what the program comes with, and what is saved', async () => {
  expect(await of(api)).toEqual({ ...COME, fixed: {} });
  expect((await change({ offer_hours: 24, mails_months: 0 })).status).toBe(200);
  expect(await of(api)).toEqual({ ...COME, offer_hours: 24, mails_months: 0, fixed: {} });
});

it.each([
  ['offer_hours', 0],
  ['offer_hours', 721],
  ['inquiries_months', -1],
  ['inquiries_months', 1_201],
  ['mails_months', 1.5],
  ['erase_at_once', 'many'],
])('refuses %s of %s at its field', async (field, value) => {
  const answer = await change({ [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ errors: [{ field }] });
  expect(await of(api)).toMatchObject(COME);
});

it('of two admins the later is told', async () => {
  const read = await call(api, 'GET', '/limits', { as: admin });
  const over = { 'if-match': read.headers.get('etag') ?? '' };
  expect((await change({ offer_hours: 12 }, over)).status).toBe(200);
  expect((await change({ offer_hours: 6 }, over)).status).toBe(412);
  expect(await of(api)).toMatchObject({ offer_hours: 12 });
});

it('retention goes by it, and its page says so', async () => {
  const { id } = dataOf<{ id: string }>(
    await call(api, 'POST', '/inquiry/property', { body: anInquiry(), headers: { 'x-form-age': '3000' } }),
  );
  await jobsDone(api);
  await api.db.query(
    `UPDATE inquiry SET (created_at, updated_at, answered_at, next_step_on) =
       (SELECT at, at, at, at::date FROM (SELECT now() - interval '5 months' AS at) past)`,
  );
  const there = async () => (await api.db.query('SELECT FROM inquiry WHERE id = $1', [id])).rowCount;
  await api.app.get(Retention).run();
  expect(await there()).toBe(1);
  await change({ inquiries_months: 4 });
  const { retention } = dataOf<{ retention: { setting: string; months: number }[] }>(
    await call(api, 'GET', '/privacy', { as: admin }),
  );
  expect(retention).toContainEqual(
    expect.objectContaining({ setting: 'RETENTION_INQUIRIES_MONTHS', months: 4 }),
  );
  await api.app.get(Retention).run();
  expect(await there()).toBe(0);
});

it('one night erases as many as an admin allows', async () => {
  await api.db.query(
    `INSERT INTO inquiry (id, first_name, last_name, phone_number, email, message, agree_terms, created_at, updated_at)
     SELECT gen_random_uuid(), 'Ana', 'Cruz', '09171234567', 'a' || n || '@example.com', 'Hello', true,
            now() - interval '30 months', now() - interval '30 months' FROM generate_series(1, 120) n`,
  );
  await expect(api.app.get(Retention).run()).rejects.toThrow(/allow 120 in “Times and limits”/);
  await change({ erase_at_once: 120 });
  expect(await api.app.get(Retention).run()).toBeGreaterThanOrEqual(120);
});

it('an offer of the waiting list stands so long, and the mail says it', async () => {
  await change({ offer_hours: 5 });
  const event = dataOf<{ id: string; slug: string }>(
    await call(api, 'POST', '/events', { as: admin, body: anEvent({ capacity: 1 }) }),
  );
  const { id } = dataOf<{ id: string }>(
    await call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug }) }),
  );
  const entry = dataOf<{ uuid: string }>(
    await call(api, 'POST', '/waiting-list', {
      as: admin,
      body: {
        event: event.slug,
        contact: aContact({
          first_name: 'Ben',
          last_name: 'Reyes',
          email: 'ben@example.com',
          phone_number: '0917 123 4567',
        }),
        delegates: [{ first_name: 'Ben', last_name: 'Reyes' }],
        payment_mode: 'gcash',
      },
    }),
  );
  await api.db.query('UPDATE waiting_entry SET unconfirmed = false, spam = false');
  await call(api, 'DELETE', `/delegates/${id}`, { as: admin });
  await api.app.get(Offers).offerFor(event.id);
  const { offered_until } = dataOf<{ offered_until: string }>(
    await call(api, 'GET', `/waiting-list/${entry.uuid}`),
  );
  const hours = (Date.parse(offered_until) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(4.9);
  expect(hours).toBeLessThanOrEqual(5);
});

it('what the environment sets wins, and is refused here by name', async () => {
  const fixed = await startApi({ env: { RETENTION_MAILS_MONTHS: '6' } });
  const as = await signIn(fixed);
  await fixed.db.query(`INSERT INTO office_settings (data) VALUES ('{"mails_months": 3}')`);
  const now = await of(fixed, as);
  expect(now).toMatchObject({ mails_months: 6, fixed: { mails_months: 'RETENTION_MAILS_MONTHS' } });
  const refused = await call(fixed, 'PUT', '/limits', { as, body: { ...now, mails_months: 3 } });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({
    errors: [{ field: 'mails_months', message: expect.stringContaining('RETENTION_MAILS_MONTHS') as string }],
  });
  expect((await call(fixed, 'PUT', '/limits', { as, body: { ...now, offer_hours: 3 } })).status).toBe(200);
  const listed = dataOf<{ name: string; value: string | null }[]>(
    await call(fixed, 'GET', '/doctor/settings', { as }),
  );
  expect(listed).toContainEqual({ name: 'RETENTION_MAILS_MONTHS', value: '6', is_default: false });
  expect(listed).toContainEqual({ name: 'RETENTION_INQUIRIES_MONTHS', value: null, is_default: true });
  await fixed.close();
});
