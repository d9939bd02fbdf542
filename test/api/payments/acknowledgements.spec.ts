import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { startPayersDesk } from '../../support/payments/payers-desk.js';
import { call } from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';
import { aContact, anEvent } from '../../support/requests/records.js';
import { until } from '../../support/server/until.js';

const desk = fixture(() => startPayersDesk());

it('acknowledges a receipt that was accepted: number, sum in figures and words, way, reference, what for', async () => {
  const { api, ask, received, aPayer, newestOf, mailOf } = desk;
  const payer = await aPayer({ first_name: 'Perpetua', last_name: 'Quizon' });
  await sendProof(api.url, payer.delegate, await noisyPicture(201));
  await ask('POST', `/delegates/uuid/${payer.uuid}/reference`, { reference: '9012 3456 78901' });
  const { proofs } = await ask<{ proofs: { id: string }[] }>('GET', `/registrations/${payer.delegate}`);
  await api.db.query("UPDATE proof SET read_paid_on = '2026-11-20' WHERE id = $1", [proofs[0]?.id]);
  await ask('POST', `/proofs/${proofs[0]?.id}/accept`, {});
  const one = await newestOf(payer.id);
  expect(one).toEqual({
    id: expect.any(String) as string,
    payment_number: expect.any(Number) as number,
    received_on: '2026-11-20',
    created_at: expect.any(String) as string,
    entered_by_name: expect.any(String) as string,
    ...{ amount_centavos: 150_000, currency: 'PHP', amount_in_words: 'One thousand five hundred pesos only' },
    ...{ channel: 'gcash', reference: '9012345678901', receipt_number: null },
    ...{ registration_id: payer.id, code: payer.code, event_name: 'Common Ground 2027' },
    ...{ payer_name: 'Perpetua Quizon', people: ['Perpetua Quizon'] },
    ...{ taken_back_centavos: 0, paid_back_centavos: 0, owed_centavos: 0, to_return_centavos: 0 },
    note: 'This acknowledges your payment. It is not an official receipt.',
    company_logo: null,
    company_name: 'Stealth Land',
    company_office: '14/F Harborview Centre, Cebu Business Park, 6000 Cebu City, Philippines',
    questions_to: {
      ...{ name: 'Common Ground, events desk', telephone: '+63 32 100 2027' },
      email: 'events@stealthland.ph',
    },
  });
  const mail = await mailOf(payer.email);
  for (const words of [
    'Payment received: ₱1,500, Common Ground 2027',
    String(one.payment_number).padStart(6, '0'),
    '20 November 2026',
    'One thousand five hundred pesos only',
    'GCash',
    '9012345678901',
    'Perpetua Quizon',
    payer.code,
    'There is nothing more to pay.',
    'It is not an official receipt.',
  ])
    expect(mail).toContain(words);
  // Whoever it is handed to cannot come in by it.
  expect(mail).not.toMatch(/still to (be paid|pay)|Reversed|To be refunded|send the tickets|thank-you/i);
  // The ticket is a mail of its own, which is shown and passed on: it says nothing of sums.
  await until(() => received(payer.email, /ticket/i).length > 0);
  const tickets = received(payer.email, /ticket/i);
  expect(tickets).toHaveLength(1);
  expect(tickets[0]?.text).not.toMatch(/₱|9012345678901/);
});

it('acknowledges each part, by every way that money comes', async () => {
  const { ask, paidPart, paymentsOf, aPayer, enter, mailOf } = desk;
  const payer = await aPayer();
  await enter(payer.id, {
    amount_centavos: 50_050,
    channel: 'cash',
    received_on: '2026-11-19',
    receipt_number: 'A-017',
  });
  const cash = await mailOf(payer.email);
  for (const words of [
    'Payment received: ₱500.50,',
    'Five hundred pesos and fifty centavos only',
    'A-017',
    '19 November 2026',
    '₱999.50 is still to be paid; we send the tickets once it is.',
    `/thank-you/${payer.uuid}`,
  ])
    expect(cash).toContain(words);
  await enter(payer.id, {
    amount_centavos: 10_000,
    channel: 'bank-transfer',
    reference: '000 1234',
    note: 'BPI cheque',
  });
  const cheque = await mailOf(payer.email, 2);
  expect(cheque).toContain('0001234');
  expect(cheque).not.toContain('BPI cheque');
  await ask('POST', '/statements/verify', {
    payments: [
      {
        ...{ registration_id: payer.id, amount_centavos: 20_000, reference: '555', channel: 'gcash' },
        statement_line: 'gcash.pdf, line 4',
      },
    ],
  });
  expect(await mailOf(payer.email, 3)).toContain('₱699.50 is still to be paid');
  await paidPart(payer.delegate, 30_000, 202);
  expect(await mailOf(payer.email, 4)).toContain('₱399.50 is still to be paid');
  // All that is owed, marked as paid; then it says no more of tickets to come.
  await ask('PUT', `/delegates/verify/${payer.delegate}`, { payment_status: true });
  expect(await mailOf(payer.email, 5)).toContain('There is nothing more to pay.');
  const all = await paymentsOf(payer.id);
  expect(all.map((one) => [one.amount_centavos, one.channel, one.receipt_number, one.reference])).toEqual([
    [50_050, 'cash', 'A-017', null],
    [10_000, 'bank-transfer', null, '0001234'],
    [20_000, 'gcash', null, '555'],
    [30_000, 'gcash', null, null],
    [39_950, 'gcash', null, null],
  ]);
  const [first = 0] = all.map(({ payment_number }) => payment_number);
  expect(all.map(({ payment_number }) => payment_number - first)).toEqual([0, 1, 2, 3, 4]);
});

