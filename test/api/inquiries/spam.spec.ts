import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import {
  call,
  type Credentials,
  dataOf,
  makeKey,
  signIn,
  messageOf,
  refusalOf,
} from '../../support/requests/callers.js';
import { aContact, aDelegate, anEvent, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

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

let key: Credentials;
const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));
beforeAll(async () => {
  key = await makeKey(api, staff);
});

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

const anEventOf = async (capacity: number) => {
  const { body } = await call(api, 'POST', '/events', {
    as: staff,
    body: anEvent({ capacity, network_places: 100 }),
  });
  return (body as { data: { id: string; slug: string } }).data;
};

describe('who was taken for a robot by mistake', () => {
  const QUICK = { 'x-form-age': '400' };
  const put = (path: string, spam: boolean, as = staff) => call(api, 'PUT', path, { as, body: { spam } });
  const register = async (event: string, email: string, headers: Credentials = QUICK) => {
    const answer = await call(api, 'POST', '/delegates', { body: aDelegate({ event, email }), headers });
    if (answer.status !== 201) throw new Error(messageOf(answer));
    return dataOf<{ id: string }>(answer).id;
  };
  const verify = (id: string) =>
    call(api, 'PUT', `/delegates/verify/${id}`, { as: staff, body: { payment_status: true } });
  const mailsTo = async (address: string) =>
    (
      await api.db.query<{ template: string }>('SELECT template FROM mail WHERE to_address = $1', [address])
    ).rows.map(({ template }) => template);
  const placesLeft = async (slug: string) =>
    dataOf<{ places_left: number }>(await call(api, 'GET', `/events/${slug}`)).places_left;

  it('is cleared by staff, and then gets a place and the mail', async () => {
    const { slug } = await anEventOf(2);
    const id = await register(slug, 'quick@example.com');
    expect([await placesLeft(slug), await mailsTo('quick@example.com')]).toEqual([2, []]);
    const cleared = await put(`/delegates/spam/${id}`, false);
    expect([cleared.status, dataOf<{ spam: boolean }>(cleared).spam]).toEqual([200, false]);
    expect(await placesLeft(slug)).toBe(1);
    await until(async () => (await mailsTo('quick@example.com')).includes('registration-received'));
    const history = await call(api, 'GET', `/delegates/${id}/history`, { as: staff });
    expect(dataOf<object[]>(history)[0]).toMatchObject({ type: 'delegate.changed', fields: ['spam'] });
    // A robot that was believed gives its place back.
    expect((await put(`/delegates/spam/${id}`, true)).status).toBe(200);
    expect(await placesLeft(slug)).toBe(2);
  });

  it('gets no place that is not there, whether cleared or paid; who has paid counts, and is no robot', async () => {
    const { id: event, slug } = await anEventOf(1);
    const taken = await register(slug, 'taken@example.com');
    const person = await register(slug, 'person@example.com', {});
    for (const answer of [await put(`/delegates/spam/${taken}`, false), await verify(taken)])
      expect(refusalOf(answer)).toEqual([409, 'This event is full.']);
    await call(api, 'PATCH', `/events/${event}`, { as: staff, body: { capacity: 2 } });
    expect((await verify(taken)).status).toBe(200);
    expect(await placesLeft(slug)).toBe(0);
    expect((await call(api, 'POST', '/delegates', { body: aDelegate({ event: slug }) })).status).toBe(409);
    expect(await mailsTo('taken@example.com')).toEqual(['ticket']);
    const marked = await put(`/delegates/spam/${taken}`, true);
    expect(refusalOf(marked)).toEqual([409, 'This registration is paid, so it is not spam.']);
    // Also where an older version left both marks on a row.
    await api.db.query('UPDATE delegate SET spam = true WHERE id = $1', [taken]);
    const { rows } = await api.db.query('SELECT event_places_taken($1) AS taken', [event]);
    expect(rows).toEqual([{ taken: 2 }]);
    expect(person).not.toBe(taken);
  });

  it('lets two at once have the last place only once', async () => {
    const { slug } = await anEventOf(1);
    const ids = [await register(slug, 'one@example.com'), await register(slug, 'two@example.com')];
    const answers = await Promise.all(ids.map((id) => put(`/delegates/spam/${id}`, false)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('stands on the waiting list for staff, who clear it; then it has its place in line and its mail', async () => {
    interface Entry {
      id: string;
      spam: boolean;
      place: number | null;
    }
    const { slug } = await anEventOf(1);
    await register(slug, 'first@example.com', {});
    const body = {
      event: slug,
      contact: aContact({
        first_name: 'Ana',
        last_name: 'Reyes',
        email: 'ana@example.com',
        phone_number: '09171234567',
      }),
      delegates: [{ first_name: 'Ana', last_name: 'Reyes' }],
    };
    expect((await call(api, 'POST', '/waiting-list', { body, headers: QUICK })).status).toBe(201);
    const list = `/events/${slug}/waiting-list`;
    const [entry] = dataOf<{ entries: Entry[] }>(await call(api, 'GET', list, { as: staff })).entries;
    expect(entry).toMatchObject({ spam: true, place: null });
    const cleared = await put(`${list}/${entry?.id}/spam`, false);
    expect(dataOf<{ entries: Entry[] }>(cleared).entries).toMatchObject([{ spam: false, place: 1 }]);
    await until(async () => (await mailsTo('ana@example.com')).includes('waiting-list-joined'));
    const marked = await put(`${list}/${entry?.id}/spam`, true);
    expect(dataOf<{ entries: Entry[] }>(marked).entries).toMatchObject([{ spam: true, place: null }]);
  });

  it('is not touched through the address of another event', async () => {
    const [one, other] = [await anEventOf(1), await anEventOf(1)];
    await register(one.slug, 'full@example.com', {});
    const body = {
      event: one.slug,
      contact: aContact({
        first_name: 'Bea',
        last_name: 'Cruz',
        email: 'bea@example.com',
        phone_number: '09171234567',
      }),
      delegates: [{ first_name: 'Bea', last_name: 'Cruz' }],
    };
    await call(api, 'POST', '/waiting-list', { body });
    const list = await call(api, 'GET', `/events/${one.slug}/waiting-list`, { as: staff });
    const id = dataOf<{ entries: { id: string }[] }>(list).entries[0]?.id;
    const path = `/events/${other.slug}/waiting-list/${id}`;
    expect((await call(api, 'DELETE', path, { as: staff })).status).toBe(404);
    expect((await call(api, 'POST', `${path}/offer`, { as: staff })).status).toBe(404);
    expect((await put(`${path}/spam`, true)).status).toBe(404);
    const after = await call(api, 'GET', `/events/${one.slug}/waiting-list`, { as: staff });
    expect(dataOf<{ entries: object[] }>(after).entries).toMatchObject([{ state: 'waiting', place: 1 }]);
  });
});

describe('a group and a name for the waiting list', () => {
  const aGroup = (event: string, name: string) => ({
    event,
    contact: aContact({
      first_name: name,
      last_name: 'Reyes',
      email: `${name}@example.com`,
      phone_number: '09171234567',
    }),
    delegates: [{ first_name: name, last_name: 'Reyes' }],
  });
  const uuidOf = ({ body }: { body: unknown }) => {
    const { data } = body as { data: { uuid?: string; delegates: { uuid: string }[] } };
    return data.uuid ?? data.delegates[0]?.uuid;
  };
  it.each(['/registrations', '/waiting-list'])(
    'that is sent to %s again a little later is the same',
    async (path) => {
      const { slug } = await anEventOf(1);
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
    const { id, slug } = await anEventOf(1);
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
