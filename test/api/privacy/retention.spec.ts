import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withInstallation } from '../../../src/backups/installation.js';
import { archiveName } from '../../../src/backups/schedule/retention.js';
import { makeScheduledBackup } from '../../../src/backups/schedule/scheduled-backup.js';
import { clockDoubt, trustClock } from '../../../src/platform/database/trusted-clock.js';
import { ClockWatch } from '../../../src/platform/jobs/clock-watch.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { SETTINGS, type Settings } from '../../../src/platform/settings/settings.js';
import { before, Retention } from '../../../src/privacy/retention.js';
import { shareByHand } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, type Credentials, dataOf, signIn } from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { jobsDone } from '../../support/server/one-life.js';
import { until } from '../../support/server/until.js';

let admin: Credentials;
const api = fixture(() => startApi());
beforeAll(async () => {
  await shareByHand(api);
  admin = await signIn(api);
});

const post = async (path: string, body: object) =>
  dataOf<{ id: string }>(await call(api, 'POST', path, { as: admin, body })).id;
const names = async (table: string) =>
  (await api.db.query<{ last_name: string }>(`SELECT last_name FROM ${table} ORDER BY 1`)).rows.map(
    ({ last_name }) => last_name,
  );
const run = () => api.app.get(Retention).run();

/** What keeps an inquiry whose other dates are all 25 months old. */
const KEEPS: [last_name: string, how: string][] = [
  ['Answered', `UPDATE inquiry SET answered_at = now() - interval '23 months' WHERE id = $1`],
  ['Changed', `UPDATE inquiry SET updated_at = now() - interval '23 months' WHERE id = $1`],
  ['Noted', `UPDATE inquiry_note SET created_at = now() - interval '23 months' WHERE inquiry_id = $1`],
  ['Planned', `UPDATE inquiry SET next_step_on = current_date + 1 WHERE id = $1`],
  ['Received', `UPDATE inquiry SET created_at = now() - interval '23 months' WHERE id = $1`],
];

it('an inquiry goes two years after the last thing that was done about it, whichever it was', async () => {
  const ids = new Map<string, string>();
  for (const last_name of ['Old', ...KEEPS.map(([name]) => name)]) {
    const id = await post('/inquiry/property', anInquiry({ last_name }));
    ids.set(last_name, id);
    const noted = await call(api, 'POST', `/inquiry/properties/${id}/notes`, {
      as: admin,
      body: { text: 'Called' },
    });
    expect(noted.status).toBe(201);
  }
  await jobsDone(api);
  await api.db.query(
    `UPDATE inquiry SET (created_at, updated_at, answered_at, next_step_on) =
       (SELECT at, at, at, at::date FROM (SELECT now() - interval '25 months' AS at) past)`,
  );
  await api.db.query(`UPDATE inquiry_note SET created_at = now() - interval '25 months'`);
  for (const [last_name, how] of KEEPS) await api.db.query(how, [ids.get(last_name)]);
  expect(await run()).toBe(1);
  expect(await names('inquiry')).toEqual(KEEPS.map(([name]) => name));
  const mails = await api.db.query('SELECT FROM mail WHERE record_id = $1', [ids.get('Old')]);
  expect(mails.rowCount).toBe(0);
  expect(await run()).toBe(0);
});

it('a registration goes a year after its event, with its proof; the sum stays', async () => {
  const [paid, late] = [
    await post('/delegates', aDelegate({ last_name: 'Paid' })),
    await post('/delegates', aDelegate({ last_name: 'Late' })),
  ];
  await sendProof(api.url, paid, await noisyPicture());
  await call(api, 'PUT', `/delegates/verify/${paid}`, { as: admin, body: { payment_status: true } });
  await jobsDone(api);
  const pictures = () => readdirSync(join(api.settings.dataDir, 'uploads', 'proofs'));
  expect(pictures()).toHaveLength(1);
  await api.db.query(
    `UPDATE event SET starts_at = now() - interval '13 months 1 day', ends_at = now() - interval '13 months'`,
  );
  // Who was registered after the event, by hand, counts from then.
  expect(await run()).toBe(0);
  await api.db.query(`UPDATE registration SET created_at = now() - interval '14 months' WHERE id <> $1`, [
    late,
  ]);
  expect(await run()).toBe(2);
  expect(await names('delegate')).toEqual(['Late']);
  expect(pictures()).toEqual([]);
  const { rows } = await api.db.query('SELECT channel, total_centavos, people FROM kept_payment');
  expect(rows).toEqual([{ channel: 'gcash', total_centavos: 150_000, people: 1 }]);
});

