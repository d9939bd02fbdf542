import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { startDelegateDesk, type Delegate, type Group } from '../../support/desks/delegate-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import type { Money } from '../../support/payments/payers.js';
import { call, dataOf, refusalOf, codeOf } from '../../support/requests/callers.js';
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

interface Own {
  delegates: (Delegate & { price_name: string | null; price_centavos: number })[];
  money: Money;
  payment_status: boolean;
  registration: string;
  prices: { id: string; name: string }[];
  contact: { email: string };
}
const person = (more: object = {}) => ({
  ...{ first_name: 'Nina', last_name: 'Reyes', phone_number: '639171112222' },
  ...{ email: `nina-${randomUUID()}@b.example`, ...more },
});

async function eventOf(event: object) {
  const body = anEvent({ network_places: 100, fee_centavos: 150_000, ...event });
  return dataOf<{ id: string; slug: string }>(
    await call(desk.api, 'POST', '/events', { as: desk.staff, body }),
  );
}

/** A link as it is mailed. */
async function linkTo(registration: string) {
  const token = randomBytes(32).toString('base64url');
  await desk.api.db.query(
    `INSERT INTO registration_link (hash, registration_id, purpose, expires_at)
     VALUES ($1, $2, 'change', now() + interval '1 day')`,
    [createHash('sha256').update(token).digest('base64url'), registration],
  );
  const act = (path: string, body: object = {}) =>
    call(desk.api, 'POST', `/registration-link${path}`, { body: { token, ...body } });
  return {
    add: (body: object) => act('/delegates', body),
    cancel: (id: string | undefined) => act('/cancel', { delegates: [id] }),
    own: async () => dataOf<Own>(await act('')),
  };
}

async function alone(event: { slug: string }, more: object = {}) {
  const email = `alone-${randomUUID()}@b.example`;
  const one = dataOf<Delegate>(
    await call(desk.api, 'POST', '/delegates', { body: aDelegate({ event: event.slug, email, ...more }) }),
  );
  return { ...one, email, link: await linkTo(one.id) };
}

it('adds to a group that was paid: the difference is owed, once; taken out, nothing is; paid and taken out, it is to return', async () => {
  const { slug } = await eventOf({});
  const contact = aContact({
    first_name: 'Ana',
    last_name: 'Cruz',
    email: `${slug}@b.example`,
    phone_number: '09171234567',
  });
  const delegates = [0, 1].map((n) => ({ first_name: `P${n}`, last_name: 'Cruz' }));
  const group = dataOf<Group>(
    await call(desk.api, 'POST', '/registrations', { body: { contact, delegates, event: slug } }),
  );
  await desk.pay(group.delegates[0]?.id);
  const link = await linkTo(group.id);
  const nina = person();
  const own = dataOf<Own>(await link.add(nina));
  expect(own.money).toEqual({ paid_centavos: 300_000, owed_centavos: 150_000, to_return_centavos: 0 });
  expect(own).toMatchObject({ payment_status: false });
  expect(own.delegates[2]).toMatchObject({ first_name: 'Nina', price_name: null, price_centavos: 150_000 });
  expect(await desk.mailsTo(contact.email)).toContain('registration-changed');
  // The second click, and an answer that was lost.
  expect(dataOf<Own>(await link.add(nina)).delegates).toHaveLength(3);
  const added = own.delegates[2]?.id;
  expect(dataOf<Own>(await link.cancel(added))).toMatchObject({
    payment_status: true,
    money: { owed_centavos: 0, to_return_centavos: 0 },
  });
  const again = dataOf<Own>(await link.add(person())).delegates.at(-1)?.id;
  await desk.pay(again);
  expect(dataOf<Own>(await link.cancel(again)).money).toMatchObject({ to_return_centavos: 150_000 });
});

