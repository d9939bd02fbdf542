import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import { Retention } from '../../../../src/privacy/retention.js';
import { Offers } from '../../../../src/waiting-list/offers.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf, signIn, type Json, addStaff, sessionOf } from '../../../support/requests/callers.js';
import { aContact, aDelegate, anEvent, anInquiry } from '../../../support/requests/records.js';
import { startApi, type Api } from '../../../support/server/api.js';
import { jobsDone } from '../../../support/server/one-life.js';
import { until } from '../../../support/server/until.js';

describe('the limits', () => {
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
      errors: [
        { field: 'mails_months', message: expect.stringContaining('RETENTION_MAILS_MONTHS') as string },
      ],
    });
    expect((await call(fixed, 'PUT', '/limits', { as, body: { ...now, offer_hours: 3 } })).status).toBe(200);
    const listed = dataOf<{ name: string; value: string | null }[]>(
      await call(fixed, 'GET', '/doctor/settings', { as }),
    );
    expect(listed).toContainEqual({ name: 'RETENTION_MAILS_MONTHS', value: '6', is_default: false });
    expect(listed).toContainEqual({ name: 'RETENTION_INQUIRIES_MONTHS', value: null, is_default: true });
    await fixed.close();
  });
});

const api = fixture(() => startApi({ env: { BACKUPS: 'off' } }));
const admin = fixture(() => signIn(api));
const manager = fixture(async () => sessionOf(api, await addStaff(api)));

/** Ids of this process's children that run such a program. */
const childrenWith = (program: string): string[] =>
  readdirSync('/proc').filter((id) => {
    try {
      const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
      return parent === String(process.pid) && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(program);
    } catch {
      return false; // no process, or one that ended meanwhile
    }
  });
describe('backups in the back office', () => {
  it('are made at once, listed and downloaded', async () => {
    expect(dataOf(await call(api, 'GET', '/backups/archives', { as: admin }))).toEqual([]);
    const made = await call(api, 'POST', '/backups', { as: admin });
    expect([made.status, dataOf<{ failure: null }>(made).failure]).toEqual([200, null]);
    const [archive] = dataOf<{ name: string; bytes: number }[]>(
      await call(api, 'GET', '/backups/archives', { as: admin }),
    );
    if (!archive) throw new Error('no archive is listed');
    expect(
      (await call(api, 'POST', `/backups/archives/${archive.name}/download`, { as: admin })).status,
    ).toBe(200);
    const answer = await fetch(`${api.url}/api/v1/backups/archives/${archive.name}`, { headers: admin });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, bytes.length]).toEqual([200, archive.bytes]);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${archive.name}"`);
    // The first bytes of a gzip file.
    expect(bytes.subarray(0, 2).toString('hex')).toBe('1f8b');
  });

  it('are made by a process of their own: when it is killed the server goes on, and tells why there is none', async () => {
    const lock = new Client({ connectionString: api.settings.databaseUrl });
    await lock.connect();
    await lock.query('BEGIN; LOCK TABLE idempotency_key IN ACCESS EXCLUSIVE MODE');
    const answer = call(api, 'POST', '/backups', { as: admin });
    const waiting = `SELECT 1 FROM pg_stat_activity
       WHERE application_name = 'backup' AND wait_event_type = 'Lock' AND datname = current_database()`;
    await until(async () => (await api.db.query(waiting)).rowCount === 1);
    const [child, ...others] = childrenWith('backup-process.js');
    expect(others).toEqual([]);
    process.kill(Number(child), 'SIGKILL');
    await lock.query('ROLLBACK');
    await lock.end();
    const why = 'The process that made the backup ended before it was done (SIGKILL).';
    expect((await answer).body).toMatchObject({ statusCode: 409, message: why });
    expect(dataOf(await call(api, 'GET', '/backups', { as: admin }))).toMatchObject({ failure: why });
    expect(childrenWith('backup-process.js')).toEqual([]);
    // What it left is not in the way.
    expect(dataOf(await call(api, 'POST', '/backups', { as: admin }))).toMatchObject({ failure: null });
  });

  it('give out no other file, and nothing where the password was not given lately', async () => {
    for (const name of ['..%2F..%2Fpostmaster.pid', 'x.tar.gz', 'backup-20200101T000000Z.tar.gz'])
      expect((await call(api, 'GET', `/backups/archives/${name}`, { as: admin })).status).toBe(404);
    await api.db.query(
      `UPDATE staff_session SET created_at = now() - interval '1 hour', confirmed_at = null`,
    );
    const refused = await call(api, 'GET', '/backups/archives/x.tar.gz', { as: admin });
    expect(refused.body).toMatchObject({ statusCode: 403, errors: [{ field: 'current_password' }] });
  });
});

