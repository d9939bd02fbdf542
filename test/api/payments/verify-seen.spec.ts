import { makeDevice, ticketOf } from '../../support/door/door-devices.js';
import { fixture } from '../../support/jest/fixture.js';
import { payers } from '../../support/payments/payers.js';
import { asking, call, dataOf, messageOf, signIn, codeOf } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));
const ask = asking(() => ({ api, as: staff }));
const { register } = payers(ask, () => api);

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
  expect([late.status, messageOf(late)]).toEqual([
    ...[409, 'Nothing is owed any more, not ₱1,500: look at it again.'],
  ]);
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
