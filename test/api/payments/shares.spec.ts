import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { startDelegateDesk, type Delegate, type Group } from '../../support/desks/delegate-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import type { Money } from '../../support/payments/payers.js';
import { call, dataOf, refusalOf } from '../../support/requests/callers.js';
import { until } from '../../support/server/until.js';

/** Real: PostgreSQL and HTTP. Whoever owes something has not paid, however it came to be owed. */
const desk = fixture(() => startDelegateDesk());

const refund = (id: string, amount_centavos: number) =>
  call(desk.api, 'POST', `/registrations/${id}/refunds`, {
    as: desk.staff,
    body: { amount_centavos, channel: 'gcash' },
  });
const sumsOf = async (id: string) => {
  const { money, ...record } = (await desk.record(id)) as unknown as {
    money: Money;
    due_centavos: number;
    payment_status: boolean;
  };
  return [record.due_centavos, money.owed_centavos, money.to_return_centavos, record.payment_status];
};
const ticketOf = async (uuid: string | undefined) =>
  dataOf<{ due_centavos: number; payment_status: boolean; delegates: number }>(
    await call(desk.api, 'GET', `/delegates/uuid/${uuid}/registration`),
  );
it('asks for the rest, and counts nobody as paid, once somebody comes back who had part of it returned', async () => {
  const group = await desk.aGroup(3);
  const [one, two, three] = group.delegates;
  await desk.pay(one?.id);
  await desk.act(three?.id, 'cancel');
  // Record and ticket say what is due for those who come.
  expect(await sumsOf(group.id)).toEqual([300_000, 0, 150_000, true]);
  expect(await ticketOf(one?.uuid)).toMatchObject({ due_centavos: 300_000, delegates: 2 });
  expect((await refund(group.id, 100_000)).status).toBe(200);
  expect((await desk.act(three?.id, 'reinstate')).status).toBe(200);
  expect(await sumsOf(group.id)).toEqual([450_000, 100_000, 0, false]);
  for (const { id } of [one, two, three].flatMap((each) => each ?? []))
    expect((await desk.read(id)).payment_status).toBe(false);
  expect((await ticketOf(two?.uuid)).payment_status).toBe(false);
  expect(await desk.types(one?.id)).toContain('payment.unverified');
  // The contact hears of it once, with what is missing.
  const mails = await desk.api.db.query<{ id: string; template: string }>(
    `SELECT id, template FROM mail WHERE to_address = 'ruth@church.example' AND record_id = ANY($1)
        AND template IN ('registration-reinstated', 'payment-taken-back')`,
    [group.delegates.map(({ id }) => id)],
  );
  expect(mails.rows.map(({ template }) => template)).toEqual(['registration-reinstated']);
  const preview = await call(desk.api, 'GET', `/mails/${mails.rows[0]?.id}/preview`, { as: desk.staff });
  expect(JSON.stringify(preview.body)).toContain('₱1,000');
  // The door asks for the rest alone.
  expect(await desk.dueAtDoor(one?.uuid)).toEqual(['not_paid', 100_000]);
  // Paid again, all of them have tickets.
  await desk.pay(one?.id);
  expect(await sumsOf(group.id)).toEqual([450_000, 0, 0, true]);
});

it('asks one who had part of it returned for the rest, and whoever had nothing returned for nothing', async () => {
  for (const [returned, owed] of [
    [50_000, 50_000],
    [0, 0],
  ] as const) {
    const group = await desk.aGroup(1);
    const [one] = group.delegates;
    await desk.pay(one?.id);
    await desk.act(one?.id, 'cancel');
    if (returned > 0) await refund(group.id, returned);
    await desk.act(one?.id, 'reinstate');
    expect(await sumsOf(group.id)).toEqual([150_000, owed, 0, owed === 0]);
  }
});

