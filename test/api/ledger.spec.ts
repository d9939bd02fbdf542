import { randomUUID } from 'node:crypto';
import { type Api, startApi } from '../support/api.js';
import { asking, call, type Credentials, signIn } from '../support/callers.js';
import { noisyPicture, sendProof } from '../support/proof-uploader.js';
import { aDelegate } from '../support/records.js';

interface Money {
  paid_centavos: number;
  owed_centavos: number;
  to_return_centavos: number;
}
let api: Api;
let staff: Credentials;
beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api);
});
afterAll(() => api.close());

const ask = asking(() => ({ api, as: staff }));
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

it('takes nothing back twice: not what staff took back before, nor what was returned, nor of another payment', async () => {
  const { id } = await register();
  const first = await paidPart(id, 50_000, 34);
  await paidPart(id, 120_000, 35);
  await ask('POST', `/registrations/${id}/refunds`, { amount_centavos: 20_000, channel: 'cash' });
  await ask('PUT', `/delegates/verify/${id}`, { payment_status: false });
  expect((await moneyOf(id)).paid_centavos).toBe(0);
  await ask('POST', `/proofs/${first}/undo`);
  expect((await moneyOf(id)).paid_centavos).toBe(0);
  await ask('PUT', `/delegates/verify/${id}`, { payment_status: true });
  expect((await moneyOf(id)).paid_centavos).toBe(150_000);
});
