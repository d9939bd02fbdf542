import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../support/jest/build.js';
import { createDatabase, within } from '../support/jest/database.js';
import { aDelegate } from '../support/requests/records.js';
import { endServer, freshDataDir, startOn } from '../support/server/data-dir.js';

const GUESTS = 200;
beforeAll(buildIfStale);

it('200 registrations at once, each from its own address and sent twice, are 200 delegates', async () => {
  const databaseUrl = await createDatabase();
  const server = await startOn(freshDataDir(), {
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '1',
    RATE_LIMIT_WRITES_PER_MINUTE: '30',
  });
  const guests = Array.from({ length: GUESTS }, (_, n) => ({ n, key: randomUUID() }));
  type Answer = { status: number; id?: string; uuid?: string; email?: string };
  const register = async ({ n, key }: { n: number; key: string }): Promise<Answer> => {
    const answer = await fetch(`${server.url}/api/v1/delegates`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'X-Forwarded-For': `198.51.${n >> 7}.${n & 127}`,
      },
      body: JSON.stringify(aDelegate({ email: `guest-${n}@example.com` })),
    });
    // On a slow machine some wait too long for their turn: they come again with the same key, as the site's form does.
    if (answer.status === 503) {
      const seconds = Number(answer.headers.get('Retry-After'));
      expect(seconds).toBeGreaterThan(0);
      await sleep(seconds * 1_000);
      return register({ n, key });
    }
    const { data } = (await answer.json()) as { data?: { id: string; uuid: string; email: string } };
    return { status: answer.status, ...data };
  };
  const answers = await Promise.all([...guests, ...guests].map(register));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(answers.slice(GUESTS)).toEqual(answers.slice(0, GUESTS));
  const { rows } = await within(databaseUrl, (db) =>
    db.query<{ id: string; uuid: string; email: string }>('SELECT id, uuid, email FROM delegate ORDER BY id'),
  );
  const acknowledged = answers.slice(0, GUESTS).map(({ id = '', uuid, email }) => ({ id, uuid, email }));
  expect(rows).toEqual(acknowledged.sort((a, b) => (a.id < b.id ? -1 : 1)));
  expect(new Set(rows.map(({ email }) => email)).size).toBe(GUESTS);
  expect(await endServer(server)).toBe(0);
});
