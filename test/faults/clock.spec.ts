import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { makeDevice } from '../support/door/door-devices.js';
import { ADMIN } from '../support/jest/admin.js';
import { buildIfStale } from '../support/jest/build.js';
import { createDatabase } from '../support/jest/database.js';
import { call, makeKey, signIn, dataOf } from '../support/requests/callers.js';
import { noisyPicture, sendProof } from '../support/requests/proof-uploader.js';
import { aDelegate, anEvent, anInquiry } from '../support/requests/records.js';
import { endServer, freshDataDir, startOn } from '../support/server/data-dir.js';
import type { RunningServer } from '../support/server/server.js';
import { until } from '../support/server/until.js';

const DAY = 86_400_000;
const PRELOAD = join(__dirname, '..', 'support', 'server', 'shifted-clock.cjs');
const AS_A_VISITOR = { 'x-form-age': '3000' };

let shared: Record<string, string>;
let db: Client;
let right: RunningServer;
const dataDir = freshDataDir();
beforeAll(async () => {
  buildIfStale();
  const DATABASE_URL = await createDatabase();
  const account = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  shared = { DATABASE_URL, ...account, AUTH_SECRET: randomUUID() };
  right = await startOn(dataDir, shared);
  db = new Client({ connectionString: DATABASE_URL });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await endServer(right);
});

describe.each([
  ['ahead', DAY],
  ['behind', -DAY],
])('a server whose clock jumps to a day %s of the database and of another server', (_, jump) => {
  let wrong: RunningServer;
  beforeAll(async () => {
    const clock = { NODE_OPTIONS: `--require ${JSON.stringify(PRELOAD)}`, CLOCK_JUMP_MS: String(jump) };
    wrong = await startOn(dataDir, { ...shared, ...clock, RATE_LIMIT_WRITES_PER_MINUTE: '6' });
  });
  afterAll(async () => {
    await endServer(wrong);
  });

  it('goes on with sessions, keys, forms and proofs, and with the other server', async () => {
    const before = await signIn(wrong, ADMIN);
    const key = await makeKey(wrong, before);
    const idempotent = { ...AS_A_VISITOR, 'idempotency-key': randomUUID() };
    const body = aDelegate({ email: `${randomUUID()}@example.com` });
    const made = await call(wrong, 'POST', '/delegates', { body, headers: idempotent });
    wrong.process.kill('SIGUSR2');
    await until(() => wrong.output().includes('The clock jumped.'));

    const during = await signIn(wrong, ADMIN);
    for (const server of [wrong, right])
      for (const session of [before, during])
        expect((await call(server, 'GET', '/auth/me', { as: session })).status).toBe(200);
    const again = await call(wrong, 'POST', '/delegates', { body, headers: idempotent });
    expect(again.body).toEqual(made.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');

    const { id } = dataOf<{ id: string }>(made);
    expect((await sendProof(wrong.url, id, await noisyPicture())).status).toBe(200);
    expect((await call(right, 'GET', `/delegates/${id}/proof-of-payment`, { as: key })).status).toBe(200);
    const verified = { as: during, body: { payment_status: true } };
    expect((await call(wrong, 'PUT', `/delegates/verify/${id}`, verified)).status).toBe(200);
    await allDatedNow(id);
  });

  it('takes and refuses keys by the database’s clock', async () => {
    const as = await signIn(wrong, ADMIN);
    const ending = (ms: number) => ({
      as,
      body: {
        name: 'Short',
        scopes: ['delegates:read'],
        expires_at: new Date(Date.now() + ms).toISOString(),
      },
    });
    const made = await call(wrong, 'POST', '/api-keys', ending(60_000));
    expect(made.status).toBe(201);
    const { key } = dataOf<{ key: string }>(made);
    const bearer = { authorization: `Bearer ${key}` };
    expect((await call(wrong, 'GET', '/delegates', { as: bearer })).status).toBe(200);
    expect((await call(wrong, 'POST', '/api-keys', ending(-60_000))).status).toBe(400);
  });

  it('signs devices in at the door, and keeps them signed in', async () => {
    const as = await signIn(right, ADMIN);
    const { slug } = dataOf<{ slug: string }>(await call(right, 'POST', '/events', { as, body: anEvent() }));
    const device = await makeDevice(right, as, { event: slug }, wrong);
    expect((await call(wrong, 'GET', '/door/session', { as: device })).status).toBe(200);
  });

  it('limits writes for a minute, whatever the day', async () => {
    const send = () => call(wrong, 'POST', '/inquiry/property', { body: anInquiry(), headers: AS_A_VISITOR });
    let answer = await send();
    // The jump ahead began a new minute; the jump back did not make the old one last a day.
    for (let n = 0; n < 6 && answer.status === 201; n++) answer = await send();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    const { rows } = await db.query('SELECT 1 FROM inquiry WHERE spam');
    expect(rows).toEqual([]);
  });
});

/** What was written of a delegate bears the database's time. */
async function allDatedNow(id: string): Promise<void> {
  const { rows } = await db.query<{ what: string; seconds: string }>(
    `SELECT what, abs(extract(epoch FROM now() - at)) AS seconds FROM (
       SELECT 'created' AS what, created_at AS at FROM delegate WHERE id = $1
       UNION ALL SELECT 'updated', updated_at FROM delegate WHERE id = $1
       UNION ALL SELECT type, at FROM activity WHERE record_id = $1
       UNION ALL SELECT 'key used', last_used_at FROM api_key WHERE last_used_at IS NOT NULL
       UNION ALL SELECT 'session', created_at FROM staff_session
       UNION ALL SELECT 'session seen', seen_at FROM staff_session) dated`,
    [id],
  );
  expect(rows.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['proof.uploaded', 'payment.verified']),
  );
  expect(rows.filter(({ seconds }) => Number(seconds) > 3600)).toEqual([]);
}
