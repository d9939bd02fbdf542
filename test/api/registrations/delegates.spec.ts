import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, signIn, refusalOf } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

interface Record_ {
  id: string;
  uuid: string;
  [field: string]: unknown;
}
const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const register = async (change = {}) =>
  dataOf<Record_>(await call(api, 'POST', '/delegates', { body: aDelegate(change) }));
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-(\d)[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('POST /delegates', () => {
  test('gives the whole record, with random ids', async () => {
    const answer = await call(api, 'POST', '/delegates', { body: aDelegate() });
    expect(answer.status).toBe(201);
    const record = dataOf<Record_>(answer);
    expect(record).toEqual({
      id: record.id,
      uuid: record.uuid,
      user_uuid: record.uuid,
      ...aDelegate(),
      ...{ price_id: null, price_name: null, price_centavos: 150_000 },
      phone_number: '639171234567',
      payment_status: false,
      answers: {},
      consent_text: null,
      proof_of_payment: null,
      qr_code: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      updated_at: record.created_at,
    });
    const registration = await call(api, 'GET', `/registrations/${record.id}`, { as: staff });
    expect(dataOf(registration)).toMatchObject({ total_centavos: 150_000 });
    expect(UUID.exec(record.id)?.[1]).toBe('7');
    expect(UUID.exec(record.uuid)?.[1]).toBe('4');
  });

  test('needs four fields only, and pays by GCash unless told otherwise', async () => {
    const { first_name, last_name, email, phone_number } = aDelegate();
    const body = { first_name, last_name, email, phone_number };
    const record = dataOf<Record_>(await call(api, 'POST', '/delegates', { body }));
    expect(record).toMatchObject({ age: null, church_name: null, address: null, payment_mode: 'gcash' });
  });

  test.each([
    ['a number as digits in a string', { age: '34' }, { age: 34 }],
    ['an empty age', { age: '' }, { age: null }],
    ['spaces around text', { first_name: '  Ana Luz ' }, { first_name: 'Ana Luz' }],
    ['a blank optional text', { church_name: '   ' }, { church_name: null }],
    ['text in any script', { last_name: 'Ñíguez 李 🌴' }, { last_name: 'Ñíguez 李 🌴' }],
    [
      'markup and quotes as they are',
      { address: `<b>"O'Hara" & \\ %_</b>` },
      { address: `<b>"O'Hara" & \\ %_</b>` },
    ],
    ['100 characters of two units each', { first_name: '🌴'.repeat(100) }, { first_name: '🌴'.repeat(100) }],
    ['another way to pay', { payment_mode: 'bank-transfer' }, { payment_mode: 'bank-transfer' }],
    [
      'read-only fields, which are ignored',
      { payment_status: true, qr_code: 'x', id: 7 },
      { payment_status: false, qr_code: null },
    ],
  ])('accepts %s', async (_, change, expected) => {
    expect(await register(change)).toMatchObject(expected);
  });

  test.each([
    ['first_name', undefined, 'Required'],
    ['first_name', '  ', 'Required'],
    ['first_name', null, 'Required'],
    ['first_name', 7, 'Must be text'],
    ['first_name', ['Ana'], 'Must be text'],
    ['first_name', { toString: 'x' }, 'Must be text'],
    ['first_name', 'x'.repeat(101), 'At most 100 characters'],
    ['email', '', 'Required'],
    ['email', 'maria@', 'Invalid email address'],
    ['email', 5, 'Invalid email address'],
    ['phone_number', '', 'Required'],
    ['phone_number', '+', 'Required'],
    ['phone_number', '12ab', 'Digits only, at most 15'],
    ['phone_number', '1'.repeat(16), 'Digits only, at most 15'],
    ['phone_number', 639171234567, 'Digits only, at most 15'],
    ['age', 0, 'A whole number from 1 to 120'],
    ['age', 121, 'A whole number from 1 to 120'],
    ['age', 3.5, 'A whole number from 1 to 120'],
    ['age', 'old', 'A whole number from 1 to 120'],
    ['age', true, 'A whole number from 1 to 120'],
    ['address', 'x'.repeat(501), 'At most 500 characters'],
    ['payment_mode', 'bitcoin', 'One of gcash, bank-transfer, cash'],
    ['nickname', 'Mar', 'Unknown field'],
  ])('refuses %s = %j', async (field, value, message) => {
    const answer = await call(api, 'POST', '/delegates', { body: aDelegate({ [field]: value }) });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: `${field}: ${message}`,
      code: 'invalid',
      errors: [{ field, message, code: expect.any(String) as string }],
      requestId: answer.headers.get('x-request-id'),
    });
  });
});