it('goes by the rules of an event that is closed, full, waited for, cancelled, or closed to changes', async () => {
  const day = 86_400_000;
  const past = new Date(Date.now() - day).toISOString();
  const tries: [object, string][] = [
    [{ state: 'cancelled' }, 'event_cancelled'],
    [{ registration_closes_at: past }, 'event_closed'],
    [{ registration_opens_at: new Date(Date.now() + day).toISOString() }, 'event_not_open'],
    [{ changes_close_at: past }, 'changes_closed'],
    [{ capacity: 1 }, 'event_full'],
  ];
  for (const [change, refused] of tries) {
    const event = await eventOf({});
    const { link } = await alone(event);
    if ('state' in change)
      await desk.api.db.query("UPDATE event SET state = 'cancelled' WHERE id = $1", [event.id]);
    else await call(desk.api, 'PATCH', `/events/${event.id}`, { as: desk.staff, body: change });
    expect([codeOf(await link.add(person())), (await link.own()).registration]).toEqual([
      [409, refused],
      { event_full: 'full', changes_closed: 'open', event_not_open: 'not-yet' }[refused] ?? 'closed',
    ]);
    expect((await link.own()).delegates).toHaveLength(1);
  }
  // Places are free, but others wait for them.
  const event = await eventOf({ capacity: 3 });
  const { link } = await alone(event);
  const { link: _, ...second } = await alone(event);
  await alone(event);
  const entry = { event: event.slug, contact: person(), delegates: [person()], payment_mode: 'gcash' };
  expect((await call(desk.api, 'POST', '/waiting-list', { body: entry })).status).toBeLessThan(300);
  await desk.api.db.query('UPDATE delegate SET cancelled_at = now() WHERE id = $1', [second.id]);
  expect(codeOf(await link.add(person()))).toEqual([409, 'event_full']);
});

it('asks what the event asks, and takes a price that is offered, or that of a code', async () => {
  const event = await eventOf({
    questions: [{ label: 'Meal', kind: 'choice', required: true, options: [{ label: 'Fish' }] }],
  });
  const prices = [
    { name: 'Regular', amount_centavos: 150_000, is_default: true },
    { name: 'Student', amount_centavos: 50_000, most: 1 },
    { name: 'Desk', amount_centavos: 1_000, shown_to: 'staff' },
    { name: 'Church', amount_centavos: 70_000, shown_to: 'code', codes: [{ code: 'CHURCH' }] },
  ];
  const put = await call(desk.api, 'PUT', `/events/${event.id}/prices`, { as: desk.staff, body: { prices } });
  const idOf = Object.fromEntries(
    dataOf<{ prices: { id: string; name: string }[] }>(put).prices.map(({ id, name }) => [name, id]),
  );
  const { link } = await alone(event, { answers: { meal: 'fish' } });
  const answers = { answers: { meal: 'fish' } };
  const missing = await link.add(person());
  expect(refusalOf(missing)).toEqual([400, 'answers.meal: Required']);
  expect((await link.own()).prices.map(({ name }) => name)).toEqual(['Regular', 'Student']);
  const own = dataOf<Own>(await link.add(person({ ...answers, price: idOf.Student })));
  expect(own.delegates[1]).toMatchObject({ price_name: 'Student', price_centavos: 50_000 });
  expect(codeOf(await link.add(person({ ...answers, price: idOf.Student })))).toEqual([409, 'price_full']);
  expect(codeOf(await link.add(person({ ...answers, price: idOf.Desk })))).toEqual([409, 'price_ended']);
  expect(codeOf(await link.add(person({ ...answers, price: 'code', price_code: 'x' })))).toEqual([
    409,
    'code_unknown',
  ]);
  const byCode = dataOf<Own>(await link.add(person({ ...answers, price: 'code', price_code: 'church' })));
  expect(byCode.delegates[2]).toMatchObject({ price_name: 'Church', price_centavos: 70_000 });
});

it('holds few places ahead of their payment, where no clock gives them back', async () => {
  const event = await eventOf({ capacity: 60 });
  const one = await alone(event);
  await desk.pay(one.id);
  for (let n = 0; n < 5; n++) expect((await one.link.add(person())).status).toBe(200);
  expect(codeOf(await one.link.add(person()))).toEqual([409, 'pay_first']);
  await desk.pay(one.id);
  expect((await one.link.add(person())).status).toBe(200);
});
