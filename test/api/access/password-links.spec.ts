import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { addStaff, call, cookieOf, signIn, dataOf } from '../../support/requests/callers.js';
import { anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const server = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: server.env }));
const admin = fixture(() => signIn(api));

const NEW = 'kalabaw sa bukid';
const post = (path: string, body: object) => call(api, 'POST', path, { body });
async function tokenFor(address: string, subject = /Set a new password/): Promise<string> {
  await server.first(address, subject);
  const text = server.to(address, subject).at(-1)?.text ?? '';
  return /\/admin\/set-password#(\S+)/.exec(text)?.[1] ?? '';
}
const set = (token: string, password = NEW) => post('/auth/password-link/password', { token, password });

it('mails a link that sets the password once, ends every session and tells the person', async () => {
  const person = await addStaff(api);
  const session = cookieOf(await post('/auth/sign-in', { email: person.email, password: person.password }));
  const asked = await post('/auth/forgotten-password', { email: person.email.toUpperCase() });
  expect(asked.status).toBe(202);
  const token = await tokenFor(person.email);
  const stored = await api.db.query<{ hash: string }>('SELECT hash FROM password_link WHERE staff_id = $1', [
    person.id,
  ]);
  expect(stored.rows).toHaveLength(1);
  expect(stored.rows[0]?.hash).not.toContain(token);

  // Looking changes nothing, however often a scanner of mails does it.
  for (let n = 0; n < 3; n++) {
    const seen = await post('/auth/password-link', { token });
    expect(seen.body).toMatchObject({ data: { purpose: 'reset', email: person.email } });
  }
  expect((await set(token, 'short')).status).toBe(400);
  expect((await set(token, person.email)).body).toMatchObject({ errors: [{ field: 'password' }] });
  const both = await Promise.all([set(token), set(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await set(token)).body).toMatchObject({ errors: [{ field: 'token' }] });
  expect((await post('/auth/password-link', { token })).status).toBe(400);

  expect((await call(api, 'GET', '/auth/me', { as: session })).status).toBe(401);
  await signIn(api, { email: person.email, password: NEW });
  await until(() => server.to(person.email, /was changed/).length === 1);
  const { body } = await call(api, 'GET', `/staff/${person.id}/history`, { as: admin });
  expect((body as { data: { type: string }[] }).data[0]?.type).toBe('staff.password_set_by_link');
});

it('answers the same for an address that nobody has, and mails nobody', async () => {
  const person = await addStaff(api);
  const known = await post('/auth/forgotten-password', { email: person.email });
  const unknown = await post('/auth/forgotten-password', { email: 'nobody@mailbox.ph' });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  await tokenFor(person.email);
  await until(async () => (await api.db.query('SELECT FROM password_request')).rowCount === 0);
  expect(server.to('nobody@mailbox.ph', /./)).toEqual([]);
  expect((await api.db.query(`SELECT FROM mail WHERE to_address = 'nobody@mailbox.ph'`)).rowCount).toBe(0);
});

it('stops at five mails a day for one account; links that were sent still work', async () => {
  const person = await addStaff(api);
  // At the same moment: jobs that look side by side count right too.
  const asked = Array.from({ length: 12 }, () => post('/auth/forgotten-password', { email: person.email }));
  for (const { status } of await Promise.all(asked)) expect(status).toBe(202);
  await until(async () => (await api.db.query('SELECT FROM password_request')).rowCount === 0);
  const { rowCount } = await api.db.query('SELECT FROM mail WHERE record_id = $1', [person.id]);
  expect(rowCount).toBe(5);
  await until(() => server.to(person.email, /Set a new/).length === 5);
  const first = /#(\S+)/.exec(server.to(person.email, /Set a new/)[0]?.text ?? '')?.[1] ?? '';
  expect((await set(first)).status).toBe(200);
  // The others of the person went with it.
  expect((await set(await tokenFor(person.email))).status).toBe(400);
});

it('mails a sixth link once the five that somebody else asked for have ended', async () => {
  const person = await addStaff(api);
  const ask = async () => {
    await post('/auth/forgotten-password', { email: person.email });
    await until(async () => (await api.db.query('SELECT FROM password_request')).rowCount === 0);
  };
  for (let n = 0; n < 6; n++) await ask();
  await until(() => server.to(person.email, /Set a new/).length === 5);
  const later = `created_at - interval '121 minutes' WHERE record_id = '${person.id}'`;
  await api.db.query(`UPDATE mail SET created_at = ${later}`);
  await api.db.query(`UPDATE password_link SET expires_at = now() WHERE staff_id = $1`, [person.id]);
  await ask();
  await until(() => server.to(person.email, /Set a new/).length === 6);
  expect((await set(await tokenFor(person.email))).status).toBe(200);
});

it('mails a link to somebody whose address strangers have typed into forms all day', async () => {
  const person = await addStaff(api);
  // Five are sent.
  const withheld = `SELECT FROM mail WHERE to_address = $1 AND state = 'withheld'`;
  for (let n = 0; n < 7; n++)
    await call(api, 'POST', '/inquiry/property', { body: anInquiry({ email: person.email }) });
  await until(async () => (await api.db.query(withheld, [person.email])).rowCount === 2);
  await post('/auth/forgotten-password', { email: person.email });
  expect((await set(await tokenFor(person.email))).status).toBe(200);
});

it('refuses links that are too old, made up or cut', async () => {
  const person = await addStaff(api);
  await post('/auth/forgotten-password', { email: person.email });
  const token = await tokenFor(person.email);
  for (const wrong of ['x', token.slice(1), `${token}A`, 'null', '../..'])
    expect((await set(wrong)).body).toMatchObject({ errors: [{ field: 'token' }] });
  await api.db.query(`UPDATE password_link SET expires_at = now() WHERE staff_id = $1`, [person.id]);
  expect((await set(token)).status).toBe(400);
});

it('invites a colleague whose account has no password yet; staff never see the link', async () => {
  const email = 'bago@mailbox.ph';
  const made = await call(api, 'POST', '/staff', {
    as: admin,
    body: { email, name: 'Bago', role: 'manager' },
  });
  expect(made.status).toBe(201);
  const { id } = dataOf<{ id: string }>(made);
  const first = await tokenFor(email, /Your account/);
  const { rows } = await api.db.query<{ id: string }>('SELECT id FROM mail WHERE record_id = $1', [id]);
  const preview = await call(api, 'GET', `/mails/${rows[0]?.id}/preview`, { as: admin });
  expect(JSON.stringify(preview.body)).not.toContain(first);
  expect((await api.db.query('SELECT FROM password_link WHERE staff_id = $1', [id])).rowCount).toBe(1);

  expect((await call(api, 'POST', `/staff/${id}/invitation`, { as: admin })).status).toBe(200);
  await until(() => server.to(email, /Your account/).length === 2);
  expect((await set(first)).status).toBe(200);
  await signIn(api, { email, password: NEW });
});

it('gives a disabled account no link, and lets none of before work', async () => {
  const person = await addStaff(api);
  await post('/auth/forgotten-password', { email: person.email });
  const token = await tokenFor(person.email);
  await api.db.query('UPDATE staff SET disabled_at = now() WHERE id = $1', [person.id]);
  expect((await set(token)).body).toMatchObject({ errors: [{ field: 'token' }] });
  expect((await post('/auth/forgotten-password', { email: person.email })).status).toBe(202);
  await until(async () => (await api.db.query('SELECT FROM password_request')).rowCount === 0);
  expect(server.to(person.email, /Set a new/)).toHaveLength(1);
  expect((await call(api, 'POST', `/staff/${person.id}/invitation`, { as: admin })).status).toBe(409);
});

it('removes old links at night', async () => {
  const jobs = api.app.get(Jobs);
  await api.db.query(`UPDATE password_link SET expires_at = now() - interval '1 day'`);
  expect(await jobs.periodic.get('password-links')?.run()).toBeGreaterThanOrEqual(0);
  expect((await api.db.query('SELECT FROM password_link')).rowCount).toBe(0);
});
