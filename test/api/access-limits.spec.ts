import { ADMIN, type Api, startApi } from '../support/api.js';
import { type Answer, call, signIn } from '../support/callers.js';

jest.setTimeout(60_000);

const from = (address: string) => ({ 'x-forwarded-for': address });
const guess = (api: Api, email: string, headers = {}, password = 'not the password') =>
  call(api, 'POST', '/auth/sign-in', { body: { email, password }, headers });
const guesses = async (api: Api, times: number, email: string, headers = {}) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await guess(api, email, headers)).status);
  return statuses;
};
const expectTooMany = (answer: Answer, withinSeconds: number) => {
  expect(answer.body).toMatchObject({ statusCode: 429, error: 'Too Many Requests' });
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(withinSeconds);
};

describe('guessing passwords', () => {
  let api: Api;
  beforeEach(async () => void (api = await startApi({ env: { TRUST_PROXY: '1' } })));
  afterEach(() => api.close());

  it.each([ADMIN.email, 'nobody@test.example'])(
    'of %s stops after five tries from one network',
    async (email) => {
      expect(await guesses(api, 5, email)).toEqual([401, 401, 401, 401, 401]);
      expectTooMany(await guess(api, email), 900);
      expectTooMany(await guess(api, ` ${email.toUpperCase()}`), 900);
    },
  );

  it('keeps the right password waiting too, but not from another network, nor other accounts', async () => {
    await guesses(api, 5, ADMIN.email, from('203.0.113.1'));
    expect((await guess(api, ADMIN.email, from('203.0.113.1'), ADMIN.password)).status).toBe(429);
    expect((await guess(api, 'nobody@test.example', from('203.0.113.1'))).status).toBe(401);
    expect((await guess(api, ADMIN.email, from('203.0.113.2'), ADMIN.password)).status).toBe(200);
  });

  it('counts tries that are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(api, ADMIN.email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('counts an IPv6 /64 as one network', async () => {
    for (let n = 0; n < 5; n++) await guess(api, ADMIN.email, from(`2001:db8:1:2::${n}`));
    expect((await guess(api, ADMIN.email, from('2001:db8:1:2:ffff::1'))).status).toBe(429);
    expect((await guess(api, ADMIN.email, from('2001:db8:1:3::1'))).status).toBe(401);
  });

  it('of one account from many networks stops after twenty', async () => {
    for (let n = 0; n < 20; n++)
      expect((await guess(api, ADMIN.email, from(`203.0.113.${n}`))).status).toBe(401);
    expectTooMany(await guess(api, ADMIN.email, from('198.51.100.1')), 900);
  });

  it('of many accounts from one network stops after thirty', async () => {
    for (let n = 0; n < 30; n++) expect((await guess(api, `n${n}@test.example`)).status).toBe(401);
    expectTooMany(await guess(api, 'next@test.example'), 900);
    expect((await guess(api, 'next@test.example', from('198.51.100.1'))).status).toBe(401);
  });

  it('does not count people who know theirs', async () => {
    for (let n = 0; n < 35; n++) await signIn(api);
  }, 30_000);

  it('is not helped by a forged X-Forwarded-For when no proxy is trusted', async () => {
    const direct = await startApi({ env: { TRUST_PROXY: '0' } });
    for (let n = 0; n < 5; n++) await guess(direct, ADMIN.email, from(`203.0.113.${n}`));
    expect((await guess(direct, ADMIN.email, from('203.0.113.99'))).status).toBe(429);
    await direct.close();
  });
});

describe('public writes', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ env: { TRUST_PROXY: '1', RATE_LIMIT_WRITES_PER_MINUTE: '3' } });
  });
  afterAll(() => api.close());
  const inquire = (address: string) =>
    call(api, 'POST', '/inquiry/property', { body: {}, headers: from(address) });

  it('are so many per address and minute', async () => {
    for (let n = 0; n < 3; n++) expect((await inquire('203.0.113.1')).status).toBe(400);
    expectTooMany(await inquire('203.0.113.1'), 60);
    expect((await inquire('203.0.113.2')).status).toBe(400);
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
