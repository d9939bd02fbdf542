import { randomUUID } from 'node:crypto';
import { codeOf, FEE, startEventDesk, type Guest } from '../../support/desks/event-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { dataOf } from '../../support/requests/callers.js';
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
    { id: faster.registration_id, name: faster.name, message: 'There is nothing to return.' },
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
    { id, name: null, message: 'Registration not found.' },
  ]);
});
