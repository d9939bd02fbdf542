import { fixture } from '../../support/jest/fixture.js';
import { Authenticator } from '../../support/requests/authenticator.js';
import {
  addStaff,
  call,
  type Credentials,
  dataOf,
  makeStaff,
  sessionOf,
  signIn,
  cookieOf,
  makeKey,
} from '../../support/requests/callers.js';
import { fault, NEEDED, secondFactors, WRONG } from '../../support/requests/second-factor.js';
import { startApi, ADMIN } from '../../support/server/api.js';

const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));
const people = secondFactors(api, admin);

describe('switching the second factor on', () => {
  it('takes the password and a code of the app, and gives ten recovery codes once', async () => {
    const ana = await makeStaff(api, admin);
    const session = await sessionOf(api, ana);
    expect(
      (await people.post('/auth/second-factor', session, { current_password: 'a guess of mine' })).body,
    ).toMatchObject({
      statusCode: 400,
      errors: [{ field: 'current_password' }],
    });
    const begun = await people.post('/auth/second-factor', session, { current_password: ana.password });
    expect(begun.status).toBe(201);
    const shown = dataOf<{ secret: string; address: string; qr_code: string }>(begun);
    expect(shown.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(shown.address).toContain(`otpauth://totp/localhost:${encodeURIComponent(ana.email)}?`);
    expect(shown.qr_code).toMatch(/^data:image\/png;base64,/);

    expect((await people.enter(ana)).status).toBe(200);
    const phone = new Authenticator(shown.secret);
    const confirm = (code: string) =>
      call(api, 'PUT', '/auth/second-factor', { as: session, body: { code } });
    expect((await confirm(phone.wrongCode())).body).toMatchObject(fault(400, WRONG));
    expect(await people.accountOf(session)).toMatchObject({
      second_factor_since: null,
      recovery_codes_left: 0,
    });

    const { recovery_codes } = dataOf<{ recovery_codes: string[] }>(await confirm(phone.code()));
    expect(new Set(recovery_codes).size).toBe(10);
    expect(await people.accountOf(session)).toEqual(
      expect.objectContaining({ second_factor_since: expect.any(String) as string, recovery_codes_left: 10 }),
    );
    expect((await people.enter(ana)).body).toMatchObject(fault(401, NEEDED));
    expect(await people.historyOf(ana)).toEqual(['staff.second_factor_on', 'staff.created']);
  });

  it('keeps neither the secret nor a recovery code readable in the database', async () => {
    const ana = await addStaff(api);
    const session = await sessionOf(api, ana);
    const { secret } = dataOf<{ secret: string }>(
      await people.post('/auth/second-factor', session, { current_password: ana.password }),
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
    const { session, password, phone } = await people.aSecuredAccount();
    const again = await people.post('/auth/second-factor', session, { current_password: password });
    expect(again.body).toMatchObject({ statusCode: 409, message: 'Your second factor is on already.' });
    const confirm = await call(api, 'PUT', '/auth/second-factor', {
      as: session,
      body: { code: phone.code() },
    });
    expect(confirm.status).toBe(409);
    const other = await sessionOf(api, await addStaff(api));
    const nothing = await call(api, 'PUT', '/auth/second-factor', { as: other, body: { code: '123456' } });
    expect(nothing.status).toBe(400);
  });
});

describe('a second factor that is on', () => {
  it('is switched off by password and code together', async () => {
    const ana = await people.aSecuredAccount();
    const off = (current_password: string, code: string) =>
      people.post('/auth/second-factor/switch-off', ana.session, { current_password, code });
    expect((await off('a guess of mine', ana.phone.code())).body).toMatchObject({
      statusCode: 400,
      errors: [{ field: 'current_password' }],
    });
    expect((await off(ana.password, ana.phone.wrongCode())).body).toMatchObject(fault(400, WRONG));
    expect((await people.enter(ana)).status).toBe(401);
    expect((await off(ana.password, ana.phone.code())).status).toBe(200);
    expect((await people.enter(ana)).status).toBe(200);
    expect((await off(ana.password, ana.phone.code(1))).status).toBe(409);
    expect(await people.historyOf(ana)).toEqual(['staff.second_factor_off']);
    expect((await api.db.query('SELECT 1 FROM second_factor WHERE staff_id = $1', [ana.id])).rowCount).toBe(
      0,
    );
  });

  it('gets new recovery codes in place of the old', async () => {
    const ana = await people.aSecuredAccount();
    const proof = { current_password: ana.password, code: ana.phone.code() };
    const renewed = await people.post('/auth/second-factor/recovery-codes', ana.session, proof);
    const [fresh = ''] = dataOf<{ recovery_codes: string[] }>(renewed).recovery_codes;
    expect((await people.enter(ana, ana.recovery_codes[0])).status).toBe(401);
    expect((await people.enter(ana, fresh)).status).toBe(200);
  });

  it('outlives a new password', async () => {
    const ana = await people.aSecuredAccount();
    const password = 'ulan sa bubong ng nipa';
    const body = { email: ana.email, name: 'Ana', role: 'manager', password };
    await call(api, 'PUT', `/staff/${ana.id}`, { as: admin, body });
    expect((await people.enter({ ...ana, password })).body).toMatchObject(fault(401, NEEDED));
    expect((await people.enter({ ...ana, password }, ana.phone.code())).status).toBe(200);
  });
});

describe('an admin', () => {
  const reset = (id: string, as: Credentials, body: object = {}) =>
    people.post(`/staff/${id}/second-factor/reset`, as, body);

  it('resets a colleague’s second factor, which ends their sessions and is in the history', async () => {
    const ana = await people.aSecuredAccount();
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
    expect((await people.enter(ana)).status).toBe(200);
    expect((await people.historyOf(ana))[0]).toBe('staff.second_factor_reset');
    expect((await reset(ana.id, admin)).body).toMatchObject({
      statusCode: 409,
      message: 'This account has no second factor.',
    });
  });

  it('gives the own password for it when the sign-in was some time ago', async () => {
    const ana = await people.aSecuredAccount();
    const eva = await addStaff(api, 'admin');
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
    const eva = await addStaff(api, 'admin');
    expect((await reset(eva.id, await sessionOf(api, eva))).status).toBe(409);
  });
});

describe('signing in with a second factor', () => {
  it.each([
    ['of now', (phone: Authenticator) => phone.code()],
    ['of half a minute ahead, with a blank', (phone: Authenticator) => phone.code(1).replace(/^.../, '$& ')],
  ])('takes a code %s', async (_, codeOf) => {
    const ana = await people.aSecuredAccount();
    const answer = await people.enter(ana, codeOf(ana.phone));
    expect(answer.status).toBe(200);
    expect(dataOf(answer)).toEqual({ id: ana.id, email: ana.email, name: 'Luz Reyes', role: 'manager' });
  });

  it('says nothing of it to someone who does not know the password', async () => {
    const ana = await people.aSecuredAccount();
    for (const [code, message] of [
      [undefined, 'E-mail or password is wrong.'],
      [ana.phone.code(), 'E-mail, password or code is wrong.'],
    ] as const) {
      const answer = await people.enter({ ...ana, password: 'a guess of mine' }, code);
      expect(answer.body).toMatchObject({ statusCode: 401, message });
      expect(answer.body).not.toHaveProperty('errors');
    }
  });

  it('takes each code once, also when it is sent twice at the same moment', async () => {
    const ana = await people.aSecuredAccount();
    const code = ana.phone.code();
    const twice = await Promise.all([people.enter(ana, code), people.enter(ana, code)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await people.enter(ana, code)).body).toMatchObject(fault(401, WRONG));
    expect((await people.enter(ana, ana.phone.code(-1))).body).toMatchObject(fault(401, WRONG));
    expect((await people.enter(ana, ana.phone.code(1))).status).toBe(200);
  });

  it.each([
    ['wrong', (phone: Authenticator) => phone.wrongCode()],
    ['a minute old', (phone: Authenticator) => phone.code(-2)],
    ['two minutes ahead', (phone: Authenticator) => phone.code(4)],
    ['no code at all', () => 'sesame'],
    ['digits of another script', () => '１２３４５６'],
  ])('refuses a code that is %s', async (_, codeOf) => {
    const ana = await people.aSecuredAccount();
    const answer = await people.enter(ana, codeOf(ana.phone));
    expect(answer.body).toMatchObject(fault(401, WRONG));
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is stopped after five wrong codes, and asking anew with the password does not help', async () => {
    const ana = await people.aSecuredAccount();
    for (let n = 0; n < 5; n++) expect((await people.enter(ana, ana.phone.wrongCode())).status).toBe(401);
    expect((await people.enter(ana)).body).toMatchObject(fault(401, NEEDED));
    const stopped = await people.enter(ana, ana.phone.code());
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    const within = { current_password: ana.password, code: ana.phone.code() };
    expect((await people.post('/auth/second-factor/switch-off', ana.session, within)).status).toBe(429);
  });

  it('takes each recovery code once, however it is typed, and the history tells it', async () => {
    const ana = await people.aSecuredAccount();
    const [first = '', second = ''] = ana.recovery_codes;
    const typed = first.toUpperCase().replaceAll('-', ' ');
    const entered = await people.enter(ana, typed);
    expect(entered.status).toBe(200);
    expect((await people.enter(ana, first)).body).toMatchObject(fault(401, WRONG));
    expect((await people.enter(ana, second)).status).toBe(200);
    expect(await people.accountOf(cookieOf(entered))).toMatchObject({ recovery_codes_left: 8 });
    expect((await people.historyOf(ana)).slice(0, 2)).toEqual([
      'staff.recovery_code_used',
      'staff.recovery_code_used',
    ]);
  });

  it('goes on by recovery codes where AUTH_SECRET was replaced', async () => {
    const ana = await people.aSecuredAccount();
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

describe('where REQUIRE_SECOND_FACTOR is "admins"', () => {
  const strict = fixture(() => startApi({ env: { REQUIRE_SECOND_FACTOR: 'admins' } }));

  afterAll(() => strict.close());
  const get = async (path: string, as: Credentials) => (await call(strict, 'GET', path, { as })).status;

  it('an admin without one may only set it up, and can not switch it off again', async () => {
    const session = await signIn(strict);
    const refused = await call(strict, 'GET', '/delegates', { as: session });
    expect(refused.body).toMatchObject({
      statusCode: 403,
      message: 'A second factor is required here. Switch yours on to continue.',
    });
    expect([await get('/auth/me', session), await get('/staff', session)]).toEqual([200, 403]);
    expect((await call(strict, 'GET', '/auth/account', { as: session })).body).toMatchObject({
      data: { second_factor_required: true, second_factor_since: null },
    });

    const body = { current_password: ADMIN.password };
    const made = await call(strict, 'POST', '/auth/second-factor', { as: session, body });
    const phone = new Authenticator(dataOf<{ secret: string }>(made).secret);
    await call(strict, 'PUT', '/auth/second-factor', { as: session, body: { code: phone.code() } });
    expect([await get('/delegates', session), await get('/staff', session)]).toEqual([200, 200]);
    const proof = { ...body, code: phone.code(1) };
    const off = await call(strict, 'POST', '/auth/second-factor/switch-off', { as: session, body: proof });
    expect(off.status).toBe(409);

    const ben = await sessionOf(strict, await addStaff(strict));
    expect(await get('/delegates', ben)).toBe(200);
    const key = await makeKey(strict, session);
    expect(await get('/delegates', key)).toBe(200);
  });
});
