import { randomUUID } from 'node:crypto';
import { fixture } from '../../../support/jest/fixture.js';
import { startPayersDesk, type Acknowledgement } from '../../../support/payments/payers-desk.js';
import { call } from '../../../support/requests/callers.js';
import { aContact, aDelegate } from '../../../support/requests/records.js';
import { until } from '../../../support/server/until.js';

const desk = fixture(() => startPayersDesk());

it('says what was taken back of a payment and what was paid back; neither has a number of its own', async () => {
  const { api, staff, ask, movementsOf, paymentsOf, aPayer, enter } = desk;
  const payer = await aPayer();
  await enter(payer.id, { amount_centavos: 50_000, channel: 'cash' });
  await enter(payer.id, { amount_centavos: 120_000, channel: 'cash' });
  await ask('POST', `/registrations/${payer.id}/refunds`, { amount_centavos: 20_000, channel: 'cash' });
  await ask('PUT', `/delegates/verify/${payer.delegate}`, { payment_status: false });
  const all = await movementsOf(payer.id);
  expect(all.map(({ kind, payment_number }) => [kind, payment_number !== null])).toEqual([
    ['payment', true],
    ['payment', true],
    ['refund', false],
    ['correction', false],
  ]);
  // The one correction takes from both: ₱1,700 less the ₱200 that was paid back.
  expect(await paymentsOf(payer.id)).toMatchObject([
    {
      amount_centavos: 50_000,
      taken_back_centavos: 30_000,
      paid_back_centavos: 20_000,
      owed_centavos: 150_000,
    },
    { amount_centavos: 120_000, taken_back_centavos: 120_000, paid_back_centavos: 20_000 },
  ]);
  for (const { id, kind } of all)
    expect((await call(api, 'GET', `/movements/${id}/acknowledgement`, { as: staff })).status).toBe(
      kind === 'payment' ? 200 : 404,
    );
  const { rows } = await api.db.query<{ id: string }>(
    `SELECT id FROM mail WHERE template = 'payment-received' AND record_id = $1 ORDER BY id LIMIT 1`,
    [payer.delegate],
  );
  const preview = JSON.stringify(await ask('GET', `/mails/${rows[0]?.id}/preview`));
  expect(preview).toMatch(/Reversed since[^₱]*₱300/);
});

it('does not tell a payer of a payment that was taken back before the mail went', async () => {
  const { api, ask, received, aPayer, enter, holdMails } = desk;
  const payer = await aPayer();
  await holdMails(async () => {
    await enter(payer.id, { amount_centavos: 150_000, channel: 'cash' });
    await ask('PUT', `/delegates/verify/${payer.delegate}`, { payment_status: false });
  });
  const stateOf = async () =>
    (
      await api.db.query<{ state: string; last_error: string | null }>(
        `SELECT state, last_error FROM mail WHERE template = 'payment-received' AND record_id = $1`,
        [payer.delegate],
      )
    ).rows;
  await until(async () => (await stateOf())[0]?.state !== 'queued');
  expect(await stateOf()).toMatchObject([{ state: 'withheld' }]);
  expect(received(payer.email)).toEqual([]);
});

it('reaches the payer with each of them, where their address was put right meanwhile', async () => {
  const { ask, received, aPayer, enter, holdMails } = desk;
  const payer = await aPayer();
  const email = 'put-right@church.example';
  await holdMails(async () => {
    for (const amount_centavos of [10_000, 20_000])
      await enter(payer.id, { amount_centavos, channel: 'cash' });
    await ask('PUT', `/delegates/${payer.delegate}`, aDelegate({ email }));
  });
  await until(() => received(email).length === 2);
  expect(
    received(email)
      .map(({ subject }) => subject?.split(',')[0])
      .sort(),
  ).toEqual(['Payment received: ₱100', 'Payment received: ₱200']);
  expect(received(payer.email)).toEqual([]);
});

it('stays of who was removed or erased, without the name and what was written', async () => {
  const { api, ask, received, aPayer, enter, newestOf } = desk;
  const removed = await aPayer();
  await enter(removed.id, { amount_centavos: 150_000, channel: 'cash' });
  await ask('DELETE', `/delegates/${removed.delegate}`);
  expect(await newestOf(removed.id)).toMatchObject({
    payer_name: null,
    people: [],
    amount_centavos: 150_000,
  });

  const ines = await aPayer({ first_name: 'Ines', last_name: 'Erasable' });
  await enter(ines.id, {
    amount_centavos: 150_000,
    channel: 'gcash',
    reference: '424242',
    received_on: '2026-11-18',
  });
  const { payment_number, id } = await newestOf(ines.id);
  await until(() => received(ines.email).length === 1);
  await ask('POST', '/privacy/erase', {
    email: ines.email,
    records: [{ kind: 'delegates', id: ines.delegate }],
  });
  const one = await ask<Acknowledgement>('GET', `/movements/${id}/acknowledgement`);
  expect(one).toMatchObject({
    ...{ payment_number, payer_name: null, people: [], reference: null, received_on: '2026-11-18' },
    ...{ owed_centavos: 0, taken_back_centavos: 0 },
  });
  expect(JSON.stringify(one)).not.toMatch(/Ines|Erasable|424242/);
  const { rows } = await api.db.query(`SELECT FROM mail WHERE key = $1`, [`payment-received:${id}`]);
  expect(rows).toEqual([]);
  // Of a group whose contact is erased, nobody else is said to have paid.
  const group = await ask<{ id: string }>('POST', '/registrations', {
    contact: aContact({
      first_name: 'Cora',
      last_name: 'Contact',
      email: 'cora@church.example',
      phone_number: '09170000007',
    }),
    delegates: [
      { first_name: 'Dan', last_name: 'Cruz' },
      { first_name: 'Eli', last_name: 'Cruz' },
    ],
  });
  await enter(group.id, { amount_centavos: 1_000, channel: 'cash' });
  await ask('POST', '/privacy/erase', {
    email: 'cora@church.example',
    records: [{ kind: 'registrations', id: group.id }],
  });
  expect(await newestOf(group.id)).toMatchObject({ payer_name: null, people: ['Dan Cruz', 'Eli Cruz'] });
});

