import { fixture } from '../../../../support/jest/fixture.js';
import { call, signIn, dataOf } from '../../../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../../../support/requests/proof-uploader.js';
import { insertDelegates } from '../../../../support/requests/raw-delegates.js';
import { aDelegate, anEvent } from '../../../../support/requests/records.js';
import { startApi } from '../../../../support/server/api.js';
import { until } from '../../../../support/server/until.js';

interface Matches {
  rows: {
    line: number;
    match: string;
    registration: { id: string; name: string; event_name: string } | null;
  }[];
  missing: { id: string }[];
}
interface Result {
  verified: number;
  partly?: number;
  reversed?: number;
  refused: { registration_id: string; code: string; message: string }[];
}
const api = fixture(() => startApi({ env: { DATABASE_POOL_SIZE: '10' } }));
const staff = fixture(() => signIn(api));

const match = async (rows: object[]) =>
  dataOf<Matches>(await call(api, 'POST', '/statements/match', { as: staff, body: { rows } }));
const verify = async (payments: object[]) =>
  dataOf<Result>(await call(api, 'POST', '/statements/verify', { as: staff, body: { payments } }));
const paidIds = async () =>
  (
    await api.db.query<{ id: string }>(
      'SELECT DISTINCT registration_id AS id FROM delegate WHERE payment_status',
    )
  ).rows.map(({ id }) => id);

/** Registrations of one whose proofs wait and name a reference each, written past the API: there are many. */
async function registrations(count: number): Promise<string[]> {
  const { rows } = await api.db.query<{ id: string; n: number }>(
    `${insertDelegates(
      'id, uuid, first_name, last_name, email, phone_number',
      `SELECT gen_random_uuid(), gen_random_uuid(), 'Guest', 'Family' || n, 'g' || n || '@example.invalid', '63917' || n
         FROM generate_series(1, $1::int) n`,
    )} RETURNING id, substring(last_name FROM 7)::int AS n`,
    [count],
  );
  const ids = rows.sort((a, b) => a.n - b.n).map(({ id }) => id);
  await api.db.query(
    `INSERT INTO proof (id, registration_id, picture, channel, read_reference, read_at)
     SELECT gen_random_uuid(), id, id || '.jpg', 'gcash', '9' || lpad(n::text, 12, '0'), now()
       FROM unnest($1::uuid[]) WITH ORDINALITY AS each(id, n)`,
    [ids],
  );
  return ids;
}
const reference = (n: number) => `9${String(n).padStart(12, '0')}`;

