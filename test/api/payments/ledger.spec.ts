import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { payers } from '../../support/payments/payers.js';
import { asking, call, refusalOf, signIn } from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';
import { aContact, anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const ask = asking(() => ({ api, as: staff }));
const { register, moneyOf, proofsOf, paidPart } = payers(ask, () => api);
const movements = async (id: string) =>
  (
    await api.db.query<{ kind: string; amount: number }>(
      'SELECT kind, amount_centavos::float8 AS amount FROM movement WHERE registration_id = $1 ORDER BY created_at, id',
      [id],
    )
  ).rows.map(({ kind, amount }) => [kind, amount]);
const mails = async (template: string, id: string) =>
  (await api.db.query('SELECT FROM mail WHERE template = $1 AND record_id = $2', [template, id])).rowCount;

it('enters what was received: in part, then the rest; tickets go when all is paid', async () => {
  const { id, uuid } = await register();
  const first = await paidPart(id, 50_000, 31);
  expect(await moneyOf(id)).toEqual({ paid_centavos: 50_000, owed_centavos: 100_000, to_return_centavos: 0 });
  expect(await ask('GET', `/delegates/uuid/${uuid}`)).toMatchObject({ payment_status: false, qr_code: null });
  expect(await mails('payment-received', id)).toBe(1);
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
  // A colleague who has not seen it enters the same part: it is no second one.
  const blind = await call(api, 'POST', `/registrations/${id}/refunds`, {
    as: staff,
    body: { amount_centavos: 5_000, to_return_centavos: 20_000, channel: 'gcash' },
  });
  expect(refusalOf(blind)).toEqual([409, '₱150 is to be returned now, not ₱200: look at it again.']);
  expect((await moneyOf(id)).to_return_centavos).toBe(15_000);
  await ask('POST', `/registrations/${id}/refunds`, {
    amount_centavos: 15_000,
    to_return_centavos: 15_000,
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
    'There is nothing to return.',
  ]);
});

it('enters one payment once: the receipt of a part is refused when it comes again, or for somebody else', async () => {
  const [mine, other] = [await register(), await register()];
  const reference = '8100000000017';
  const receipt = await noisyPicture(61);
  const sent = async (id: string, picture: Blob | Promise<Blob> = noisyPicture(62)) => {
    await sendProof(api.url, id, await picture);
    return (await proofsOf(id)).find(({ state }) => state === 'waiting')?.id ?? '';
  };
  const accept = (proof: string, body: object) =>
    call(api, 'POST', `/proofs/${proof}/accept`, { as: staff, body });
  const doubtsOf = async (proof: string) =>
    (await ask<{ doubts: string[] }>('GET', `/proofs/${proof}`)).doubts;
  const part = await sent(mine.id, receipt);
  expect((await accept(part, { reference, amount_centavos: 50_000 })).status).toBe(200);
  // The same picture, for the rest.
  const again = await sent(mine.id, receipt);
  expect(await doubtsOf(again)).toContain('This receipt was accepted for this registration before.');
  const refused = await accept(again, { reference, amount_centavos: 50_000 });
  expect([refused.status, refused.body]).toMatchObject([409, { errors: [{ field: 'reference' }] }]);
  expect(await moneyOf(mine.id)).toMatchObject({ paid_centavos: 50_000, owed_centavos: 100_000 });
  expect((await accept(again, { reference: '8100000000018', amount_centavos: 100_000 })).status).toBe(200);
  // The first of two references pays for nobody else either, also when several try it at once.
  const elsewhere = await sent(other.id);
  const third = await register();
  const tries = [elsewhere, await sent(third.id)].map((proof) => accept(proof, { reference }));
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([409, 409]);
  expect(await moneyOf(other.id)).toMatchObject({ paid_centavos: 0 });
  // What was taken back may be entered anew, for whomever it was meant.
  await ask('POST', `/proofs/${part}/undo`);
  expect(await moneyOf(mine.id)).toMatchObject({ paid_centavos: 100_000, owed_centavos: 50_000 });
  expect((await accept(elsewhere, { reference })).status).toBe(200);
  const back = await accept(part, { reference, amount_centavos: 50_000 });
  expect([back.status, (back.body as { message: string }).message]).toEqual([
    409,
    'Another registration was paid with this reference number. An admin may still accept it, with a reason.',
  ]);
  const shared = { reference, amount_centavos: 50_000, shared_because: 'One transfer for two' };
  expect((await accept(part, shared)).status).toBe(200);
  expect(await moneyOf(mine.id)).toMatchObject({ paid_centavos: 150_000, owed_centavos: 0 });
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

it('says what is to be returned for each event, with the sum of those who are not listed', async () => {
  const event = await ask<{ id: string; slug: string }>(
    'POST',
    '/events',
    anEvent({ slug: `returned-${randomUUID()}`, fee_centavos: 150_000 }),
  );
  const many = 1_003;
  await api.db.query(
    `WITH r AS (INSERT INTO registration (id, event_id, total_centavos)
       SELECT gen_random_uuid(), $1, 0 FROM generate_series(1, ${many}) RETURNING id),
     d AS (INSERT INTO delegate (id, registration_id, uuid, first_name, last_name, email, phone_number, cancelled_at)
       SELECT id, id, gen_random_uuid(), 'Ana', 'Cruz', 'ana@church.example', '639171234567', now() FROM r)
     INSERT INTO movement (id, registration_id, event_id, kind, amount_centavos, channel)
       SELECT gen_random_uuid(), id, $1, 'payment', 100, 'gcash' FROM r`,
    [event.id],
  );
  const of = async (query: string) =>
    (await call(api, 'GET', `/payments/to-return${query}`, { as: staff })) as {
      status: number;
      body: { data: { event_id: string }[]; meta: { total: number; to_return_centavos: number } };
    };
  for (const key of [event.id, event.slug]) {
    const { data, meta } = (await of(`?event=${key}`)).body;
    expect(meta).toEqual({ total: many, to_return_centavos: many * 100 });
    expect(data).toHaveLength(1_000);
    expect(data.every(({ event_id }) => event_id === event.id)).toBe(true);
  }
  expect((await of('')).body.meta.total).toBeGreaterThanOrEqual(many);
  expect((await of('?event=nothing-of-the-kind')).status).toBe(404);
});

it('takes a refund by a way to pay that is known, and by no other', async () => {
  const answer = await call(api, 'POST', `/registrations/${randomUUID()}/refunds`, {
    ...{ as: staff, body: { amount_centavos: 100, channel: 'by pigeon' } },
  });
  expect([answer.status, (answer.body as { errors: { field: string }[] }).errors[0]?.field]).toEqual([
    400,
    'channel',
  ]);
});

describe('of a group that paid a part', () => {
  async function groupOf(people: number, paid: number, seed: number) {
    const { slug } = await ask<{ slug: string }>(
      'POST',
      '/events',
      anEvent({ slug: `left-${randomUUID()}`, fee_centavos: 150_000 }),
    );
    const { delegates } = await ask<{ delegates: { id: string; uuid: string }[] }>('POST', '/registrations', {
      event: slug,
      contact: aContact({
        last_name: 'Reyes',
        email: `${randomUUID()}@church.example`,
        phone_number: '639171234567',
      }),
      delegates: Array.from({ length: people }, (_, n) => ({ first_name: `Ana${n}`, last_name: 'Cruz' })),
    });
    const [stays, ...leave] = delegates;
    await paidPart(stays?.id ?? '', paid, seed);
    return { stays: stays?.id ?? '', leave: leave.map(({ id }) => id) };
  }
  const ticketOf = async (id: string) => {
    const { payment_status, qr_code } = await ask<{ payment_status: boolean; qr_code: string | null }>(
      'GET',
      `/delegates/${id}`,
    );
    return [payment_status, qr_code !== null];
  };

  it.each([
    ['cancel', (id: string) => ask('POST', `/delegates/${id}/cancel`, {})],
    ['are removed', (id: string) => ask('DELETE', `/delegates/${id}`)],
  ])('who stays has a ticket once the part is all that is owed, when others %s', async (_, leaves) => {
    const { stays, leave } = await groupOf(3, 200_000, _.length);
    await leaves(leave[0] ?? '');
    expect(await ticketOf(stays)).toEqual([false, false]);
    await leaves(leave[1] ?? '');
    expect(await ticketOf(stays)).toEqual([true, true]);
    expect(await moneyOf(stays)).toEqual({
      ...{ paid_centavos: 200_000, owed_centavos: 0, to_return_centavos: 50_000 },
    });
  });

  it('who stays waits while a proof does, and has one once that is accepted', async () => {
    const { stays, leave } = await groupOf(2, 150_000, 77);
    await sendProof(api.url, stays, await noisyPicture(78));
    await ask('POST', `/delegates/${leave[0]}/cancel`, {});
    expect(await ticketOf(stays)).toEqual([false, false]);
    const [waits] = (await proofsOf(stays)).filter(({ state }) => state === 'waiting');
    await ask('POST', `/proofs/${waits?.id}/accept`, { amount_centavos: 150_000 });
    expect(await ticketOf(stays)).toEqual([true, true]);
    expect((await moneyOf(stays)).to_return_centavos).toBe(150_000);
    // What was too much is taken back, and the ticket stays good.
    await ask('POST', `/proofs/${waits?.id}/undo`);
    expect(await moneyOf(stays)).toMatchObject({ paid_centavos: 150_000, to_return_centavos: 0 });
    expect(await ticketOf(stays)).toEqual([true, true]);
  });

  it('who stays has a ticket once the proof that waited is rejected', async () => {
    const { stays, leave } = await groupOf(2, 150_000, 79);
    await sendProof(api.url, stays, await noisyPicture(80));
    await ask('POST', `/delegates/${leave[0]}/cancel`, {});
    const [waits] = (await proofsOf(stays)).filter(({ state }) => state === 'waiting');
    await ask('POST', `/proofs/${waits?.id}/reject`, { reason: 'The same payment again.' });
    expect(await ticketOf(stays)).toEqual([true, true]);
  });
});
