import { startDelegateDesk, type Delegate, type Group } from '../../support/desks/delegate-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import type { Money } from '../../support/payments/payers.js';
import { call, messageOf } from '../../support/requests/callers.js';

/** Real: PostgreSQL and HTTP. What a group is to pay follows who is in it. */
const desk = fixture(() => startDelegateDesk());

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
    expect([late.status, messageOf(late)]).toEqual([
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
