import { randomUUID } from 'node:crypto';
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
import { aDelegate, anEvent, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

/** A change names the fields that change, by PATCH and by PUT alike. */
interface Kind {
  make: () => Promise<string>;
  path: string;
  change: Record<string, unknown>;
  wrong: [change: object, sentence: string][];
}

const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));
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
