import { randomUUID } from 'node:crypto';
import { type Api, startApi } from '../support/api.js';
import { call, type Credentials, signIn } from '../support/callers.js';
import { noisyPicture, sendProof } from '../support/proof-uploader.js';
import { aDelegate } from '../support/records.js';

interface Money {
  paid_centavos: number;
  owed_centavos: number;
  to_return_centavos: number;
}
interface EventMoney extends Money {
  event_id: string;
  due_centavos: number;
  channels: { received_centavos: number; returned_centavos: number }[];
}
let api: Api;
let staff: Credentials;
beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api);
});
afterAll(() => api.close());

const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const answer = await call(api, method, path, { as: staff, ...(body && { body }) });
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return (answer.body as { data: T }).data;
};
const register = async (fields: Record<string, unknown> = {}) =>
  ask<{ id: string; uuid: string }>('POST', '/delegates', aDelegate(fields));
const moneyOf = async (id: string) => (await ask<{ money: Money }>('GET', `/registrations/${id}`)).money;
const proofsOf = async (id: string) =>
  (await ask<{ proofs: { id: string; state: string }[] }>('GET', `/registrations/${id}`)).proofs;
const movements = async (id: string) =>
  (
    await api.db.query<{ kind: string; amount: number }>(
      'SELECT kind, amount_centavos::float8 AS amount FROM movement WHERE registration_id = $1 ORDER BY created_at, id',
      [id],
    )
  ).rows.map(({ kind, amount }) => [kind, amount]);
const paidPart = async (id: string, amount_centavos: number, seed: number) => {
  await sendProof(api.url, id, await noisyPicture(seed));
  const [proof] = (await proofsOf(id)).filter(({ state }) => state === 'waiting');
  await ask('POST', `/proofs/${proof?.id}/accept`, { amount_centavos });
  return proof?.id ?? '';
};
const mails = async (template: string, id: string) =>
  (await api.db.query('SELECT FROM mail WHERE template = $1 AND record_id = $2', [template, id])).rowCount;

it('enters what was received: in part, then the rest; tickets go when all is paid', async () => {
  const { id, uuid } = await register();
  const first = await paidPart(id, 50_000, 31);
  expect(await moneyOf(id)).toEqual({ paid_centavos: 50_000, owed_centavos: 100_000, to_return_centavos: 0 });
  expect(await ask('GET', `/delegates/uuid/${uuid}`)).toMatchObject({ payment_status: false, qr_code: null });
  expect(await mails('partly-paid', id)).toBe(1);
  await paidPart(id, 120_000, 32);
  expect(await moneyOf(id)).toEqual({ paid_centavos: 170_000, owed_centavos: 0, to_return_centavos: 20_000 });
  expect((await ask<{ payment_status: boolean }>('GET', `/delegates/uuid/${uuid}`)).payment_status).toBe(
    true,
  );
  // The receipt of the first part stays.
  expect((await proofsOf(id)).find((one) => one.id === first)?.state).toBe('accepted');
  const listed = await ask<{ registration_id: string; to_return_centavos: number }[]>(
    'GET',
    '/payments/to-return',
  );
  expect(listed.find((one) => one.registration_id === id)?.to_return_centavos).toBe(20_000);
  // A part of it, sent twice since the answer was lost, is one refund; with another amount the key says no.
  const key = { 'idempotency-key': randomUUID() };
  const part = (amount_centavos: number) =>
    call(api, 'POST', `/registrations/${id}/refunds`, {
      ...{ as: staff, headers: key, body: { amount_centavos, channel: 'gcash' } },
    });
  expect([(await part(5_000)).status, (await part(5_000)).status, (await part(6_000)).status]).toEqual([
    200, 200, 409,
  ]);
  expect((await moneyOf(id)).to_return_centavos).toBe(15_000);
  expect(await mails('refund-made', id)).toBe(1);
  await ask('POST', `/registrations/${id}/refunds`, {
    amount_centavos: 15_000,
    channel: 'gcash',
    reference: '77',
  });
  expect(await moneyOf(id)).toEqual({ paid_centavos: 150_000, owed_centavos: 0, to_return_centavos: 0 });
  expect(await mails('refund-made', id)).toBe(2);
  const again = await call(api, 'POST', `/registrations/${id}/refunds`, {
    as: staff,
    body: { amount_centavos: 1, channel: 'gcash' },
  });
  expect([again.status, (again.body as { message: string }).message]).toEqual([
    409,
    'Nothing is to be returned.',
  ]);
});

it('takes the payment of one proof back by a correction, and changes no row', async () => {
  const { id } = await register();
  const proof = await paidPart(id, 150_000, 33);
  await ask('POST', `/proofs/${proof}/undo`);
  expect(await movements(id)).toEqual([
    ['payment', 150_000],
    ['correction', -150_000],
  ]);
  expect(await moneyOf(id)).toEqual({ paid_centavos: 0, owed_centavos: 150_000, to_return_centavos: 0 });
  for (const change of ['SET amount_centavos = 1', "SET reference = 'x'"])
    await expect(api.db.query(`UPDATE movement ${change} WHERE registration_id = $1`, [id])).rejects.toThrow(
      'never changed',
    );
  await expect(api.db.query('DELETE FROM movement WHERE registration_id = $1', [id])).rejects.toThrow(
    'never changed',
  );
});

