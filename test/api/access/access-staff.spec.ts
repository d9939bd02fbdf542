import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { addStaff, call, sessionOf, signIn, type Credentials } from '../../support/requests/callers.js';
import { ADMIN, startApi } from '../../support/server/api.js';

// Passwords are hashed at their real cost, on a machine that other suites keep busy.

let admin: Credentials;
const api = fixture(() => startApi());
beforeAll(async () => {
  admin = await signIn(api);
});

const luz = { email: 'Luz@test.example', name: 'Luz Reyes', role: 'manager', password: 'mangga sa tag-ulan' };
const me = async (as: Credentials) => (await call(api, 'GET', '/auth/me', { as })).status;
const idOf = (body: unknown) => (body as { data: { id: string } }).data.id;

describe('staff accounts', () => {
  it('are made, read, changed and removed by an admin', async () => {
    const made = await call(api, 'POST', '/staff', { as: admin, body: luz });
    expect(made.status).toBe(201);
    const record = {
      id: expect.any(String) as string,
      email: luz.email,
      name: luz.name,
      role: 'manager',
      agent_code: null,
      password_changed_at: expect.any(String) as string,
      second_factor_since: null,
      disabled_at: null,
      created_at: expect.any(String) as string,
      updated_at: expect.any(String) as string,
    };
    expect(made.body).toEqual({ data: record });
    const path = `/staff/${idOf(made.body)}`;
    expect((await call(api, 'GET', path, { as: admin })).body).toEqual(made.body);

    const { data } = made.body as { data: object };
    const put = await call(api, 'PUT', path, { as: admin, body: { ...data, name: 'Luz M. Reyes' } });
    expect(put.body).toEqual({ data: { ...record, name: 'Luz M. Reyes' } });
    expect((await call(api, 'DELETE', path, { as: admin })).body).toEqual(put.body);
    expect((await call(api, 'GET', path, { as: admin })).status).toBe(404);
  });

  it('are disabled: signed out at once, and not let in until they are enabled again', async () => {
    const ana = await addStaff(api);
    const path = `/staff/${ana.id}`;
    const session = await signIn(api, ana);
    const listed = await call(api, 'GET', `/staff?filter={"email":"${ana.email}"}`, { as: admin });
    expect(listed.body).toMatchObject({ data: [{ last_signed_in_at: expect.any(String) as string }] });

    const { data } = (await call(api, 'GET', path, { as: admin })).body as { data: object };
    const off = await call(api, 'PUT', path, { as: admin, body: { ...data, disabled: true } });
    expect(off.body).toMatchObject({ data: { disabled_at: expect.any(String) as string } });
    expect(await me(session)).toBe(401);
    const refused = await call(api, 'POST', '/auth/sign-in', {
      body: { email: ana.email, password: ana.password },
    });
    expect(refused.body).toMatchObject({
      statusCode: 401,
      message: expect.stringContaining('disabled') as string,
    });
    const guessed = await call(api, 'POST', '/auth/sign-in', {
      body: { email: ana.email, password: 'wrong wrong wrong' },
    });
    expect(guessed.body).toMatchObject({ message: 'E-mail or password is wrong.' });
    // Any other change leaves it as it is.
    await call(api, 'PUT', path, { as: admin, body: { ...data, name: 'Ana' } });
    await expect(sessionOf(api, ana)).resolves.toEqual({ cookie: expect.stringMatching(/=$/) as string });

    await call(api, 'PUT', path, { as: admin, body: { ...data, disabled: false } });
    expect(await me(await signIn(api, ana))).toBe(200);
  });

  it('are not disabled by their own hand, nor when no admin would be left', async () => {
    const { data } = (await call(api, 'GET', '/auth/me', { as: admin })).body as { data: { id: string } };
    const own = (await call(api, 'GET', `/staff/${data.id}`, { as: admin })).body as { data: object };
    const answer = await call(api, 'PUT', `/staff/${data.id}`, {
      as: admin,
      body: { ...own.data, disabled: true },
    });
    expect(answer.status).toBe(409);
    // An admin who is disabled does not count as the one who is left.
    const eva = await addStaff(api, 'admin');
    const theirs = (await call(api, 'GET', `/staff/${eva.id}`, { as: admin })).body as { data: object };
    await call(api, 'PUT', `/staff/${eva.id}`, { as: admin, body: { ...theirs.data, disabled: true } });
    const demoted = await call(api, 'PUT', `/staff/${data.id}`, {
      as: admin,
      body: { ...own.data, role: 'manager' },
    });
    expect(demoted.status).toBe(409);
    await call(api, 'DELETE', `/staff/${eva.id}`, { as: admin });
  });

  it('have one account per e-mail, in whatever case', async () => {
    const ana = await addStaff(api);
    const answer = await call(api, 'POST', '/staff', {
      as: admin,
      body: { ...luz, email: ana.email.toUpperCase() },
    });
    const message = 'Another account has this e-mail.';
    expect(answer.body).toMatchObject({ statusCode: 409, message, errors: [{ field: 'email', message }] });
  });

  it.each([
    ['no e-mail', { email: '' }, 'email'],
    ['a bad e-mail', { email: 'luz@' }, 'email'],
    ['a blank name', { name: '  ' }, 'name'],
    ['an unknown role', { role: 'owner' }, 'role'],
    ['a short password', { password: 'short' }, 'password'],
    ['a common password', { password: 'qwertyqwerty' }, 'password'],
    ['no password', { password: undefined }, 'password'],
    ['a password that is no text', { password: 123456789012 }, 'password'],
    ['an unknown field', { is_admin: true }, 'is_admin'],
  ])('refuse %s and name the field', async (_, wrong, field) => {
    const answer = await call(api, 'POST', '/staff', { as: admin, body: { ...luz, ...wrong } });
    expect(answer.body).toMatchObject({ statusCode: 400, errors: [{ field }] });
  });

  it.each(['GET', 'PUT', 'DELETE'])('are not found by an id that nobody has (%s)', async (method) => {
    const body = method === 'PUT' ? { ...luz, email: 'x@test.example' } : undefined;
    expect((await call(api, method, `/staff/${randomUUID()}`, { as: admin, body })).status).toBe(404);
    expect((await call(api, method, '/staff/1', { as: admin, body })).status).toBe(400);
  });

  it.each([
    ['another role', { role: 'admin' }],
    ['another e-mail', { email: 'other@test.example' }],
    ['a new password', { password: 'ulan sa bubong ng nipa' }],
  ])('are signed out everywhere by %s', async (_, change) => {
    const ana = await addStaff(api);
    const session = await sessionOf(api, ana);
    const body = { email: ana.email, name: 'Ana', role: 'manager' };
    await call(api, 'PUT', `/staff/${ana.id}`, { as: admin, body });
    expect(await me(session)).toBe(200);
    await call(api, 'PUT', `/staff/${ana.id}`, { as: admin, body: { ...body, ...change } });
    expect(await me(session)).toBe(401);
    await call(api, 'DELETE', `/staff/${ana.id}`, { as: admin });
  });

  it.each([
    ['another role', { role: 'admin' }],
    ['another e-mail', { email: 'new@test.example' }],
    ['a new password', { password: 'ulan sa bubong ng nipa' }],
  ])('get %s only from an admin who signed in lately or gives their own password', async (_, change) => {
    const ana = await addStaff(api);
    const eva = await addStaff(api, 'admin');
    const session = await sessionOf(api, eva);
    const put = (more: object) => {
      const body = { email: ana.email, name: 'Ana', role: 'manager', ...more };
      return call(api, 'PUT', `/staff/${ana.id}`, { as: session, body });
    };
    await api.db.query(
      `UPDATE staff_session SET created_at = now() - interval '15 minutes' WHERE staff_id = $1`,
      [eva.id],
    );
    expect((await put({ name: 'Ana Cruz' })).status).toBe(200);
    const message = 'You signed in some time ago. Enter your own password to confirm this.';
    const refused = { statusCode: 403, message, errors: [{ field: 'current_password', message }] };
    expect((await put(change)).body).toMatchObject(refused);
    expect((await put({ ...change, current_password: 'not her password' })).body).toMatchObject({
      statusCode: 400,
      errors: [{ field: 'current_password', message: 'This is not your current password.' }],
    });
    expect((await put({ ...change, current_password: eva.password })).status).toBe(200);
    await call(api, 'DELETE', `/staff/${ana.id}`, { as: admin });
    await call(api, 'DELETE', `/staff/${eva.id}`, { as: admin });
  });

  it('stay where they change their own e-mail or password, and nowhere else', async () => {
    const eva = await addStaff(api, 'admin');
    const [here, there] = [await sessionOf(api, eva), await sessionOf(api, eva)];
    const put = (more: object) => {
      const body = { email: eva.email, name: 'Eva', role: 'admin', current_password: eva.password, ...more };
      return call(api, 'PUT', `/staff/${eva.id}`, { as: here, body });
    };
    expect((await put({ email: 'eva.own@test.example' })).status).toBe(200);
    expect([await me(here), await me(there)]).toEqual([200, 401]);
    // Another role is another person to every page that is open.
    expect((await put({ email: 'eva.own@test.example', role: 'manager' })).status).toBe(200);
    expect(await me(here)).toBe(401);
    await call(api, 'DELETE', `/staff/${eva.id}`, { as: admin });
  });

  it('are signed out everywhere when they are removed', async () => {
    const ana = await addStaff(api);
    const session = await sessionOf(api, ana);
    await call(api, 'DELETE', `/staff/${ana.id}`, { as: admin });
    expect(await me(session)).toBe(401);
  });
});

