import { randomUUID } from 'node:crypto';
import { Offers } from '../../../src/waiting-list/offers.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  call,
  type Credentials,
  dataOf,
  signIn,
  messageOf,
  refusalOf,
  patiently,
} from '../../support/requests/callers.js';
import { aContact, aDelegate, anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';
import { asJob, offerWhenPlanned } from '../../support/server/waiting.js';

interface Entry {
  uuid: string;
  state: string;
  place: number | null;
  ticket: string | null;
  [field: string]: unknown;
}
interface Listed {
  places_free: number | null;
  entries: {
    id: string;
    state: string;
    place: number | null;
    spam: boolean;
    contact: { first_name: string };
  }[];
}
const api = fixture(() => startApi({ env: { DATABASE_POOL_SIZE: '20' } }));
const staff = fixture(() => signIn(api));
beforeAll(() => {
  offerWhenPlanned(api);
});

const offers = () => api.app.get(Offers);

const eventOf = async (capacity: number) =>
  dataOf<{ id: string; slug: string }>(
    await call(api, 'POST', '/events', { as: staff, body: anEvent({ capacity, network_places: 100 }) }),
  );
const register = (event: string, as: Credentials = {}) =>
  call(api, 'POST', '/delegates', { as, body: aDelegate({ event }) });
/** An event without a free place. @returns its delegates' ids too */
async function fullEvent(capacity: number) {
  const event = await eventOf(capacity);
  const ids: string[] = [];
  for (let n = 0; n < capacity; n += 1) ids.push(dataOf<{ id: string }>(await register(event.slug)).id);
  return { ...event, ids };
}
const aGroup = (event: string, name: string, places = 1) => ({
  event,
  contact: aContact({
    first_name: name,
    last_name: 'Reyes',
    email: `${name.toLowerCase()}-${event}@example.com`,
    phone_number: '0917 123 4567',
  }),
  delegates: Array.from({ length: places }, (_, n) => ({ first_name: `${name} ${n}`, last_name: 'Reyes' })),
  payment_mode: 'gcash',
});
const join = (event: string, name: string, places = 1, headers = {}) =>
  call(api, 'POST', '/waiting-list', { body: aGroup(event, name, places), headers });
const joined = async (event: string, name: string, places = 1) => {
  const answer = await patiently(() => join(event, name, places));
  if (answer.status !== 201) throw new Error(`Joining answered ${answer.status} ${messageOf(answer)}`);
  return dataOf<Entry>(answer).uuid;
};
const read = async (uuid: string) => dataOf<Entry>(await call(api, 'GET', `/waiting-list/${uuid}`));
const act = (uuid: string, verb: 'accept' | 'leave') => call(api, 'POST', `/waiting-list/${uuid}/${verb}`);
const free = async (id: string | undefined) =>
  (await call(api, 'DELETE', `/delegates/${id}`, { as: staff })).status;
const listed = async (event: string) =>
  dataOf<Listed>(await call(api, 'GET', `/events/${event}/waiting-list`, { as: staff }));
const mailsTo = async (name: string, event: string) =>
  (
    await api.db.query<{ template: string }>(
      'SELECT template FROM mail WHERE to_address = $1 ORDER BY created_at, id',
      [`${name.toLowerCase()}-${event}@example.com`],
    )
  ).rows.map(({ template }) => template);
const taken = async (id: string) =>
  (await api.db.query<{ taken: number }>('SELECT event_places_taken($1) AS taken', [id])).rows[0]?.taken;

describe('joining', () => {
  it('is for an event that is full, in order, and answered by mail', async () => {
    const open = await eventOf(1);
    const early = await join(open.slug, 'Early');
    expect(refusalOf(early)).toEqual([409, 'There are free places: send your registration as it is.']);
    const event = await fullEvent(2);
    const key = { 'idempotency-key': randomUUID() };
    const first = await join(event.slug, 'Ana', 2, key);
    expect(first.status).toBe(201);
    expect(dataOf(first)).toMatchObject({
      state: 'waiting',
      place: 1,
      places: 2,
      delegates: ['Ana 0 Reyes', 'Ana 1 Reyes'],
      total_centavos: 500_000,
      offered_until: null,
      ticket: null,
      event: { slug: event.slug, name: 'Youth Camp 2098' },
    });
    const again = await join(event.slug, 'Ana', 2, key);
    expect([again.headers.get('idempotent-replayed'), dataOf<Entry>(again).uuid]).toEqual([
      'true',
      dataOf<Entry>(first).uuid,
    ]);
    expect(await read(await joined(event.slug, 'Ben'))).toMatchObject({ place: 2 });
    await until(async () => (await mailsTo('Ana', event.slug)).includes('waiting-list-joined'));
    expect((await call(api, 'GET', `/waiting-list/${randomUUID()}`)).status).toBe(404);
  });

  it('names what is wrong with a row, and keeps nothing then', async () => {
    const event = await fullEvent(1);
    const body = { ...aGroup(event.slug, 'Cy'), delegates: [{ first_name: '', last_name: 'Reyes' }] };
    expect((await call(api, 'POST', '/waiting-list', { body })).status).toBe(400);
    expect((await listed(event.slug)).entries).toEqual([]);
  });

  it('by a robot is no place in line', async () => {
    const event = await fullEvent(1);
    const robot = await join(event.slug, 'Robot', 1, { 'x-form-honeypot': '1' });
    expect(robot.status).toBe(201);
    expect(await read(await joined(event.slug, 'Dee'))).toMatchObject({ place: 1 });
    expect((await listed(event.slug)).entries).toMatchObject([
      { place: 1, spam: false },
      { place: null, spam: true },
    ]);
    await free(event.ids[0]);
    await until(async () => (await mailsTo('Dee', event.slug)).includes('waiting-list-offer'));
    expect(await mailsTo('Robot', event.slug)).toEqual([]);
  });
});

describe('an offer', () => {
  it('goes to the first in line, a group whole, and one that does not fit keeps its place', async () => {
    const event = await fullEvent(3);
    const ana = await joined(event.slug, 'Ana', 2);
    await free(event.ids[0]);
    await offers().offerAll();
    expect((await read(ana)).state).toBe('waiting');
    // A place is free, and too little for the group: whoever fits goes on.
    expect((await register(event.slug)).status).toBe(201);
    const late = await register(event.slug);
    expect(refusalOf(late)).toEqual([409, 'This event is full.']);
    const refused = await act(ana, 'accept');
    expect(refusalOf(refused)).toEqual([
      409,
      'No place is free for you yet. We will write to you when one is.',
    ]);

    await free(event.ids[1]);
    await free(event.ids[2]);
    await until(async () => (await read(ana)).state === 'offered');
    const ben = await joined(event.slug, 'Ben');
    expect(await read(ben)).toMatchObject({ state: 'waiting', place: 1 });
    await until(async () => (await mailsTo('Ana', event.slug)).length === 2);
    expect((await mailsTo('Ana', event.slug)).sort()).toEqual(['waiting-list-joined', 'waiting-list-offer']);
    expect(await taken(event.id)).toBe(3);

    // Whoever follows the link, as scanners of mail do, changes nothing.
    for (let n = 0; n < 3; n += 1) expect((await read(ana)).state).toBe('offered');
    const accepted = dataOf<Entry>(await act(ana, 'accept'));
    expect(accepted).toMatchObject({ state: 'accepted', place: null });
    expect(dataOf<Entry>(await act(ana, 'accept')).ticket).toBe(accepted.ticket);
    const state = await call(api, 'GET', `/delegates/uuid/${accepted.ticket}/registration`);
    expect(dataOf(state)).toMatchObject({ delegates: 2, total_centavos: 500_000, payment_status: false });
    await until(async () => (await mailsTo('Ana', event.slug)).includes('registration-received'));
    expect(await taken(event.id)).toBe(3);
    expect((await act(ana, 'leave')).status).toBe(409);
  });

  it('ends, and goes to the next', async () => {
    const event = await fullEvent(1);
    const [ana, ben] = [await joined(event.slug, 'Ana'), await joined(event.slug, 'Ben')];
    await free(event.ids[0]);
    await until(async () => (await read(ana)).state === 'offered');
    const until48 = Date.parse(String((await read(ana)).offered_until)) - Date.now();
    expect(Math.abs(until48 / 3_600_000 - 48)).toBeLessThan(0.2);
    await api.db.query(
      "UPDATE waiting_entry SET offered_until = now() - interval '1 second' WHERE uuid = $1",
      [ana],
    );
    const late = await act(ana, 'accept');
    expect(refusalOf(late)).toEqual([
      409,
      'This offer has ended, so nothing is held for you any longer. You can join the waiting list again.',
    ]);
    await offers().offerAll();
    expect([(await read(ana)).state, (await read(ben)).state]).toEqual(['ended', 'offered']);
    expect(await mailsTo('Ana', event.slug)).toContain('waiting-list-ended');
    expect((await act(ben, 'accept')).status).toBe(200);
  });

  it('that is declined goes to the next at once', async () => {
    const event = await fullEvent(1);
    const [ana, ben] = [await joined(event.slug, 'Ana'), await joined(event.slug, 'Ben')];
    await free(event.ids[0]);
    await until(async () => (await read(ana)).state === 'offered');
    expect(dataOf<Entry>(await act(ana, 'leave')).state).toBe('left');
    expect((await act(ana, 'leave')).status).toBe(200);
    await until(async () => (await read(ben)).state === 'offered');
  });

  it('is not made once registration is over', async () => {
    const event = await fullEvent(1);
    const ana = await joined(event.slug, 'Ana');
    await api.db.query('UPDATE event SET registration_closes_at = now() WHERE id = $1', [event.id]);
    await free(event.ids[0]);
    await offers().offerAll();
    expect((await read(ana)).state).toBe('waiting');
  });

  it('is made when there are more places, too', async () => {
    const event = await fullEvent(1);
    const ana = await joined(event.slug, 'Ana');
    await call(api, 'PATCH', `/events/${event.id}`, { as: staff, body: { capacity: 2 } });
    await offers().offerAll();
    expect((await read(ana)).state).toBe('offered');
  });
});

describe('staff', () => {
  it('see the line, offer out of turn, and take a name off', async () => {
    const event = await fullEvent(2);
    const [ana, ben] = [await joined(event.slug, 'Ana', 2), await joined(event.slug, 'Ben')];
    const path = `/events/${event.slug}/waiting-list`;
    expect((await call(api, 'GET', path)).status).toBe(401);
    const { entries } = await listed(event.slug);
    expect(entries.map(({ place, contact }) => [place, contact.first_name])).toEqual([
      [1, 'Ana'],
      [2, 'Ben'],
    ]);
    const offer = (n: number) => call(api, 'POST', `${path}/${entries[n]?.id}/offer`, { as: staff });
    const refused = await offer(1);
    expect(refusalOf(refused)).toEqual([409, 'No place is free, and this entry needs 1.']);
    // Behind the program, which would offer it by itself: also by the clock, and once it has answered who joined.
    await api.db.query(
      `UPDATE periodic_job SET run_at = now() + interval '1 hour' WHERE name = 'waiting-lists'`,
    );
    const toDo = `SELECT FROM job WHERE failed_at IS NULL AND (run_at <= now() OR lease IS NOT NULL)
      UNION ALL SELECT FROM periodic_job WHERE name = 'waiting-lists' AND lease IS NOT NULL`;
    await until(async () => (await api.db.query(toDo)).rowCount === 0);
    await api.db.query('UPDATE delegate SET cancelled_at = now() WHERE id = $1', [event.ids[0]]);
    expect(dataOf<Listed>(await offer(1)).places_free).toBe(0);
    expect((await read(ben)).state).toBe('offered');
    expect((await offer(1)).status).toBe(409);
    const left = await call(api, 'DELETE', `${path}/${entries[0]?.id}`, { as: staff });
    expect(left.status).toBe(200);
    expect((await read(ana)).state).toBe('left');
  });
});

describe('under load', () => {
  it('nobody is offered a place that is taken, and 10 of 10 places are given away', async () => {
    const event = await fullEvent(10);
    const uuids = await Promise.all(
      Array.from({ length: 20 }, (_, n) => joined(event.slug, `Guest${n}`, 1 + (n % 3))),
    );
    // Everything at once: places become free, staff claim them for forty others, offers are made and accepted.
    const most: number[] = [];
    const watch = async () => {
      for (let n = 0; n < 40; n += 1) most.push((await taken(event.id)) ?? 0);
    };
    await Promise.all([
      ...event.ids.map((id) => free(id)),
      ...Array.from({ length: 40 }, () => register(event.slug, staff)),
      ...Array.from({ length: 10 }, () => asJob(() => offers().offerFor(event.id))),
      ...uuids.map((uuid) => act(uuid, 'accept')),
      watch(),
    ]);
    await offers().offerAll();
    expect(Math.max(...most)).toBeLessThanOrEqual(10);
    const offered = [];
    for (const uuid of uuids) if ((await read(uuid)).state === 'offered') offered.push(uuid);
    const accepted = await Promise.all(offered.map((uuid) => act(uuid, 'accept')));
    expect(accepted.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await taken(event.id)).toBeLessThanOrEqual(10);
    const { rows } = await api.db.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM delegate WHERE event_id = $1 AND NOT spam',
      [event.id],
    );
    expect(rows[0]?.n).toBeLessThanOrEqual(10);
    // The first in line may want more places than are left; but none stays free that it could have.
    const { places_free, entries } = await listed(event.slug);
    const next = entries.find(({ state }) => state === 'waiting') as { places?: number } | undefined;
    expect(places_free ?? 0).toBeLessThan(next?.places ?? 11);
  });
});