it('mails go after a year, and histories forget their values after two', async () => {
  // One that still takes registrations.
  await api.db.query(
    `UPDATE event SET starts_at = now() + interval '1 month', ends_at = now() + interval '1 month 1 day'`,
  );
  const id = await post('/delegates', aDelegate({ last_name: 'History' }));
  await call(api, 'PUT', `/delegates/${id}`, { as: admin, body: aDelegate({ last_name: 'Changed' }) });
  await jobsDone(api);
  const values = async () =>
    (await api.db.query('SELECT FROM activity WHERE record_id = $1 AND after IS NOT NULL', [id])).rowCount;
  await api.db.query(`UPDATE activity SET at = now() - interval '23 months' WHERE record_id = $1`, [id]);
  await api.db.query(
    `UPDATE mail SET created_at = now() - interval '11 months', state = 'sent', recipient_id = NULL`,
  );
  expect(await run()).toBe(0);
  expect(await values()).toBe(1);
  await api.db.query(`UPDATE activity SET at = now() - interval '25 months' WHERE record_id = $1`, [id]);
  await api.db.query(`UPDATE mail SET created_at = now() - interval '13 months'`);
  expect(await run()).toBeGreaterThan(1);
  expect(await values()).toBe(0);
  expect((await api.db.query('SELECT FROM mail')).rowCount).toBe(0);
  // What told a colleague of an inquiry goes once it has arrived; what told the visitor, or did not arrive, stays.
  await api.db.query(
    `INSERT INTO mail (id, template, to_address, resource, record_id, recipient_id, state, created_at)
     SELECT gen_random_uuid(), kind, 'a@example.com', 'inquiries', gen_random_uuid(), recipient::uuid, state, now() - interval '32 days'
       FROM (VALUES ('arrived', gen_random_uuid()::text, 'sent'), ('failed', gen_random_uuid()::text, 'failed'),
                    ('visitor', NULL, 'sent')) mails (kind, recipient, state)`,
  );
  expect(await run()).toBe(1);
  const left = await api.db.query<{ template: string }>('SELECT template FROM mail ORDER BY 1');
  expect(left.rows.map(({ template }) => template)).toEqual(['failed', 'visitor']);
  const { rowCount } = await api.db.query('SELECT FROM activity WHERE record_id = $1', [id]);
  expect(rowCount).toBe(2);
});

it('of an address that nothing bears any more only the hash of a stop stays', async () => {
  await api.db.query(
    `INSERT INTO confirmed_address (address, confirmed_at) VALUES ('gone@example.com', now() - interval '25 months'),
       ('newly@example.com', now() - interval '23 months')`,
  );
  await api.db.query(
    `INSERT INTO stopped_address (address, kind, stopped_at) VALUES ('gone@example.com', 'news', now() - interval '25 months')`,
  );
  expect(await run()).toBe(2);
  expect(await run()).toBe(0);
  const { rows } = await api.db.query(
    `SELECT address FROM confirmed_address UNION ALL SELECT (address = stop_hash('gone@example.com'))::text FROM stopped_address`,
  );
  expect(rows).toEqual([{ address: 'newly@example.com' }, { address: 'true' }]);
});

it('a night in which the clock has jumped erases nothing, and says what the clock says', async () => {
  const jumped = await startApi();
  await jumped.db.query(
    `INSERT INTO inquiry (id, first_name, last_name, phone_number, email, message, agree_terms)
     SELECT gen_random_uuid(), 'Ana', 'Cruz', '09171234567', 'a' || n || '@example.com', 'Hello', true
       FROM generate_series(1, 150) n`,
  );
  const retention = jumped.app.get(Retention);
  const later = new Date(Date.now() + 3 * 366 * 86_400_000);
  await expect(retention.run(later)).rejects.toThrow(
    /^Nothing was erased: by the server's clock \(20\d\d-.*\) 150 of 150 rows of inquiry .* RETENTION_AT_ONCE=150\.$/,
  );
  expect((await jumped.db.query('SELECT FROM inquiry')).rowCount).toBe(150);
  Object.assign(jumped.app.get<Settings>(SETTINGS), { retentionAtOnce: 150 });
  expect(await retention.run(later)).toBeGreaterThanOrEqual(150);
  expect((await jumped.db.query('SELECT FROM inquiry')).rowCount).toBe(0);
  await jumped.close();
});

