import { randomUUID } from 'node:crypto';
import { UnpaidPlaces } from '../../src/delegates/unpaid-places.js';
import { Offers } from '../../src/waiting-list/offers.js';
import { call, type Credentials, dataOf, type Json } from './requests/callers.js';
import { sendProof } from './requests/proof-uploader.js';
import { picture } from './requests/proof-uploads.js';
import { aDelegate, anEvent } from './requests/records.js';
import type { Api } from './server/api.js';
import { jobsDone } from './server/one-life.js';
import { asJob, onlyWhenCalled } from './server/waiting.js';

export const CASH = { payment_mode: 'cash' };
export type Ev = { id: string; slug: string };
export const from = (address: string) => ({ 'x-forwarded-for': address });

/** What suites of an event's places do. @param on the application, which must trust one proxy, and who makes events */
export function eventPlaces(on: () => { api: Api; staff: Credentials }) {
  /** Another home for every call, unless it is said. */
  let homes = 0;
  const elsewhere = () => {
    homes += 1;
    return from(`2001:db8:${homes.toString(16)}::1`);
  };

  const make = async (change: Json = {}) => {
    const body = anEvent({ slug: `e-${randomUUID()}`, ...change });
    return dataOf<Ev>(await call(on().api, 'POST', '/events', { as: on().staff, body }));
  };
  const one = (event: Ev, change: Json = {}, headers = elsewhere()) =>
    call(on().api, 'POST', '/delegates', { body: aDelegate({ event: event.slug, ...change }), headers });
  const aGroup = (event: Ev, places: number) => {
    const email = `${randomUUID()}@group.example`;
    const contact = { first_name: 'Ruth', last_name: 'Reyes', email, phone_number: '639171234567' };
    return { event: event.slug, contact, delegates: Array.from({ length: places }, () => ({})) };
  };
  const group = (event: Ev, places: number, headers = elsewhere()) =>
    call(on().api, 'POST', '/registrations', { body: aGroup(event, places), headers });
  const join = (event: Ev, places: number) =>
    call(on().api, 'POST', '/waiting-list', { body: aGroup(event, places), headers: elsewhere() });
  const read = async ({ id }: Ev) => dataOf(await call(on().api, 'GET', `/events/${id}`, { as: on().staff }));
  const entry = async (uuid: unknown) => dataOf(await call(on().api, 'GET', `/waiting-list/${String(uuid)}`));
  const state = async (uuid: unknown) =>
    dataOf(await call(on().api, 'GET', `/delegates/uuid/${String(uuid)}/registration`));
  const offer = ({ id }: Ev) => asJob(() => on().api.app.get<Offers>(Offers).offerFor(id));
  const endHolds = () => asJob(() => on().api.app.get<UnpaidPlaces>(UnpaidPlaces).endAll());
  const taken = async ({ id }: Ev) =>
    (await on().api.db.query<{ taken: number }>('SELECT event_places_taken($1) AS taken', [id])).rows[0]
      ?.taken ?? 0;
  /** As if the time of these registrations were over; all of an event where none is named. */
  const runOut = async ({ id }: Ev, ids?: unknown[]) => {
    const { api } = on();
    await onlyWhenCalled(api, 'unpaid-places');
    // What a mail's job has locked is left to the next look.
    await jobsDone(api);
    await api.db.query(
      `UPDATE registration SET held_until = now() - interval '1 second'
        WHERE event_id = $1 AND held_until IS NOT NULL AND ($2::uuid[] IS NULL OR id = ANY($2))`,
      [id, ids ?? null],
    );
  };
  async function upload(key: unknown) {
    const answer = await sendProof(on().api.url, String(key), await picture('jpeg'));
    return { status: answer.status, message: ((await answer.json()) as { message?: string }).message };
  }
  return {
    make,
    one,
    aGroup,
    group,
    join,
    read,
    entry,
    state,
    offer,
    endHolds,
    taken,
    runOut,
    upload,
    elsewhere,
  };
}
