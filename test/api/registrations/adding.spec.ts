import { startDelegateDesk, type Delegate, type Group } from '../../support/desks/delegate-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import type { Money } from '../../support/payments/payers.js';
import { call, dataOf } from '../../support/requests/callers.js';
import { aContact, aDelegate, anEvent } from '../../support/requests/records.js';

/** Real: PostgreSQL and HTTP. Somebody more comes with a group that was paid, or does not come after all. */
const desk = fixture(() => startDelegateDesk());
const PERSON = {
  ...{ first_name: 'Nina', last_name: 'Reyes' },
  email: 'nina@b.example',
  phone_number: '639171112222',
};
const add = (id: string, more: object = {}) =>
  call(desk.api, 'POST', `/registrations/${id}/delegates`, { as: desk.staff, body: { ...PERSON, ...more } });
const moneyOf = async ({ id }: Group) => ((await desk.record(id)) as unknown as { money: Money }).money;
const code = ({ body }: { body: unknown }) => (body as { code: string }).code;
const stored = async ({ id }: Group) =>
  (await desk.record(id)).delegates.filter(({ cancelled_at }) => cancelled_at === null);
async function groupOf(event: object) {
  const { slug } = dataOf<{ slug: string }>(
    await call(desk.api, 'POST', '/events', {
      as: desk.staff,
      body: anEvent({ network_places: 100, ...event }),
    }),
  );
  const contact = aContact({
    first_name: 'Ana',
    last_name: 'Cruz',
    email: `${slug}@b.example`,
    phone_number: '09171234567',
  });
  const delegates = [0, 1].map((n) => ({ first_name: `P${n}`, last_name: 'Cruz' }));
  const body = { contact, delegates, event: slug };
  return { ...dataOf<Group>(await call(desk.api, 'POST', '/registrations', { body })), email: contact.email };
}

it('after it was paid, the difference is owed, and all tickets wait for it; taken out again, they come back', async () => {
  const group = await groupOf({ fee_centavos: 150_000 });
  await desk.pay(group.delegates[0]?.id);
  const added = dataOf<Delegate>(await add(group.id));
  expect(await moneyOf(group)).toMatchObject({ paid_centavos: 300_000, owed_centavos: 150_000 });
  expect((await stored(group)).map(({ payment_status }) => payment_status)).toEqual([false, false, false]);
  expect(await desk.mailsTo(group.email)).toContain('registration-changed');
  expect(await desk.types(added.id)).toContain('delegate.created');
  // The second click, and an answer that was lost.
  expect(dataOf<Delegate>(await add(group.id)).id).toBe(added.id);
  await desk.act(added.id, 'cancel');
  expect(await moneyOf(group)).toMatchObject({ owed_centavos: 0, to_return_centavos: 0 });
  expect((await stored(group)).map(({ payment_status }) => payment_status)).toEqual([true, true]);
});

it('once the difference is paid too, whoever is taken out gets theirs back', async () => {
  const group = await groupOf({ fee_centavos: 150_000 });
  await desk.pay(group.delegates[0]?.id);
  const added = dataOf<Delegate>(await add(group.id));
  await desk.pay(added.id);
  expect(await desk.read(added.id)).toMatchObject({ payment_status: true });
  expect(await moneyOf(group)).toMatchObject({ paid_centavos: 450_000, owed_centavos: 0 });
  await desk.act(group.delegates[1]?.id, 'cancel');
  expect(await moneyOf(group)).toMatchObject({ owed_centavos: 0, to_return_centavos: 150_000 });
});

it('of a free event, the ticket goes out at once', async () => {
  const group = await groupOf({ fee_centavos: 0 });
  const added = dataOf<Delegate>(await add(group.id));
  expect(added).toMatchObject({ payment_status: true });
  expect(await desk.mailsTo(PERSON.email)).toContain('ticket');
});

it('takes a place under the event’s lock', async () => {
  const group = await groupOf({ fee_centavos: 150_000, capacity: 4 });
  const answers = await Promise.all(
    [0, 1, 2, 3].map((n) => add(group.id, { email: `n${n}@b.example`, first_name: `N${n}` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect(code(answer)).toBe('event_full');
});

it('makes a group of a registration of one, whose payer is told; they stay who is written to', async () => {
  const alone = aDelegate({ email: 'alone@b.example', payment_mode: 'gcash' });
  const one = dataOf<Delegate & { registration_id: string }>(
    await call(desk.api, 'POST', '/delegates', { body: alone }),
  );
  await desk.pay(one.id);
  const added = await add(one.id);
  expect(added.status).toBe(201);
  expect(await desk.record(one.id)).toMatchObject({
    contact: { email: 'alone@b.example', first_name: alone.first_name },
    money: { paid_centavos: 150_000, owed_centavos: 150_000 },
  });
  expect(await desk.mailsTo('alone@b.example')).toContain('registration-changed');
  // They go, and the one who came to them stays.
  const gone = await call(desk.api, 'DELETE', `/delegates/${one.id}`, { as: desk.staff });
  expect(gone.status).toBe(200);
  expect((await desk.record(one.id)).delegates.map(({ id }) => id)).toEqual([dataOf<Delegate>(added).id]);
  // As of any group: the others have paid without them by now.
  const back = await call(desk.api, 'POST', `/delegates/bin/${one.id}/restore`, { as: desk.staff });
  expect(code(back)).toBe('payment_state_differs');
  expect(await desk.record(one.id)).toMatchObject({
    contact: { email: 'alone@b.example' },
    payment_status: true,
    money: { paid_centavos: 150_000, owed_centavos: 0, to_return_centavos: 0 },
  });
});

it('refuses a registration that is cancelled, and one that is not there', async () => {
  const group = await groupOf({ fee_centavos: 150_000 });
  for (const { id } of group.delegates) await desk.act(id, 'cancel');
  expect(code(await add(group.id))).toBe('registration_cancelled');
  expect((await add('0190f5fe-7c1b-7d3a-9f21-0000000000ff')).status).toBe(404);
  expect((await add(group.id, { first_name: '' })).status).toBe(400);
});
