import { randomUUID } from 'node:crypto';
import {
  aHost,
  aVisitor,
  book,
  free,
  hour,
  network,
  offer,
  PROJECT,
} from '../../support/desks/viewings-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, messageOf, patiently, type Json } from '../../support/requests/callers.js';
import { anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const api = fixture(() => startApi({ env: { TRUST_PROXY: '1' } }));
const host = fixture(() => aHost(api));
const manager = fixture(() => aHost(api, 'manager'));
beforeAll(async () => {
  expect(await offer(api, host)).toMatchObject({
    status: 200,
    body: { data: { hours: [{ staff_id: host.id }] } },
  });
});

const inquiryOf = async (email: unknown) => {
  const { rows } = await api.db.query<Json>(
    'SELECT *, next_step_on::text AS day FROM inquiry WHERE email = $1 ORDER BY id',
    [email],
  );
  return rows;
};
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

it('offers the hours that staff state, in whole viewings, no sooner than four hours from now', async () => {
  const begun = Date.now();
  const { hours, later } = await free(api);
  expect(new Set(hours.map(({ minutes }) => minutes))).toEqual(new Set([60]));
  expect(hours[0]?.how).toEqual(['site', 'video']);
  expect(Date.parse(hours[0]?.starts_at ?? '')).toBeGreaterThan(begun + 4 * 3_600_000 - 3_000);
  expect(later).toMatch(/^\d{4}-\d\d-\d\d$/);
  const next = await free(api, `&from=${later}`);
  expect(next.hours[0]?.starts_at.localeCompare(hours.at(-1)?.starts_at ?? '')).toBe(1);
});

it('answers what is asked for wrongly in words', async () => {
  expect(await call(api, 'GET', '/viewings/free?project=nowhere')).toMatchObject({ status: 404 });
  expect(await call(api, 'GET', `/viewings/free?project=${PROJECT}&from=2026-02-30`)).toMatchObject({
    ...{ status: 400, body: { code: 'invalid', errors: [{ field: 'from', code: 'invalid_date' }] } },
  });
  const at = await hour(api);
  for (const [change, field] of [
    [{ project: 'nowhere' }, 'project'],
    [{ how: 'boat' }, 'how'],
    [{ starts_at: 'tomorrow' }, 'starts_at'],
    [{ email: 'nobody' }, 'email'],
    [{ agree_terms: false }, 'agree_terms'],
  ] as const)
    expect(await book(api, aVisitor({ starts_at: at, ...change }))).toMatchObject({
      ...{ status: 400, body: { errors: [{ field }] } },
    });
  // Not one that nobody offers, either.
  expect(codeOf(await book(api, aVisitor({ starts_at: '2031-01-01T01:00:00Z' })))).toBe('hour_taken');
});

it('gives one hour to one of forty who ask for it at once, and names the next to all others', async () => {
  const at = await hour(api, 2);
  const ask = (visitor: Json) => patiently(() => book(api, visitor));
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(aVisitor({ starts_at: at }))));
  const taken = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 409);
  expect([taken.length, refused.length]).toEqual([1, 39]);
  expect(new Set(refused.map(codeOf))).toEqual(new Set(['hour_taken']));
  const next = await hour(api);
  expect(messageOf(refused[0] ?? { body: {} })).toContain('Free next: ');
  expect((refused[0] as { body: { errors: Json[] } }).body.errors[0]?.message).toContain(next);
  const { rows } = await api.db.query('SELECT FROM viewing WHERE starts_at = $1', [at]);
  expect(rows).toHaveLength(1);
  // Nothing half stored: whoever was refused left no inquiry behind.
  const left = await api.db.query(`SELECT FROM inquiry WHERE email LIKE 'visitor-%'`);
  expect(left.rowCount).toBe(1);
});