it('gives payments that come at once a number each, without a gap; one that fails takes none', async () => {
  const { api, staff, ask, aPayer, enter, newestOf } = desk;
  const all = await Promise.all(Array.from({ length: 8 }, () => aPayer()));
  const last = async () =>
    (await api.db.query<{ last: number }>('SELECT max(payment_number) AS last FROM movement')).rows[0]
      ?.last ?? 0;
  const before = await last();
  // Every other is of a reference that is entered already.
  await enter(all[0]?.id ?? '', { amount_centavos: 1_000, channel: 'gcash', reference: '8888' });
  const answers = await Promise.all(
    all.slice(1).map(({ id }, n) =>
      call(api, 'POST', `/registrations/${id}/payments`, {
        as: staff,
        body: { amount_centavos: 1_000, channel: 'gcash', ...(n % 2 === 0 && { reference: '8888' }) },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([409, 200, 409, 200, 409, 200, 409]);
  const { rows } = await api.db.query<{ payment_number: number }>(
    'SELECT payment_number FROM movement WHERE payment_number > $1 ORDER BY 1',
    [before],
  );
  expect(rows.map(({ payment_number }) => payment_number - before)).toEqual([1, 2, 3, 4]);
  // A transaction that is rolled back leaves no gap, and who comes meanwhile waits for its end.
  const { rows: known } = await api.db.query<{ registration_id: string; event_id: string }>(
    'SELECT registration_id, event_id FROM movement WHERE payment_number = $1',
    [before + 1],
  );
  const client = await api.db.connect();
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO movement (id, registration_id, event_id, kind, amount_centavos, channel)
     VALUES (gen_random_uuid(), $1, $2, 'payment', 100, 'cash')`,
    [known[0]?.registration_id, known[0]?.event_id],
  );
  const waiting = enter(all[1]?.id ?? '', { amount_centavos: 1_000, channel: 'cash' });
  await client.query('SELECT pg_sleep(0.2)');
  await client.query('ROLLBACK');
  client.release();
  await waiting;
  expect((await newestOf(all[1]?.id ?? '')).payment_number).toBe(before + 5);
  // By its number it is found again; nobody gives it another.
  const found = await ask<{ registration_id: string }[]>(
    'GET',
    `/movements?filter={"payment_number":${before + 5}}`,
  );
  expect(found.map(({ registration_id }) => registration_id)).toEqual([all[1]?.id]);
  await expect(
    api.db.query(
      'UPDATE movement SET payment_number = 1000000, reference = NULL, note = NULL, proof_id = NULL WHERE payment_number = $1',
      [before + 5],
    ),
  ).rejects.toThrow('never changed');
});

it('is none of a payment that is not there', async () => {
  const read = (id: string) => call(desk.api, 'GET', `/movements/${id}/acknowledgement`, { as: desk.staff });
  expect([(await read(randomUUID())).status, (await read('1')).status]).toEqual([404, 400]);
});

it('says the owner’s words, where they have published their own', async () => {
  const { api, ask, aPayer, enter, newestOf } = desk;
  const payer = await aPayer();
  await enter(payer.id, { amount_centavos: 1_000, channel: 'cash' });
  const [version, release] = [randomUUID(), randomUUID()];
  await api.db.query(
    `INSERT INTO content_version (id, kind, slug, data) VALUES ($1, 'company', 'site', $2)`,
    [version, JSON.stringify({ receiptNote: 'Please keep this. The official receipt comes by post.' })],
  );
  await api.db.query('INSERT INTO content_release (id, versions) VALUES ($1, $2)', [release, [version]]);
  await api.db.query('UPDATE content_pointer SET release_id = $1', [release]);
  expect((await newestOf(payer.id)).note).toBe('Please keep this. The official receipt comes by post.');
  const { text } = await ask<{ text: string }>('GET', '/mails/templates/payment-received/preview');
  expect(text).toContain('Please keep this. The official receipt comes by post.');
});
