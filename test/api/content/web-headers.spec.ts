import { Client } from 'pg';
import { COMMIT, VERSION } from '../../../src/platform/settings/version.js';
import { PROOF_STORAGE, type ProofStorage } from '../../../src/uploads/storage.js';
import { Health } from '../../../src/website/health.js';
import { databaseUrl } from '../../support/jest/database.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, refusalOf } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';

const COMMON = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
};

const SITE = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "object-src 'none'",
];
const BACK_OFFICE = SITE.filter((rule) => !rule.startsWith('frame-src')).map((rule) =>
  rule.startsWith('style-src') ? "style-src 'self' 'unsafe-inline'" : rule,
);
const DOOR = [...SITE.filter((rule) => !/^(frame-src|font-src)/.test(rule)), "worker-src 'self'"];
const API = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

const api = fixture(() => startApi());

describe('security headers', () => {
  it.each([
    ['/', SITE],
    ['/nowhere', SITE],
    ['/admin', BACK_OFFICE],
    ['/api/docs', BACK_OFFICE],
    ['/api/v1/health/live', API],
    ['/api/v1/nowhere', API],
  ])('%s has the whole set and its own policy', async (path, policy) => {
    const { headers } = await fetch(api.url + path);
    expect(Object.fromEntries(headers)).toMatchObject(COMMON);
    expect(headers.get('content-security-policy')?.split('; ').sort()).toEqual([...policy].sort());
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('gives the camera to the page of the door alone', async () => {
    const { headers } = await fetch(`${api.url}/admin/door`);
    const permissions = COMMON['permissions-policy'].replace('camera=()', 'camera=(self)');
    expect(Object.fromEntries(headers)).toMatchObject({ ...COMMON, 'permissions-policy': permissions });
    expect(headers.get('content-security-policy')?.split('; ').sort()).toEqual([...DOOR].sort());
  });

  it('keeps the API out of every cache', async () => {
    const { headers } = await fetch(`${api.url}/api/v1/health/live`);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

/** Shuts a database to everyone, as when its server is down for this process. */
async function takeAway(name: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  // A vacuum that PostgreSQL runs there by itself is not ours to end.
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend'`,
    [name],
  );
  await client.end();
}

describe('health', () => {
  const storage = () => jest.spyOn(api.app.get<ProofStorage>(PROOF_STORAGE, { strict: false }), 'check');
  afterEach(() => jest.restoreAllMocks());
  const ready = async () => (await call(api, 'GET', '/health/ready')).status;
  /** As if the storage had last been asked so many milliseconds ago. */
  const later = (ms: number) =>
    Reflect.set(api.app.get(Health, { strict: false }), 'askedAt', Date.now() - ms);

  it('asks the storage once in a while, however many strangers ask', async () => {
    const asked = storage();
    asked.mockResolvedValue();
    const begun = performance.now();
    expect(new Set(await Promise.all(Array.from({ length: 50 }, ready)))).toEqual(new Set([200]));
    for (let n = 0; n < 20; n++) await ready();
    const before = asked.mock.calls.length;
    expect(before).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - begun) / 2_000));
    later(3_000);
    await ready();
    expect(asked).toHaveBeenCalledTimes(before + 1);
  });

  it('is ready again once the storage is', async () => {
    const asked = storage();
    later(3_000);
    asked.mockRejectedValueOnce(new Error('The bucket is away'));
    asked.mockResolvedValue();
    expect(refusalOf(await call(api, 'GET', '/health/ready'))).toEqual([503, 'The storage does not answer.']);
    later(3_000);
    expect(await ready()).toBe(200);
  });

  it('is alive and ready while the database answers, and only alive while it does not', async () => {
    const ask = (name: string) => fetch(`${api.url}/api/v1/health/${name}`);
    expect((await ask('live')).status).toBe(200);
    expect(await (await ask('ready')).json()).toEqual({
      data: { status: 'ok', version: VERSION, commit: COMMIT, restored_copy: false, clock_in_doubt: false },
    });
    await takeAway(new URL(api.settings.databaseUrl ?? '').pathname.slice(1));
    expect((await ask('live')).status).toBe(200);
    const away = await ask('ready');
    expect({ status: away.status, retryAfter: away.headers.get('retry-after') }).toEqual({
      status: 503,
      retryAfter: '5',
    });
  });
});
