import { randomUUID } from 'node:crypto';
import { Sessions } from '../../../src/auth/sessions/sessions.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  addStaff,
  call,
  cookieOf,
  makeKey,
  makeStaff,
  sessionOf,
  signIn,
  type Account,
  type Credentials,
} from '../../support/requests/callers.js';
import { ADMIN, startApi } from '../../support/server/api.js';

const HOUR = 3_600_000;
const WRONG = { statusCode: 401, error: 'Unauthorized', message: 'E-mail or password is wrong.' };

let luz: Account;
const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));
beforeAll(async () => {
  luz = await addStaff(api);
});

const me = (as: Credentials) => call(api, 'GET', '/auth/me', { as });

describe('signing in', () => {
  it('tells who is signed in and sets a cookie that scripts and other sites never get', async () => {
    const answer = await call(api, 'POST', '/auth/sign-in', { body: ADMIN });
    const person = {
      id: expect.any(String) as string,
      email: ADMIN.email,
      name: 'Administrator',
      role: 'admin',
    };
    expect(answer.body).toEqual({ data: person });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^staff_session=[\w-]{43}; Max-Age=86400; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(
        /^staff_device=[\w.-]+; Max-Age=15552000; Path=\/api\/v1\/auth; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await me(cookieOf(answer))).body).toEqual({ data: person });
  });

  it('knows the e-mail in any case, with blanks around it', () =>
    expect(signIn(api, { ...luz, email: ` ${luz.email.toUpperCase()} ` })).resolves.toBeDefined());

  it.each([
    ['a wrong password', () => ({ email: luz.email, password: 'not the password' })],
    ['an account that does not exist', () => ({ email: 'nobody@test.example', password: luz.password })],
    ['something that is no e-mail', () => ({ email: "' OR 1=1 --", password: luz.password })],
  ])('answers %s in the same words', async (_, body) => {
    const answer = await call(api, 'POST', '/auth/sign-in', { body: body() });
    expect(answer.body).toMatchObject(WRONG);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['no password', { email: 'a@b.ph' }],
    ['values that are no text', { email: ['a'], password: {} }],
    ['a password of 5,000 characters', { email: 'a@b.ph', password: 'x'.repeat(5000) }],
  ])('refuses %s with 400', async (_, body) =>
    expect((await call(api, 'POST', '/auth/sign-in', { body })).status).toBe(400),
  );
});

describe('a session', () => {
  it('is always new at sign-in, and the one the browser had is over', async () => {
    const fixed = await signIn(api, luz);
    const answer = await call(api, 'POST', '/auth/sign-in', {
      as: fixed,
      body: { email: luz.email, password: luz.password },
    });
    expect(cookieOf(answer)).not.toEqual(fixed);
    expect((await me(fixed)).status).toBe(401);
    expect((await me(cookieOf(answer))).status).toBe(200);
  });

  it('can not be chosen by whoever plants a cookie', async () => {
    const planted = { cookie: `staff_session=${'A'.repeat(43)}` };
    await call(api, 'POST', '/auth/sign-in', {
      as: planted,
      body: { email: luz.email, password: luz.password },
    });
    expect((await me(planted)).status).toBe(401);
  });

  it('does not start if the password was changed while the old one was being checked', async () => {
    const sessions = api.app.get(Sessions);
    const { rows } = await api.db.query<{ hash: string }>(
      'SELECT password_hash AS hash FROM staff WHERE id = $1',
      [luz.id],
    );
    expect(await sessions.start(luz.id, undefined, rows[0]?.hash)).toBeDefined();
    expect(await sessions.start(luz.id, undefined, 'the hash that was checked')).toBeUndefined();
    expect(await sessions.start(randomUUID(), undefined, rows[0]?.hash)).toBeUndefined();
  });

  it('is not to be had from a copy of the database', async () => {
    const { cookie = '' } = await sessionOf(api, luz);
    const { rows } = await api.db.query<{ id: string }>('SELECT id FROM staff_session');
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      expect(cookie).not.toContain(id);
      expect((await me({ cookie: `staff_session=${id}` })).status).toBe(401);
    }
  });

  it('ends on the server at sign-out', async () => {
    const session = await sessionOf(api, luz);
    const other = await sessionOf(api, luz);
    const answer = await call(api, 'POST', '/auth/sign-out', { as: session });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^staff_session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect((await me(session)).status).toBe(401);
    expect((await me(other)).status).toBe(200);
  });

  it('ends in every browser at sign-out-everywhere', async () => {
    const sessions = [await sessionOf(api, luz), await sessionOf(api, luz)];
    await call(api, 'POST', '/auth/sign-out-everywhere', { as: sessions[0] });
    for (const session of sessions) expect((await me(session)).status).toBe(401);
    expect((await me(admin)).status).toBe(200);
  });

  it('gives way to an API key in the same request', async () => {
    const key = await makeKey(api, admin);
    expect((await me({ ...admin, ...key })).status).toBe(403);
    expect((await me({ ...admin, authorization: 'Bearer rd_nonsense' })).status).toBe(401);
  });
});