it('gives no free ticket where a price comes while the ticket is on its way', async () => {
  const group = await desk.aGroup(1);
  const [one] = group.delegates;
  const { db, app } = desk.api;
  const priced = (centavos: number) =>
    `WITH priced AS (UPDATE delegate SET price_centavos = ${centavos} WHERE registration_id = '${group.id}')
     UPDATE registration SET total_centavos = ${centavos} WHERE id = '${group.id}'`;
  // The mail of its own registration is another one.
  const planned = `SELECT FROM job WHERE kind = 'registration-mails'`;
  await until(async () => (await db.query(planned)).rowCount === 0);
  await db.query(priced(0));
  const colleague = await db.connect();
  await colleague.query('BEGIN');
  await colleague.query(priced(150_000));
  let isDone = false;
  const mailing = app
    .get(Jobs)
    .kinds.get('registration-mails')
    ?.run({ payload: { registration_id: group.id } } as never)
    .finally(() => (isDone = true));
  const waits = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
  await until(async () => isDone || ((await db.query(waits)).rowCount ?? 0) > 0);
  await colleague.query('COMMIT');
  colleague.release();
  await mailing;
  expect(await sumsOf(group.id)).toEqual([150_000, 150_000, 0, false]);
  expect((await desk.read(one?.id ?? '')).payment_status).toBe(false);
});

describe('removing one of a group', () => {
  const remove = (id: string | undefined) => call(desk.api, 'DELETE', `/delegates/${id}`, { as: desk.staff });
  const restore = (id: string | undefined) =>
    call(desk.api, 'POST', `/delegates/bin/${id}/restore`, { as: desk.staff });
  const erase = (one: Delegate | undefined) =>
    call(desk.api, 'POST', '/privacy/erase', {
      as: desk.staff,
      body: { email: one?.email, records: [{ kind: 'delegates', id: one?.id }] },
    });
  const moneyOf = async ({ id }: Group) => ((await desk.record(id)) as unknown as { money: Money }).money;
  const due = async ({ id }: Group) => (await desk.record(id)).total_centavos;

  it('lowers what is to be paid as cancelling does, and asks for it again once it is back', async () => {
    const group = await desk.aGroup(4);
    const [one, two, three, four] = group.delegates;
    await Promise.all([remove(one?.id), remove(two?.id)]);
    expect(await due(group)).toBe(300_000);
    // Whoever had cancelled takes nothing along.
    await desk.act(three?.id, 'cancel');
    await remove(three?.id);
    expect(await due(group)).toBe(150_000);
    // The last one leaves the total as it was, and finds it so.
    await remove(four?.id);
    expect(await due(group)).toBe(150_000);
    for (const each of [four, one, two, three]) expect((await restore(each?.id)).status).toBe(200);
    expect(await due(group)).toBe(450_000);
    await desk.act(three?.id, 'reinstate');
    expect(await due(group)).toBe(600_000);
  });

  it('keeps what was paid, with the share of it; who missed the payment does not come back among those who paid', async () => {
    const group = await desk.aGroup(3);
    const [one, two, three] = group.delegates;
    await remove(one?.id);
    await desk.pay(two?.id);
    await remove(three?.id);
    expect(await due(group)).toBe(150_000);
    expect((await moneyOf(group)).to_return_centavos).toBe(0);
    expect((await restore(three?.id)).status).toBe(200);
    expect(await moneyOf(group)).toMatchObject({ owed_centavos: 0, to_return_centavos: 0 });
    const late = await restore(one?.id);
    expect(refusalOf(late)).toEqual([
      409,
      'The others have paid without this one. Register the person again.',
    ]);
    expect([await due(group), (await desk.record(group.id)).delegates.length]).toEqual([300_000, 2]);
  });

  it('for good, on the wish of the person, lowers it too', async () => {
    const group = await desk.aGroup(3);
    const [one, two, three] = group.delegates;
    expect((await erase(one)).status).toBe(200);
    expect(await due(group)).toBe(300_000);
    await desk.pay(two?.id);
    expect((await erase(two)).status).toBe(200);
    expect(await due(group)).toBe(150_000);
    expect(await moneyOf(group)).toMatchObject({ owed_centavos: 0, to_return_centavos: 0 });
    expect((await desk.read(three?.id)).payment_status).toBe(true);
  });

  it('and putting it back, both many times at once, keeps the sum right', async () => {
    const group = await desk.aGroup(5);
    const some = group.delegates.slice(1);
    await Promise.all(some.map(({ id }) => remove(id)));
    expect(await due(group)).toBe(150_000);
    await Promise.all(some.map(({ id }) => restore(id)));
    expect(await due(group)).toBe(750_000);
  });
});
