import { shareByHand } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { addStaff, call, signIn, type Credentials, dataOf } from '../../support/requests/callers.js';
import { aPicture } from '../../support/requests/pictures.js';
import { sendProof } from '../../support/requests/proof-uploader.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

/** Real: PostgreSQL, HTTP, two writers at once. */
let staff: Credentials;
const api = fixture(() => startApi());
beforeAll(async () => {
  await shareByHand(api);
  staff = await signIn(api);
});

const made = async (path: string, body: object) =>
  dataOf<{ id: string; uuid: string }>(await call(api, 'POST', path, { as: staff, body }));
const read = async (path: string, headers: Credentials = {}) =>
  call(api, 'GET', path, { as: staff, headers });
const etagOf = async (path: string) => (await read(path)).headers.get('etag') ?? '';

const CHANGED = 'This record has changed since you read it. Load it again, then make your change.';

/** Every kind of record with an address of its own. */
const records: [string, () => Promise<string>][] = [
  ['a delegate', async () => `/delegates/${(await made('/delegates', aDelegate())).id}`],
  ['a ticket', async () => `/delegates/uuid/${(await made('/delegates', aDelegate())).uuid}`],
  ['an inquiry', async () => `/inquiry/properties/${(await made('/inquiry/property', anInquiry())).id}`],
  ['a staff account', async () => `/staff/${(await addStaff(api)).id}`],
];

describe.each(records)('%s', (_, make) => {
  test('carries an ETag, and 304 is the answer to whoever has it already', async () => {
    const path = await make();
    const etag = await etagOf(path);
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await read(path, { 'if-none-match': known });
      expect([known, answer.status, answer.headers.get('etag')]).toEqual([known, 304, etag]);
    }
    expect((await read(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

type Write = [what: string, method: string, path: (id: string) => string, body: object | undefined];
const writes: Write[] = [
  ['change', 'PUT', (id) => `/delegates/${id}`, aDelegate({ first_name: 'Second' })],
  ['verify', 'PUT', (id) => `/delegates/verify/${id}`, { payment_status: true }],
  ['QR code', 'PATCH', (id) => `/delegates/qr-code/${id}`, undefined],
  ['remove', 'DELETE', (id) => `/delegates/${id}`, undefined],
];

describe.each(writes)('If-Match of a delegate: %s', (_, method, pathOf, body) => {
  test('is refused with 412 after a colleague was faster, and changes nothing', async () => {
    const { id } = await made('/delegates', aDelegate());
    const etag = await etagOf(`/delegates/${id}`);
    await call(api, 'PUT', `/delegates/${id}`, { as: staff, body: aDelegate({ first_name: 'First' }) });
    const before = await read(`/delegates/${id}`);
    const late = await call(api, method, pathOf(id), { as: staff, body, headers: { 'if-match': etag } });
    expect([late.status, (late.body as { message: string }).message]).toEqual([412, CHANGED]);
    expect(late.headers.get('etag')).toBeNull();
    expect((await read(`/delegates/${id}`)).body).toEqual(before.body);
  });

  test.each([
    ['the ETag', (etag: string) => etag],
    ['the ETag as a compressing proxy hands it on', (etag: string) => `W/${etag.slice(0, -1)}-gzip"`],
    ['one of several', (etag: string) => `"other", ${etag}`],
    ['*', () => '*'],
  ])('goes through with %s', async (_name, send) => {
    const { id } = await made('/delegates', aDelegate());
    const headers = { 'if-match': send(await etagOf(`/delegates/${id}`)) };
    expect((await call(api, method, pathOf(id), { as: staff, body, headers })).status).toBe(200);
  });
});

test('of two writers at the same moment one is let through', async () => {
  const { id } = await made('/delegates', aDelegate());
  const headers = { 'if-match': await etagOf(`/delegates/${id}`) };
  const write = (first_name: string) =>
    call(api, 'PUT', `/delegates/${id}`, { as: staff, body: aDelegate({ first_name }), headers });
  const statuses = (await Promise.all(['A', 'B', 'C', 'D'].map(write))).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 412, 412, 412]);
});

describe('a proof of payment', () => {
  const upload = async (key: string, as: Credentials, headers: Credentials = {}) =>
    sendProof(api.url, key, await aPicture(8, 8), { headers: { ...as, ...headers } });

  test('is answered with the new ETag: of the record to staff, of the ticket to its holder', async () => {
    const { id, uuid } = await made('/delegates', aDelegate());
    const byHolder = await upload(uuid, {});
    expect([byHolder.status, byHolder.headers.get('etag')]).toEqual([
      200,
      await etagOf(`/delegates/uuid/${uuid}`),
    ]);
    const byStaff = await upload(id, staff);
    expect([byStaff.status, byStaff.headers.get('etag')]).toEqual([200, await etagOf(`/delegates/${id}`)]);
  });

  test('is refused with 412 after a colleague was faster, and the picture that was there stays', async () => {
    const { id } = await made('/delegates', aDelegate());
    const seen = await etagOf(`/delegates/${id}`);
    expect((await upload(id, staff, { 'if-match': seen })).status).toBe(200);
    const kept = () => api.db.query('SELECT proof_of_payment FROM delegate WHERE id = $1', [id]);
    const { rows: before } = await kept();
    expect((await upload(id, staff, { 'if-match': seen })).status).toBe(412);
    expect((await kept()).rows).toEqual(before);
  });
});

const account = { email: 'luz@test.example', name: 'New Name', role: 'manager' };
test.each([
  ['DELETE', 'an inquiry', undefined],
  ['DELETE', 'a staff account', undefined],
  ['PUT', 'a staff account', account],
])('%s of %s honours If-Match', async (method, what, body) => {
  const path = (await records.find(([name]) => name === what)?.[1]()) ?? '';
  const send = (etag: string) => call(api, method, path, { as: staff, body, headers: { 'if-match': etag } });
  expect((await send('"older"')).status).toBe(412);
  expect((await send(await etagOf(path))).status).toBe(200);
});

test('an If-Match that is no list of ETags is 400', async () => {
  const { id } = await made('/delegates', aDelegate());
  const answer = await call(api, 'DELETE', `/delegates/${id}`, { as: staff, headers: { 'if-match': 'x' } });
  expect([answer.status, (answer.body as { message: string }).message]).toEqual([
    400,
    'If-Match: Must be *, or ETags in quotes as an answer gave them',
  ]);
});
