import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { payers } from '../../support/payments/payers.js';
import { asking, call, dataOf, signIn, type Credentials } from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const ask = asking(() => ({ api, as: staff }));
const { register, moneyOf, proofsOf } = payers(ask, () => api);
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
  const part = (amount_centavos: number, to = id) => enter(to, { amount_centavos, channel: 'cash' }, headers);
  const { id: other } = await aRegistration();
  const statuses = [];
  for (const answer of [() => part(5_000), () => part(5_000), () => part(6_000), () => part(5_000, other)])
    statuses.push((await answer()).status);
  expect(statuses).toEqual([200, 200, 409, 409]);
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
