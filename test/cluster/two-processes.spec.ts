import { Client } from 'pg';
import { createDatabase } from '../support/jest/database.js';
import { signIn } from '../support/requests/callers.js';
import { sharedSettings, startApp, type AppProcess } from './support/app-process.js';
import { data, INQUIRY, post } from './support/client.js';
import { describeWith } from './support/programs.js';
import { startRedis } from './support/redis.js';
import type { Service } from './support/service.js';

/** A visitor of this address, who has a limit of their own. */
const from = (address: string) => ({ 'x-forwarded-for': address });

/** Real: two built servers, PostgreSQL, Redis, HTTP. One of them is killed in deploy.spec.ts. */
describeWith(['redis-server'], 'redis-server')('two processes on one database and one Redis', () => {
  let redis: Service & { url: string };
  let settings: Record<string, string>;
  let one: AppProcess;
  let two: AppProcess;
  let db: Client;

  beforeAll(async () => {
    redis = await startRedis();
    const databaseUrl = await createDatabase();
    const limit = { RATE_LIMIT_WRITES_PER_MINUTE: '6' };
    settings = sharedSettings({ DATABASE_URL: databaseUrl, REDIS_URL: redis.url, ...limit });
    [one, two] = await Promise.all([startApp(settings), startApp(settings)]);
    db = new Client({ connectionString: databaseUrl });
    await db.connect();
  });

  afterAll(async () => {
    await Promise.all([one.stop(), two.stop(), db.end()]);
    await redis.stop();
  });

  const count = async (message: string) =>
    (await db.query('SELECT 1 FROM inquiry WHERE message LIKE $1', [message])).rowCount;

  it('keeps a session on both, and ends it on both', async () => {
    const account = { email: settings.ADMIN_EMAIL ?? '', password: settings.ADMIN_PASSWORD ?? '' };
    const session = await signIn(one, account);
    const me = () => fetch(`${two.url}/api/v1/auth/me`, { headers: session });
    expect(await data(await me())).toMatchObject({ email: settings.ADMIN_EMAIL });
    const headers = { ...session, origin: 'http://localhost:3000' };
    expect((await fetch(`${one.url}/api/v1/auth/sign-out`, { method: 'POST', headers })).status).toBe(200);
    expect((await me()).status).toBe(401);
  });

  it('answers a repeated request the same on both, and stores it once', async () => {
    const body = { ...INQUIRY, message: 'Sent twice' };
    const key = { 'idempotency-key': crypto.randomUUID(), ...from('203.0.113.7') };
    const first = await post(`${one.url}/api/v1/inquiry/property`, body, key);
    const second = await post(`${two.url}/api/v1/inquiry/property`, body, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await second.json()).toEqual(await first.json());
    expect(await count('Sent twice')).toBe(1);
  });

  it('stores a request once that reaches both at the same moment', async () => {
    const body = { ...INQUIRY, message: 'Sent at once' };
    const key = { 'idempotency-key': crypto.randomUUID(), ...from('203.0.113.8') };
    const answers = await Promise.all(
      [one, two, one, two].map(({ url }) => post(`${url}/api/v1/inquiry/property`, body, key)),
    );
    expect(answers.filter((answer) => answer.status === 201)).not.toHaveLength(0);
    expect(await count('Sent at once')).toBe(1);
  });

  it('counts an address’s writes on both together', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const { url } = i % 2 === 0 ? one : two;
      statuses.push((await post(`${url}/api/v1/inquiry/property`, INQUIRY, from('203.0.113.9'))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
  });
});
