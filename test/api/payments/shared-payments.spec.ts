import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { payers } from '../../support/payments/payers.js';
import { asking, call, messageOf, signIn, codeOf } from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));
const ask = asking(() => ({ api, as: staff }));
const { register, moneyOf } = payers(ask, () => api);

const aRegistration = async () => {
  const { id: delegate } = await register();
  return { delegate, id: (await ask<{ id: string }>('GET', `/registrations/${delegate}`)).id };
};
const part = ({ id }: { id: string }, amount_centavos = 150_000) => ({ id, amount_centavos });
const enter = (body: object, key: string = randomUUID()) =>
  call(api, 'POST', '/payments/shared', { as: staff, body, headers: { 'idempotency-key': key } });
const takeBack = (id: string) =>
  call(api, 'POST', `/payments/shared/${id}/take-back`, {
    as: staff,
    body: { because: 'The cheque bounced' },
  });
const of = (shared_payment_id: string) =>
  ask<Record<string, unknown>[]>(
    'GET',
    `/movements?filter=${encodeURIComponent(JSON.stringify({ shared_payment_id }))}&sort=["created_at","ASC"]`,
  );
const stateOf = async (delegate: string) =>
  ask<{ payment_status: boolean; qr_code: string | null }>('GET', `/delegates/${delegate}`);
const CHEQUE = { channel: 'bank-transfer', received_on: '2026-11-20', receipt_number: 'A-017' };

it('enters one cheque for three: one number, a payment and an acknowledgement of each, once', async () => {
  const three = [await aRegistration(), await aRegistration(), await aRegistration()];
  const [one, two, partly] = three;
  if (!one || !two || !partly) throw new Error('Three were made');
  const key = randomUUID();
  const body = {
    ...{ ...CHEQUE, reference: '0007001', amount_centavos: 350_000 },
    parts: [part(one), part(two), part(partly, 50_000)],
  };
  expect([(await enter(body, key)).status, (await enter(body, key)).status]).toEqual([200, 200]);
  const rows = await of(key);
  expect(rows.map(({ amount_centavos }) => Number(amount_centavos)).sort()).toEqual([
    150_000, 150_000, 50_000,
  ]);
  for (const row of rows) expect(row).toMatchObject({ ...CHEQUE, reference: '0007001', kind: 'payment' });
  expect(await stateOf(one.delegate)).toMatchObject({ payment_status: true });
  expect(await stateOf(partly.delegate)).toMatchObject({ payment_status: false });
  const { rows: mails } = await api.db.query(
    "SELECT FROM mail WHERE template = 'payment-received' AND record_id = ANY($1)",
    [three.map(({ delegate }) => delegate)],
  );
  expect(mails).toHaveLength(3);
  // The same cheque again, for somebody else.
  const other = await aRegistration();
  const again = { ...body, amount_centavos: 300_000, parts: [part(other), part(await aRegistration())] };
  expect(codeOf(await enter(again))).toEqual([409, 'duplicate_reference']);
  expect(codeOf(await enter({ ...again, reference: 'other' }, key))).toEqual([409, 'key_reused']);

  const parts = {
    parts: expect.arrayContaining([
      expect.objectContaining({ registration_id: one.id, left_centavos: 150_000 }),
    ]) as never,
  };
  const read = () => ask<{ left_centavos: number; parts: object[] }>('GET', `/payments/shared/${key}`);
  expect(await read()).toMatchObject({ amount_centavos: 350_000, left_centavos: 350_000, ...parts });
  expect((await read()).parts[0]).toMatchObject({
    contact_name: expect.any(String) as string,
    delegate_id: expect.any(String) as string,
    code: expect.stringMatching(/^[0-9A-Z]{8}$/) as string,
  });
  expect((await call(api, 'GET', `/payments/shared/${randomUUID()}`, { as: staff })).status).toBe(404);

  // It bounced.
  expect((await takeBack(key)).status).toBe(200);
  expect(codeOf(await takeBack(key))).toEqual([409, 'nothing_left_of_payment']);
  expect(await read()).toMatchObject({ amount_centavos: 350_000, left_centavos: 0 });
  expect((await of(key)).reduce((sum, { amount_centavos }) => sum + Number(amount_centavos), 0)).toBe(0);
  for (const { delegate } of three) {
    expect(await stateOf(delegate)).toMatchObject({ payment_status: false, qr_code: null });
    expect(await moneyOf(delegate)).toMatchObject({ paid_centavos: 0, owed_centavos: 150_000 });
  }
});

it('takes parts that add up alone, and all of them or none', async () => {
  const [one, two] = [await aRegistration(), await aRegistration()];
  const wrong = await enter({ ...CHEQUE, amount_centavos: 300_001, parts: [part(one), part(two)] });
  expect([wrong.status, messageOf(wrong)]).toEqual([400, 'parts: They add up to ₱3,000, not ₱3,000.01']);
  const body = { ...CHEQUE, amount_centavos: 300_000, parts: [part(one), part(two)] };
  expect((await enter({ ...body, parts: [part(one), part({ id: randomUUID() })] })).status).toBe(404);
  const seen = { ...part(two), owed_centavos: 100_000 };
  const refused = await enter({ ...body, parts: [part(one), seen] });
  expect(codeOf(refused)).toEqual([409, 'amount_differs']);
  expect(messageOf(refused)).toMatch(/^[^:]+: ₱1,500 is owed now, not ₱1,000/);
  await sendProof(api.url, two.delegate, await noisyPicture(1));
  expect(codeOf(await enter(body))).toEqual([409, 'proof_waits']);
  expect(await moneyOf(one.delegate)).toMatchObject({ paid_centavos: 0 });
});

it('takes back what is left of it: not what came otherwise, nor what was paid back since', async () => {
  const [one, two] = [await aRegistration(), await aRegistration()];
  const key = randomUUID();
  const parts = [part(one, 50_000), part(two)];
  await enter({ channel: 'cash', amount_centavos: 200_000, parts }, key);
  await ask('POST', `/registrations/${one.id}/payments`, { amount_centavos: 100_000, channel: 'gcash' });
  await ask('POST', `/delegates/${two.delegate}/cancel`, { because: '' });
  await ask('POST', `/registrations/${two.id}/refunds`, { amount_centavos: 150_000, channel: 'cash' });
  expect((await takeBack(key)).status).toBe(200);
  expect(await moneyOf(one.delegate)).toMatchObject({ paid_centavos: 100_000, owed_centavos: 50_000 });
  expect(await moneyOf(two.delegate)).toMatchObject({ paid_centavos: 0, to_return_centavos: 0 });
});
