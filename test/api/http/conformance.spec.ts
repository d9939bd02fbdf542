import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ERROR_CODES, FIELD_CODES } from '../../../src/platform/http/errors/error-codes.js';
import { fixture } from '../../support/jest/fixture.js';
import { anonymous, call, makeKey, signIn } from '../../support/requests/callers.js';
import { differences } from '../../support/requests/conformance.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));
const ids = { delegate: '', uuid: '', inquiry: '', staff: '', key: '', unknown: randomUUID() };
beforeAll(async () => {
  await makeKey(api, admin);
  const data = async (path: string, body: object) =>
    ((await call(api, 'POST', path, { as: admin, body })).body as { data: { id: string; uuid: string } })
      .data;
  ({ id: ids.delegate, uuid: ids.uuid } = await data('/delegates', aDelegate()));
  ({ id: ids.inquiry } = await data('/inquiry/property', anInquiry()));
  const person = {
    email: 'luz@test.example',
    name: 'Luz Reyes',
    role: 'manager',
    password: 'mangga sa tag-ulan',
  };
  ({ id: ids.staff } = await data('/staff', person));
  ({ id: ids.key } = await data('/api-keys', { name: 'Test', scopes: ['delegates:read'] }));
});

const aScan = { nonce: randomUUID(), code: 'x', scanned_at: new Date().toISOString(), shown: 'welcome' };

type Case = [status: number, method: string, path: string, id?: keyof typeof ids, body?: object];
/** In order: the records of `ids` are read before they are removed. */
const cases: Case[] = [
  [201, 'POST', '/delegates', undefined, aDelegate()],
  [400, 'POST', '/delegates', undefined, {}],
  [200, 'GET', '/delegates'],
  [400, 'GET', '/delegates?range=x'],
  [200, 'GET', '/delegates/{id}', 'delegate'],
  [404, 'GET', '/delegates/{id}', 'unknown'],
  [200, 'PUT', '/delegates/{id}', 'delegate', aDelegate()],
  [200, 'PUT', '/delegates/verify/{id}', 'delegate', { payment_status: true }],
  [200, 'PATCH', '/delegates/qr-code/{id}', 'delegate'],
  [200, 'GET', '/delegates/uuid/{uuid}', 'uuid'],
  [404, 'GET', '/delegates/uuid/{uuid}', 'unknown'],
  [200, 'GET', '/delegates/{id}/history', 'delegate'],
  [404, 'GET', '/delegates/{id}/proof-of-payment', 'delegate'],
  [415, 'PATCH', '/delegates/proof-of-payment/upload/{id}', 'delegate', {}],
  [200, 'DELETE', '/delegates/{id}', 'delegate'],
  [200, 'GET', '/delegates/bin'],
  [200, 'POST', '/delegates/bin/{id}/restore', 'delegate'],
  [404, 'POST', '/delegates/bin/{id}/restore', 'delegate'],
  [200, 'POST', '/delegates/bulk', undefined, { action: 'verify', records: [{ id: randomUUID() }] }],
  [400, 'POST', '/delegates/bulk', undefined, {}],
  [201, 'POST', '/inquiry/property', undefined, anInquiry()],
  [400, 'POST', '/inquiry/property', undefined, anInquiry({ agree_terms: false })],
  [200, 'GET', '/inquiry/properties'],
  [200, 'GET', '/inquiry/properties/{id}', 'inquiry'],
  [200, 'GET', '/inquiry/properties/{id}/history', 'inquiry'],
  [200, 'GET', '/inquiry/search?keyword=quote'],
  [400, 'GET', '/inquiry/search'],
  [200, 'DELETE', '/inquiry/properties/{id}', 'inquiry'],
  [404, 'GET', '/door/live?event=nowhere'],
  [404, 'GET', '/door/search?event=nowhere&q=maria'],
  [404, 'GET', '/door/snapshot?event=nowhere'],
  [404, 'POST', '/door/scans', undefined, { event: 'nowhere', day: '2027-02-19', scans: [aScan] }],
  [404, 'GET', '/payments/to-return?event=nowhere'],
  [404, 'GET', '/payments/to-return/export.csv?event=nowhere'],
  [
    404,
    'POST',
    '/statement-lines/set-aside',
    undefined,
    { records: [{ id: randomUUID() }], reason: 'A gift' },
  ],
  [404, 'GET', '/viewings/free?project=nowhere'],
  [404, 'DELETE', '/inquiry/properties/{id}', 'inquiry'],
  [200, 'GET', '/inquiry/properties/bin'],
  [200, 'DELETE', '/inquiry/properties/bin/{id}', 'inquiry'],
  [200, 'GET', '/auth/me'],
  [200, 'GET', '/auth/account'],
  [200, 'GET', '/auth/sessions'],
  [404, 'DELETE', '/auth/sessions/{id}', 'unknown'],
  [200, 'GET', '/dashboard'],
  [200, 'GET', '/staff'],
  [200, 'GET', '/staff/{id}', 'staff'],
  [200, 'GET', '/staff/{id}/history', 'staff'],
  [200, 'DELETE', '/staff/{id}', 'staff'],
  [200, 'GET', '/api-keys'],
  [200, 'DELETE', '/api-keys/{id}', 'key'],
  [200, 'GET', '/health/live'],
  [200, 'GET', '/health/ready'],
];

test.each(cases)('%i %s %s is as the API document says', async (...row) => {
  // Not as named parameters: for a shorter row Jest would pass its own callback as the next one, and wait for it.
  const [status, method, path, id, body] = row;
  const url = id ? path.replace(/\{\w+\}/, ids[id]) : path;
  const answer = await call(api, method, url, { as: admin, body });
  expect(answer.status).toBe(status);
  expect(differences(method, path.split('?')[0] ?? '', answer)).toEqual([]);
});