describe('time', () => {
  // The database's clock is the one that counts; here the session grows older instead.
  beforeEach(() => api.db.query('DELETE FROM staff_session WHERE staff_id = $1', [luz.id]));
  const pass = (ms: number) =>
    api.db.query(
      `UPDATE staff_session SET created_at = created_at - $2 * interval '1 ms',
         seen_at = seen_at - $2 * interval '1 ms' WHERE staff_id = $1`,
      [luz.id, ms],
    );

  it('ends a session that is not used for two hours', async () => {
    const session = await sessionOf(api, luz);
    for (let n = 0; n < 2; n++) {
      await pass(2 * HOUR - 60_000);
      expect((await me(session)).status).toBe(200);
    }
    await pass(2 * HOUR);
    expect((await me(session)).status).toBe(401);
  });

  it('ends a session a day after sign-in however much it is used', async () => {
    const session = await sessionOf(api, luz);
    for (let hour = 1; hour < 24; hour++) {
      await pass(HOUR);
      expect((await me(session)).status).toBe(200);
    }
    await pass(HOUR);
    expect((await me(session)).status).toBe(401);
  });

  it('writes the last use at most once a minute', async () => {
    const session = await sessionOf(api, luz);
    const secondsUnseen = async () => {
      const sql = 'SELECT extract(epoch FROM now() - seen_at) AS s FROM staff_session WHERE staff_id = $1';
      return Number((await api.db.query<{ s: string }>(sql, [luz.id])).rows[0]?.s);
    };
    await pass(30_000);
    await me(session);
    expect(await secondsUnseen()).toBeGreaterThanOrEqual(30);
    await pass(31_000);
    await me(session);
    expect(await secondsUnseen()).toBeLessThan(30);
  });
});

describe('changing the password', () => {
  const next = 'ulan sa bubong ng nipa';
  const change = (as: Credentials, current_password: string, new_password: string) =>
    call(api, 'PUT', '/auth/password', { as, body: { current_password, new_password } });

  it('ends every session of the account and goes on with a new one', async () => {
    const ana = await makeStaff(api, admin);
    const [mine, other] = [await sessionOf(api, ana), await sessionOf(api, ana)];
    const answer = await change(mine, ana.password, next);
    expect(answer.status).toBe(200);
    expect((await me(mine)).status).toBe(401);
    expect((await me(other)).status).toBe(401);
    expect((await me(cookieOf(answer))).status).toBe(200);
    await expect(signIn(api, ana)).rejects.toThrow('401');
    await expect(signIn(api, { ...ana, password: next })).resolves.toBeDefined();
  });

  it.each([
    ['current_password', 'not the password', next, 'This is not your current password.'],
    ['new_password', '', 'short', 'Use at least 12 characters.'],
    [
      'new_password',
      '',
      'qwerty123456',
      'This password is among the first that guessers try. Please choose another.',
    ],
  ])('names %s when it is at fault', async (field, current, wanted, message) => {
    const session = await sessionOf(api, luz);
    const answer = await change(session, current || luz.password, wanted);
    expect(answer.body).toMatchObject({ statusCode: 400, errors: [{ field, message }] });
    expect((await me(session)).status).toBe(200);
  });
});
