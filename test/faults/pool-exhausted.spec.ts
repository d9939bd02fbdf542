import { randomUUID } from 'node:crypto';
import { fixture } from '../support/jest/fixture.js';
import { call, type Answer } from '../support/requests/callers.js';
import { anInquiry } from '../support/requests/records.js';
import { startApi } from '../support/server/api.js';
import { until } from '../support/server/until.js';

const CONNECTIONS = 2;
const SENT = 12;

const api = fixture(() => startApi({ env: { DATABASE_POOL_SIZE: String(CONNECTIONS) } }));

it('with every connection busy the rest get 503 with Retry-After soon, and all goes on once they are free', async () => {
  const keys = Array.from({ length: SENT }, () => randomUUID());
  const send = (key: string) =>
    call(api, 'POST', '/inquiry/property', { body: anInquiry(), headers: { 'idempotency-key': key } });
  const stored = async () => (await api.db.query('SELECT 1 FROM inquiry')).rowCount;

  const holder = await api.db.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE inquiry IN ACCESS EXCLUSIVE MODE');
  const answers: Answer[] = [];
  const sent = Promise.all(keys.map((key) => send(key).then((answer) => answers.push(answer))));
  expect((await call(api, 'GET', '/health/live')).status).toBe(200);
  const ready = call(api, 'GET', '/health/ready');

  // What is waited for here comes while the connections are still busy.
  await until(() => answers.length >= SENT - CONNECTIONS);
  const turnedAway = answers.slice(0, SENT - CONNECTIONS).map(refusalOf);
  const { status: notReady } = await ready;
  await holder.query('COMMIT');
  holder.release();
  await sent;

  expect(turnedAway).toEqual(Array(SENT - CONNECTIONS).fill(BUSY));
  expect(notReady).toBe(503);
  const kept = answers.filter(({ status }) => status === 201).length;
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(kept).fill(201),
    ...Array<number>(SENT - kept).fill(503),
  ]);
  expect(await stored()).toBe(kept);

  // Whoever was turned away tries again, with the same key.
  expect((await Promise.all(keys.map(send))).map(({ status }) => status)).toEqual(Array(SENT).fill(201));
  expect(await stored()).toBe(SENT);
  expect((await call(api, 'GET', '/health/ready')).status).toBe(200);
});

const refusalOf = ({ status, headers, body }: Answer) => ({
  status,
  retryAfter: headers.get('retry-after'),
  message: (body as { message?: string }).message,
});
const BUSY = {
  status: 503,
  retryAfter: '5',
  message: 'The service is briefly unavailable; please try again.',
};
