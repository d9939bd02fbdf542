import { startDelegateDesk } from '../../support/desks/delegate-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import type { Money } from '../../support/payments/payers.js';
import { anonymous, call, dataOf, messageOf, type Json } from '../../support/requests/callers.js';
import { aContact, aDelegate, anEvent } from '../../support/requests/records.js';

interface Listed {
  id: string;
  name: string;
  uses: number;
  in_use: boolean;
  codes: { code: string; uses: number }[];
}
interface Prices {
  event_id: string;
  fee_centavos: number;
  updated_at: string;
  prices: Listed[];
}
interface Registered {
  id: string;
  uuid: string;
  price_name: string | null;
  price_centavos: number;
  payment_status: boolean;
}

const REGULAR = { name: 'Regular', amount_centavos: 150_000, is_default: true };
const EARLY = { name: 'Early', amount_centavos: 120_000 };
const SPEAKER = { name: 'Speaker', amount_centavos: 0, shown_to: 'code', codes: [{ code: 'God-is 27' }] };

/** Real: PostgreSQL and HTTP. What a place costs, and what it keeps. */
const desk = fixture(() => startDelegateDesk());
const tell = (method: string, path: string, body?: object) =>
  call(desk.api, method, path, { as: desk.staff, ...(body && { body }) });
const put = (event: string, prices: object[], more: object = {}) =>
  tell('PUT', `/events/${event}/prices`, { prices, ...more });
/** @returns the event's slug and id, and its prices by their names */
async function priced(prices: object[], more: object = {}) {
  const event = dataOf<{ id: string; slug: string }>(await tell('POST', '/events', anEvent(more as Json)));
  const list = dataOf<Prices>(await put(event.id, prices));
  return { ...event, list, of: Object.fromEntries(list.prices.map(({ name, id }) => [name, id])) };
}
const register = (event: string, more: object = {}, as = anonymous) =>
  call(desk.api, 'POST', '/delegates', { as, body: aDelegate({ event, ...more }) });
const code = ({ body }: { body: unknown }) => (body as { code: string }).code;
const moneyOf = async (id: string) =>
  dataOf<{ money: Money; due_centavos: number }>(await tell('GET', `/registrations/${id}`));
const dayFrom = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);

it('an event with its one fee asks nothing, and its places keep the fee', async () => {
  const { slug } = dataOf<{ slug: string }>(await tell('POST', '/events', anEvent()));
  expect(dataOf(await call(desk.api, 'GET', `/events/${slug}`))).toMatchObject({
    ...{ fee_centavos: 250_000, prices: [], takes_codes: false },
  });
  const one = dataOf<Registered>(await register(slug));
  expect(one).toMatchObject({ price_id: null, price_name: null, price_centavos: 250_000 });
  // What an open form still says is not taken for something else.
  expect(code(await register(slug, { price: one.id }))).toBe('price_ended');
});

it('the usual price is the fee, from either side, and who is registered keeps theirs', async () => {
  const { id, slug, of, list } = await priced([REGULAR, EARLY]);
  expect(list.fee_centavos).toBe(150_000);
  const usual = dataOf<Registered>(await register(slug));
  const early = dataOf<Registered>(await register(slug, { price: of.Early }));
  expect([usual.price_name, early.price_name]).toEqual(['Regular', 'Early']);
  await tell('PATCH', `/events/${id}`, { fee_centavos: 170_000 });
  const changed = dataOf<Prices>(await tell('GET', `/events/${slug}/prices`));
  expect(changed.prices).toMatchObject([{ amount_centavos: 170_000 }, { amount_centavos: 120_000 }]);
  await put(id, [
    { ...REGULAR, id: of.Regular },
    { ...EARLY, id: of.Early, name: 'Bird', amount_centavos: 1 },
  ]);
  expect(await moneyOf(usual.id)).toMatchObject({ due_centavos: 150_000, money: { owed_centavos: 150_000 } });
  expect(await moneyOf(early.id)).toMatchObject({ due_centavos: 120_000, money: { owed_centavos: 120_000 } });
  expect(dataOf(await call(desk.api, 'GET', `/events/${slug}`))).toMatchObject({
    fee_centavos: 150_000,
    prices: [{ name: 'Regular', is_default: true }, { name: 'Bird' }],
  });
});

it('refuses what is not offered, with a sentence and a code', async () => {
  const { slug, of } = await priced([
    REGULAR,
    { ...EARLY, ends_on: dayFrom(-1) },
    { name: 'Late', amount_centavos: 1, starts_on: dayFrom(1) },
    { name: 'Today', amount_centavos: 2, starts_on: dayFrom(0), ends_on: dayFrom(0) },
    { name: 'Staff', amount_centavos: 3, shown_to: 'staff' },
    { name: 'Over', amount_centavos: 4, ended: true },
  ]);
  for (const name of ['Early', 'Late', 'Staff', 'Over'])
    expect([name, code(await register(slug, { price: of[name] }))]).toEqual([name, 'price_ended']);
  expect(messageOf(await register(slug, { price: of.Early }))).toContain('“Early” is no longer offered');
  expect(dataOf<Registered>(await register(slug, { price: of.Today })).price_centavos).toBe(2);
  // Staff choose past the day and for whomever, but not what is ended.
  expect(dataOf<Registered>(await register(slug, { price: of.Early }, desk.staff)).price_name).toBe('Early');
  expect(dataOf<Registered>(await register(slug, { price: of.Staff }, desk.staff)).price_name).toBe('Staff');
  expect(code(await register(slug, { price: of.Over }, desk.staff))).toBe('price_ended');
});

