import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../src/auth/passwords/password-hash.js';
import { hashRecoveryCode, makeRecoveryCodes } from '../../src/auth/second-factor/codes.js';
import { Encryption } from '../../src/auth/second-factor/encryption.js';
import { makeSecret } from '../../src/auth/second-factor/codes.js';
import { type Api, startApi } from '../support/api.js';
import { Authenticator } from '../support/authenticator.js';
import {
  type Account,
  type Answer,
  call,
  cookieOf,
  type Credentials,
  makeStaff,
  sessionOf,
  signIn,
} from '../support/callers.js';

jest.setTimeout(60_000);

const NEEDED = 'Enter the code that your authenticator app shows, or a recovery code.';
const WRONG = 'This code is not right, or was used before. Codes change every 30 seconds.';
const fault = (statusCode: number, message: string) => ({
  statusCode,
  message,
  errors: [{ field: 'code', message }],
});

let api: Api;
let admin: Credentials;
let hash: Promise<string> | undefined;
beforeAll(async () => {
  api = await startApi();
  admin = await signIn(api);
});
afterAll(() => api.close());

interface Secured extends Account {
  phone: Authenticator;
  session: Credentials;
  recovery_codes: string[];
}
const dataOf = <T>({ body }: Answer) => (body as { data: T }).data;
const post = (path: string, as: Credentials, body: object) => call(api, 'POST', path, { as, body });
const enter = ({ email, password }: Account, code?: string) =>
  call(api, 'POST', '/auth/sign-in', { body: { email, password, ...(code !== undefined && { code }) } });
const accountOf = async (as: Credentials) =>
  dataOf<{ second_factor_since: string | null; recovery_codes_left: number }>(
    await call(api, 'GET', '/auth/account', { as }),
  );
const historyOf = async ({ id }: Account) =>
  dataOf<{ type: string }[]>(await call(api, 'GET', `/staff/${id}/history`, { as: admin })).map(
    ({ type }) => type,
  );
/** An account whose second factor is on; made behind the API, since hashing a password takes its time. */
async function aSecuredAccount(): Promise<Secured> {
  const account = {
    id: randomUUID(),
    email: `ana-${randomUUID()}@test.example`,
    password: 'mangga sa tag-ulan',
  };
  await api.db.query(
    `INSERT INTO staff (id, email, name, role, password_hash, second_factor_since)
     VALUES ($1, $2, 'Luz Reyes', 'staff', $3, now())`,
    [account.id, account.email, await (hash ??= hashPassword(account.password))],
  );
  const [secret, recovery_codes] = [makeSecret(), makeRecoveryCodes()];
  await api.db.query('INSERT INTO second_factor VALUES ($1, $2, 1, $3)', [
    account.id,
    api.app.get(Encryption).close(secret, account.id),
    recovery_codes.map(hashRecoveryCode),
  ]);
  return {
    ...account,
    phone: new Authenticator(secret),
    session: await sessionOf(api, account),
    recovery_codes,
  };
}

