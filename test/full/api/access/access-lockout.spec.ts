import { fixture } from '../../../support/jest/fixture.js';
import { Authenticator } from '../../../support/requests/authenticator.js';
import {
  addStaff,
  call,
  signIn,
  type Answer,
  type Credentials,
  dataOf,
} from '../../../support/requests/callers.js';
import { ADMIN, startApi } from '../../../support/server/api.js';
import { until } from '../../../support/server/until.js';

const api = fixture(() => startApi({ env: { TRUST_PROXY: '1' } }));

const from = (address: string) => ({ 'x-forwarded-for': address });
const enter = (
  email: string,
  password: string,
  address: string,
  more: { cookie?: string; code?: string } = {},
) =>
  call(api, 'POST', '/auth/sign-in', {
    body: { email, password, ...(more.code && { code: more.code }) },
    headers: { ...from(address), ...(more.cookie && { cookie: more.cookie }) },
  });
const guessFrom = (email: string, networks: number) =>
  Promise.all(Array.from({ length: networks }, (_, n) => enter(email, 'not the password', `10.${n}.0.1`)));
/** All cookies that an answer sets, as a browser sends them back. */
const cookiesOf = (answer: Answer) =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
const deviceOf = (answer: Answer) => cookiesOf(answer).find((cookie) => cookie.includes('device')) ?? '';

it('strangers who guess keep neither a known device, nor an open session, nor a second factor out', async () => {
  const luz = await addStaff(api, 'admin');
  const first = await enter(luz.email, luz.password, '198.51.100.1');
  const session: Credentials = { cookie: cookiesOf(first)[0] ?? '' };
  expect(first.headers.getSetCookie().join()).toMatch(
    /staff_device=[^;]+;.*Path=\/api\/v1\/auth;.*HttpOnly;.*SameSite=Strict/,
  );

  const guesses = await guessFrom(luz.email, 40);
  expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(20);
  const stranger = await enter(luz.email, luz.password, '198.51.100.1');
  expect(stranger.body).toMatchObject({ statusCode: 429, errors: [{ field: 'code' }] });
  expect(stranger.headers.get('retry-after')).toBe('900');

  expect((await enter(luz.email, luz.password, '198.51.100.9', { cookie: deviceOf(first) })).status).toBe(
    200,
  );
  const body = { current_password: luz.password };
  expect((await call(api, 'POST', '/auth/reauthenticate', { as: session, body })).status).toBe(200);
});

it('a device cookie is worth nothing for another account, changed, or made up', async () => {
  const [luz, ben] = [await addStaff(api), await addStaff(api)];
  const first = await enter(luz.email, luz.password, '198.51.101.1');
  await guessFrom(ben.email, 40);
  const device = deviceOf(first);
  for (const cookie of [device, `${device}x`, 'staff_device=a.20000.b', 'staff_device='])
    expect((await enter(ben.email, ben.password, '198.51.101.2', { cookie })).status).toBe(429);
});

it('with a second factor the right password and code come in from anywhere; all else looks alike', async () => {
  const luz = await addStaff(api);
  const session = await signIn(api, luz);
  const begun = await call(api, 'POST', '/auth/second-factor', {
    as: session,
    body: { current_password: luz.password },
  });
  const phone = new Authenticator(dataOf<{ secret: string }>(begun).secret);
  const on = await call(api, 'PUT', '/auth/second-factor', {
    as: session,
    body: { code: phone.code() },
  });
  expect(on.status).toBe(200);
  await guessFrom(luz.email, 40);
  const answers = [
    await enter(luz.email, luz.password, '198.51.102.1', { code: phone.wrongCode() }),
    await enter(luz.email, 'not the password', '198.51.102.1', { code: phone.code() }),
  ];
  for (const { status, body } of answers)
    expect([status, (body as { message: string }).message]).toEqual([
      401,
      'E-mail, password or code is wrong.',
    ]);
  expect(answers[0]?.body).not.toHaveProperty('errors');
  // The next one, since each is taken once; one of the half minute before may be too old by the time it is read.
  const right = await enter(luz.email, luz.password, '198.51.102.1', { code: phone.code(1) });
  expect(right.status).toBe(200);
});

it('sixty networks of wrong sign-ins hold up neither a known device nor a stranger who knows the password', async () => {
  const known = deviceOf(await enter(ADMIN.email, ADMIN.password, '198.51.103.1'));
  const gone = new AbortController();
  let open = 60;
  const swarm = Array.from({ length: 60 }, async (_, n) => {
    const body = JSON.stringify({ email: `${n}@nowhere.example`, password: 'not the password' });
    const headers = { ...from(`10.9.${n}.1`), 'content-type': 'application/json' };
    const request = { method: 'POST', body, headers, signal: AbortSignal.any([gone.signal]) };
    await fetch(`${api.url}/api/v1/auth/sign-in`, request).catch(() => undefined);
    open--;
  });
  await until(() => open < 60);
  const knownIn = await enter(ADMIN.email, ADMIN.password, '198.51.103.1', { cookie: known });
  expect([knownIn.status, open > 40]).toEqual([200, true]);
  // In line behind them; when they go away their places are free.
  const stranger = enter(ADMIN.email, ADMIN.password, '198.51.104.1');
  await until(() => open < 50);
  gone.abort();
  expect((await stranger).status).toBe(200);
  await Promise.all(swarm);
});

// From many networks: above.
it('a known device waits for no strangers of its own network, as behind a proxy that nobody told of', async () => {
  const many = 25;
  const known = deviceOf(await enter(ADMIN.email, ADMIN.password, '198.51.105.1'));
  const timed = async () => {
    const began = performance.now();
    const answer = await enter(ADMIN.email, ADMIN.password, '198.51.105.1', { cookie: known });
    expect(answer.status).toBe(200);
    return performance.now() - began;
  };
  await timed();
  const alone = await timed();
  let waiting = many;
  const flood = Array.from({ length: many }, async (_, n) => {
    await enter(`${n}@nowhere.example`, 'not the password', '198.51.105.1');
    waiting--;
  });
  await until(() => waiting < many);
  const before = waiting;
  const meanwhile = await timed();
  // It passes all who stand in line. Its own work shares the cores with two of theirs, however slow this machine is.
  expect([before > 15, before - waiting < 10]).toEqual([true, true]);
  expect(meanwhile).toBeLessThan(Math.max(3_000, 6 * alone));
  await Promise.all(flood);
});
