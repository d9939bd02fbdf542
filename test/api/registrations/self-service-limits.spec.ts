import { createHash, randomBytes } from 'node:crypto';
import { RegistrationLinks } from '../../../src/registrations/links.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf } from '../../support/requests/callers.js';
import { aContact } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

/** Without a mail server: what would be sent stays as it was written. */
const api = fixture(() => startApi());

const PERSON = { first_name: 'Juan', last_name: 'Cruz', phone_number: '09175550000' };

it('teases nobody with mails by naming their address again and again', async () => {
  const contact = aContact({ last_name: 'V', email: 'ruth@church.example', phone_number: '1234' });
  const pair = [1, 2].map((n) => ({ first_name: `Delegate ${n}`, last_name: 'Santos' }));
  const made = await call(api, 'POST', '/registrations', { body: { contact, delegates: pair } });
  const { id, delegates } = dataOf<{ id: string; delegates: { id: string }[] }>(made);
  const [paid, unpaid] = delegates.map((one) => one.id);
  await api.db.query('UPDATE delegate SET payment_status = true WHERE id = $1', [paid]);
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  await api.db.query(
    `INSERT INTO registration_link (hash, registration_id, purpose, expires_at)
     VALUES ($1, $2, 'change', now() + interval '1 day')`,
    [hash, id],
  );
  // As if he had done so for a while, to somebody who has opened a link of ours.
  await api.db.query("INSERT INTO confirmed_address (address) VALUES ('victim@example.com')");
  await api.db.query(
    `INSERT INTO mail (id, template, to_address, resource, record_id)
     SELECT gen_random_uuid(), before.template, 'victim@example.com', 'delegates', gen_random_uuid()
       FROM (VALUES ('ticket', 45), ('place-passed-on', 15), ('place-received', 15)) before (template, times),
            generate_series(1, times)`,
  );
  const turns = (n: number) => (n % 2 ? `other-${n}@example.com` : 'victim@example.com');
  const say = async (path: string, n: number, as: object = PERSON) => {
    const body = { token, ...as, email: turns(n) };
    expect((await call(api, 'POST', `/registration-link${path}`, { body })).status).toBe(200);
  };
  for (let n = 0; n < 14; n++) await say(`/delegates/${paid}`, n);
  for (let n = 0; n < 14; n++) await say(`/delegates/${unpaid}/transfer`, n);
  for (let n = 0; n < 6; n++) await say('/contact', n, contact);
  const { rows } = await api.db.query(
    `SELECT template, count(*)::int FROM mail WHERE to_address = 'victim@example.com' AND last_error IS NULL
      GROUP BY 1 ORDER BY 1`,
  );
  expect(rows).toEqual([
    { template: 'address-changed', count: 1 },
    { template: 'place-passed-on', count: 20 },
    { template: 'place-received', count: 20 },
    { template: 'ticket', count: 50 },
  ]);
});

it('mails no link to an address that staff correct in the same moment', async () => {
  const contact = aContact({ email: 'wrong@church.example' });
  const delegates = [{ first_name: 'Ana', last_name: 'Reyes' }];
  const made = await call(api, 'POST', '/registrations', { body: { contact, delegates } });
  const { id } = dataOf<{ id: string }>(made);
  const correcting = await api.db.connect();
  await correcting.query('BEGIN');
  const right = "UPDATE registration SET contact_email = 'right@church.example' WHERE id = $1";
  await correcting.query(right, [id]);
  const link = api.app
    .get(RegistrationLinks)
    .make(id, contact.email)
    .catch((error: Error) => error.message);
  const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
    AND query LIKE 'INSERT INTO registration_link%'`;
  await until(async () => (await api.db.query(waits)).rowCount === 1);
  await correcting.query('COMMIT');
  correcting.release();
  expect(await link).toBe('The contact of the registration has another address by now.');
  const kept = await api.db.query('SELECT FROM registration_link WHERE registration_id = $1', [id]);
  expect(kept.rowCount).toBe(0);
});