it('sends one mail for a payment that is sent twice, and none where nothing was paid', async () => {
  const { api, staff, ask, movementsOf, received, aPayer, mailOf } = desk;
  const payer = await aPayer();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { amount_centavos: 160_000, channel: 'cash' };
  for (const _ of [1, 2])
    expect(
      (await call(api, 'POST', `/registrations/${payer.id}/payments`, { as: staff, body, headers })).status,
    ).toBe(200);
  expect(await mailOf(payer.email)).toContain('We will refund ₱100 to you.');
  const free = await ask<{ slug: string }>(
    'POST',
    '/events',
    anEvent({ slug: 'free-evening', name: 'Free', fee_centavos: 0 }),
  );
  const { email, id } = await aPayer({ event: free.slug });
  await until(() => received(email, /./).length > 0);
  expect([received(email), await movementsOf(id)]).toEqual([[], []]);
});

it('names the group, the contact who pays, and the organizer who answers', async () => {
  const { ask, enter, newestOf, mailOf } = desk;
  const organizer = { name: 'Grace Camps', telephone: '+63 32 555 0101', email: 'camps@grace.example' };
  const event = await ask<{ slug: string }>(
    'POST',
    '/events',
    anEvent({ slug: 'camp', name: 'Camp 2027', details: { organizer } }),
  );
  const group = await ask<{ id: string; delegates: { id: string }[] }>('POST', '/registrations', {
    event: event.slug,
    contact: aContact({
      first_name: 'Lea',
      last_name: 'Salonga',
      email: 'lea@church.example',
      phone_number: '09170000004',
    }),
    delegates: [{ first_name: 'Ana', last_name: 'Cruz' }, { first_name: 'Ben', last_name: 'Cruz' }, {}, {}],
  });
  await enter(group.id, { amount_centavos: 100_000, channel: 'cash' });
  await ask('POST', `/delegates/${group.delegates[1]?.id}/cancel`, {});
  expect(await newestOf(group.id)).toMatchObject({
    payer_name: 'Lea Salonga',
    people: ['Ana Cruz', '2 names to follow'],
    company_name: 'Stealth Land',
    questions_to: { name: 'Grace Camps', telephone: '+63 32 555 0101', email: 'camps@grace.example' },
  });
  const mail = await mailOf('lea@church.example');
  for (const words of ['Lea, thank you', 'From', 'Lea Salonga', 'Ana Cruz', '+63 32 555 0101'])
    expect(mail).toContain(words);
});

it('acknowledges what came for an event that was cancelled meanwhile, as to be returned', async () => {
  const { api, ask, aPayer, newestOf, mailOf } = desk;
  const event = await ask<{ slug: string }>(
    'POST',
    '/events',
    anEvent({ slug: 'storm', name: 'Storm 2027' }),
  );
  const payer = await aPayer({ event: event.slug });
  await sendProof(api.url, payer.delegate, await noisyPicture(203));
  await ask('POST', `/events/${event.slug}/cancel`, {});
  const { proofs } = await ask<{ proofs: { id: string }[] }>('GET', `/registrations/${payer.delegate}`);
  await ask('POST', `/proofs/${proofs[0]?.id}/accept`, {});
  expect(await mailOf(payer.email)).toMatch(/We will refund ₱[\d,]+ to you/);
  expect(await newestOf(payer.id)).toMatchObject({
    ...{ owed_centavos: 0, people: ['Maria Santos'] },
    questions_to: { name: 'Stealth Land', telephone: '+63 32 100 2024' },
  });
});