describe('the consent', () => {
  const shown = 'I agree that my details are used to run this event.';

  test('is kept in the words that were shown, and stays as it was given', async () => {
    const made = await register({ agree_terms: true, consent_text: shown });
    expect(made.consent_text).toBe(shown);
    const path = `/delegates/${made.id}`;
    const body = { ...aDelegate(), consent_text: 'Something else' };
    expect(dataOf<Record_>(await call(api, 'PUT', path, { as: staff, body })).consent_text).toBe(shown);
    const ticket = dataOf<Record_>(await call(api, 'GET', `/delegates/uuid/${made.uuid}`));
    expect(ticket).not.toHaveProperty('consent_text');
  });

  test('is refused where the box was not ticked, and may be left out', async () => {
    const answer = await call(api, 'POST', '/delegates', { body: aDelegate({ agree_terms: false }) });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: 'agree_terms: You must agree to the terms' });
    expect((await register()).consent_text).toBeNull();
  });
});

describe('one delegate', () => {
  test('is read, changed, put back as read, and removed', async () => {
    const made = await register();
    const path = `/delegates/${made.id}`;
    const read = await call(api, 'GET', path, { as: staff });
    expect(dataOf(read)).toEqual({
      ...made,
      event_id: expect.any(String) as string,
      registration_id: made.id,
      registration_code: expect.stringMatching(/^[0-9A-Z]{8}$/) as string,
      ...{ due_centavos: 150_000, paid_centavos: 0, owed_centavos: 150_000, to_return_centavos: 0 },
      currency: 'PHP',
      cancelled_at: null,
      spam: false,
      mail_fails: false,
    });
    const changed = dataOf<Record_>(
      await call(api, 'PUT', path, { as: staff, body: aDelegate({ age: 35, ministry: null }) }),
    );
    expect(changed).toMatchObject({ age: 35, ministry: null, uuid: made.uuid, created_at: made.created_at });
    const putBack = await call(api, 'PUT', path, { as: staff, body: changed });
    expect(dataOf(putBack)).toEqual({ ...changed, updated_at: expect.any(String) as string });
    const removed = await call(api, 'DELETE', path, { as: staff });
    expect(dataOf(removed)).toEqual(dataOf<Record_>(putBack));
    expect((await call(api, 'GET', path, { as: staff })).status).toBe(404);
    expect((await call(api, 'DELETE', path, { as: staff })).status).toBe(404);
  });

  test.each([
    ['GET', '/delegates/%'],
    ['PUT', '/delegates/%'],
    ['DELETE', '/delegates/%'],
    ['PUT', '/delegates/verify/%'],
    ['PATCH', '/delegates/qr-code/%'],
    ['GET', '/delegates/%/proof-of-payment'],
    ['GET', '/delegates/uuid/%'],
    ['GET', '/delegates/uuid/%/qr.png'],
  ])('%s %s says 404 for an unknown id and 400 for what is none', async (method, path) => {
    const body =
      method === 'PUT' ? { body: path.includes('verify') ? { payment_status: true } : aDelegate() } : {};
    expect(
      refusalOf(await call(api, method, path.replace('%', randomUUID()), { as: staff, ...body })),
    ).toEqual([404, 'Delegate not found.']);
    for (const id of ['7', 'x'.repeat(3000), "' OR 1=1--", '%00', '..%2f..%2fetc']) {
      const answer = await call(api, method, path.replace('%', id), { as: staff, ...body });
      expect([id.slice(0, 20), answer.status]).toEqual([id.slice(0, 20), 400]);
    }
  });

  test('is marked paid and unpaid', async () => {
    const { id } = await register();
    const verify = (payment_status: unknown) =>
      call(api, 'PUT', `/delegates/verify/${id}`, { as: staff, body: { payment_status } });
    expect(dataOf<Record_>(await verify(true)).payment_status).toBe(true);
    expect(dataOf<Record_>(await verify(false)).payment_status).toBe(false);
    expect(refusalOf(await verify('yes'))).toEqual([400, 'payment_status: Must be true or false']);
  });
});

describe('a ticket', () => {
  test('shows what the holder needs and nothing else', async () => {
    const made = await register();
    const ticket = await call(api, 'GET', `/delegates/uuid/${made.uuid}`);
    expect(ticket.status).toBe(200);
    expect(Object.keys(dataOf<Record_>(ticket)).sort()).toEqual(
      ['church_name', 'created_at', 'first_name', 'last_name', 'ministry', 'payment_mode'].concat([
        'payment_status',
        'proof_of_payment',
        'qr_code',
        'uuid',
      ]),
    );
    expect((await call(api, 'GET', `/delegates/uuid/${made.id}`)).status).toBe(404);
  });

  test('has its QR picture once staff have made it', async () => {
    const { id, uuid } = await register();
    expect((await call(api, 'GET', `/delegates/uuid/${uuid}/qr.png`)).status).toBe(404);
    const made = dataOf<Record_>(await call(api, 'PATCH', `/delegates/qr-code/${id}`, { as: staff }));
    expect(made.qr_code).toBe(`/api/v1/delegates/uuid/${uuid}/qr.png`);
    const picture = await fetch(api.url + String(made.qr_code));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });
});
