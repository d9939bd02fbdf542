import { FirstAdmin } from '../../../src/auth/staff/first-admin.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  addStaff,
  call,
  cookieOf,
  makeStaff,
  sessionOf,
  signIn,
  type Credentials,
  dataOf,
} from '../../support/requests/callers.js';
import { sendProof } from '../../support/requests/proof-uploader.js';
import { ADMIN, startApi } from '../../support/server/api.js';

const WEEK = 7 * 86_400_000;
const OVERDUE = {
  statusCode: 403,
  error: 'Forbidden',
  message: 'Your temporary password has expired. Choose your own to continue.',
};

const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));

/** By when the password is to be changed, as milliseconds; null where it was chosen by its owner. */
async function dueAt(as: Credentials, of = api): Promise<number | null> {
  const { body } = await call(of, 'GET', '/auth/account', { as });
  const { password_due_at } = (body as { data: { password_due_at: string | null } }).data;
  return password_due_at === null ? null : Date.parse(password_due_at);
}
const expectInAWeek = (at: number | null) =>
  expect(Math.abs((at ?? 0) - Date.now() - WEEK)).toBeLessThan(600_000);
const letTimePass = (id: string) =>
  api.db.query(`UPDATE staff SET password_due_at = password_due_at - interval '7 days' WHERE id = $1`, [id]);
const change = (as: Credentials, current_password: string, new_password: string) =>
  call(api, 'PUT', '/auth/password', { as, body: { current_password, new_password } });

describe('a password that somebody else made', () => {
  it('is due in a week where the first start made it, and not where the owner gave it', async () => {
    expect(await dueAt(admin)).toBeNull();
    const other = await startApi({ settings: { admin: undefined } });
    await other.db.query('DELETE FROM staff');
    const made = await other.app.get(FirstAdmin).ensure();
    expectInAWeek(await dueAt(await signIn(other, made), other));
    await other.close();
  });

  it('is due in a week where an admin set it, and no longer once its owner has changed it', async () => {
    const ana = await makeStaff(api, admin);
    expectInAWeek(await dueAt(await sessionOf(api, ana)));
    const changed = await change(await sessionOf(api, ana), ana.password, 'ulan sa bubong ng nipa');
    expect(await dueAt(cookieOf(changed))).toBeNull();

    const body = { email: ana.email, name: 'Ana', role: 'manager', password: 'bagong sampaguita 12' };
    await call(api, 'PUT', `/staff/${ana.id}`, { as: admin, body });
    expectInAWeek(await dueAt(await sessionOf(api, ana)));
  });

  it('is the admin’s own where admins set it for themselves', async () => {
    const eva = await addStaff(api, 'admin');
    const body = { email: eva.email, name: 'Eva', role: 'admin', password: 'bagong sampaguita 12' };
    await call(api, 'PUT', `/staff/${eva.id}`, { as: await sessionOf(api, eva), body });
    expect(await dueAt(await sessionOf(api, eva))).toBeNull();
  });

  it('opens everything until then', async () => {
    const ana = await addStaff(api);
    expect((await call(api, 'GET', '/delegates', { as: await signIn(api, ana) })).status).toBe(200);
  });

  it('opens nothing afterwards but its own change, who one is, and the way out', async () => {
    const ana = await addStaff(api, 'admin');
    await letTimePass(ana.id);
    const session = await signIn(api, ana);
    for (const path of ['/delegates', '/dashboard', '/staff', '/api-keys'])
      expect((await call(api, 'GET', path, { as: session })).body).toMatchObject(OVERDUE);
    for (const path of ['/auth/me', '/auth/account'])
      expect((await call(api, 'GET', path, { as: session })).status).toBe(200);

    expect((await change(session, ana.password, ana.password)).body).toMatchObject({
      statusCode: 400,
      errors: [{ field: 'new_password', message: 'This is your temporary password: choose another.' }],
    });
    const changed = await change(session, ana.password, 'ulan sa bubong ng nipa');
    expect((await call(api, 'GET', '/staff', { as: cookieOf(changed) })).status).toBe(200);
  });

  it('makes its owner a visitor like others, afterwards, where visitors may go', async () => {
    const made = await call(api, 'POST', '/delegates', {
      body: { first_name: 'Ana', last_name: 'Cruz', email: 'ana@test.example', phone_number: '639171234567' },
    });
    const { id } = dataOf<{ id: string }>(made);
    await call(api, 'PUT', `/delegates/verify/${id}`, { as: admin, body: { payment_status: true } });
    const ana = await addStaff(api);
    const upload = async () => {
      const headers = await sessionOf(api, ana);
      return (await sendProof(api.url, id, new Blob(['no picture']), { headers })).status;
    };
    expect(await upload()).toBe(415);
    await letTimePass(ana.id);
    expect(await upload()).toBe(409);
  });

  it('never stops an owner who chose the password, however old', async () => {
    await api.db.query(`UPDATE staff SET password_changed_at = now() - interval '5 years' WHERE email = $1`, [
      ADMIN.email,
    ]);
    expect((await call(api, 'GET', '/delegates', { as: admin })).status).toBe(200);
  });
});