it('makes an inquiry with a planned viewing, which is no first answer, of whoever shows it', async () => {
  const at = await hour(api, 1);
  const visitor = aVisitor({ starts_at: at, time_zone: 'America/Los_Angeles', message: 'With my mother.' });
  expect(await book(api, visitor)).toMatchObject({
    status: 201,
    body: { data: { state: 'booked', project: PROJECT, starts_at: at, how: 'site' } },
  });
  const [inquiry, ...others] = await inquiryOf(visitor.email);
  expect(others).toEqual([]);
  const manila = new Date(Date.parse(at) + 8 * 3_600_000).toISOString();
  expect(inquiry).toMatchObject({
    ...{ status: 'viewing', answered_at: null, assignee_id: host.id, channel: 'website' },
    ...{ next_step_kind: 'viewing', day: manila.slice(0, 10), next_step_time: manila.slice(11, 16) },
    ...{ next_step_project: 'Alpha Tower', project_interest: 'Alpha Tower', message: 'With my mother.' },
  });
  expect((await free(api)).hours.map(({ starts_at }) => starts_at)).not.toContain(at);
});

it('is one however often it is sent under one key', async () => {
  const visitor = aVisitor({ starts_at: await hour(api, 3) });
  const key = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => book(api, visitor, key)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => dataOf<Json>(answer).link)).size).toBe(1);
  expect(await inquiryOf(visitor.email)).toHaveLength(1);
});

it('joins the open inquiry of whoever has both the address and the number, and of nobody else', async () => {
  const visitor = aVisitor();
  const { email, phone_number } = visitor;
  await call(api, 'POST', '/inquiry/property', { body: anInquiry({ email, phone_number }) });
  expect(await book(api, { ...visitor, starts_at: await hour(api) })).toMatchObject({ status: 201 });
  const joined = await inquiryOf(email);
  expect(joined).toMatchObject([{ status: 'viewing', message: 'Please send me a quote for a studio.' }]);
  const again = await book(api, { ...visitor, starts_at: await hour(api) });
  expect([again.status, codeOf(again)]).toEqual([409, 'viewing_booked']);
  // Who knows the address alone begins an inquiry of their own.
  expect(await book(api, aVisitor({ email, starts_at: await hour(api) }))).toMatchObject({ status: 201 });
  expect(await inquiryOf(email)).toHaveLength(2);
});

it('lets nobody fill the calendar, by one address or from one network, and no robot take an hour', async () => {
  const from = { 'x-forwarded-for': network() };
  for (let n = 0; n < 8; n++)
    expect(await book(api, aVisitor({ starts_at: await hour(api) }), from)).toMatchObject({ status: 201 });
  expect(codeOf(await book(api, aVisitor({ starts_at: await hour(api) }), from))).toBe('too_many_viewings');

  // An address or a number that a stranger typed three times keeps them out, and its owner not.
  for (const typed of ['email', 'phone_number'] as const) {
    const one = { [typed]: aVisitor()[typed] };
    const stranger = { 'x-forwarded-for': network() };
    const bookAs = async (sender: Record<string, string>) =>
      book(api, aVisitor({ ...one, starts_at: await hour(api) }), sender);
    for (let n = 0; n < 3; n++) expect(await bookAs(stranger)).toMatchObject({ status: 201 });
    expect(codeOf(await bookAs(stranger))).toBe('too_many_viewings');
    expect(await bookAs({ 'x-forwarded-for': network() })).toMatchObject({ status: 201 });
  }

  const at = await hour(api);
  const robot = aVisitor({ starts_at: at });
  expect(await book(api, robot, { 'x-form-honeypot': '1' })).toMatchObject({
    ...{ status: 201, body: { data: { state: 'received', link: null } } },
  });
  expect(await hour(api)).toBe(at);
  expect(await inquiryOf(robot.email)).toMatchObject([{ status: 'spam', next_step_kind: 'task' }]);
});