it('what happened last is told newest first, page by page, with who did it', async () => {
  for (let n = 0; n < 60; n += 1)
    await call(api, 'POST', '/inquiry/property', {
      body: anInquiry({ last_name: `Number ${'x'.repeat(n)}` }),
    });
  const delegate = await call(api, 'POST', '/delegates', { body: aDelegate({ last_name: 'Registered' }) });
  const removed = await call(api, 'POST', '/inquiry/property', { body: anInquiry({ last_name: 'Removed' }) });
  const idOf = (answer: { body: unknown }) => dataOf<{ id: string }>(answer).id;
  await call(api, 'DELETE', `/inquiry/properties/${idOf(removed)}`, { as: admin });
  type Recent = {
    data: { id: string; at: string; type: string; record_id: string; record_name: string | null }[];
    meta: { next: string | null };
  };
  const read = async (before = '') =>
    (await call(api, 'GET', `/activity/recent${before && `?before=${before}`}`, { as: manager }))
      .body as Recent;
  const first = await read();
  expect(first.data).toHaveLength(50);
  const all = [...first.data];
  // What the tests before have left comes with it: how many pages there are is not known.
  for (let { next } = first.meta; next;) {
    const page = await read(next);
    all.push(...page.data);
    ({ next } = page.meta);
  }
  expect(
    all.filter(({ type, record_name: name }) => type === 'inquiry.created' && name?.match(/Number|Removed/)),
  ).toHaveLength(61);
  const namesOf = (answer: { body: unknown }) => [
    ...new Set(
      all.filter(({ record_id }) => record_id === idOf(answer)).map(({ record_name }) => record_name),
    ),
  ];
  // What lies in the bin is called as before.
  expect([namesOf(removed), namesOf(delegate)]).toEqual([['José Removed'], ['Maria Registered']]);
  expect(all.map(({ record_name }) => record_name)).toContain(`José Number ${'x'.repeat(59)}`);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  // Those of one moment may stand in either order.
  const [newest] = all;
  const oldest = all.at(-1);
  expect(Date.parse(newest?.at ?? '')).toBeGreaterThan(Date.parse(oldest?.at ?? ''));
});

it('a test mail goes to whoever asks, and what waits is what the list of it shows', async () => {
  const sent = await call(api, 'POST', '/auth/test-mail', { as: manager });
  const { to } = dataOf<{ to: string }>(sent);
  const summary = async () =>
    dataOf<{ withheld: number }>(await call(api, 'GET', '/mails/summary', { as: manager })).withheld;
  const page = async () => {
    const filter = encodeURIComponent(JSON.stringify({ waits: true }));
    const { body } = await call(api, 'GET', `/mails?filter=${filter}`, { as: manager });
    return body as { data: { to_address: string }[]; meta: { total: number } };
  };
  const listed = async () => (await page()).data;
  // Without a mail server it is withheld once its turn has come.
  for (let tries = 0; tries < 100 && !(await listed()).some((mail) => mail.to_address === to); tries += 1)
    await new Promise((resolve) => setImmediate(resolve));
  await api.db.query(`UPDATE mail SET state = 'withheld' WHERE state = 'queued'`);
  expect((await listed()).map((mail) => mail.to_address)).toContain(to);
  // What other tests asked for is still being written.
  const LEFT = 'SELECT FROM job WHERE failed_at IS NULL AND run_at <= now()';
  await until(async () => (await api.db.query(LEFT)).rowCount === 0, 100);
  // One may come between the two answers.
  await until(async () => (await summary()) === (await page()).meta.total, 100);
  // A job that another test caused may be at work still, and its mails come after, between any two answers: they are kept withheld too.
  await until(async () => {
    await call(api, 'POST', '/mails/keep-withheld', { as: admin });
    return (await summary()) === 0 && (await listed()).length === 0;
  }, 100);
});
