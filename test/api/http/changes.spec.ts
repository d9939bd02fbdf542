import { randomUUID } from 'node:crypto';
import { shareByHand } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  addStaff,
  call,
  dataOf,
  makeKey,
  messageOf,
  sessionOf,
  signIn,
  type Credentials,
} from '../../support/requests/callers.js';
import { aPicture } from '../../support/requests/pictures.js';
import { sendProof } from '../../support/requests/proof-uploader.js';
import { aDelegate, anEvent, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));
/** A change names the fields that change, by PATCH and by PUT alike. */
interface Kind {
  make: () => Promise<string>;
  path: string;
  change: Record<string, unknown>;
  wrong: [change: object, sentence: string][];
}
const idOf = async (path: string, body: object) =>
  dataOf<{ id: string }>(await call(api, 'POST', path, { as: admin, body })).id;
const KINDS: Record<string, Kind> = {
  delegates: {
    make: () => idOf('/delegates', aDelegate()),
    path: '/delegates',
    change: { church_name: 'Grace', age: 40 },
    wrong: [
      [{ first_name: '' }, 'first_name: Required'],
      [{ last_name: null }, 'last_name: Required'],
      [{ email: null }, 'email: Required'],
      [{ email: 'nobody' }, 'email: Invalid email address'],
      [{ age: { $gt: 1 } }, 'age: A whole number from 1 to 120'],
      [{ nickname: 'Jun' }, 'nickname: Unknown field'],
      [{ payment_mode: 'shells' }, 'payment_mode: '],
    ],
  },
  inquiries: {
    make: () => idOf('/inquiry/property', anInquiry()),
    path: '/inquiry/properties',
    change: { last_name: 'Reyes', next_step: 'Call back', next_step_on: '2026-12-01' },
    wrong: [
      [{ first_name: null }, 'first_name: Required'],
      [{ phone_number: null, email: null }, 'phone_number: Enter a phone number or an e-mail address'],
      [{ status: 'won' }, 'status: One of '],
      [{ status: null }, 'status: One of '],
      [{ status: 'lost' }, 'lost_reason: Required'],
      [{ assignee_id: randomUUID() }, 'assignee_id: No colleague has this id'],
      [{ last_name: 'Reyes', next_step_kind: 'viewing', next_step_on: null }, 'next_step_on: '],
      [{ budget: 3 }, 'budget: Unknown field'],
    ],
  },
  events: {
    make: () => idOf('/events', anEvent({ slug: `e-${randomUUID().slice(0, 8)}` })),
    path: '/events',
    change: { name: 'Another name', capacity: 12 },
    wrong: [
      [{ name: null }, 'name: Required'],
      [{ fee_centavos: '1' }, 'fee_centavos: '],
      [{ starts_at: 'soon' }, 'starts_at: '],
      [{ venue: 'x' }, 'venue: Unknown field'],
    ],
  },
};

const read = async (path: string) => {
  const answer = await call(api, 'GET', path, { as: admin });
  return { record: dataOf(answer), etag: answer.headers.get('etag') ?? '' };
};

describe.each(Object.entries(KINDS))('%s', (_, { make, path, change, wrong }) => {
  const send = (method: string, id: string, body: unknown, headers: Credentials = {}, as = admin) =>
    call(api, method, `${path}/${id}`, { as, body, headers });

  it.each(['PATCH', 'PUT'])('take by %s the fields that change alone', async (method) => {
    const id = await make();
    const { record } = await read(`${path}/${id}`);
    const answer = await send(method, id, change);
    const after = { ...record, ...change, updated_at: expect.any(String) as string };
    expect(answer.status).toBe(200);
    expect(dataOf(answer)).toMatchObject(change);
    const now = await read(`${path}/${id}`);
    expect(now.record).toMatchObject({
      ...after,
      ...('places_left' in record && { places_left: 12 }),
    });
    expect(answer.headers.get('etag')).toBe(now.etag);
  });

  it.each(['PATCH', 'PUT'])('are put back by %s as they were read', async (method) => {
    const id = await make();
    const { record } = await read(`${path}/${id}`);
    expect((await send(method, id, record)).status).toBe(200);
    const { updated_at: _, ...rest } = (await read(`${path}/${id}`)).record;
    expect(rest).toEqual(Object.fromEntries(Object.entries(record).filter(([name]) => name in rest)));
  });

  it('are left alone where something is wrong, or nothing can be changed', async () => {
    const id = await make();
    const { etag } = await read(`${path}/${id}`);
    const answers: [unknown, number, string][] = [];
    const expected: typeof answers = [];
    for (const [body, sentence] of [
      ...wrong,
      [{}, 'Name a field'] as const,
      [{ id: randomUUID(), created_at: 'x' }, 'Name a field'] as const,
    ]) {
      const answer = await send('PATCH', id, body);
      answers.push([body, answer.status, messageOf(answer).slice(0, sentence.length)]);
      expected.push([body, 400, sentence]);
    }
    expect(answers).toEqual(expected);
    for (const body of [null, [], 'x', [change]]) expect((await send('PATCH', id, body)).status).toBe(400);
    expect((await read(`${path}/${id}`)).etag).toBe(etag);
  });

  it.each(['PATCH', 'PUT'])('are changed once by %s: who saw another state is told', async (method) => {
    const id = await make();
    const { etag } = await read(`${path}/${id}`);
    const first = await send(method, id, change, { 'if-match': etag });
    const second = await send(method, id, change, { 'if-match': etag });
    expect([first.status, second.status]).toEqual([200, 412]);
    expect((await send(method, randomUUID(), change)).status).toBe(404);
  });
});