describe('the hours of staff', () => {
  it('are stated by agents for themselves, by managers for all', async () => {
    const body = { staff_id: host.id, first_day: '2030-01-01', last_day: '2030-01-02' };
    const other = await aHost(api);
    expect(await offer(api, other, { staff_id: host.id })).toMatchObject({ status: 403 });
    expect(await call(api, 'POST', '/inquiry/viewing-hours/days-off', { as: other.as, body })).toMatchObject({
      status: 403,
    });
    expect(
      await call(api, 'POST', '/inquiry/viewing-hours/days-off', { as: manager.as, body }),
    ).toMatchObject({ status: 200, body: { data: { days_off: [body] } } });
    expect(await offer(api, await aHost(api, 'editor'))).toMatchObject({ status: 403 });
  });

  it.each([
    [{ closes: '08:00' }, 'closes'],
    [{ opens: '16:30', minutes: 45 }, 'minutes'],
    [{ days: [] }, 'days'],
    [{ days: [8] }, 'days'],
    [{ project: 'nowhere' }, 'project'],
    [{ at_once: 0 }, 'at_once'],
    [{ how: 'boat' }, 'how'],
    [{ staff_id: randomUUID() }, 'staff_id'],
  ])('refuse %j at its field', async (change, field) => {
    expect(await offer(api, manager, change)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it('say what is booked in them, and so does a day off: nothing is lost with either', async () => {
    const { id: staff_id, as } = await aHost(api);
    const made = await offer(api, { as }, { how: 'site', place: 'Gate 2' });
    const own = ({ body }: { body: unknown }) =>
      (body as { data: { hours: { id: string; staff_id: string; booked: number }[] } }).data.hours.find(
        (one) => one.staff_id === staff_id,
      );
    expect(own(made)).toMatchObject({ booked: 0 });
    const visitor = aVisitor({ starts_at: await hour(api, 6) });
    await book(api, visitor);
    await api.db.query(
      'UPDATE viewing SET staff_id = $1 WHERE inquiry_id = (SELECT id FROM inquiry WHERE email = $2)',
      [staff_id, visitor.email],
    );
    const day = new Date(Date.parse(String(visitor.starts_at)) + 8 * 3_600_000).toISOString().slice(0, 10);
    const off = await call(api, 'POST', '/inquiry/viewing-hours/days-off', {
      ...{ as, body: { staff_id, first_day: day, last_day: day } },
    });
    expect(own(off)).toMatchObject({ booked: 1 });
    const { days_off } = dataOf<{ days_off: { staff_id: string; booked: number }[] }>(off);
    expect(days_off.find((one) => one.staff_id === staff_id)).toMatchObject({ booked: 1 });
    const removal = `/inquiry/viewing-hours/${own(off)?.id}`;
    expect(own(await call(api, 'DELETE', removal, { as }))).toBeUndefined();
    const { rows } = await api.db.query('SELECT FROM viewing WHERE staff_id = $1 AND state = $2', [
      ...[staff_id, 'booked'],
    ]);
    expect(rows).toHaveLength(1);
  });

  it('are free no more on a day off, and from the settings of the office on', async () => {
    const day = (await hour(api)).slice(0, 10);
    const body = { first_day: day, last_day: day, name: 'A holiday' };
    const { days_off } = dataOf<{ days_off: { id: string; name: string }[] }>(
      await call(api, 'POST', '/inquiry/viewing-hours/days-off', { as: manager.as, body }),
    );
    // What strangers ask for is answered from memory for two seconds.
    const manilaDay = (at: string) => new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 10);
    await until(
      async () => (await free(api)).hours.every(({ starts_at }) => manilaDay(starts_at) !== day),
      200,
    );
    const off = days_off.find(({ name }) => name === 'A holiday');
    await call(api, 'DELETE', `/inquiry/viewing-hours/days-off/${off?.id}`, { as: manager.as });

    const settings = dataOf<Json>(await call(api, 'GET', '/inquiry/work/settings', { as: manager.as }));
    expect(settings).toMatchObject({ viewing_lead_hours: 4, viewing_horizon_days: 30 });
    const put = (change: Json) =>
      call(api, 'PUT', '/inquiry/work/settings', { as: manager.as, body: { ...settings, ...change } });
    expect(await put({ viewing_lead_hours: 72 })).toMatchObject({ status: 200 });
    const soonest = Date.now() + 72 * 3_600_000 - 3_000;
    await until(async () => Date.parse(await hour(api)) > soonest, 200);
    await put({});
  });
});
