import { randomUUID } from 'node:crypto';
import { Jobs } from '../../../../src/platform/jobs/jobs.js';
import {
  FEE,
  startEventDesk,
  type Changed,
  type Ev,
  type Guest,
  type Preview,
} from '../../../support/desks/event-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf, type Json, messageOf, codeOf } from '../../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../../support/requests/proof-uploader.js';
import { aContact, aDelegate } from '../../../support/requests/records.js';
import { until } from '../../../support/server/until.js';

const desk = fixture(() => startEventDesk());

it('ends 120 places in one step: no ticket is valid, and all that was kept is to be returned', async () => {
  const { api, admin, post, get, make, guest, group, pay, toReturn, scan } = desk;
  const event = await make();
  const guests: Guest[] = [];
  for (let n = 0; n < 5; n += 1) guests.push(...(await group(event, 20)).delegates);
  for (let n = 0; n < 20; n += 1) guests.push(await guest(event));
  expect(guests).toHaveLength(120);
  // Four groups of five pay, and twelve of twenty.
  for (const at of [0, 20, 40, 60]) await pay(guests[at] as Guest);
  for (const one of guests.slice(100, 112)) await pay(one);
  // One of a group had left before, and waits for their share; one who paid was removed, and what they paid stays.
  await post(`/delegates/${guests[1]?.id}/cancel`);
  expect(await toReturn(event)).toEqual({ total: 1, to_return_centavos: FEE });
  await call(api, 'DELETE', `/delegates/${guests[21]?.id}`, { as: admin });
  const kept = 92 * FEE - FEE;
  const preview = dataOf<Preview>(await post(`/events/${event.slug}/cancel/preview`));
  expect(preview).toMatchObject({
    ...{ people: 118, mails: 25, waiting: 0, to_return_centavos: kept },
    to_return: [
      { channel: 'bank-transfer', payers: 4, to_return_centavos: 79 * FEE },
      { channel: 'gcash', payers: 12, to_return_centavos: 12 * FEE },
    ],
  });
  expect((await scan(event, guests[0] as Guest))[0]).toBe('welcome');

  const changed = dataOf<Changed>(await post(`/events/${event.slug}/cancel`));
  expect(changed).toMatchObject({ event: { state: 'cancelled' }, mail: { state: 'planned' } });
  expect(await toReturn(event)).toEqual({ total: 16, to_return_centavos: kept });
  const { rows } = await api.db.query<{ valid: number }>(
    'SELECT count(*)::int AS valid FROM delegate WHERE event_id = $1 AND cancelled_at IS NULL',
    [event.id],
  );
  expect(rows[0]?.valid).toBe(0);
  const outcomes = [];
  for (let from = 0; from < 120; from += 100)
    outcomes.push(...(await scan(event, ...guests.slice(from, from + 100))));
  expect(outcomes).toEqual(Array(120).fill('cancelled'));
  const overview = dataOf<{ places: Json; money: Json }>(await get(`/dashboard/events/${event.id}`));
  expect(overview).toMatchObject({
    places: { registered: 0, paid: 0, cancelled: 119 },
    money: { owed_centavos: 0, to_return_centavos: kept },
  });
  // Each of them in the feed of activity, by name of what happened.
  const feed = await api.db.query(
    "SELECT FROM activity WHERE type = 'delegate.cancelled' AND record_id = ANY($1)",
    [guests.map(({ id }) => id)],
  );
  expect(feed.rowCount).toBe(119);
});

it('refuses what nobody can do for an event that does not take place, each with one code', async () => {
  const { api, admin, post, get, make, guest, sent, mailsTo } = desk;
  const event = await make({ capacity: 3, network_places: 3 });
  const [first, second, binned] = [await guest(event), await guest(event), await guest(event)];
  const waits = {
    event: event.slug,
    contact: aContact({
      last_name: 'Cruz',
      email: `waits-${randomUUID()}@church.example`,
      phone_number: '0917 123 4567',
    }),
    delegates: [{ first_name: 'Ruth', last_name: 'Cruz' }],
    payment_mode: 'gcash',
  };
  await api.db.query('INSERT INTO confirmed_address (address) VALUES ($1)', [waits.contact.email]);
  const entry = dataOf<{ uuid: string; state: string }>(await post('/waiting-list', waits));
  await call(api, 'DELETE', `/delegates/${binned.id}`, { as: admin });
  const changed = dataOf<Changed>(await post(`/events/${event.slug}/cancel`));
  const refused = [409, 'event_cancelled'];
  const register = await call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug }) });
  expect(codeOf(register)).toEqual(refused);
  expect(messageOf(register)).toBe(`${event.name} is cancelled.`);
  const proof = await sendProof(api.url, first.uuid, await noisyPicture(24));
  expect([proof.status, ((await proof.json()) as { code: string }).code]).toEqual(refused);
  expect(codeOf(await post(`/delegates/${second.id}/reinstate`))).toEqual(refused);
  expect(codeOf(await post('/waiting-list', waits))).toEqual(refused);
  expect(codeOf(await post(`/events/${event.slug}/cancel`))).toEqual(refused);
  expect(codeOf(await post(`/events/${event.slug}/cancel/preview`))).toEqual(refused);
  expect(codeOf(await post(`/delegates/bin/${binned.id}/restore`))).toEqual([409, 'restore_conflict']);
  const line = dataOf<{ state: string; event: Json }>(await get(`/waiting-list/${entry.uuid}`));
  expect(line).toMatchObject({ state: 'ended', event: { cancelled: true } });
  expect(codeOf(await post(`/waiting-list/${entry.uuid}/accept`))).toEqual(refused);
  const state = dataOf<{ event: Json }>(await get(`/delegates/uuid/${first.uuid}/registration`));
  expect(state.event).toMatchObject({ cancelled: true });
  const scans = [{ nonce: randomUUID(), code: first.uuid }];
  expect(dataOf(await post('/door/scans', { event: event.id, scans }))).toMatchObject([
    { outcome: 'cancelled', event_cancelled: true },
  ]);
  await sent(changed);
  expect(mailsTo(waits.contact.email, `Cancelled: ${event.name}`)[0]?.text).toContain(
    'The waiting list ends with it.',
  );
});

