import { randomUUID } from 'node:crypto';
import { makeDevice, ticketOf } from '../../support/door/door-devices.js';
import { fixture } from '../../support/jest/fixture.js';
import { payers, type Money } from '../../support/payments/payers.js';
import {
  asking,
  call,
  dataOf,
  signIn,
  type Credentials,
  messageOf,
  refusalOf,
  codeOf,
} from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';
import { anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const ask = asking(() => ({ api, as: staff }));
const { register, moneyOf, proofsOf, paidPart } = payers(ask, () => api);
const aRegistration = async () => {
  const { id: delegate } = await register();
  return { delegate, id: (await ask<{ id: string }>('GET', `/registrations/${delegate}`)).id };
};
const enter = (id: string, body: object, headers: Credentials = {}) =>
  call(api, 'POST', `/registrations/${id}/payments`, { as: staff, body, headers });
const journal = (id: string) =>
  ask<Record<string, unknown>[]>(
    'GET',
    `/movements?filter=${encodeURIComponent(JSON.stringify({ registration_id: id }))}&sort=["created_at","ASC"]`,
  );
const paid = async (delegate: string) =>
  ask<{ payment_status: boolean; qr_code: string | null }>('GET', `/delegates/${delegate}`);
it('enters cash and a cheque in parts, with day and numbers; tickets go once all is paid', async () => {
  const { delegate, id } = await aRegistration();
  const cash = {
    amount_centavos: 50_000,
    channel: 'cash',
    received_on: '2026-11-20',
    receipt_number: 'A-017',
  };
  const first = await enter(id, cash);
  expect([first.status, dataOf(first)]).toEqual([
    200,
    { paid_centavos: 50_000, owed_centavos: 100_000, to_return_centavos: 0 },
  ]);
  expect(await paid(delegate)).toMatchObject({ payment_status: false, qr_code: null });
  const cheque = { channel: 'bank-transfer', reference: '000 1234', note: 'BPI cheque' };
  await enter(id, { amount_centavos: 100_000, ...cheque });
  expect((await paid(delegate)).payment_status).toBe(true);
  expect((await paid(delegate)).qr_code).not.toBeNull();
  expect(await journal(id)).toMatchObject([
    { kind: 'payment', reference: null, ...cash },
    {
      kind: 'payment',
      amount_centavos: 100_000,
      reference: '0001234',
      note: 'BPI cheque',
      received_on: null,
    },
  ]);
  const { rows } = await api.db.query<{ template: string }>(
    `SELECT template FROM mail WHERE record_id = $1 AND template IN ('payment-received', 'ticket') ORDER BY template`,
    [delegate],
  );
  expect(rows.map(({ template }) => template)).toEqual(['payment-received', 'payment-received', 'ticket']);
});

it('enters one payment once, however often it is sent', async () => {
  const { id } = await aRegistration();
  const headers = { 'idempotency-key': randomUUID() };
  const part = (amount_centavos: number, to = id, more = {}) =>
    enter(to, { amount_centavos, channel: 'cash', ...more }, headers);
  const { id: other } = await aRegistration();
  const statuses = [];
  for (const answer of [() => part(5_000), () => part(5_000), () => part(6_000), () => part(5_000, other)])
    statuses.push((await answer()).status);
  expect(statuses).toEqual([200, 200, 409, 409]);
  // The same sum by another way, or with another reference, is another payment: it is not lost in silence.
  for (const more of [{ channel: 'bank-transfer' }, { reference: '0002' }])
    expect((await part(5_000, id, more)).status).toBe(409);
  expect((await moneyOf(id)).paid_centavos).toBe(5_000);
  // One cheque pays for one registration.
  const cheque = { amount_centavos: 10_000, channel: 'bank-transfer', reference: '777-1' };
  expect([(await enter(id, cheque)).status, (await enter(other, cheque)).status]).toEqual([200, 409]);
});

it('leaves a receipt that waits to be looked at, unless it shows this payment', async () => {
  const { delegate, id } = await aRegistration();
  await sendProof(api.url, delegate, await noisyPicture(81));
  const payment = { amount_centavos: 150_000, channel: 'gcash', received_on: '2026-11-21' };
  expect(await enter(id, payment)).toMatchObject({ status: 409, body: { code: 'proof_waits' } });
  expect((await moneyOf(id)).paid_centavos).toBe(0);
  expect((await enter(id, { ...payment, with_proof: true })).status).toBe(200);
  const [proof] = await proofsOf(delegate);
  expect(proof?.state).toBe('accepted');
  expect(await journal(id)).toMatchObject([{ proof_id: proof?.id, received_on: '2026-11-21' }]);
});

it('enters what is too much as to be returned, and nothing for who cancelled', async () => {
  const { delegate, id } = await aRegistration();
  await enter(id, { amount_centavos: 160_000, channel: 'cash' });
  expect(await moneyOf(id)).toEqual({ paid_centavos: 160_000, owed_centavos: 0, to_return_centavos: 10_000 });
  await ask('POST', `/delegates/${delegate}/cancel`, {});
  expect(await enter(id, { amount_centavos: 1, channel: 'cash' })).toMatchObject({
    status: 409,
    body: { code: 'registration_cancelled' },
  });
});

it('refuses what is no payment, in a sentence that names the field', async () => {
  const { id } = await aRegistration();
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  for (const [field, body] of [
    ['amount_centavos', { amount_centavos: 0, channel: 'cash' }],
    ['amount_centavos', { amount_centavos: 1.5, channel: 'cash' }],
    ['channel', { amount_centavos: 1, channel: 'shells' }],
    ['received_on', { amount_centavos: 1, channel: 'cash', received_on: '2026-02-30' }],
    ['received_on', { amount_centavos: 1, channel: 'cash', received_on: tomorrow }],
    ['receipt_number', { amount_centavos: 1, channel: 'cash', receipt_number: 'x'.repeat(31) }],
  ] as const)
    expect([field, await enter(id, body)]).toMatchObject([
      field,
      { status: 400, body: { errors: [{ field }] } },
    ]);
  expect((await enter(randomUUID(), { amount_centavos: 1, channel: 'cash' })).status).toBe(404);
  expect((await moneyOf(id)).paid_centavos).toBe(0);
});

const verify = (id: string, body: object) =>
  call(api, 'PUT', `/delegates/verify/${id}`, { as: staff, body: { payment_status: true, ...body } });
const movements = async (delegate: string) => {
  const { id } = await ask<{ id: string }>('GET', `/registrations/${delegate}`);
  const filter = encodeURIComponent(JSON.stringify({ registration_id: id }));
  return ask<Record<string, unknown>[]>('GET', `/movements?filter=${filter}`);
};

it('books the sum that was seen, with its day, way and receipt', async () => {
  const { id } = await register();
  const payment = {
    ...{ amount_centavos: 150_000, channel: 'cash', received_on: '2026-11-20' },
    ...{ receipt_number: 'A-1', reference: '0001', note: 'By his son' },
  };
  expect((await verify(id, payment)).status).toBe(200);
  expect(await movements(id)).toMatchObject([{ kind: 'payment', ...payment }]);
});

it('books nothing where another sum is owed than was seen, and says how much', async () => {
  const { id } = await register();
  const refused = await verify(id, { amount_centavos: 100_000 });
  expect([...codeOf(refused), messageOf(refused)]).toEqual([
    ...[409, 'amount_differs', '₱1,500 is owed now, not ₱1,000: look at it again.'],
  ]);
  expect((await verify(id, { amount_centavos: 150_000, channel: 'shells' })).status).toBe(400);
  expect((await verify(id, { amount_centavos: 150_000, received_on: '2999-01-01' })).status).toBe(400);
  expect(await movements(id)).toEqual([]);
  // A colleague was faster: what they entered is not entered again.
  await verify(id, {});
  const late = await verify(id, { amount_centavos: 150_000 });
  expect(refusalOf(late)).toEqual([...[409, 'Nothing is owed any more, not ₱1,500: look at it again.']]);
  expect(await movements(id)).toHaveLength(1);
});

it('enters no payment by hand where another sum is owed than was seen', async () => {
  const { id } = await register();
  const enter = (owed_centavos: number) =>
    call(api, 'POST', `/registrations/${id}/payments`, {
      as: staff,
      body: { amount_centavos: 50_000, channel: 'cash', owed_centavos },
    });
  expect((await enter(150_000)).status).toBe(200);
  const refused = await enter(150_000);
  expect(codeOf(refused)).toEqual([409, 'amount_differs']);
});

it('means what it meant to whoever sends no sum: all that is owed, as the delegate said', async () => {
  const { id } = await register();
  expect((await verify(id, {})).status).toBe(200);
  expect(await movements(id)).toMatchObject([
    { amount_centavos: 150_000, channel: 'gcash', received_on: null },
  ]);
});

it('of many books what was seen of each, a group once, and names whose sum has changed', async () => {
  const [one, other] = [await register(), await register()];
  const contact = { first_name: 'R', last_name: 'V', email: 'r@example.com', phone_number: '63917' };
  const { delegates } = await ask<{ delegates: { id: string }[] }>('POST', '/registrations', {
    contact,
    delegates: ['Ana', 'Ben'].map((first_name) => ({ first_name, last_name: 'Cruz' })),
  });
  const seen = (id: string, amount_centavos: number) => ({ id, amount_centavos });
  const report = dataOf<{ done: object[]; failed: { id: string; message: string }[] }>(
    await call(api, 'POST', '/delegates/bulk', {
      as: staff,
      body: {
        ...{ action: 'verify', channel: 'cash', received_on: '2026-11-20' },
        records: [
          seen(one.id, 150_000),
          seen(other.id, 100_000),
          ...delegates.map(({ id }) => seen(id, 300_000)),
        ],
      },
    }),
  );
  expect(report.done).toHaveLength(3);
  expect(report.failed).toMatchObject([
    { id: other.id, message: expect.stringContaining('₱1,500 is owed now') as string },
  ]);
  const [ana] = delegates;
  expect(await movements(ana?.id ?? '')).toMatchObject([
    { amount_centavos: 300_000, channel: 'cash', received_on: '2026-11-20' },
  ]);
  expect(await movements(other.id)).toEqual([]);
});

it('at the door takes the sum that the helper was told, today', async () => {
  const { id, uuid } = await register();
  const cashier = await makeDevice(api, staff, { takes_payments: true });
  const pay = (amount_centavos: number) =>
    call(api, 'POST', '/door/payments', { as: cashier, body: { ticket: ticketOf(uuid), amount_centavos } });
  const refused = await pay(100_000);
  expect(codeOf(refused)).toEqual([409, 'amount_differs']);
  expect(await movements(id)).toEqual([]);
  expect((await pay(150_000)).status).toBe(200);
  const [taken] = await movements(id);
  expect(taken).toMatchObject({ amount_centavos: 150_000, channel: 'cash' });
  expect(taken?.['received_on']).not.toBeNull();
});

it('says what was received of people who were removed, so that the sums of the event add up', async () => {
  const { slug } = await ask<{ slug: string }>('POST', '/events', anEvent({ fee_centavos: 150_000 }));
  const [stays, goes] = [await register({ event: slug }), await register({ event: slug })];
  const contact = { ...{ first_name: 'Ruth', last_name: 'Cruz' }, email: 'r@example.com' };
  const group = await ask<{ delegates: { id: string }[] }>('POST', '/registrations', {
    ...{ event: slug, contact: { ...contact, phone_number: '639170000001' } },
    delegates: [{ first_name: 'Ana', last_name: 'Cruz' }],
  });
  const last = group.delegates[0]?.id ?? '';
  for (const id of [stays.id, goes.id, last])
    await ask('PUT', `/delegates/verify/${id}`, { payment_status: true });
  const sums = async () => {
    const money = await ask<Money & Record<string, number>>('GET', `/events/${slug}/money`);
    const {
      due_centavos = 0,
      removed_centavos = 0,
      paid_centavos,
      owed_centavos,
      to_return_centavos,
    } = money;
    expect(due_centavos - owed_centavos + to_return_centavos + removed_centavos).toBe(paid_centavos);
    return [paid_centavos, to_return_centavos, removed_centavos];
  };
  expect(await sums()).toEqual([450_000, 0, 0]);
  await ask('DELETE', `/delegates/${goes.id}`);
  await ask('DELETE', `/delegates/${last}`);
  expect(await sums()).toEqual([450_000, 0, 300_000]);
  const toReturn = await call(api, 'GET', `/payments/to-return?event=${slug}`, { as: staff });
  expect(toReturn.body).toMatchObject({ meta: { total: 0, to_return_centavos: 0 } });
  await ask('POST', `/delegates/${stays.id}/cancel`, {});
  expect(await sums()).toEqual([450_000, 150_000, 300_000]);
});

it('leaves no picture to be looked at with whoever has the money back', async () => {
  const { id } = await register();
  await paidPart(id, 150_000, 85);
  await ask('POST', `/delegates/${id}/cancel`, {});
  await ask('POST', `/registrations/${id}/refunds`, { amount_centavos: 150_000, channel: 'gcash' });
  const waiting = { id: [id], payment_status: false, proof_of_payment: true };
  expect(await ask('GET', `/delegates?filter=${encodeURIComponent(JSON.stringify(waiting))}`)).toEqual([]);
  // As evidence it stays.
  expect((await proofsOf(id)).map(({ state }) => state)).toEqual(['accepted']);
});

it('says of a part what it is, in the file for people too', async () => {
  const { id } = await register();
  await paidPart(id, 50_000, 86);
  const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
  const path = `/api/v1/delegates/export.csv?readable=true&filter=${filter}`;
  const file = await (await fetch(`${api.url}${path}`, { headers: staff })).text();
  expect(file).toContain(',Partly paid,');
});
