import { randomUUID } from 'node:crypto';
import { createEmptyDatabase } from '../../../support/jest/database.js';
import { fixture } from '../../../support/jest/fixture.js';
import {
  call,
  type Credentials,
  dataOf,
  makeKey,
  signIn,
  messageOf,
  refusalOf,
  patiently,
} from '../../../support/requests/callers.js';
import { aDelegate, anEvent } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';

interface EventData {
  id: string;
  slug: string;
  places_left: number | null;
  [field: string]: unknown;
}
const api = fixture(() => startApi({ env: { DATABASE_POOL_SIZE: '20' } }));
const staff = fixture(() => signIn(api));

const read = async (slug: string) => dataOf<EventData>(await call(api, 'GET', `/events/${slug}`));
const make = async (change: Record<string, unknown> = {}) =>
  dataOf<EventData>(await call(api, 'POST', '/events', { as: staff, body: anEvent(change) }));
const register = (event: string, change = {}, headers = {}) =>
  call(api, 'POST', '/delegates', { body: aDelegate({ event, ...change }), headers });
const living = async (id: string) =>
  (await api.db.query<{ n: number }>('SELECT count(*)::int AS n FROM delegate WHERE event_id = $1', [id]))
    .rows[0]?.n;

describe('the first event', () => {
  it('is the one that the site shows', async () => {
    interface Site {
      event: { name: string; start: string; end: string; fee: { amount: number } } & Record<string, unknown>;
    }
    const { event } = jest.requireActual<Site>('../../../../web-public/src/content/event/event');
    // As an owner gets it, not as tests have it (`cluster-template.ts`).
    const delivered = await startApi({ env: { DATABASE_URL: await createEmptyDatabase() } });
    const answer = await call(delivered, 'GET', '/events/common-ground-2027');
    await delivered.close();
    expect(dataOf(answer)).toMatchObject({
      name: event.name,
      kind: event.kind,
      summary: event.summary,
      dates: event.dates,
      times: event.times,
      starts_at: new Date(event.start).toISOString(),
      ends_at: new Date(event.end).toISOString(),
      fee_centavos: event.fee.amount * 100,
      capacity: null,
      places_left: null,
      state: 'published',
    });
  });

  it('costs what EVENT_FEE_PHP says, until staff change it', async () => {
    const { DATABASE_URL } = { DATABASE_URL: api.settings.databaseUrl ?? '' };
    const fee = async (env: Record<string, string>) => {
      const other = await startApi({ env: { DATABASE_URL, ...env } });
      const answer = dataOf<EventData>(await call(other, 'GET', '/events/common-ground-2027')).fee_centavos;
      await other.close();
      return answer;
    };
    expect(await fee({ EVENT_FEE_PHP: '1800' })).toBe(180_000);
    const { id } = await read('common-ground-2027');
    await call(api, 'PATCH', `/events/${id}`, { as: staff, body: { fee_centavos: 160_000 } });
    expect(await fee({ EVENT_FEE_PHP: '1800' })).toBe(160_000);
  });
});

describe('staff', () => {
  it('add, change and remove an event; each change is written down', async () => {
    const made = await make({ state: 'draft', details: { speakers: [{ name: 'Ana' }] } });
    expect(made).toMatchObject({ dates: '10–12 April 2098', state: 'draft', registration: 'closed' });
    expect((await call(api, 'GET', `/events/${made.slug}`)).status).toBe(404);
    const key = await makeKey(api, staff, ['events:read']);
    expect((await call(api, 'GET', `/events/${made.id}`, { as: key })).status).toBe(200);
    const slugs = async (as?: Credentials) =>
      dataOf<EventData[]>(await call(api, 'GET', '/events', as ? { as } : {})).map(({ slug }) => slug);
    expect(await slugs()).not.toContain(made.slug);
    expect(await slugs(staff)).toContain(made.slug);

    const patch = (body: object) => call(api, 'PATCH', `/events/${made.id}`, { as: staff, body });
    expect(dataOf(await patch({ state: 'published', capacity: 20 }))).toMatchObject({
      name: 'Youth Camp 2098',
      places_left: 20,
      registration: 'open',
      details: { speakers: [{ name: 'Ana' }] },
    });
    expect(dataOf(await patch({ capacity: null, kind: 'Camp' }))).toMatchObject({
      capacity: null,
      kind: 'Camp',
    });
    const history = await call(api, 'GET', `/events/${made.id}/history`, { as: staff });
    expect(dataOf<{ type: string }[]>(history).map(({ type }) => type)).toEqual([
      'event.changed',
      'event.changed',
      'event.payee_changed',
      'event.created',
    ]);
    expect((await call(api, 'DELETE', `/events/${made.id}`, { as: staff })).status).toBe(200);
    expect((await call(api, 'GET', `/events/${made.slug}`)).status).toBe(404);
  });

  it.each([
    ['slug', 'Not a slug', 'Small letters, digits and dashes'],
    ['name', null, 'Required'],
    ['starts_at', 'tomorrow', 'A moment with its zone, such as 2027-02-19T08:30:00+08:00'],
    ['ends_at', '2098-04-09T08:00:00+08:00', 'Must be after the start'],
    ['fee_centavos', 12.5, 'A whole number from 0 to 100,000,000'],
    ['capacity', 0, 'A whole number from 1 to 1,000,000'],
    ['state', 'open', 'One of draft, published, cancelled'],
    ['details', [], 'A JSON object of at most 100,000 characters'],
  ])('are told when %s is %j', async (field, value, message) => {
    const answer = await call(api, 'POST', '/events', { as: staff, body: anEvent({ [field]: value }) });
    expect(refusalOf(answer)).toEqual([400, `${field}: ${message}`]);
    const { id } = await make();
    const change = await call(api, 'PATCH', `/events/${id}`, { as: staff, body: { [field]: value } });
    expect(refusalOf(change)).toEqual([400, `${field}: ${message}`]);
  });

  it('cannot give two events one slug, nor remove one that has delegates', async () => {
    const event = await make();
    expect(
      (await call(api, 'POST', '/events', { as: staff, body: anEvent({ slug: event.slug }) })).status,
    ).toBe(409);
    expect((await register(event.slug)).status).toBe(201);
    const refused = await call(api, 'DELETE', `/events/${event.id}`, { as: staff });
    expect(refusalOf(refused)).toEqual([409, 'This event has delegates, so it can no longer be removed.']);
  });
});