it('lets nobody in who asked before, and is written after', async () => {
  const { api, make } = desk;
  const event = await make();
  const db = await api.db.connect();
  await db.query('BEGIN');
  await db.query("UPDATE event SET state = 'cancelled' WHERE id = $1", [event.id]);
  await db.query('SELECT FROM event WHERE id = $1 FOR UPDATE', [event.id]);
  const late = call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug }) });
  await until(async () => {
    const waiting = await api.db.query(
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    );
    return (waiting.rowCount ?? 0) > 0;
  });
  await db.query('COMMIT');
  db.release();
  expect(codeOf(await late)).toEqual([409, 'event_cancelled']);
});

it('takes all of it back until the mails begin, and then sends none', async () => {
  const { server, api, post, get, make, guest, pay, toReturn, scan } = desk;
  const event = await make({ capacity: 2, network_places: 2, name: `Back ${randomUUID()}` });
  const payer = await guest(event);
  await pay(payer);
  const waiting = await guest(event);
  await sendProof(api.url, waiting.uuid, await noisyPicture(24));
  const before = await Promise.all(
    [payer, waiting].map(async ({ id }) => dataOf(await get(`/delegates/${id}`))),
  );
  const { mail } = dataOf<Changed>(await post(`/events/${event.slug}/cancel`));
  // The proof that waits is still looked at: what came with it goes back too.
  const proofs = await api.db.query<{ id: string }>('SELECT id FROM proof WHERE registration_id = $1', [
    waiting.id,
  ]);
  const proof = proofs.rows[0]?.id ?? '';
  expect(dataOf(await get(`/proofs/${proof}`))).toMatchObject({ state: 'waiting', owed_centavos: FEE });
  expect((await post(`/proofs/${proof}/accept`, { reference: '9012345678901' })).status).toBe(200);
  expect(await toReturn(event)).toEqual({ total: 2, to_return_centavos: 2 * FEE });
  expect((await post(`/proofs/${proof}/undo`)).status).toBe(200);
  expect(await toReturn(event)).toEqual({ total: 1, to_return_centavos: FEE });

  expect((await post(`/guest-mails/${mail.id}/undo`)).status).toBe(200);
  const after = await Promise.all(
    [payer, waiting].map(async ({ id }) => dataOf(await get(`/delegates/${id}`))),
  );
  const same = ({ updated_at: _, ...one }: Json) => one;
  expect(after.map(same)).toEqual(before.map(same));
  expect(await toReturn(event)).toEqual({ total: 0, to_return_centavos: 0 });
  expect(dataOf<Ev>(await get(`/events/${event.id}`)).state).toBe('published');
  expect(await scan(event, payer, waiting)).toEqual(['welcome', 'not_paid']);
  await api.db.query(`UPDATE job SET run_at = now() WHERE payload ->> 'guest_mail_id' = $1`, [mail.id]);
  api.app.get(Jobs).wake();
  await until(async () => {
    const jobs = await api.db.query(`SELECT FROM job WHERE payload ->> 'guest_mail_id' = $1`, [mail.id]);
    return jobs.rowCount === 0;
  });
  expect(server.mails.filter(({ subject }) => subject === `Cancelled: ${event.name}`)).toEqual([]);
  const types = dataOf<{ type: string }[]>(await get(`/events/${event.id}/history`)).map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['event.cancelled', 'event.change_undone']));
});

it('is one change, however often the same request comes', async () => {
  const { post, make, guest } = desk;
  const event = await make();
  await guest(event);
  const headers = { 'idempotency-key': randomUUID() };
  const first = dataOf<Changed>(await post(`/events/${event.slug}/cancel`, {}, headers));
  const again = dataOf<Changed>(await post(`/events/${event.slug}/cancel`, {}, headers));
  expect(again.mail.id).toBe(first.mail.id);
  expect(codeOf(await post(`/events/${event.slug}/cancel`, { words: 'Other' }, headers))).toEqual([
    409,
    'key_reused',
  ]);
});

it('is not ended silently by a change of its state while people are registered', async () => {
  const { api, admin, post, make, guest } = desk;
  const event = await make();
  const cancel = () => call(api, 'PATCH', `/events/${event.id}`, { as: admin, body: { state: 'cancelled' } });
  const one = await guest(event);
  expect(codeOf(await cancel())).toEqual([409, 'event_has_guests']);
  await post(`/delegates/${one.id}/cancel`);
  expect((await cancel()).status).toBe(200);
});