it('refuses a list whose codes are no words, by its fields', async () => {
  const { slug } = dataOf<{ slug: string }>(await tell('POST', '/events', anEvent()));
  const answer = await put(slug, [REGULAR, { ...SPEAKER, codes: [{ code: 5 }, { code: {} }, {}] }]);
  expect(answer.status).toBe(400);
  const { errors } = answer.body as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field)).toContain('prices[1].codes[1].code');
});

it('of many who come at once, as many get a price as it has places', async () => {
  const { slug, of } = await priced([REGULAR, { ...EARLY, most: 3 }]);
  const answers = await Promise.all(Array.from({ length: 12 }, () => register(slug, { price: of.Early })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect(code(answer)).toBe('price_full');
  expect(dataOf<Prices>(await tell('GET', `/events/${slug}/prices`)).prices[1]?.uses).toBe(3);
  // A place that is given back is there for the next, and not for two.
  const ids = answers.flatMap((answer) => (answer.status === 201 ? [dataOf<Registered>(answer).id] : []));
  await desk.act(ids[0], 'cancel');
  expect((await register(slug, { price: of.Early })).status).toBe(201);
  expect(code(await desk.act(ids[0], 'reinstate'))).toBe('price_full');
  expect(
    code(await desk.act(dataOf<Registered>(await register(slug)).id, 'price', { price: of.Early })),
  ).toBe('price_full');
});

it('a code opens its price, however it is typed, as often as the owner says; what is wrong says no more than that', async () => {
  const { slug, of } = await priced([
    REGULAR,
    {
      ...SPEAKER,
      codes: [
        { code: 'God-is 27', most: 1 },
        { code: 'OVER2026', ends_on: dayFrom(-1) },
      ],
    },
  ]);
  const priceOf = (typed: string) =>
    call(desk.api, 'POST', `/events/${slug}/price-codes`, { body: { code: typed } });
  expect(dataOf(await priceOf(' godis27'))).toMatchObject({ name: 'Speaker', amount_centavos: 0 });
  const free = await register(slug, { price: of.Regular, price_code: 'god is-27' });
  expect(dataOf<Registered>(free)).toMatchObject({ price_name: 'Speaker', payment_status: true });
  const wrong = [
    await register(slug, { price_code: 'GODIS27' }),
    await register(slug, { price_code: 'OVER2026' }),
    await register(slug, { price_code: 'nothing' }),
    await priceOf('GODIS27'),
  ];
  expect(new Set(wrong.map((answer) => `${code(answer)} ${messageOf(answer)}`)).size).toBe(1);
  expect(code(wrong[0] ?? free)).toBe('code_unknown');
  // Its price alone opens nothing.
  expect(code(await register(slug, { price: of.Speaker }))).toBe('price_ended');
  expect(dataOf(await call(desk.api, 'GET', `/events/${slug}`))).toMatchObject({
    ...{ prices: [{ name: 'Regular' }], takes_codes: true },
  });
  const list = dataOf<Prices>(await tell('GET', `/events/${slug}/prices`));
  expect(list.prices[1]?.codes).toMatchObject([
    { code: 'GODIS27', uses: 1 },
    { code: 'OVER2026', uses: 0 },
  ]);
});

it('in a group each has their own, and the sum is that of all', async () => {
  const { slug, of } = await priced([REGULAR, EARLY, { ...SPEAKER, codes: [{ code: 'ELDERS' }] }]);
  const people = [{ price: of.Early }, {}, { price: 'code' }].map((one, n) => ({
    ...{ first_name: `P${n}`, last_name: 'Cruz', ...one },
  }));
  const contact = aContact({
    first_name: 'Ana',
    last_name: 'Cruz',
    email: 'a@b.example',
    phone_number: '09171234567',
  });
  const body = { contact, delegates: people, event: slug };
  expect(code(await call(desk.api, 'POST', '/registrations', { body }))).toBe('code_unknown');
  const group = dataOf<{ id: string; total_centavos: number; delegates: Registered[] }>(
    await call(desk.api, 'POST', '/registrations', { body: { ...body, price_code: 'elders' } }),
  );
  expect(group.total_centavos).toBe(270_000);
  expect(group.delegates.map(({ price_name }) => price_name)).toEqual(['Early', 'Regular', 'Speaker']);
  await desk.act(group.delegates[0]?.id, 'cancel');
  expect(await moneyOf(group.id)).toMatchObject({ due_centavos: 150_000 });
  await desk.pay(group.delegates[1]?.id);
  await desk.act(group.delegates[1]?.id, 'cancel');
  expect((await moneyOf(group.id)).money).toMatchObject({ owed_centavos: 0, to_return_centavos: 150_000 });
});

it('staff give a place another price: what is owed follows, the tickets with it, and the payer hears of it', async () => {
  const { slug, of } = await priced([REGULAR, EARLY, { ...SPEAKER, shown_to: 'staff', codes: [] }]);
  const email = `${slug}@example.com`;
  const one = dataOf<Registered>(await register(slug, { email, price: of.Early }));
  await desk.pay(one.id);
  await desk.act(one.id, 'price', { price: of.Regular });
  expect((await moneyOf(one.id)).money).toMatchObject({ owed_centavos: 30_000 });
  expect(await desk.read(one.id)).toMatchObject({ payment_status: false, price_name: 'Regular' });
  expect(await desk.mailsTo(email)).toContain('registration-changed');
  expect((await desk.types(one.id)).slice(-2)).toEqual(['delegate.price_changed', 'payment.unverified']);
  await desk.act(one.id, 'price', { price: of.Speaker });
  expect((await moneyOf(one.id)).money).toMatchObject({ owed_centavos: 0, to_return_centavos: 120_000 });
  expect(await desk.read(one.id)).toMatchObject({ payment_status: true });
  // The same again is no change.
  const before = await desk.types(one.id);
  expect((await desk.act(one.id, 'price', { price: of.Speaker })).status).toBe(200);
  expect(await desk.types(one.id)).toEqual(before);
  await desk.act(one.id, 'cancel');
  expect(code(await desk.act(one.id, 'price', { price: of.Early }))).toBe('place_given_back');
});

it('what somebody has stays in the list, and can be ended; a colleague’s list is not overwritten', async () => {
  const { id, slug, of, list } = await priced([REGULAR, EARLY]);
  await register(slug, { price: of.Early });
  const regular = { ...REGULAR, id: of.Regular };
  expect(code(await put(id, [regular]))).toBe('price_in_use');
  const ended = dataOf<Prices>(await put(id, [regular, { ...EARLY, id: of.Early, ended: true }]));
  expect(ended.prices[1]).toMatchObject({ ended: true, uses: 1, in_use: true });
  expect((await put(id, [regular], { seen_at: list.updated_at })).status).toBe(412);
  const bad = await put(id, [
    { ...EARLY, codes: [{ code: '!' }], shown_to: 'code' },
    { ...EARLY, starts_on: '2027-02-02', ends_on: '2027-02-01' },
  ]);
  expect((bad.body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
    'prices[0].codes[0].code',
    'prices[1].ends_on',
    'prices',
    'prices[1].name',
  ]);
});

it('who waits in line keeps the price that they asked for', async () => {
  const { slug, of } = await priced([REGULAR, EARLY], { capacity: 1, network_places: 100 });
  const first = dataOf<Registered>(await register(slug));
  const body = { ...aDelegate(), email: `line-${slug}@example.com` };
  const entry = dataOf<{ uuid: string; total_centavos: number }>(
    await call(desk.api, 'POST', '/waiting-list', {
      body: {
        contact: { ...{ first_name: 'Li', last_name: 'Go' }, email: body.email, phone_number: '09171234567' },
        delegates: [{ first_name: 'Li', last_name: 'Go', price: of.Early }],
        event: slug,
      },
    }),
  );
  expect(entry.total_centavos).toBe(120_000);
  await put(slug, [
    { ...REGULAR, id: of.Regular },
    { ...EARLY, id: of.Early, ended: true, most: 1 },
  ]);
  await desk.api.db.query('UPDATE waiting_entry SET unconfirmed = false');
  await desk.act(first.id, 'cancel');
  const { entries } = dataOf<{ entries: { id: string; state: string }[] }>(
    await tell('GET', `/events/${slug}/waiting-list`),
  );
  if (entries[0]?.state === 'waiting')
    await tell('POST', `/events/${slug}/waiting-list/${entries[0].id}/offer`);
  expect((await call(desk.api, 'POST', `/waiting-list/${entry.uuid}/accept`)).status).toBe(200);
  const people = dataOf<Registered[]>(await tell('GET', `/delegates?filter={"price_id":"${of.Early}"}`));
  expect(people).toMatchObject([{ price_name: 'Early', due_centavos: 120_000 }]);
});

it('whoever guesses too often is told to wait, in the form too', async () => {
  const { slug } = await priced([REGULAR, SPEAKER]);
  const priceOf = (typed: string) =>
    call(desk.api, 'POST', `/events/${slug}/price-codes`, { body: { code: typed } });
  for (let n = 0; n < 30; n += 1) await priceOf(`guess ${n}`);
  expect((await priceOf('GODIS27')).status).toBe(429);
  expect((await register(slug, { price_code: 'GODIS27' })).status).toBe(429);
  // Who has no code registers all the same.
  expect((await register(slug)).status).toBe(201);
});