it('500 lines with gaps, doubles, wrong amounts and foreign payments: what fits is paid, a second time nothing', async () => {
  const ids = await registrations(420);
  const rows: { line: number; amount_centavos: number; reference?: string; name?: string }[] = [];
  const add = (row: Omit<(typeof rows)[number], 'line'>) => rows.push({ line: rows.length + 2, ...row });
  // 380 fit; 20 more paid something else; 20 are missing; 40 doubles; 60 foreign payments.
  for (let n = 1; n <= 380; n += 1) add({ amount_centavos: 150_000, reference: reference(n) });
  for (let n = 381; n <= 400; n += 1) add({ amount_centavos: 140_000, reference: reference(n) });
  for (let n = 1; n <= 40; n += 1)
    add({ amount_centavos: 150_000, reference: `9 ${reference(n).slice(1, 7)} ${reference(n).slice(7)}` });
  for (let n = 1; n <= 60; n += 1)
    add({
      amount_centavos: 150_000 + n,
      reference: `7${String(n).padStart(12, '0')}`,
      name: 'Somebody Else',
    });
  expect(rows).toHaveLength(500);

  const found = await match(rows);
  const count = (of: Matches) =>
    of.rows.reduce<Record<string, number>>(
      (sum, { match }) => ({ ...sum, [match]: (sum[match] ?? 0) + 1 }),
      {},
    );
  expect(count(found)).toEqual({ exact: 380, 'amount-differs': 20, double: 40, unknown: 60 });
  expect(found.rows.slice(0, 380).map(({ registration }) => registration?.id)).toEqual(ids.slice(0, 380));
  expect(found.missing.map(({ id }) => id).sort()).toEqual(ids.slice(400).sort());
  expect(await paidIds()).toEqual([]);

  const payments = found.rows
    .filter((one) => one.match === 'exact')
    .map(({ line, registration }) => ({
      registration_id: registration?.id,
      ...{ amount_centavos: 150_000, reference: rows[line - 2]?.reference },
    }));
  expect(await verify(payments)).toEqual({ verified: 380, partly: 0, reversed: 0, refused: [] });
  expect((await paidIds()).sort()).toEqual(ids.slice(0, 380).sort());
  const tickets = await api.db.query('SELECT FROM delegate WHERE payment_status AND qr_code IS NOT NULL');
  expect(tickets.rowCount).toBe(380);

  // The same file again.
  const again = await match(rows);
  expect(count(again)).toEqual({ paid: 380, 'amount-differs': 20, double: 40, unknown: 60 });
  expect(again.missing).toHaveLength(20);
  const before = await api.db.query('SELECT * FROM payment ORDER BY registration_id');
  const { verified, refused } = await verify(payments);
  expect([verified, refused.length, refused[0]?.message]).toEqual([0, 380, 'It is paid already.']);
  expect((await api.db.query('SELECT * FROM payment ORDER BY registration_id')).rows).toEqual(before.rows);
});

it('matches by amount and name where no reference is known, and pays nothing twice', async () => {
  const register = async (change: object) =>
    dataOf<{ id: string }>(await call(api, 'POST', '/delegates', { body: aDelegate({ ...change }) })).id;
  const [first, second] = [
    await register({ first_name: 'Josefina', last_name: 'Peñaranda' }),
    await register({ first_name: 'Ruth', last_name: 'dela Cruz-Yap' }),
  ];
  await sendProof(api.url, first, await noisyPicture(24));
  const { rows } = await match([
    { line: 1, amount_centavos: 150_000, name: 'J. PENARANDA' },
    { line: 2, amount_centavos: 150_000, name: 'Transfer from RUTH YAP' },
    { line: 3, amount_centavos: 99, name: 'J. PENARANDA' },
  ]);
  expect(rows.map((one) => [one.match, one.registration?.id ?? null])).toEqual([
    ['likely', first],
    ['likely', second],
    ['unknown', null],
  ]);
  // Two at once: one is paid, whichever comes first.
  const payment = { registration_id: first, amount_centavos: 150_000, reference: '1230001112223' };
  const both = await Promise.all([verify([payment]), verify([payment])]);
  expect(both.map(({ verified }) => verified).sort()).toEqual([0, 1]);
  const other = await verify([{ ...payment, registration_id: second }]);
  expect(other.refused[0]?.code).toBe('duplicate_reference');
  expect(other.refused[0]?.message).toContain('Another registration was paid with this reference number.');
});

