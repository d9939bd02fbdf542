import { DataSource } from 'typeorm';
import { FirstAdmin } from '../../../../src/auth/staff/first-admin.js';
import { fixture } from '../../../support/jest/fixture.js';
import {
  addStaff,
  call,
  cookieOf,
  makeStaff,
  sessionOf,
  signIn,
  type Credentials,
  dataOf,
  makeKey,
  refusalOf,
} from '../../../support/requests/callers.js';
import { sendProof } from '../../../support/requests/proof-uploader.js';
import { ADMIN, startApi, type Api } from '../../../support/server/api.js';

const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));
const WEEK = 7 * 86_400_000;
const OVERDUE = {
  statusCode: 403,
  error: 'Forbidden',
  message: 'Your temporary password has expired. Choose your own to continue.',
};

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
  it('is not due where the owner gave it', async () => expect(await dueAt(admin)).toBeNull());

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

/** As if the admin had signed in so long ago. */
const age = () =>
  api.db.query(
    `UPDATE staff_session SET created_at = created_at - interval '16 minutes', confirmed_at = confirmed_at - interval '16 minutes'`,
  );
it('grants and takes no rights in a session whose password was given long ago, until it is given again', async () => {
  const { id } = await addStaff(api);
  await makeKey(api, admin);
  const { rows } = await api.db.query<{ id: string }>('SELECT id FROM api_key');
  const body = { name: 'Ben', email: 'ben@test.example', role: 'admin', password: 'mangga sa tag-ulan' };
  const changes: [string, string, object?][] = [
    ['POST', '/staff', body],
    ['POST', '/api-keys', { name: 'All', scopes: ['delegates:read', 'delegates:write'] }],
    ['DELETE', `/api-keys/${rows[0]?.id ?? ''}`],
    ['DELETE', `/staff/${id}`],
    ['POST', '/webhooks', { url: 'https://crm.example.com/hooks', description: 'CRM', types: [] }],
    ['POST', `/webhooks/${id}/secret`],
    ['PUT', `/webhooks/${id}`, { url: 'https://crm.example.com/hooks', description: 'CRM', types: [] }],
    ['DELETE', `/webhooks/${id}`],
    ['POST', `/staff/${id}/second-factor/reset`, {}],
    ['PUT', `/staff/${id}`, { name: 'Luz', email: 'luz@test.example', role: 'admin' }],
    ['POST', '/auth/sign-out-everywhere'],
    ['POST', '/door/devices', {}],
    ['POST', '/privacy/export', { email: 'maria@example.com', records: [] }],
    ['POST', '/privacy/erase', { email: 'maria@example.com', records: [] }],
  ];
  await age();
  for (const [method, path, sent] of changes) {
    const { status, body: answer } = await call(api, method, path, { as: admin, body: sent });
    expect([path, status, answer]).toEqual([
      path,
      403,
      expect.objectContaining({ errors: [expect.objectContaining({ field: 'current_password' })] }),
    ]);
  }
  expect((await call(api, 'GET', '/staff', { as: admin })).status).toBe(200);
  const again = await call(api, 'POST', '/auth/reauthenticate', {
    as: admin,
    body: { current_password: ADMIN.password },
  });
  const [cookie = ''] = again.headers.getSetCookie();
  const renewed = { cookie: cookie.split(';')[0] ?? '' };
  for (const [method, path, sent] of changes.slice(0, 5))
    expect((await call(api, method, path, { as: renewed, body: sent })).status).toBeLessThan(300);
});

it('the former name of the call still answers, and the document says that it is former', async () => {
  const session = await signIn(api);
  const again = await call(api, 'POST', '/auth/confirm', {
    as: session,
    body: { current_password: ADMIN.password },
  });
  expect([again.status, again.headers.getSetCookie()]).toEqual([
    200,
    [expect.stringContaining('staff_session=')],
  ]);
  const { body } = await call(api, 'GET', '/openapi-office.json');
  const { paths } = body as { paths: Record<string, Record<string, { deprecated?: boolean }>> };
  const deprecated = Object.entries(paths).filter(([, { post }]) => post?.deprecated);
  expect(deprecated.map(([path]) => path)).toEqual(['/api/v1/auth/confirm']);
});

it('is given by admins alone where no mail server is set', async () => {
  for (const email of [ADMIN.email, 'nobody@mailbox.ph']) {
    const asked = await call(api, 'POST', '/auth/forgotten-password', { body: { email } });
    expect(refusalOf(asked)).toEqual([409, expect.stringMatching(/Ask an admin/) as string]);
  }
  const as = await signIn(api);
  const bare = { email: 'bago@mailbox.ph', name: 'Bago', role: 'manager' };
  const refused = await call(api, 'POST', '/staff', { as, body: bare });
  expect(refused.body).toMatchObject({ statusCode: 400, errors: [{ field: 'password' }] });
  const { id } = await addStaff(api);
  expect((await call(api, 'POST', `/staff/${id}/invitation`, { as })).status).toBe(409);
});

const count = async ({ db }: Api) => (await db.query('SELECT 1 FROM staff')).rowCount;

describe('the first admin', () => {
  const first = fixture(() => startApi({ settings: { admin: undefined } }));
  const ensure = ({ app }: Pick<Api, 'app'>) => app.get(FirstAdmin).ensure();
  beforeEach(() => first.db.query('DELETE FROM staff'));

  it('is made up where none is given: printed once, never again, with a password that is due in a week', async () => {
    const made = await ensure(first);
    expect(made).toEqual({
      email: 'admin@localhost',
      password: expect.stringMatching(/^[\w-]{20}$/) as string,
    });
    const as = await signIn(first, made);
    expectInAWeek(await dueAt(as, first));
    const [own, ...others] = dataOf<{ id: string }[]>(await call(first, 'GET', '/staff', { as }));
    expect(others).toEqual([]);
    // It is corrected as every account is, with the address that it has.
    const body = { name: 'Ana Cruz', email: 'admin@localhost', role: 'admin', disabled: false };
    expect((await call(first, 'PUT', `/staff/${own?.id}`, { as, body })).status).toBe(200);
    expect(await ensure(first)).toBeUndefined();
  });

  it('is one, however many processes start at once', async () => {
    const other = await startApi({ settings: { ...first.settings } });
    await first.db.query('DELETE FROM staff');
    const made = await Promise.all([first, other, first, other].map(ensure));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await count(first)).toBe(1);
    await other.close();
  });

  it('is not made with a password that guessers try first', async () => {
    const admin = { email: 'admin@test.example', password: 'password1234' };
    const weak = new FirstAdmin(first.app.get(DataSource), { ...first.settings, admin });
    await expect(weak.ensure()).rejects.toThrow(
      /^Setting ADMIN_PASSWORD can't be used. This password is among the first/,
    );
    expect(await count(first)).toBe(0);
  });
});