describe('a clock that has jumped since the system last ran', () => {
  const lastRan = (interval: string) =>
    api.db.query(`UPDATE trusted_clock SET at = now() + $1::interval`, [interval]);
  /** By nine days in every table, those too that nothing may change. */
  async function makeRowsOlder(): Promise<void> {
    const { rows } = await api.db.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
        WHERE column_name = 'created_at' AND table_type = 'BASE TABLE' AND table_schema = current_schema()`,
    );
    for (const { name } of rows) {
      await api.db.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
      await api.db.query(`UPDATE ${name} SET created_at = created_at - interval '9 days'`);
      await api.db.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    }
  }
  const inDoubt = async () =>
    dataOf<{ clock_in_doubt: boolean }>(await call(api, 'GET', '/health/ready')).clock_in_doubt;
  /** What became of the night's erasing when it was due. */
  const nightsErasing = async () => {
    await api.db.query(
      `UPDATE periodic_job SET run_at = now(), finished_at = NULL, failures = 0 WHERE name = 'retention'`,
    );
    api.app.get(Jobs, { strict: false }).wake();
    let outcome: { last_error: string | null; done: number | null } | undefined;
    await until(async () => {
      const { rows } = await api.db.query<NonNullable<typeof outcome>>(
        `SELECT last_error, done FROM periodic_job WHERE name = 'retention' AND finished_at IS NOT NULL`,
      );
      outcome = rows[0];
      return outcome !== undefined;
    });
    return outcome;
  };

  it.each(['-8 days', '3 days'])(
    'erases nothing and thins no backup (the last moment was %s from it)',
    async (by) => {
      const id = await post('/inquiry/property', anInquiry({ last_name: 'Kept' }));
      await jobsDone(api);
      await api.db.query(
        `UPDATE inquiry SET (created_at, updated_at, answered_at) =
         (SELECT at, at, at FROM (SELECT now() - interval '25 months' AS at) past) WHERE id = $1`,
        [id],
      );
      await lastRan(by);
      await api.app.get(ClockWatch, { strict: false }).check(); // goes along with no such jump
      expect(await inDoubt()).toBe(true);
      expect((await nightsErasing())?.last_error).toMatch(
        /^The clock of the database says 20.*, and the last moment .* npm run clock -- is-right$/,
      );
      expect(await names('inquiry')).toContain('Kept');
      const { folder } = api.settings.backups;
      mkdirSync(folder, { recursive: true });
      const old = [900, 901, 902, 903].map((days) => archiveName(new Date(Date.now() - days * 86_400_000)));
      for (const name of old) writeFileSync(join(folder, name), '');
      const backUp = () =>
        withInstallation(
          api.settings,
          () => undefined,
          (place) => makeScheduledBackup(place, api.settings.backups),
        );
      expect((await backUp())?.warnings).toEqual([expect.stringMatching(/^The clock of /)]);
      expect(readdirSync(folder)).toEqual(expect.arrayContaining(old));

      await trustClock(api.db);
      expect(await inDoubt()).toBe(false);
      expect(await nightsErasing()).toEqual({ last_error: null, done: 1 });
      expect(await names('inquiry')).not.toContain('Kept');
      await backUp();
      expect(readdirSync(folder)).not.toContain(old.at(-1));
    },
  );

  it('is measured by the newest row where nobody has noted a moment yet, and by this process’s own clock too', async () => {
    await api.db.query('DELETE FROM trusted_clock');
    expect(await clockDoubt(api.db)).toBeUndefined();
    expect(await clockDoubt(api.db, new Date(Date.now() + 8 * 86_400_000))).toMatch(
      /^The clock of this server says/,
    );
    // Within reach of the last moment, both: but one of them is wrong.
    expect(await clockDoubt(api.db, new Date(Date.now() + 5 * 86_400_000))).toMatch(
      /^The clock of this server says .* and that of the database .* Set the clock that is wrong\.$/,
    );
    expect(await clockDoubt(api.db, new Date(Date.now() - 600_000))).toBeUndefined();
    await makeRowsOlder();
    await api.db.query(`UPDATE periodic_job SET finished_at = finished_at - interval '9 days'`);
    expect(await clockDoubt(api.db)).toMatch(/^The clock of the database says/);
    await trustClock(api.db);
  });
});

it('0 keeps for ever', async () => {
  const retention = { inquiries: 0, registrations: 0, mails: 0, activity: 0 };
  const keeps = await startApi({ settings: { retention } });
  await call(keeps, 'POST', '/inquiry/property', { body: anInquiry() });
  await keeps.db.query(`UPDATE inquiry SET created_at = '2001-01-01', updated_at = '2001-01-01'`);
  expect(await keeps.app.get(Retention).run()).toBe(0);
  expect(existsSync(join(keeps.settings.dataDir, 'backups', 'erasures.jsonl'))).toBe(false);
  await keeps.close();
});

it('a month before the end of March is the end of February', () => {
  expect(before(new Date('2027-03-31T10:00:00Z'), 1).toISOString()).toBe('2027-02-28T10:00:00.000Z');
  expect(before(new Date('2027-01-15T10:00:00Z'), 12).toISOString()).toBe('2026-01-15T10:00:00.000Z');
});
