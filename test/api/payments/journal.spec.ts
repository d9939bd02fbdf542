import { fixture } from '../../support/jest/fixture.js';
import { payers } from '../../support/payments/payers.js';
import { asking, call, signIn } from '../../support/requests/callers.js';
import { aContact, anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

interface Row {
  id: string;
  kind: string;
  amount_centavos: number;
  registration_id: string;
  corrects_id: string | null;
  reference: string | null;
  [field: string]: unknown;
}
const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const ask = asking(() => ({ api, as: staff }));
const { register, moneyOf, paidPart } = payers(ask, () => api);
const journal = async (filter: object, more = '') => {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;
  const { status, body } = await call(api, 'GET', `/movements?${query}`, { as: staff });
  expect(status).toBe(200);
  return body as { data: Row[]; meta: { total: number; next: string | null } };
};
const OLDEST = `&sort=${encodeURIComponent('["created_at","ASC"]')}`;
const registrationOf = async (delegate: string) =>
  (await ask<{ id: string }>('GET', `/registrations/${delegate}`)).id;

it('lists what was paid, taken back and returned, with all that is known of it; its sum is what was received', async () => {
  const delegate = await register({ first_name: 'Perpetua', last_name: 'Quizon' });
  const id = await registrationOf(delegate.id);
  const proof = await paidPart(delegate.id, 50_000, 71);
  await api.db.query("UPDATE proof SET read_paid_on = '2026-11-20' WHERE id = $1", [proof]);
  await ask('POST', '/statements/verify', {
    payments: [
      {
        ...{ registration_id: id, amount_centavos: 120_000, reference: '9012345678901' },
        ...{ channel: 'gcash', statement_line: 'gcash.pdf, line 4' },
      },
    ],
  });
  await ask('POST', `/registrations/${id}/refunds`, {
    ...{ amount_centavos: 20_000, channel: 'bank-transfer', reference: '77', note: 'Too much' },
  });
  await ask('PUT', `/delegates/verify/${delegate.id}`, { payment_status: false });
  const { data, meta } = await journal({ registration_id: id }, OLDEST);
  // Corrections of one moment have no order among themselves.
  const inOrder = [
    ...data.slice(0, 3),
    ...data.slice(3).sort((a, b) => Number(b.reference === null) - Number(a.reference === null)),
  ];
  expect(
    inOrder.map(({ kind, amount_centavos, channel, reference }) => [
      kind,
      amount_centavos,
      channel,
      reference,
    ]),
  ).toEqual([
    ['payment', 50_000, 'gcash', null],
    ['payment', 120_000, 'gcash', '9012345678901'],
    ['refund', -20_000, 'bank-transfer', '77'],
    ['correction', expect.any(Number), 'gcash', null],
    ['correction', expect.any(Number), 'gcash', '9012345678901'],
  ]);
  expect(meta.total).toBe(5);
  const [first, second, refund] = data;
  expect(first).toMatchObject({
    ...{
      received_on: '2026-11-20',
      proof_id: proof,
      statement_line: null,
      corrects_id: null,
      corrects_at: null,
    },
    ...{ contact_name: 'Perpetua Quizon', delegate_id: delegate.id, registration_id: id, currency: 'PHP' },
    ...{ proof: `/api/v1/proofs/${proof}/picture`, event_name: 'Common Ground 2027' },
  });
  expect(first?.code).toMatch(/^\w{8}$/);
  expect(first?.entered_by_name).not.toBeNull();
  expect(second).toMatchObject({ received_on: null, proof: null, statement_line: 'gcash.pdf, line 4' });
  expect(refund).toMatchObject({ note: 'Too much', corrects_id: null });
  expect(inOrder.slice(3).map(({ corrects_id }) => corrects_id)).toEqual([first?.id, second?.id]);
  expect(inOrder.slice(3).map(({ corrects_at }) => corrects_at)).toEqual([
    first?.created_at,
    second?.created_at,
  ]);
  const sum = data.reduce((total, { amount_centavos }) => total + amount_centavos, 0);
  expect((await moneyOf(delegate.id)).paid_centavos).toBe(sum);
  // By the name, the code, the way and the kind; in pages.
  const mine = async (filter: object) => (await journal({ registration_id: id, ...filter })).meta.total;
  expect(await mine({ q: 'perpetua qui' })).toBe(5);
  expect(await mine({ q: String(first?.code) })).toBe(5);
  expect(await mine({ q: 'nobody' })).toBe(0);
  expect([await mine({ kind: 'correction' }), await mine({ channel: 'bank-transfer' })]).toEqual([2, 1]);
  expect(await mine({ reference: '9012' })).toBe(2);
  const page = await journal({ registration_id: id }, `${OLDEST}&range=[0,1]`);
  const next = await journal({ registration_id: id }, `${OLDEST}&range=[0,9]&after=${page.meta.next}`);
  expect([...page.data, ...next.data]).toEqual(data);
  expect([page.meta.next === null, next.meta.next]).toEqual([false, null]);
  const past = await journal({ registration_id: id }, `${OLDEST}&range=[5,9]`);
  expect(past).toMatchObject({ data: [], meta: { total: 5, next: null } });
});

it('says what a selection adds up to, and what there was before a moment', async () => {
  const delegate = await register();
  const id = await registrationOf(delegate.id);
  await paidPart(delegate.id, 100_000, 73);
  await paidPart(delegate.id, 60_000, 74);
  await ask('POST', `/registrations/${id}/refunds`, { amount_centavos: 10_000, channel: 'cash' });
  const { data } = await journal({ registration_id: id }, OLDEST);
  const sums = (filter: object) =>
    ask<object>(
      'GET',
      `/movements/sums?filter=${encodeURIComponent(JSON.stringify({ registration_id: id, ...filter }))}`,
    );
  expect(await sums({})).toEqual({
    ...{ opening_centavos: 0, received_centavos: 160_000 },
    ...{ returned_centavos: 10_000, closing_centavos: 150_000 },
  });
  expect(await sums({ created_at_gte: data[1]?.created_at })).toEqual({
    ...{ opening_centavos: 100_000, received_centavos: 60_000 },
    ...{ returned_centavos: 10_000, closing_centavos: 150_000 },
  });
  expect(await sums({ created_at_gt: data[0]?.created_at, created_at_lt: data[2]?.created_at })).toEqual({
    ...{ opening_centavos: 100_000, received_centavos: 60_000 },
    ...{ returned_centavos: 0, closing_centavos: 160_000 },
  });
  expect(await sums({ kind: 'refund' })).toMatchObject({ received_centavos: 0, closing_centavos: -10_000 });
  expect(await sums({ q: 'nobody' })).toMatchObject({ opening_centavos: 0, closing_centavos: 0 });
  expect((await call(api, 'GET', '/movements/sums?filter={"sum":1}', { as: staff })).status).toBe(400);
});

it('has one row for a group, of which one is paid back later', async () => {
  const group = await ask<{ id: string; delegates: { id: string }[] }>('POST', '/registrations', {
    contact: aContact({
      first_name: 'Lea',
      last_name: 'Salonga',
      email: 'lea@church.example',
      phone_number: '09170000004',
    }),
    delegates: [1, 2, 3].map((n) => ({ first_name: `P${n}`, last_name: 'Cruz' })),
  });
  const [first] = group.delegates;
  await ask('PUT', `/delegates/verify/${first?.id}`, { payment_status: true });
  await ask('POST', `/delegates/${first?.id}/cancel`, {});
  const { to_return_centavos } = await moneyOf(group.id);
  await ask('POST', `/registrations/${group.id}/refunds`, {
    ...{ amount_centavos: to_return_centavos, channel: 'gcash', reference: '=1+1', note: '+63 917, sent' },
  });
  const { data } = await journal({ registration_id: group.id }, OLDEST);
  expect(data).toMatchObject([
    { kind: 'payment', amount_centavos: 450_000, contact_name: 'Lea Salonga', received_on: null },
    { kind: 'refund', amount_centavos: -150_000, reference: '=1+1', note: '+63 917, sent' },
  ]);
  expect((await moneyOf(group.id)).paid_centavos).toBe(300_000);
  // A spreadsheet takes neither cell for a formula.
  const filter = encodeURIComponent(JSON.stringify({ registration_id: group.id }));
  for (const readable of [true, false]) {
    const path = `/movements/export.csv?readable=${readable}&filter=${filter}`;
    const text = await (await fetch(`${api.url}/api/v1${path}`, { headers: staff })).text();
    expect(text).toContain(",'=1+1,");
    expect(text).toContain(`,"'+63 917, sent",`);
  }
});

it('has nothing of an event without a fee', async () => {
  const free = await ask<{ id: string; slug: string }>(
    'POST',
    '/events',
    anEvent({ slug: 'free-evening', name: 'Free evening', fee_centavos: 0 }),
  );
  await register({ event: free.slug });
  expect(await journal({ event_id: free.id })).toMatchObject({ data: [], meta: { total: 0 } });
});

it('keeps the money of who was removed, without the name', async () => {
  const { id: delegate } = await register();
  const id = await registrationOf(delegate);
  await paidPart(delegate, 150_000, 72);
  await ask('DELETE', `/delegates/${delegate}`);
  const { data } = await journal({ registration_id: id });
  expect(data).toMatchObject([{ amount_centavos: 150_000, delegate_id: null, contact_name: null }]);
});

it('keeps the money of who was erased, without the receipt and what was written with it', async () => {
  const email = 'ines@church.example';
  const { id: delegate } = await register({ email });
  const id = await registrationOf(delegate);
  await paidPart(delegate, 100_000, 75);
  await ask('POST', `/delegates/${delegate}/cancel`, {});
  await ask('POST', `/registrations/${id}/refunds`, {
    ...{ amount_centavos: 40_000, channel: 'gcash', reference: '99', note: 'To her sister' },
  });
  await ask('POST', '/privacy/erase', { email, records: [{ kind: 'delegates', id: delegate }] });
  const { data } = await journal({ registration_id: id }, OLDEST);
  expect(data).toMatchObject([
    { kind: 'payment', amount_centavos: 100_000, proof: null, received_on: null, reference: null },
    { kind: 'refund', amount_centavos: -40_000, note: null, reference: null },
  ]);
  expect(JSON.stringify(data)).not.toContain('sister');
  expect(data.map(({ delegate_id }) => delegate_id)).toEqual([null, null]);
});

it('counts all rows without a filter, and says the sums of an event', async () => {
  const { rows } = await api.db.query<{ count: number; sum: number }>(
    'SELECT count(*)::int, sum(amount_centavos)::float8 FROM movement',
  );
  const all = await journal({}, '&range=[0,999]');
  expect([all.meta.total, all.data.length]).toEqual([rows[0]?.count, rows[0]?.count]);
  const { money } = await ask<{ money: { event_id: string; paid_centavos: number }[] }>('GET', '/dashboard');
  for (const { event_id, paid_centavos } of money) {
    const { data } = await journal({ event_id }, '&range=[0,999]');
    expect(data.reduce((sum, { amount_centavos }) => sum + amount_centavos, 0)).toBe(paid_centavos);
  }
});

it('is a file for programs and one for people', async () => {
  const file = (query: string) =>
    fetch(`${api.url}/api/v1/movements/export.csv?${query}`, { headers: staff });
  const plain = (await (await file('')).text()).trim().split('\r\n');
  expect(plain[0]).toBe(
    'id,created_at,received_on,kind,amount_centavos,currency,channel,reference,statement_line,proof_id,corrects_id,note,entered_by_name,event_id,event_name,registration_id,code,contact_name,receipt_number,payment_number,shared_payment_id',
  );
  expect(plain).toHaveLength(1 + (await journal({})).meta.total);
  const words = await (await file(`readable=true${OLDEST}`)).text();
  expect(words).toContain('Payment,500,GCash');
  expect(words).toContain('Paid back,-200,');
});
