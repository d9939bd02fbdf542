import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ERROR_CODES, FIELD_CODES } from '../../../src/platform/http/errors/error-codes.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));

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