describe('the last admin', () => {
  it('can be neither removed nor made staff', async () => {
    const id = idOf((await call(api, 'GET', '/auth/me', { as: admin })).body);
    const conflict = {
      statusCode: 409,
      message: 'This is the last admin: make another account admin first.',
    };
    expect((await call(api, 'DELETE', `/staff/${id}`, { as: admin })).body).toMatchObject(conflict);
    const body = { email: ADMIN.email, name: 'Administrator', role: 'manager' };
    expect((await call(api, 'PUT', `/staff/${id}`, { as: admin, body })).body).toMatchObject(conflict);
    expect(await me(admin)).toBe(200);
  });

  it('stays when two admins remove or demote each other at the same moment', async () => {
    let survivor = { id: idOf((await call(api, 'GET', '/auth/me', { as: admin })).body), session: admin };
    for (let round = 0; round < 4; round++) {
      const account = await addStaff(api, 'admin');
      const rival = { id: account.id, session: await sessionOf(api, account) };
      const demoted = { email: `former-${round}@test.example`, name: 'Former', role: 'manager' };
      const [byRival, bySurvivor] = await Promise.all([
        round % 2 === 0
          ? call(api, 'DELETE', `/staff/${survivor.id}`, { as: rival.session })
          : call(api, 'PUT', `/staff/${survivor.id}`, { as: rival.session, body: demoted }),
        call(api, 'DELETE', `/staff/${rival.id}`, { as: survivor.session }),
      ]);
      const statuses = [byRival.status, bySurvivor.status].sort();
      expect(statuses[0]).toBe(200);
      // The later one conflicts; or it finds itself signed out, if the first was that much quicker.
      expect([401, 403, 409]).toContain(statuses[1]);
      expect(await adminCount()).toBe(1);
      if (byRival.status === 200) survivor = rival;
    }
    admin = survivor.session;
  });
});

const adminCount = async () => (await api.db.query(`SELECT 1 FROM staff WHERE role = 'admin'`)).rowCount;