test.each(['/delegates', '/inquiry/properties', '/staff', '/api-keys', '/dashboard'])(
  '401 GET %s is as the API document says',
  async (path) => {
    const answer = await call(api, 'GET', path, { as: anonymous });
    expect(answer.status).toBe(401);
    expect(differences('GET', path, answer)).toEqual([]);
  },
);

test('the check finds what does not agree', () => {
  const answer = {
    status: 200,
    headers: new Headers({ 'x-request-id': 'x' }),
    body: { data: { id: 7, extra: 1 } },
  };
  expect(differences('GET', '/delegates/{id}', answer)).toEqual(
    expect.arrayContaining([
      'body.data.uuid is missing',
      'body.data.id is no text',
      'body.data.extra is not in the document',
    ]),
  );
});

interface Refusal {
  code: string;
  message: string;
  errors?: { field: string; code: string; message: string }[];
}
const refusal = async (...request: Parameters<typeof call> extends [unknown, ...infer Rest] ? Rest : never) =>
  (await call(api, ...request)).body as Refusal;
it('says by a code why a field was refused', async () => {
  const body = { ...aDelegate({ email: 'nobody', first_name: '', age: 400 }), nickname: 'Jun' };
  const { code, errors = [] } = await refusal('POST', '/delegates', { body });
  expect(code).toBe('invalid');
  expect(Object.fromEntries(errors.map((each) => [each.field, each.code]))).toEqual({
    email: 'invalid_email',
    first_name: 'required',
    age: 'invalid_number',
    nickname: 'unknown_field',
  });
});

it('says of what was not sent that it must be given, whatever it is', async () => {
  const missing = async (path: string, as?: Awaited<ReturnType<typeof signIn>>) => {
    const { errors = [] } = await refusal('POST', path, { as, body: {} });
    return Object.fromEntries(errors.map(({ field, code }) => [field, code]));
  };
  expect(await missing('/registrations')).toEqual({ contact: 'required', delegates: 'required' });
  expect(await missing('/auth/reauthenticate', admin)).toEqual({ current_password: 'required' });
  expect(await missing('/privacy/erase', admin)).toEqual({ records: 'required' });
});

it('says of a list that is none that it is of another type', async () => {
  const text = async (path: string, field: string) =>
    (await refusal('POST', path, { as: admin, body: { [field]: 'all' } })).errors;
  const records = { field: 'records', code: 'invalid_type' };
  expect(await text('/privacy/erase', 'records')).toMatchObject([records]);
  const scans = { field: 'scans', code: 'invalid_type' };
  expect(await text('/door/scans', 'scans')).toEqual(
    expect.arrayContaining([expect.objectContaining(scans)]),
  );
});

it('says of a list whose items are too many or too few that it is, whatever they are', async () => {
  const listOf = async (path: string, field: string, count: number) => {
    const body = { [field]: Array.from({ length: count }, () => ({ id: randomUUID() })) };
    const { errors = [] } = await refusal('POST', path, { as: admin, body });
    return errors.filter((each) => each.field.startsWith(field)).map((each) => [each.field, each.code]);
  };
  for (const [path, field, most] of [
    ['/registrations', 'delegates', 50],
    ['/delegates/bulk', 'records', 500],
    ['/statements/match', 'rows', 500],
  ] as const) {
    expect(await listOf(path, field, 0)).toEqual([[field, 'too_short']]);
    expect(await listOf(path, field, most + 1)).toEqual([[field, 'too_long']]);
  }
});

it('names the path of a field that lies in another', async () => {
  const records = [{ id: randomUUID() }, { id: 'x' }, { id: randomUUID(), paid: true }];
  const { errors = [] } = await refusal('POST', '/delegates/bulk', {
    as: admin,
    body: { action: 'verify', records },
  });
  expect(errors.map(({ field, code }) => [field, code])).toEqual([
    ['records[1].id', 'invalid_id'],
    ['records[2].paid', 'unknown_field'],
  ]);
});

it('says by a code which state is in the way', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  await call(api, 'POST', '/delegates', { body: aDelegate(), headers });
  const again = await refusal('POST', '/delegates', { body: aDelegate({ first_name: 'Other' }), headers });
  expect(again.code).toBe('key_reused');

  await api.db.query('UPDATE event SET capacity = 1');
  expect((await refusal('POST', '/delegates', { body: aDelegate() })).code).toBe('event_full');
  await api.db.query(`UPDATE event SET registration_closes_at = now() - interval '1 day'`);
  expect((await refusal('POST', '/delegates', { body: aDelegate() })).code).toBe('event_closed');
});

it.each([
  ['not_signed_in', 'GET', '/delegates', {}],
  ['not_found', 'GET', '/nothing', {}],
  ['method_not_allowed', 'DELETE', '/auth/sign-in', {}],
])('answers %s to %s %s', async (code, method, path, options) => {
  expect((await refusal(method, path, options)).code).toBe(code);
});

it('lists each code, with its meaning, where integrators read: in docs/integrating.md', () => {
  const guide = readFileSync('docs/integrating.md', 'utf8').replace(/ +/g, ' ');
  const rows = Object.entries({ ...ERROR_CODES, ...FIELD_CODES }).map(
    ([code, meaning]) => `| \`${code}\` | ${meaning} |`,
  );
  expect(rows.filter((row) => !guide.includes(row))).toEqual([]);
});

it('names each code of a state at an operation of the API document', () => {
  const document = readFileSync('openapi-office.json', 'utf8');
  const states = Object.keys(ERROR_CODES).slice(Object.keys(ERROR_CODES).indexOf('key_in_use'));
  expect(states.filter((code) => !document.includes(`- \`${code}\`: `))).toEqual([]);
});