/** The same numbers on each run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor(state / 65_536) % sides;
  };
}

it('over random histories of two events with changing fees, every figure is the sum of the ledger', async () => {
  const roll = dice(28);
  const events = await ask<{ id: string; slug: string }[]>('GET', '/events');
  const [event] = events;
  if (!event) throw new Error('No event');
  await api.db.query(
    `INSERT INTO event SELECT (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'slug', 'second',
       'name', 'Second'))).* FROM event e WHERE id = $1`,
    [event.id],
  );
  const groups: { id: string; people: string[] }[] = [];
  for (let step = 0; step < 120; step += 1) {
    const group = groups[roll(Math.max(1, groups.length))];
    const act = roll(7);
    const body = { channel: 'gcash' };
    if (!group || act < 2) {
      const made = await ask<{ id: string; delegates: { id: string }[] }>('POST', '/registrations', {
        contact: {
          first_name: 'Ruth',
          last_name: 'Cruz',
          email: `g${step}@example.com`,
          phone_number: '639170000000',
        },
        delegates: Array.from({ length: 1 + roll(4) }, () => ({})),
        event: roll(2) === 0 ? event.slug : 'second',
      });
      groups.push({ id: made.id, people: made.delegates.map(({ id }) => id) });
    } else if (act === 2)
      await tried('PUT', `/delegates/verify/${group.people[0]}`, { payment_status: roll(4) > 0 });
    else if (act === 3)
      await tried('POST', `/delegates/${group.people[roll(group.people.length)]}/cancel`, {});
    else if (act === 4)
      await tried('POST', `/delegates/${group.people[roll(group.people.length)]}/reinstate`);
    else if (act === 5)
      await tried('POST', `/registrations/${group.id}/refunds`, {
        ...body,
        amount_centavos: 1 + roll(150_000),
      });
    else
      await api.db.query('UPDATE event SET fee_centavos = $1 WHERE slug = $2', [
        30_000 * (1 + roll(6)),
        'second',
      ]);
  }
  const { money } = await ask<{ money: EventMoney[] }>('GET', '/dashboard');
  expect(money.length).toBe(2);
  for (const one of money) {
    const { rows } = await api.db.query<{
      id: string;
      total: number;
      sum: number;
      active: number;
      paid: boolean;
    }>(
      `SELECT r.id, r.total_centavos AS total,
              coalesce((SELECT sum(amount_centavos) FROM movement m WHERE m.registration_id = r.id), 0)::float8 AS sum,
              (SELECT count(*)::int FROM delegate d WHERE d.registration_id = r.id AND d.cancelled_at IS NULL) AS active,
              (SELECT coalesce(bool_and(payment_status), false) FROM delegate d
                WHERE d.registration_id = r.id AND d.cancelled_at IS NULL) AS paid
         FROM registration r WHERE r.event_id = $1`,
      [one.event_id],
    );
    const shown = await Promise.all(rows.map(({ id }) => moneyOf(id)));
    const sum = (of: (money: Money) => number) => shown.reduce((all, each) => all + of(each), 0);
    // Whoever is marked as paid owes nothing; of whom nobody comes, all is to be returned.
    rows.forEach(({ sum: ledger, active, paid, total }, n) => {
      expect(shown[n]?.paid_centavos).toBe(ledger);
      if (paid) expect(shown[n]?.owed_centavos).toBe(0);
      if (active === 0) expect(shown[n]).toMatchObject({ owed_centavos: 0, to_return_centavos: ledger });
      if (active > 0 && !paid && ledger === 0) expect(shown[n]?.owed_centavos).toBe(total);
      expect(ledger).toBeGreaterThanOrEqual(0);
    });
    expect(one.paid_centavos).toBe(sum((each) => each.paid_centavos));
    expect(one.owed_centavos).toBe(sum((each) => each.owed_centavos));
    expect(one.to_return_centavos).toBe(sum((each) => each.to_return_centavos));
    expect(one.due_centavos).toBe(one.paid_centavos + one.owed_centavos - one.to_return_centavos);
    const channels = one.channels.reduce(
      (all, each) => all + each.received_centavos - each.returned_centavos,
      0,
    );
    expect(channels).toBe(one.paid_centavos);
    expect(await ask('GET', `/events/${one.event_id}/money`)).toEqual(one);
  }
}, 120_000);

/** What the rules refuse is part of the history too. */
async function tried(method: string, path: string, body?: object): Promise<void> {
  const { status } = await call(api, method, path, { as: staff, ...(body && { body }) });
  expect([200, 409]).toContain(status);
}
