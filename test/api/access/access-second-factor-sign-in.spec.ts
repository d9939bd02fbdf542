import { fixture } from '../../support/jest/fixture.js';
import type { Authenticator } from '../../support/requests/authenticator.js';
import { call, cookieOf, dataOf, signIn } from '../../support/requests/callers.js';
import { fault, NEEDED, secondFactors, WRONG } from '../../support/requests/second-factor.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));
const people = secondFactors(api, admin);

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