describe('a change of an inquiry', () => {
  const patch = (id: string, body: object, as: Credentials = admin) =>
    call(api, 'PATCH', `/inquiry/properties/${id}`, { as, body });
  const make = () => idOf('/inquiry/property', anInquiry());

  it('is whole or not at all, and has a line of history for each of its parts', async () => {
    const id = await make();
    const refused = await patch(id, { last_name: 'Reyes', status: 'lost' });
    expect(refused.status).toBe(400);
    expect((await read(`/inquiry/properties/${id}`)).record).not.toMatchObject({ last_name: 'Reyes' });
    await patch(id, { last_name: 'Reyes', status: 'lost', lost_reason: 'price' });
    const history = await call(api, 'GET', `/inquiry/properties/${id}/history`, { as: admin });
    expect(dataOf<{ type: string }[]>(history).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['inquiry.corrected', 'inquiry.changed', 'inquiry.created']),
    );
    expect((await patch(id, { status: 'sold' })).status).toBe(409);
  });

  it('is for whoever may work on it', async () => {
    const [mine, other] = [await addStaff(api, 'agent'), await addStaff(api, 'agent')];
    const id = await make();
    await patch(id, { assignee_id: other.id });
    expect((await patch(id, { place: 'Cebu' }, await sessionOf(api, mine))).status).toBe(403);
    expect((await patch(id, { place: 'Cebu' }, await sessionOf(api, other))).status).toBe(200);
    expect((await patch(id, { place: 'Cebu' }, await makeKey(api, admin, ['inquiries:read']))).status).toBe(
      403,
    );
  });
});

it('gives a place its names together', async () => {
  const id = await idOf('/delegates', aDelegate());
  const patch = (body: object) => call(api, 'PATCH', `/delegates/${id}`, { as: admin, body });
  expect(dataOf(await patch({ first_name: 'Ana' }))).toMatchObject({
    first_name: 'Ana',
    last_name: 'Santos',
  });
  await api.db.query(`UPDATE delegate SET first_name = '', last_name = '' WHERE id = $1`, [id]);
  expect(messageOf(await patch({ first_name: 'Ana' }))).toBe('last_name: Required');
  expect((await patch({ age: 30 })).status).toBe(200);
  expect(dataOf(await patch({ first_name: 'Ana', last_name: 'Cruz' }))).toMatchObject({ last_name: 'Cruz' });
});

beforeAll(() => shareByHand(api));
const made = async (path: string, body: object) =>
  dataOf<{ id: string; uuid: string }>(await call(api, 'POST', path, { as: admin, body }));
const readWith = async (path: string, headers: Credentials = {}) =>
  call(api, 'GET', path, { as: admin, headers });
const etagOf = async (path: string) => (await readWith(path)).headers.get('etag') ?? '';
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
      const answer = await readWith(path, { 'if-none-match': known });
      expect([known, answer.status, answer.headers.get('etag')]).toEqual([known, 304, etag]);
    }
    expect((await readWith(path, { 'if-none-match': '"other"' })).status).toBe(200);
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
    await call(api, 'PUT', `/delegates/${id}`, { as: admin, body: aDelegate({ first_name: 'First' }) });
    const before = await readWith(`/delegates/${id}`);
    const late = await call(api, method, pathOf(id), { as: admin, body, headers: { 'if-match': etag } });
    expect([late.status, (late.body as { message: string }).message]).toEqual([412, CHANGED]);
    expect(late.headers.get('etag')).toBeNull();
    expect((await readWith(`/delegates/${id}`)).body).toEqual(before.body);
  });

  test.each([
    ['the ETag', (etag: string) => etag],
    ['the ETag as a compressing proxy hands it on', (etag: string) => `W/${etag.slice(0, -1)}-gzip"`],
    ['one of several', (etag: string) => `"other", ${etag}`],
    ['*', () => '*'],
  ])('goes through with %s', async (_name, send) => {
    const { id } = await made('/delegates', aDelegate());
    const headers = { 'if-match': send(await etagOf(`/delegates/${id}`)) };
    expect((await call(api, method, pathOf(id), { as: admin, body, headers })).status).toBe(200);
  });
});

test('of two writers at the same moment one is let through', async () => {
  const { id } = await made('/delegates', aDelegate());
  const headers = { 'if-match': await etagOf(`/delegates/${id}`) };
  const write = (first_name: string) =>
    call(api, 'PUT', `/delegates/${id}`, { as: admin, body: aDelegate({ first_name }), headers });
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
    const byStaff = await upload(id, admin);
    expect([byStaff.status, byStaff.headers.get('etag')]).toEqual([200, await etagOf(`/delegates/${id}`)]);
  });

  test('is refused with 412 after a colleague was faster, and the picture that was there stays', async () => {
    const { id } = await made('/delegates', aDelegate());
    const seen = await etagOf(`/delegates/${id}`);
    expect((await upload(id, admin, { 'if-match': seen })).status).toBe(200);
    const kept = () => api.db.query('SELECT proof_of_payment FROM delegate WHERE id = $1', [id]);
    const { rows: before } = await kept();
    expect((await upload(id, admin, { 'if-match': seen })).status).toBe(412);
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
  const send = (etag: string) => call(api, method, path, { as: admin, body, headers: { 'if-match': etag } });
  expect((await send('"older"')).status).toBe(412);
  expect((await send(await etagOf(path))).status).toBe(200);
});

test('an If-Match that is no list of ETags is 400', async () => {
  const { id } = await made('/delegates', aDelegate());
  const answer = await call(api, 'DELETE', `/delegates/${id}`, { as: admin, headers: { 'if-match': 'x' } });
  expect([answer.status, (answer.body as { message: string }).message]).toEqual([
    400,
    'If-Match: Must be *, or ETags in quotes as an answer gave them',
  ]);
});
