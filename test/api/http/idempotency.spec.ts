import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, dataOf, patiently } from '../../support/requests/callers.js';
import { aDelegate, anEvent, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi({ env: { DATABASE_POOL_SIZE: '10' } }));

const routes = [
  { path: '/delegates', table: 'delegate', make: aDelegate },
  { path: '/inquiry/property', table: 'inquiry', make: anInquiry },
];
const countOf = async (table: string) =>
  Number((await api.db.query<{ n: string }>(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.n);

const sendTo = (path: string) => (key: string, body: object) =>
  patiently(() => call(api, 'POST', path, { body, headers: { 'idempotency-key': key } }));

describe.each(routes)('POST $path', ({ path, table, make }) => {
  const send = sendTo(path);

  test('50 at once under 10 keys make exactly 10 records, and all senders of a key get the same one', async () => {
    const before = await countOf(table);
    const keys = Array.from({ length: 10 }, () => randomUUID());
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => send(keys[i % 10] ?? '', make({ first_name: `Guest ${i % 10}` }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect((await countOf(table)) - before).toBe(10);
    for (const [i, answer] of answers.entries()) expect(answer.body).toEqual(answers[i % 10]?.body);
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(40);
  });

  test('another body under a used key is 409 and stores nothing', async () => {
    const key = randomUUID();
    await send(key, make());
    const before = await countOf(table);
    const answer = await send(key, make({ first_name: 'Ana' }));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      error: 'Conflict',
      message: expect.stringContaining('Idempotency-Key') as string,
    });
    expect(await countOf(table)).toBe(before);
  });

  test('a refused body does not use the key up', async () => {
    const key = randomUUID();
    expect((await send(key, make({ email: 'x' }))).status).toBe(400);
    expect((await send(key, make())).status).toBe(201);
  });

  test('the first answer comes again even when the record has changed since', async () => {
    const key = randomUUID();
    const first = await send(key, make());
    await api.db.query(`UPDATE ${table} SET first_name = 'Changed'`);
    expect((await send(key, make())).body).toEqual(first.body);
  });

  test('the key of a record that was removed gives nobody’s data back, and none is kept with it', async () => {
    const key = randomUUID();
    const first = await send(key, make({ first_name: 'Forgotten' }));
    const kept = await api.db.query<{ text: string }>(
      'SELECT answer::text AS text FROM idempotency_key WHERE key = $1',
      [key],
    );
    const { id } = dataOf<{ id: string }>(first);
    expect(JSON.parse(kept.rows[0]?.text ?? '')).toEqual({ id });
    await api.db.query(`DELETE FROM ${table} WHERE id = $1`, [id]);
    const again = await send(key, make({ first_name: 'Forgotten' }));
    expect([again.status, JSON.stringify(again.body).includes('Forgotten')]).toEqual([409, false]);
  });
});

describe('a key, whatever is sent with it,', () => {
  const send = sendTo('/inquiry/property');

  test('is 400 where it is no UUID', async () => {
    expect((await send('again', anInquiry())).status).toBe(400);
  });

  test('counts as new after 24 hours', async () => {
    const key = randomUUID();
    await send(key, anInquiry());
    await api.db.query(`UPDATE idempotency_key SET created_at = now() - interval '25 hours' WHERE key = $1`, [
      key,
    ]);
    const again = await send(key, anInquiry());
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, null]);
  });

  test('is answered to 300 who send it at once, and makes one record', async () => {
    const before = await countOf('inquiry');
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 300 }, () => send(key, anInquiry())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await countOf('inquiry')) - before).toBe(1);
  });
});

test('one form that is sent twice at once takes the last place once, and both senders get it', async () => {
  const event = anEvent({ capacity: 1 });
  await call(api, 'POST', '/events', { as: await signIn(api), body: event });
  const body = aDelegate({ event: event.slug, payment_mode: 'cash' });
  const key = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call(api, 'POST', '/delegates', { body, headers: key })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await call(api, 'POST', '/delegates', { body })).status).toBe(409);
});

test('a key used on one route is 409 on another', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  await call(api, 'POST', '/delegates', { body: aDelegate(), headers });
  expect((await call(api, 'POST', '/inquiry/property', { body: anInquiry(), headers })).status).toBe(409);
});
