import { fixture } from '../../support/jest/fixture.js';
import { addStaff, call, makeKey, signIn, type Credentials } from '../../support/requests/callers.js';
import { ADMIN, startApi } from '../../support/server/api.js';

const PARTNER = 'https://partner.example';
/** In all its forms: origin-check.spec.ts. */
const ELSEWHERE = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
const FROM_HERE: [string, Credentials][] = [
  ['a page of this site', { 'sec-fetch-site': 'same-origin' }],
  ['an old browser on PUBLIC_URL', { origin: 'https://stealthland.example' }],
  ['an origin in CORS_ORIGINS', { 'sec-fetch-site': 'cross-site', origin: PARTNER }],
  ['a program', {}],
];

const api = fixture(() =>
  startApi({ env: { PUBLIC_URL: 'https://stealthland.example', CORS_ORIGINS: PARTNER } }),
);
const admin = fixture(() => signIn(api));

const names = async () => (await api.db.query<{ name: string }>('SELECT name FROM staff')).rows;

describe('a request with the session cookie', () => {
  it('changes nothing when it is sent by another site', async () => {
    const ana = await addStaff(api);
    const before = await names();
    const body = { email: ana.email, name: 'Changed', role: 'admin' };
    for (const [method, path] of [
      ['POST', '/staff'],
      ['PUT', `/staff/${ana.id}`],
      ['DELETE', `/staff/${ana.id}`],
      ['POST', '/auth/sign-out'],
    ] as const) {
      const answer = await call(api, method, path, { as: admin, headers: ELSEWHERE, body });
      expect(answer.body).toMatchObject({
        statusCode: 403,
        message: expect.stringContaining('another site') as string,
      });
    }
    expect(await names()).toEqual(before);
    expect((await call(api, 'GET', '/auth/me', { as: admin })).status).toBe(200);
  });

  it.each(FROM_HERE)('is let through when it is sent by %s', async (_, headers) =>
    expect((await call(api, 'POST', '/staff', { as: admin, headers, body: {} })).status).toBe(400),
  );
});

describe('signing in', () => {
  it('is not done by another site', async () => {
    const answer = await call(api, 'POST', '/auth/sign-in', { body: ADMIN, headers: ELSEWHERE });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('takes JSON only, which no form of another site can send unasked', async () => {
    const response = await fetch(`${api.url}/api/v1/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(ADMIN),
    });
    expect(response.status).toBe(415);
  });
});

describe('an API key', () => {
  it('works from any origin: no browser adds it by itself', async () => {
    const key = await makeKey(api, admin, ['delegates:read']);
    expect((await call(api, 'GET', '/delegates', { as: key, headers: ELSEWHERE })).status).toBe(200);
  });
});

describe('cross-origin reading', () => {
  const allowed = async (origin: string) =>
    (await call(api, 'GET', '/health/live', { headers: { origin } })).headers.get(
      'access-control-allow-origin',
    );

  it('is for the listed origins alone', async () => {
    expect(await allowed(PARTNER)).toBe(PARTNER);
    expect(await allowed('https://evil.example')).toBeNull();
    expect(await allowed('null')).toBeNull();
  });
});

describe('where the site has HTTPS', () => {
  it('it is insisted on', async () => {
    const { headers } = await call(api, 'GET', '/health/live');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });

  it('the cookie is bound to it, and to this host', async () => {
    const answer = await call(api, 'POST', '/auth/sign-in', { body: ADMIN });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-staff_session=.*; HttpOnly; Secure; SameSite=Strict$/,
    );
  });
});