describe('switching the second factor on', () => {
  it('takes the password and a code of the app, and gives ten recovery codes once', async () => {
    const ana = await makeStaff(api, admin);
    const session = await sessionOf(api, ana);
    expect(
      (await post('/auth/second-factor', session, { current_password: 'a guess of mine' })).body,
    ).toMatchObject({
      statusCode: 400,
      errors: [{ field: 'current_password' }],
    });
    const begun = await post('/auth/second-factor', session, { current_password: ana.password });
    expect(begun.status).toBe(201);
    const shown = dataOf<{ secret: string; address: string; qr_code: string }>(begun);
    expect(shown.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(shown.address).toContain(`otpauth://totp/localhost:${encodeURIComponent(ana.email)}?`);
    expect(shown.qr_code).toMatch(/^data:image\/png;base64,/);

    expect((await enter(ana)).status).toBe(200);
    const phone = new Authenticator(shown.secret);
    const confirm = (code: string) =>
      call(api, 'PUT', '/auth/second-factor', { as: session, body: { code } });
    expect((await confirm(phone.wrongCode())).body).toMatchObject(fault(400, WRONG));
    expect(await accountOf(session)).toMatchObject({ second_factor_since: null, recovery_codes_left: 0 });

    const { recovery_codes } = dataOf<{ recovery_codes: string[] }>(await confirm(phone.code()));
    expect(new Set(recovery_codes).size).toBe(10);
    expect(await accountOf(session)).toEqual(
      expect.objectContaining({ second_factor_since: expect.any(String) as string, recovery_codes_left: 10 }),
    );
    expect((await enter(ana)).body).toMatchObject(fault(401, NEEDED));
    expect(await historyOf(ana)).toEqual(['staff.second_factor_on', 'staff.created']);
  });

  it('keeps neither the secret nor a recovery code readable in the database', async () => {
    const ana = await makeStaff(api, admin);
    const session = await sessionOf(api, ana);
    const { secret } = dataOf<{ secret: string }>(
      await post('/auth/second-factor', session, { current_password: ana.password }),
    );
    const code = new Authenticator(secret).code();
    const on = await call(api, 'PUT', '/auth/second-factor', { as: session, body: { code } });
    const { rows } = await api.db.query<{ row: string }>(
      'SELECT row_to_json(second_factor)::text AS row FROM second_factor WHERE staff_id = $1',
      [ana.id],
    );
    expect(rows).toHaveLength(1);
    for (const word of [secret, ...dataOf<{ recovery_codes: string[] }>(on).recovery_codes])
      expect(rows[0]?.row).not.toContain(word);
  });

  it('is refused while it is on, and before it was begun', async () => {
    const { session, password, phone } = await aSecuredAccount();
    const again = await post('/auth/second-factor', session, { current_password: password });
    expect(again.body).toMatchObject({ statusCode: 409, message: 'Your second factor is on already.' });
    const confirm = await call(api, 'PUT', '/auth/second-factor', {
      as: session,
      body: { code: phone.code() },
    });
    expect(confirm.status).toBe(409);
    const other = await sessionOf(api, await makeStaff(api, admin));
    const nothing = await call(api, 'PUT', '/auth/second-factor', { as: other, body: { code: '123456' } });
    expect(nothing.status).toBe(400);
  });
});

describe('signing in with a second factor', () => {
  it.each([
    ['of now', (phone: Authenticator) => phone.code()],
    ['of half a minute ahead, with a blank', (phone: Authenticator) => phone.code(1).replace(/^.../, '$& ')],
  ])('takes a code %s', async (_, codeOf) => {
    const ana = await aSecuredAccount();
    const answer = await enter(ana, codeOf(ana.phone));
    expect(answer.status).toBe(200);
    expect(dataOf(answer)).toEqual({ id: ana.id, email: ana.email, name: 'Luz Reyes', role: 'staff' });
  });

  it('says nothing of it to someone who does not know the password', async () => {
    const ana = await aSecuredAccount();
    for (const [code, message] of [
      [undefined, 'E-mail or password is wrong.'],
      [ana.phone.code(), 'E-mail, password or code is wrong.'],
    ] as const) {
      const answer = await enter({ ...ana, password: 'a guess of mine' }, code);
      expect(answer.body).toMatchObject({ statusCode: 401, message });
      expect(answer.body).not.toHaveProperty('errors');
    }
  });

  it('takes each code once, also when it is sent twice at the same moment', async () => {
    const ana = await aSecuredAccount();
    const code = ana.phone.code();
    const twice = await Promise.all([enter(ana, code), enter(ana, code)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await enter(ana, code)).body).toMatchObject(fault(401, WRONG));
    expect((await enter(ana, ana.phone.code(-1))).body).toMatchObject(fault(401, WRONG));
    expect((await enter(ana, ana.phone.code(1))).status).toBe(200);
  });

  it.each([
    ['wrong', (phone: Authenticator) => phone.wrongCode()],
    ['a minute old', (phone: Authenticator) => phone.code(-2)],
    ['two minutes ahead', (phone: Authenticator) => phone.code(4)],
    ['no code at all', () => 'sesame'],
    ['digits of another script', () => '１２３４５６'],
  ])('refuses a code that is %s', async (_, codeOf) => {
    const ana = await aSecuredAccount();
    const answer = await enter(ana, codeOf(ana.phone));
    expect(answer.body).toMatchObject(fault(401, WRONG));
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is stopped after five wrong codes, and asking anew with the password does not help', async () => {
    const ana = await aSecuredAccount();
    for (let n = 0; n < 5; n++) expect((await enter(ana, ana.phone.wrongCode())).status).toBe(401);
    expect((await enter(ana)).body).toMatchObject(fault(401, NEEDED));
    const stopped = await enter(ana, ana.phone.code());
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    const within = { current_password: ana.password, code: ana.phone.code() };
    expect((await post('/auth/second-factor/switch-off', ana.session, within)).status).toBe(429);
  });

  it('takes each recovery code once, however it is typed, and the history tells it', async () => {
    const ana = await aSecuredAccount();
    const [first = '', second = ''] = ana.recovery_codes;
    const typed = first.toUpperCase().replaceAll('-', ' ');
    const entered = await enter(ana, typed);
    expect(entered.status).toBe(200);
    expect((await enter(ana, first)).body).toMatchObject(fault(401, WRONG));
    expect((await enter(ana, second)).status).toBe(200);
    expect(await accountOf(cookieOf(entered))).toMatchObject({ recovery_codes_left: 8 });
    expect((await historyOf(ana)).slice(0, 2)).toEqual([
      'staff.recovery_code_used',
      'staff.recovery_code_used',
    ]);
  });

  it('goes on by recovery codes where AUTH_SECRET was replaced', async () => {
    const ana = await aSecuredAccount();
    const moved = await startApi({
      settings: { databaseUrl: api.settings.databaseUrl, authSecret: 'another secret, of 32 characters' },
    });
    const at = (code: string) =>
      call(moved, 'POST', '/auth/sign-in', { body: { email: ana.email, password: ana.password, code } });
    expect((await at(ana.phone.code())).body).toMatchObject({
      statusCode: 401,
      message: expect.stringMatching(/^AUTH_SECRET was replaced/) as string,
    });
    expect((await at(ana.recovery_codes[0] ?? '')).status).toBe(200);
    await moved.close();
  });
});

describe('a second factor that is on', () => {
  it('is switched off by password and code together', async () => {
    const ana = await aSecuredAccount();
    const off = (current_password: string, code: string) =>
      post('/auth/second-factor/switch-off', ana.session, { current_password, code });
    expect((await off('a guess of mine', ana.phone.code())).body).toMatchObject({
      statusCode: 400,
      errors: [{ field: 'current_password' }],
    });
    expect((await off(ana.password, ana.phone.wrongCode())).body).toMatchObject(fault(400, WRONG));
    expect((await enter(ana)).status).toBe(401);
    expect((await off(ana.password, ana.phone.code())).status).toBe(200);
    expect((await enter(ana)).status).toBe(200);
    expect((await off(ana.password, ana.phone.code(1))).status).toBe(409);
    expect(await historyOf(ana)).toEqual(['staff.second_factor_off']);
    expect((await api.db.query('SELECT 1 FROM second_factor WHERE staff_id = $1', [ana.id])).rowCount).toBe(
      0,
    );
  });

  it('gets new recovery codes in place of the old', async () => {
    const ana = await aSecuredAccount();
    const proof = { current_password: ana.password, code: ana.phone.code() };
    const renewed = await post('/auth/second-factor/recovery-codes', ana.session, proof);
    const [fresh = ''] = dataOf<{ recovery_codes: string[] }>(renewed).recovery_codes;
    expect((await enter(ana, ana.recovery_codes[0])).status).toBe(401);
    expect((await enter(ana, fresh)).status).toBe(200);
  });

  it('outlives a new password', async () => {
    const ana = await aSecuredAccount();
    const password = 'ulan sa bubong ng nipa';
    const body = { email: ana.email, name: 'Ana', role: 'staff', password };
    await call(api, 'PUT', `/staff/${ana.id}`, { as: admin, body });
    expect((await enter({ ...ana, password })).body).toMatchObject(fault(401, NEEDED));
    expect((await enter({ ...ana, password }, ana.phone.code())).status).toBe(200);
  });
});

describe('an admin', () => {
  const reset = (id: string, as: Credentials, body: object = {}) =>
    post(`/staff/${id}/second-factor/reset`, as, body);

  it('resets a colleague’s second factor, which ends their sessions and is in the history', async () => {
    const ana = await aSecuredAccount();
    const list = dataOf<{ id: string; second_factor_since: string | null }[]>(
      await call(api, 'GET', `/staff?filter=${encodeURIComponent(JSON.stringify({ id: [ana.id] }))}`, {
        as: admin,
      }),
    );
    expect(list).toMatchObject([{ id: ana.id, second_factor_since: expect.any(String) as string }]);

    const done = await reset(ana.id, admin);
    expect(done.status).toBe(200);
    expect(dataOf(done)).toMatchObject({ id: ana.id, second_factor_since: null });
    expect((await call(api, 'GET', '/auth/me', { as: ana.session })).status).toBe(401);
    expect((await enter(ana)).status).toBe(200);
    expect((await historyOf(ana))[0]).toBe('staff.second_factor_reset');
    expect((await reset(ana.id, admin)).body).toMatchObject({
      statusCode: 409,
      message: 'This account has no second factor.',
    });
  });

  it('gives the own password for it when the sign-in was some time ago', async () => {
    const ana = await aSecuredAccount();
    const eva = await makeStaff(api, admin, 'admin');
    const session = await sessionOf(api, eva);
    await api.db.query(
      `UPDATE staff_session SET created_at = now() - interval '15 minutes' WHERE staff_id = $1`,
      [eva.id],
    );
    expect((await reset(ana.id, session)).body).toMatchObject({
      statusCode: 403,
      errors: [{ field: 'current_password' }],
    });
    expect((await reset(ana.id, session, { current_password: eva.password })).status).toBe(200);
  });

  it('can not reset the own one, which would need no code', async () => {
    const eva = await makeStaff(api, admin, 'admin');
    expect((await reset(eva.id, await sessionOf(api, eva))).status).toBe(409);
  });
});
