import { randomUUID } from 'node:crypto';
import { FEE, startEventDesk, type Guest } from '../../support/desks/event-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { dataOf, codeOf } from '../../support/requests/callers.js';
import { until } from '../../support/server/until.js';

const desk = fixture(() => startEventDesk());

type Report = { done: { id: string; name: string }[]; failed: { id: string | null; message: string }[] };
type Owed = { registration_id: string; name: string; to_return_centavos: number };

it('enters what was paid back to many in one step, past whom a colleague paid back; each payer is told', async () => {
  const { server, api, post, get, make, guest, pay, toReturn } = desk;
  const event = await make();
  const guests: Guest[] = [];
  for (let n = 0; n < 5; n += 1) guests.push(await guest(event, { first_name: `Guest${'abcde'[n]}` }));
  for (const one of guests) await pay(one);
  await post(`/events/${event.slug}/cancel`);
  const { data: owed } = (await get(`/payments/to-return?event=${event.id}`)).body as { data: Owed[] };
  expect(owed).toHaveLength(5);
  const records = owed.map(({ registration_id: id, to_return_centavos: amount_centavos }) => ({
    ...{ id, amount_centavos },
  }));
  const [faster] = owed as [Owed];
  const refund = { amount_centavos: FEE, channel: 'cash' };
  dataOf(await post(`/registrations/${faster.registration_id}/refunds`, refund));

  const body = { records, channel: 'bank-transfer', returned_on: '2026-11-20', reference: 'BATCH 7' };
  const headers = { 'idempotency-key': randomUUID() };
  const first = dataOf<Report>(await post('/payments/refunds', body, headers));
  expect(first.done.map(({ name }) => name).toSorted()).toEqual(
    owed
      .slice(1)
      .map(({ name }) => name)
      .toSorted(),
  );
  expect(first.failed).toEqual([
    {
      ...{ id: faster.registration_id, name: faster.name, code: 'nothing_to_return' },
      message: 'There is nothing to return.',
    },
  ]);
  expect(await toReturn(event)).toEqual({ total: 0, to_return_centavos: 0 });
  // The answer was lost: the same again says the same, and enters nothing.
  expect(dataOf<Report>(await post('/payments/refunds', body, headers))).toEqual(first);
  const { rows } = await api.db.query<object>(
    `SELECT channel, note, reference, sum(-amount_centavos)::int AS sum, count(*)::int AS rows FROM movement
      WHERE event_id = $1 AND kind = 'refund' GROUP BY 1, 2, 3 ORDER BY 1`,
    [event.id],
  );
  expect(rows).toEqual([
    {
      channel: 'bank-transfer',
      note: 'Returned on 20 November 2026',
      reference: 'BATCH 7',
      sum: 4 * FEE,
      rows: 4,
    },
    { channel: 'cash', note: null, reference: null, sum: FEE, rows: 1 },
  ]);
  const mailsOf = ({ email }: Guest) =>
    server.mails.filter(
      (mail) => mail.to?.[0]?.address === email && mail.text?.includes('we have returned ₱2,500 to you'),
    );
  await until(() => guests.every((one) => mailsOf(one).length > 0));
  expect(guests.map((one) => mailsOf(one).length)).toEqual([1, 1, 1, 1, 1]);
});

it('refuses a day to come, a way that nobody knows, and a payer who is named twice', async () => {
  const { post } = desk;
  const id = randomUUID();
  const body = { records: [{ id, amount_centavos: 1 }], channel: 'gcash' };
  for (const wrong of [
    { returned_on: '2999-01-01' },
    { channel: 'shells' },
    { records: [...body.records, ...body.records] },
    { records: [] },
    { records: [{ id }] },
  ])
    expect(codeOf(await post('/payments/refunds', { ...body, ...wrong }))[0]).toBe(400);
  expect(dataOf<Report>(await post('/payments/refunds', body)).failed).toEqual([
    { id, name: null, code: 'not_found', message: 'Registration not found.' },
  ]);
});

it('hands out the list by way for the wallet or bank, and ticks it off by the lines of its statement', async () => {
  const { api, admin, post, get, make, guest, pay, toReturn } = desk;
  const event = await make({ name: 'Rained off' });
  const names = ['Niño de los Santos', 'Jun-Jun Peñaflor', 'Ligaya Reyes'].map((name) => name.split(' '));
  const guests: Guest[] = [];
  for (const [first_name, ...last] of names)
    guests.push(await guest(event, { first_name, last_name: last.join(' '), payment_mode: 'bank-transfer' }));
  guests.push(await guest(event, { first_name: 'Gina', last_name: 'Cash' }));
  for (const one of guests) await pay(one);
  await post(`/events/${event.slug}/cancel`);
  const reads = async () =>
    (await api.db.query<{ rows: number }>('SELECT coalesce(sum(rows), 0)::int AS rows FROM person_read'))
      .rows[0]?.rows ?? 0;
  const before = await reads();
  const file = async (query: string) => {
    const path = `/api/v1/payments/to-return/export.csv?event=${event.slug}${query}`;
    const answer = await fetch(`${api.url}${path}`, { headers: admin });
    return [answer.status, (await answer.text()).trim().split('\r\n')] as const;
  };
  const [status, [head, ...lines]] = await file('&channel=bank-transfer');
  expect([status, head]).toEqual([
    200,
    'Paid by,Payer,Phone,E-mail,To return,Code,Reference of the payment,Event,To be returned since',
  ]);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(
    new RegExp(
      `^Bank transfer,Niño de los Santos,\\(\\+63\\) 917 123 4567,${guests[0]?.email},2500,[0-9A-Z]{8},,`,
    ),
  );
  // By way, those of one together.
  expect((await file(''))[1].slice(1).map((line) => line.split(',')[0])).toEqual([
    ...['Bank transfer', 'Bank transfer', 'Bank transfer', 'GCash'],
  ]);
  expect((await file('&channel=shells'))[0]).toBe(400);
  expect(await reads()).toBe(before + 7);

  const rows = names.map((name, n) => ({
    ...{ line: n + 2, amount_centavos: -FEE, reference: `55667788${n}`, day: '2026-11-28' },
    name: `INSTAPAY TO ${name.join(' ').toUpperCase()}`,
  }));
  const part = { name: 'bank.csv', digest: 'a'.repeat(64), unread_lines: [], channel: 'bank-transfer' };
  dataOf(await post('/statements/keep', { ...part, rows }));
  const { lines: waiting } = dataOf<{ lines: { id: string; payer: string }[] }>(
    await get('/statement-lines/waiting'),
  );
  expect(waiting).toHaveLength(3);
  for (const { id, payer } of waiting) {
    // All three are owed the same: whom the line names comes first.
    const [first] = dataOf<{ id: string; name: string }[]>(await get(`/statement-lines/${id}/payers`));
    expect(payer).toBe(`INSTAPAY TO ${first?.name.toUpperCase()}`);
    const parts = [{ registration_id: first?.id, amount_centavos: -FEE }];
    dataOf(await post(`/statement-lines/${id}/assign`, { parts }));
  }
  expect(await toReturn(event)).toEqual({ total: 1, to_return_centavos: FEE });
});