it('enters a part as with a proof: partly paid, found as entered the next time, and once all is there, paid', async () => {
  const register = async (last_name: string) =>
    dataOf<{ id: string }>(await call(api, 'POST', '/delegates', { body: aDelegate({ last_name }) })).id;
  const [id, more] = [await register('Salonga'), await register('Tupas')];
  const sums = async (of: string) => {
    const { money, payment_status } = dataOf<{ money: Record<string, number>; payment_status: boolean }>(
      await call(api, 'GET', `/registrations/${of}`, { as: staff }),
    );
    return [payment_status, money.paid_centavos, money.owed_centavos, money.to_return_centavos];
  };
  const part = { registration_id: id, amount_centavos: 100_000, reference: '555 0000 000001' };
  const nameless = await verify([{ registration_id: id, amount_centavos: 100_000 }]);
  expect(nameless.refused[0]?.message).toBe(
    'To be paid is ₱1,500, not ₱1,000. To enter another amount, name its reference or its line.',
  );
  // Two at once: one is entered.
  const both = await Promise.all([verify([part]), verify([part])]);
  expect(both.map(({ partly }) => partly).sort()).toEqual([0, 1]);
  expect(both.flatMap(({ refused }) => refused.map(({ message }) => message))).toEqual([
    'This payment was entered before.',
  ]);
  expect(await sums(id)).toEqual([false, 100_000, 50_000, 0]);
  const mails = await api.db.query(
    `SELECT FROM mail WHERE template = 'payment-received' AND record_id = '${id}'`,
  );
  expect(mails.rowCount).toBe(1);
  const rest = { line: 3, amount_centavos: 50_000, name: 'M. SALONGA' };
  const { rows } = await match([{ line: 2, ...part, registration_id: undefined }, rest]);
  // The rest is owed by name, though the part stands in the same statement.
  expect(rows.map((one) => [one.match, one.registration?.id])).toEqual([
    ['paid', id],
    ['likely', id],
  ]);
  const line = { statement_line: 'november.pdf, line 3', amount_centavos: 50_000 };
  expect(await verify([{ registration_id: id, ...line }])).toMatchObject({ verified: 1, partly: 0 });
  expect(await sums(id)).toEqual([true, 150_000, 0, 0]);
  // More than is owed is received too, and what is too much is to be returned.
  const much = { registration_id: more, amount_centavos: 160_000, reference: '5550000000009' };
  expect(await verify([much])).toMatchObject({ verified: 1, refused: [] });
  expect(await sums(more)).toEqual([true, 160_000, 0, 10_000]);
});

it('for one event, names are sought among its own; what is named exactly is found wherever it belongs', async () => {
  const camp = anEvent({ slug: 'statement-camp', name: 'Statement Camp', fee_centavos: 150_000 });
  const { id: event_id } = dataOf<{ id: string }>(
    await call(api, 'POST', '/events', { as: staff, body: camp }),
  );
  const register = async (last_name: string, event?: string) =>
    dataOf<{ id: string }>(
      await call(api, 'POST', '/delegates', { body: aDelegate({ first_name: 'Lito', last_name, event }) }),
    ).id;
  const [here, there] = [
    await register('Magsaysay', camp.slug),
    await register('Magsaysay', 'common-ground-2027'),
  ];
  await sendProof(api.url, there, await noisyPicture(31));
  await api.db.query("UPDATE proof SET reference = '4440000000001' WHERE registration_id = $1", [there]);
  const of = async (event: string | undefined) =>
    dataOf<Matches>(
      await call(api, 'POST', '/statements/match', {
        as: staff,
        body: {
          event_id: event,
          rows: [
            { line: 1, amount_centavos: 150_000, name: 'LITO MAGSAYSAY' },
            { line: 2, amount_centavos: 150_000, reference: '4440000000001' },
          ],
        },
      }),
    );
  const found = await of(event_id);
  expect(found.rows.map((one) => [one.match, one.registration?.id, one.registration?.event_name])).toEqual([
    ['likely', here, 'Statement Camp'],
    ['exact', there, 'Common Ground 2027'],
  ]);
  expect(found.missing).toEqual([]);
  expect((await of(undefined)).missing.length).toBeGreaterThan(0);
});

