import { randomUUID } from 'node:crypto';
import { startDelegateDesk, type Delegate } from '../../support/desks/delegate-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import type { Money } from '../../support/payments/payers.js';
import { call, dataOf, refusalOf } from '../../support/requests/callers.js';
import { aDelegate, anEvent } from '../../support/requests/records.js';

/** Real: PostgreSQL and HTTP. What somebody is owed outlives their data. */
const desk = fixture(() => startDelegateDesk());

interface ToReturn {
  registration_id: string;
  delegate_id: string | null;
  name: string;
  to_return_centavos: number;
}
const toReturn = async (event: string) =>
  dataOf<ToReturn[]>(await call(desk.api, 'GET', `/payments/to-return?event=${event}`, { as: desk.staff }));
const sumsOf = async (event: string) => {
  const money = dataOf<Money & Record<string, number>>(
    await call(desk.api, 'GET', `/events/${event}/money`, { as: desk.staff }),
  );
  const { due_centavos = 0, removed_centavos = 0, paid_centavos, owed_centavos, to_return_centavos } = money;
  expect(due_centavos - owed_centavos + to_return_centavos + removed_centavos).toBe(paid_centavos);
  return [paid_centavos, to_return_centavos, removed_centavos];
};
const anEventOf = async () =>
  dataOf<{ slug: string }>(
    await call(desk.api, 'POST', '/events', { as: desk.staff, body: anEvent({ fee_centavos: 150_000 }) }),
  ).slug;
const registered = async (event: string) =>
  dataOf<Delegate>(
    await call(desk.api, 'POST', '/delegates', {
      body: aDelegate({ event, email: `${randomUUID()}@x.example`, phone_number: '09170001111' }),
    }),
  );
const find = async (email: string) =>
  dataOf<{ records: { kind: string; id: string; to_return_centavos: number }[] }>(
    await call(desk.api, 'POST', '/privacy/find', { as: desk.staff, body: { email } }),
  ).records;
const erase = async ({ email }: Pick<Delegate, 'email'>) => {
  const records = (await find(email)).map(({ kind, id }) => ({ kind, id }));
  const answer = await call(desk.api, 'POST', '/privacy/erase', { as: desk.staff, body: { email, records } });
  expect(answer.status).toBe(200);
};

it('keeps what a person is owed, of nobody by name, until it is returned', async () => {
  const event = await anEventOf();
  const one = await registered(event);
  await desk.pay(one.id);
  await desk.act(one.id, 'cancel');
  expect((await find(one.email)).map((record) => record.to_return_centavos)).toEqual([150_000]);
  // Removed, it would be on no list: that is refused with a sentence.
  const removed = await call(desk.api, 'DELETE', `/delegates/${one.id}`, { as: desk.staff });
  expect(refusalOf(removed)).toEqual([
    409,
    '₱1,500 is to be returned for this registration. Enter the refund first, then remove it.',
  ]);
  await erase(one);
  const [left, ...more] = await toReturn(event);
  expect([left, more]).toMatchObject([
    { delegate_id: null, name: 'Erased person', to_return_centavos: 150_000 },
    [],
  ]);
  expect(await sumsOf(event)).toEqual([150_000, 150_000, 0]);
  const known = await desk.api.db.query(
    "SELECT FROM registration WHERE id = $1 AND registration::text ~* 'maria|santos|@x.example|9170001111'",
    [left?.registration_id],
  );
  expect(known.rowCount).toBe(0);
  const refund = (amount_centavos: number) =>
    call(desk.api, 'POST', `/registrations/${left?.registration_id}/refunds`, {
      as: desk.staff,
      body: { amount_centavos, channel: 'gcash' },
    });
  expect((await refund(50_000)).status).toBe(200);
  expect(await sumsOf(event)).toEqual([100_000, 100_000, 0]);
  expect((await refund(100_000)).status).toBe(200);
  expect([await toReturn(event), await sumsOf(event)]).toEqual([[], [0, 0, 0]]);
  expect((await refund(1)).status).toBe(404);
});

it('keeps nothing to be returned to whoever came, or is owed nothing', async () => {
  const event = await anEventOf();
  const one = await registered(event);
  await desk.pay(one.id);
  expect((await find(one.email)).map((record) => record.to_return_centavos)).toEqual([0]);
  await erase(one);
  expect([await toReturn(event), await sumsOf(event)]).toEqual([[], [150_000, 0, 150_000]]);
});

it('of a group, keeps what is owed and what was paid apart, whoever of it is erased or removed', async () => {
  const group = await desk.aGroup(3);
  const [one, two, three] = group.delegates;
  const moneyOf = async () => ((await desk.record(group.id)) as unknown as { money: Money }).money;
  await desk.pay(one?.id);
  await desk.act(three?.id, 'cancel');
  expect((await moneyOf()).to_return_centavos).toBe(150_000);
  await call(desk.api, 'DELETE', `/delegates/${three?.id}`, { as: desk.staff });
  expect(await moneyOf()).toMatchObject({ owed_centavos: 0, to_return_centavos: 150_000 });
  await call(desk.api, 'POST', `/delegates/bin/${three?.id}/restore`, { as: desk.staff });
  expect(await moneyOf()).toMatchObject({ owed_centavos: 0, to_return_centavos: 150_000 });
  if (two) await erase(two);
  expect(await moneyOf()).toMatchObject({ owed_centavos: 0, to_return_centavos: 150_000 });
  if (three) await erase(three);
  expect(await moneyOf()).toMatchObject({ owed_centavos: 0, to_return_centavos: 150_000 });
  if (one) await erase(one);
  expect(await moneyOf()).toMatchObject({ owed_centavos: 0, to_return_centavos: 150_000 });
});

it('sends the tickets of who stays, where nothing is owed once somebody is erased', async () => {
  const one = await registered(await anEventOf());
  await desk.pay(one.id);
  const isPaid = async () =>
    dataOf<{ payment_status: boolean }>(
      await call(desk.api, 'GET', `/delegates/${one.id}`, { as: desk.staff }),
    ).payment_status;
  const more = aDelegate({
    first_name: 'Nina',
    email: `${randomUUID()}@x.example`,
    phone_number: '09170002222',
  });
  const added = await call(desk.api, 'POST', `/registrations/${one.id}/delegates`, {
    as: desk.staff,
    body: {
      first_name: more.first_name,
      last_name: more.last_name,
      email: more.email,
      phone_number: more.phone_number,
    },
  });
  expect([added.status, await isPaid()]).toEqual([201, false]);
  await erase(more);
  expect(await isPaid()).toBe(true);
});
