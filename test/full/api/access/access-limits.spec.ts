import { call, cookieOf, signIn, type Answer } from '../../../support/requests/callers.js';
import { ADMIN, startApi, type Api } from '../../../support/server/api.js';

const from = (address: string) => ({ 'x-forwarded-for': address });
const guess = (api: Api, email: string, headers = {}, password = 'not the password') =>
  call(api, 'POST', '/auth/sign-in', { body: { email, password }, headers });
const expectTooMany = (answer: Answer, withinSeconds: number) => {
  expect(answer.body).toMatchObject({ statusCode: 429, error: 'Too Many Requests' });
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(withinSeconds);
};

describe('guessing passwords', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApi({ env: { TRUST_PROXY: '1' } })));

  it('stops after five tries on an account from one network, also when they are sent at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => guess(api, ADMIN.email, from('203.0.113.1'))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    for (const answer of answers) if (answer.status === 429) expectTooMany(answer, 900);
  });

  it('keeps the right password waiting too, but not from another network, nor other accounts', async () => {
    expect((await guess(api, ADMIN.email, from('203.0.113.1'), ADMIN.password)).status).toBe(429);
    expect((await guess(api, 'other@test.example', from('203.0.113.1'))).status).toBe(401);
    expect((await guess(api, ADMIN.email, from('203.0.113.2'), ADMIN.password)).status).toBe(200);
  });

  const limitsOf = ({ headers }: Answer) => [headers.get('ratelimit-policy'), headers.get('ratelimit')];
  const left = (name: string, tries: number): unknown[] => [
    expect.stringMatching(new RegExp(`^"${name}";q=\\d+;w=900$`)),
    expect.stringMatching(new RegExp(`^"${name}";r=${tries};t=\\d+$`)),
  ];

  it('says how many tries are left after each, and stops after the last, whether the account exists or not', async () => {
    for (const email of [ADMIN.email, 'nobody@test.example'])
      for (const tries of [4, 3, 2, 1, 0, undefined]) {
        const answer = await guess(api, email, from('198.51.100.4'));
        expect(limitsOf(answer)).toEqual(left('guess-pair', tries ?? 0));
        if (tries === undefined) expectTooMany(answer, 900);
        else expect(answer.status).toBe(401);
      }
  });

  it('says that all are left after a right one, and so in a session that gives its password again', async () => {
    await guess(api, ADMIN.email, from('192.0.2.5'));
    const entered = await guess(api, ADMIN.email, from('192.0.2.5'), ADMIN.password);
    expect(limitsOf(entered)).toEqual(left('guess-pair', 5));
    const again = (current_password: string) =>
      call(api, 'POST', '/auth/reauthenticate', { as: cookieOf(entered), body: { current_password } });
    expect(limitsOf(await again('not the password'))).toEqual(left('guess-session', 4));
    expect(limitsOf(await again(ADMIN.password))).toEqual(left('guess-session', 5));
  });
});

describe('public writes', () => {
  let api: Api;
  let direct: Api;
  beforeAll(async () => {
    const env = { RATE_LIMIT_WRITES_PER_MINUTE: '3' };
    api = await startApi({ env: { ...env, TRUST_PROXY: '1' } });
    direct = await startApi({ env });
  });
  afterAll(() => Promise.all([api.close(), direct.close()]));

  const inquire = (address: string, to = api) =>
    call(to, 'POST', '/inquiry/property', { body: {}, headers: from(address) });

  it('are so many per address and minute', async () => {
    for (let n = 0; n < 3; n++) expect((await inquire('203.0.113.1')).status).toBe(400);
    expectTooMany(await inquire('203.0.113.1'), 60);
    expect((await inquire('203.0.113.2')).status).toBe(400);
  });

  it('are counted together within an IPv6 /64', async () => {
    for (let n = 0; n < 3; n++) expect((await inquire(`2001:db8:1:2::${n}`)).status).toBe(400);
    expectTooMany(await inquire('2001:db8:1:2:ffff::1'), 60);
    expect((await inquire('2001:db8:1:3::1')).status).toBe(400);
  });

  it('are not freed by a forged X-Forwarded-For where no proxy is trusted', async () => {
    for (let n = 0; n < 3; n++) expect((await inquire(`203.0.113.${n}`, direct)).status).toBe(400);
    expectTooMany(await inquire('203.0.113.99', direct), 60);
  });

  it('are not freed by an address forged in front of the trusted proxy', async () => {
    for (let n = 0; n < 3; n++) expect((await inquire(`198.51.100.${n}, 203.0.113.7`)).status).toBe(400);
    expectTooMany(await inquire('198.51.100.99, 203.0.113.7'), 60);
  });

  it('do not keep anyone from reading', async () => {
    for (let n = 0; n < 10; n++) expect((await call(api, 'GET', '/health/live')).status).toBe(200);
  });

  it('do not slow staff', async () => {
    const admin = await signIn(api);
    for (let n = 0; n < 5; n++)
      expect((await call(api, 'POST', '/staff', { as: admin, body: {} })).status).toBe(400);
  });
});