it('takes back what a later statement shows as taken back: the ledger, the tickets, and the payer hears of it', async () => {
  const register = async (last_name: string) =>
    dataOf<{ id: string }>(await call(api, 'POST', '/delegates', { body: aDelegate({ last_name }) })).id;
  const [id, other, gone] = [await register('Bautista'), await register('Aquino'), await register('Ramos')];
  const pay = (registration_id: string, reference: string) => ({
    ...{ registration_id, reference, amount_centavos: 150_000 },
    ...{ channel: 'bank-transfer', statement_line: 'november.pdf, line 14' },
  });
  const payments = [pay(id, '6660000000001'), pay(other, '6660000000002'), pay(gone, '6660000000003')];
  expect(await verify(payments)).toMatchObject({ verified: 3, refused: [] });
  // The ticket of one has left the house: the sender is done with it, or it would write its own state over this one.
  const ticket = `template = 'ticket' AND record_id = '${id}' AND state = 'withheld'`;
  await until(async () => (await api.db.query(`SELECT FROM mail WHERE ${ticket}`)).rowCount === 1);
  await api.db.query(`UPDATE mail SET state = 'sent' WHERE ${ticket}`);
  expect((await call(api, 'POST', `/delegates/${gone}/cancel`, { as: staff, body: {} })).status).toBe(200);
  const debit = { line: 2, amount_centavos: -150_000, reference: '666 0000 000001' };
  const { rows } = await match([
    debit,
    { line: 3, amount_centavos: -150_000, reference: '7770000000009' },
    { line: 4, amount_centavos: -150_000, reference: '6660000000003' },
  ]);
  expect(rows.map((one) => [one.line, one.match, one.registration?.id ?? null])).toEqual([
    [2, 'reversed', id],
    [3, 'spent', null],
    [4, 'reversed', gone],
  ]);
  const takeBack = (registration_id: string, reference: string, amount_centavos = -150_000) =>
    verify([{ registration_id, reference, amount_centavos }]);
  expect((await takeBack(id, '6660000000001', -150_001)).refused[0]?.message).toBe(
    '₱1,500 is left of the payment with this reference.',
  );
  // Two at once: one is entered.
  const both = await Promise.all([takeBack(id, '6660000000001'), takeBack(id, '6660000000001')]);
  expect(both.map(({ reversed }) => reversed).sort()).toEqual([0, 1]);
  expect(both.flatMap(({ refused }) => refused.map(({ message }) => message))).toEqual([
    'Nothing is left of a payment with this reference.',
  ]);
  const money = async (of: string) =>
    dataOf<{ money: object; payment_status: boolean }>(
      await call(api, 'GET', `/registrations/${of}`, { as: staff }),
    );
  expect(await money(id)).toMatchObject({
    payment_status: false,
    money: { paid_centavos: 0, owed_centavos: 150_000, to_return_centavos: 0 },
  });
  const row = await api.db.query('SELECT qr_code, payment_status FROM delegate WHERE id = $1', [id]);
  expect(row.rows).toEqual([{ qr_code: null, payment_status: false }]);
  const mails = await api.db.query(
    `SELECT FROM mail WHERE template = 'payment-taken-back' AND record_id = '${id}'`,
  );
  expect(mails.rowCount).toBe(1);
  // Who left has nothing more to get.
  expect(await money(gone)).toMatchObject({ money: { paid_centavos: 150_000, to_return_centavos: 150_000 } });
  expect((await takeBack(gone, '6660000000003')).reversed).toBe(1);
  expect(await money(gone)).toMatchObject({ money: { paid_centavos: 0, to_return_centavos: 0 } });
  expect(await money(other)).toMatchObject({ payment_status: true });
  const ledger = await api.db.query(
    `SELECT kind, amount_centavos::int AS amount, channel, reference, statement_line AS line FROM movement WHERE registration_id = '${id}' ORDER BY created_at`,
  );
  expect(ledger.rows).toEqual([
    {
      ...{ kind: 'payment', amount: 150_000, channel: 'bank-transfer' },
      ...{ reference: '6660000000001', line: 'november.pdf, line 14' },
    },
    {
      ...{ kind: 'correction', amount: -150_000, channel: 'bank-transfer' },
      ...{ reference: '6660000000001', line: null },
    },
  ]);
});

it('refuses what is no statement, in words', async () => {
  const refused = await call(api, 'POST', '/statements/match', { as: staff, body: { rows: [{ line: 1 }] } });
  expect(refused.status).toBe(400);
});
