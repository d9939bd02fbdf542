import { randomUUID } from 'node:crypto';
import { type Api, startApi } from '../support/api.js';
import { call, type Credentials, makeKey, signIn } from '../support/callers.js';
import { aDelegate, anEvent, anInquiry } from '../support/records.js';

interface Seen {
  data: { id: string; spam?: boolean };
}
const FORMS = [
  ['/inquiry/property', '/inquiry/properties', anInquiry],
  ['/delegates', '/delegates', aDelegate],
] as const;
const ROBOTS: [string, Credentials][] = [
  ['fills in the trap', { 'x-form-age': '60000', 'x-form-honeypot': '1' }],
  ['is too quick', { 'x-form-age': '400' }],
];

let api: Api;
let key: Credentials;
let staff: Credentials;
beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api);
  key = await makeKey(api, staff);
});
afterAll(() => api.close());

describe.each(FORMS)('what is sent to %s', (post, list, aRecord) => {
  const send = async (headers: Credentials) => {
    const answer = await call(api, 'POST', post, { body: aRecord(), headers });
    expect(answer.status).toBe(201);
    return (answer.body as Seen).data;
  };
  const asStaff = async (id: string) =>
    ((await call(api, 'GET', `${list}/${id}`, { as: key })).body as Seen).data;

  it.each(ROBOTS)('by one who %s is stored and flagged, and the sender is not told', async (_, headers) => {
    const made = await send(headers);
    expect(made).not.toHaveProperty('spam');
    expect(await asStaff(made.id)).toMatchObject({ ...made, spam: true });
  });

  it('by a person, or by a program without a form, is not flagged', async () => {
    const people: Credentials[] = [{ 'x-form-age': '45000' }, {}];
    for (const headers of people) {
      const made = await send(headers);
      expect(await asStaff(made.id)).toMatchObject({ ...made, spam: false });
    }
  });

  it('is found by the flag', async () => {
    const of = async (spam: boolean) => {
      const filter = encodeURIComponent(JSON.stringify({ spam }));
      const { body } = await call(api, 'GET', `${list}?filter=${filter}`, { as: key });
      return (body as { meta: { total: number } }).meta.total;
    };
    expect([await of(true), await of(false)]).toEqual([2, 2]);
  });

  it('can not be flagged or cleared through its fields', async () => {
    const answer = await call(api, 'POST', post, { body: { ...aRecord(), spam: true } });
    expect((await asStaff((answer.body as Seen).data.id)).spam).toBe(false);
  });

  it('is the same record when it is sent again a little later', async () => {
    const again = (age: string) => ({ 'idempotency-key': once, 'x-form-age': age });
    const once = randomUUID();
    const first = await send(again('900'));
    expect((await send(again('4000'))).id).toBe(first.id);
  });
});

describe('a group and a name for the waiting list', () => {
  const aGroup = (event: string, name: string) => ({
    event,
    contact: {
      first_name: name,
      last_name: 'Reyes',
      email: `${name}@example.com`,
      phone_number: '09171234567',
    },
    delegates: [{ first_name: name, last_name: 'Reyes' }],
  });
  const uuidOf = ({ body }: { body: unknown }) => {
    const { data } = body as { data: { uuid?: string; delegates: { uuid: string }[] } };
    return data.uuid ?? data.delegates[0]?.uuid;
  };
  const anEventFor = async (capacity: number) => {
    const { body } = await call(api, 'POST', '/events', { as: staff, body: anEvent({ capacity }) });
    return (body as { data: { id: string; slug: string } }).data;
  };

  it.each(['/registrations', '/waiting-list'])(
    'that is sent to %s again a little later is the same',
    async (path) => {
      const { slug } = await anEventFor(1);
      if (path === '/waiting-list')
        await call(api, 'POST', '/delegates', { body: aDelegate({ event: slug }) });
      const key = randomUUID();
      const send = (age: string) =>
        call(api, 'POST', path, {
          body: aGroup(slug, 'ana'),
          headers: { 'idempotency-key': key, 'x-form-age': age },
        });
      const first = await send('900');
      const again = await send('4000');
      expect([first.status, again.status, uuidOf(again)]).toEqual([201, 201, uuidOf(first)]);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
    },
  );

  it('that joined, and lost the answer, gets it again once places are free', async () => {
    const { id, slug } = await anEventFor(1);
    await call(api, 'POST', '/delegates', { body: aDelegate({ event: slug }) });
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => call(api, 'POST', '/waiting-list', { body: aGroup(slug, 'ben'), headers });
    const first = await send();
    await call(api, 'PATCH', `/events/${id}`, { as: staff, body: { capacity: 9 } });
    await api.db.query(`UPDATE waiting_entry SET state = 'left' WHERE event_id = $1`, [id]);
    const again = await send();
    expect([again.status, uuidOf(again)]).toEqual([201, uuidOf(first)]);
  });
});
