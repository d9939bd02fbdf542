import { randomUUID } from 'node:crypto';
import { makeDevice, ticketOf } from '../../support/door/door-devices.js';
import { fixture } from '../../support/jest/fixture.js';
import { payers } from '../../support/payments/payers.js';
import {
  addStaff,
  asking,
  call,
  sessionOf,
  signIn,
  type Credentials,
  codeOf,
  messageOf,
  refusalOf,
} from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const ask = asking(() => ({ api, as: staff }));
const { register, moneyOf } = payers(ask, () => api);
interface InHand {
  holder_id: string;
  holder_name: string | null;
  expected_centavos: number;
  movements: number;
}

interface EventCash {
  in_hand: InHand[];
  counts: Record<string, unknown>[];
}
const theEvent = async () => (await ask<{ id: string }[]>('GET', '/events'))[0]?.id ?? '';
const cash = async () => ask<EventCash>('GET', `/events/${await theEvent()}/cash`);
const heldBy = async (name: string) => (await cash()).in_hand.find(({ holder_name }) => holder_name === name);
const count = async (body: object, key: string = randomUUID(), as: Credentials = staff) =>
  call(api, 'POST', `/events/${await theEvent()}/cash`, { as, body, headers: { 'idempotency-key': key } });
/** A registration that paid its ₱1,500 at the door. */
const payAt = async (device: Credentials) => {
  const one = await register();
  await call(api, 'POST', '/door/payments', { as: device, body: { ticket: ticketOf(one.uuid) } });
  return one.id;
};
const aCashier = (name: string) => makeDevice(api, staff, { takes_payments: true, name });
const held = (of: InHand | undefined, counted_centavos: number, because?: string) => ({
  holder_id: of?.holder_id,
  expected_centavos: of?.expected_centavos,
  counted_centavos,
  ...(because && { because }),
});

it('is summed by person, and closed with who counted it; later cash begins the next count', async () => {
  const [ben, cora] = [await aCashier('Ben'), await aCashier('Cora')];
  await payAt(ben);
  await payAt(ben);
  await payAt(cora);
  expect(await heldBy('Ben')).toMatchObject({ expected_centavos: 300_000, movements: 2 });
  expect(await heldBy('Cora')).toMatchObject({ expected_centavos: 150_000, movements: 1 });

  const own = await heldBy('Ben');
  expect((await count(held(own, 300_000))).status).toBe(200);
  expect(await heldBy('Ben')).toBeUndefined();
  expect(await heldBy('Cora')).toMatchObject({ expected_centavos: 150_000 });
  await payAt(ben);
  expect(await heldBy('Ben')).toMatchObject({ expected_centavos: 150_000, movements: 1 });
  const [closed] = (await cash()).counts;
  expect(closed).toMatchObject({
    ...{ holder_name: 'Ben', movements: 2, expected_centavos: 300_000, counted_centavos: 300_000 },
    ...{ difference_centavos: 0, counted_in_words: 'Three thousand pesos only', counted_own: false },
  });
  const filter = encodeURIComponent(JSON.stringify({ cash_count_id: [closed?.['id']] }));
  const rows = await ask<{ amount_centavos: number }[]>('GET', `/movements?filter=${filter}`);
  expect(rows.map(({ amount_centavos }) => amount_centavos)).toEqual([150_000, 150_000]);
});

it('is closed once by a second click, by a lost answer, and by two who count at once', async () => {
  await payAt(await aCashier('Dan'));
  const dan = held(await heldBy('Dan'), 150_000);
  const key = randomUUID();
  expect([(await count(dan, key)).status, (await count(dan, key)).status]).toEqual([200, 200]);
  expect(codeOf(await count({ ...dan, counted_centavos: 1, because: 'x' }, key))).toEqual([
    409,
    'key_reused',
  ]);
  expect(codeOf(await count(dan))).toEqual([409, 'cash_counted']);

  await payAt(await aCashier('Eve'));
  const eve = held(await heldBy('Eve'), 150_000);
  const both = await Promise.all([count(eve), count(eve)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { counts } = await cash();
  expect(counts.filter(({ holder_name }) => holder_name === 'Eve')).toHaveLength(1);
});

it('takes a reason for a difference, and refuses a sum that has changed since it was seen', async () => {
  const fe = await aCashier('Fe');
  await payAt(fe);
  const seen = await heldBy('Fe');
  expect((await count(held(seen, 140_000))).status).toBe(400);
  await payAt(fe);
  expect(codeOf(await count(held(seen, 150_000)))).toEqual([409, 'cash_changed']);
  expect((await count(held(await heldBy('Fe'), 290_000, 'One note is missing'))).status).toBe(200);
  expect((await cash()).counts[0]).toMatchObject({
    ...{ difference_centavos: -10_000, because: 'One note is missing' },
  });
});

it('has a correction with whoever took the payment, also after it was counted', async () => {
  const [gil, hal] = [await aCashier('Gil'), await aCashier('Hal')];
  const wrong = await payAt(gil);
  await payAt(hal);
  await count(held(await heldBy('Gil'), 150_000));
  await ask('PUT', `/delegates/verify/${wrong}`, { payment_status: false });
  // The name is that of the manager in the journal; the cash is Gil's.
  expect(await heldBy('Gil')).toMatchObject({ expected_centavos: -150_000, movements: 1 });
  expect(await heldBy('Hal')).toMatchObject({ expected_centavos: 150_000 });
  expect((await count(held(await heldBy('Gil'), -150_000))).status).toBe(200);
  expect(await heldBy('Gil')).toBeUndefined();
});

it('stays with its person when the account is removed, and parts two who took parts of one fee', async () => {
  const luz = await addStaff(api, 'manager');
  const as = await sessionOf(api, luz);
  const { id } = await register();
  const registration = (await ask<{ id: string }>('GET', `/registrations/${id}`)).id;
  const pay = (who: Credentials, amount_centavos: number) =>
    call(api, 'POST', `/registrations/${registration}/payments`, {
      ...{ as: who, body: { amount_centavos, channel: 'cash' } },
    });
  await pay(as, 50_000);
  await pay(staff, 100_000);
  await ask('DELETE', `/staff/${luz.id}`);
  const of = async (id: string) => (await cash()).in_hand.find(({ holder_id }) => holder_id === id);
  expect(await of(luz.id)).toMatchObject({ expected_centavos: 50_000 });
  expect((await of(luz.id))?.holder_name).not.toBeNull();
  await ask('PUT', `/delegates/verify/${id}`, { payment_status: false });
  expect(await of(luz.id)).toMatchObject({ expected_centavos: 0, movements: 2 });
  expect((await count(held(await of(luz.id), 0))).status).toBe(200);
});

it('is never changed once it is counted', async () => {
  for (const table of ['cash_count', 'cash_counted'])
    await expect(api.db.query(`DELETE FROM ${table}`)).rejects.toThrow('count again');
});

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
  expect(refusalOf(wrong)).toEqual([400, 'parts: They add up to ₱3,000, not ₱3,000.01']);
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