const OVER = { starts_at: '2026-01-10T08:00:00Z', ends_at: '2026-01-11T08:00:00Z' };

describe('registering', () => {
  it('is never for an event that is over, whose page says that it is closed', async () => {
    await api.db.query(`UPDATE event SET state = 'draft'`);
    const over = await make({ ...OVER, fee_centavos: 999_900 });
    expect((await read(over.slug)).registration).toBe('closed');
    const later = await make({ registration_opens_at: '2098-01-01T00:00:00Z' });
    const early = await call(api, 'POST', '/delegates', { body: aDelegate() });
    expect(refusalOf(early)).toEqual([409, 'Registration for Youth Camp 2098 opens on 1 January 2098.']);
    await call(api, 'PATCH', `/events/${later.id}`, { as: staff, body: { state: 'draft' } });
    const none = await call(api, 'POST', '/delegates', { body: aDelegate() });
    expect(refusalOf(none)).toEqual([409, 'There is no event to register for at the moment.']);
    await api.db.query(`UPDATE event SET state = 'published' WHERE slug = 'common-ground-2027'`);
  });

  it('is for the next open event unless another is named', async () => {
    const { id: first } = await read('common-ground-2027');
    const other = await make();
    const eventOf = async (body: object) => {
      const { id } = dataOf<EventData>(await call(api, 'POST', '/delegates', { body }));
      const sql = 'SELECT event_id FROM delegate WHERE id = $1';
      return (await api.db.query<{ event_id: string }>(sql, [id])).rows[0]?.event_id;
    };
    expect(await eventOf(aDelegate())).toBe(first);
    expect(await eventOf(aDelegate({ event: other.slug }))).toBe(other.id);
    const filter = encodeURIComponent(JSON.stringify({ event_id: [other.id] }));
    const list = await call(api, 'GET', `/delegates?filter=${filter}`, { as: staff });
    expect(list.headers.get('content-range')).toBe('delegates 0-0/1');
    expect(messageOf(await register('nowhere'))).toBe('event: There is no such event');
  });

  it.each([
    [
      { registration_opens_at: '2099-01-05T00:00:00+08:00' },
      'Registration for Youth Camp 2098 opens on 5 January 2099.',
    ],
    [{ registration_closes_at: '2026-01-01T00:00:00Z' }, 'Registration for Youth Camp 2098 is closed.'],
    [{ state: 'cancelled' }, 'Youth Camp 2098 is cancelled.'],
    // Nobody closed it, and it is over.
    [OVER, 'Registration for Youth Camp 2098 is closed.'],
    [
      { ...OVER, registration_opens_at: '2099-01-05T00:00:00Z' },
      'Registration for Youth Camp 2098 is closed.',
    ],
  ])('is refused with a sentence when %j', async (change, sentence) => {
    const { slug } = await make(change);
    const answer = await register(slug);
    expect(refusalOf(answer)).toEqual([409, sentence]);
  });

  it('answers a repeated request as before, also once the event is closed or full', async () => {
    const event = await make({ capacity: 1 });
    const headers = { 'idempotency-key': randomUUID() };
    const first = dataOf<EventData>(await register(event.slug, {}, headers));
    const again = await register(event.slug, {}, headers);
    expect([again.status, dataOf<EventData>(again).id]).toEqual([201, first.id]);
    await call(api, 'PATCH', `/events/${event.id}`, {
      as: staff,
      body: { registration_closes_at: '2026-01-01T00:00:00Z' },
    });
    const late = await register(event.slug, {}, headers);
    expect([late.status, dataOf<EventData>(late).id, late.headers.get('idempotent-replayed')]).toEqual([
      201,
      first.id,
      'true',
    ]);
  });
});

describe('the capacity', () => {
  const claim = (slug: string, email: string) => patiently(() => register(slug, { email }));
  const claims = (slug: string) =>
    Promise.all(Array.from({ length: 100 }, (_, n) => claim(slug, `p${n}@example.com`)));

  it('holds for those who come while staff set it, and never lies below what is registered', async () => {
    const event = await make();
    const patch = (capacity: number) =>
      call(api, 'PATCH', `/events/${event.id}`, { as: staff, body: { capacity } });
    const [limit] = await Promise.all([patch(5), claims(event.slug)]);
    const taken = (await living(event.id)) ?? 0;
    if (limit.status === 200) expect(taken).toBe(5);
    expect((await patch(taken - 1)).status).toBe(409);
    expect((await patch(taken)).status).toBe(200);
    expect((await register(event.slug)).status).toBe(409);
  });
});
