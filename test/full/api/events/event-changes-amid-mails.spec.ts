import { randomUUID } from 'node:crypto';
import { Jobs } from '../../../../src/platform/jobs/jobs.js';
import {
  startEventDesk,
  type Changed,
  type Ev,
  type Guest,
  type Preview,
} from '../../../support/desks/event-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { dataOf, type Json } from '../../../support/requests/callers.js';
import { until } from '../../../support/server/until.js';

/** How many messages under `heldSubject` the mail server takes before it says nothing more, until it is let go on. */
let room = Infinity;
let heldSubject = '';
let goOn = () => {};
let held = Promise.resolve();
const desk = fixture(() =>
  startEventDesk({
    held: ({ subject }) => (subject !== heldSubject || --room >= 0 ? Promise.resolve() : held),
  }),
);
function hold(subject: string, after: number): void {
  held = new Promise((resolve) => (goOn = resolve));
  heldSubject = subject;
  room = after;
}
function letGo(): void {
  room = Infinity;
  goOn();
}
const GUESTS = 24;
const LATER = {
  ...{ starts_at: '2098-05-10T08:00:00+08:00', ends_at: '2098-05-12T16:00:00+08:00' },
  ...{ venue_name: 'Lake House', venue_city: 'Tagaytay' },
};

type Sending = { id: string; state: string; mails: number; sent: number; waiting: number; withheld: number };
const read = async (id: string) => dataOf<Sending & Json>(await desk.get(`/guest-mails/${id}`));
const rest = async (id: string) => (await read(id)).waiting;
const subjectsAt = (event: Ev) => desk.server.mails.filter(({ text }) => text?.includes(event.name));
async function quiet(): Promise<void> {
  letGo();
  await until(async () => {
    const { rowCount } = await desk.api.db.query(`SELECT FROM mail WHERE state IN ('queued', 'retrying')`);
    return rowCount === 0;
  });
}
interface Amid {
  event: Ev;
  guests: Guest[];
  invitation: string;
  subject: string;
}
/** An event with guests, to whom a mail is under way: some have it, most do not. */
async function amid(): Promise<Amid> {
  const { post, make, guest, begin } = desk;
  const event = await make({ name: `Camp ${randomUUID()}` });
  const guests: Guest[] = [];
  for (let n = 0; n < GUESTS; n += 1) guests.push(await guest(event));
  await quiet();
  const subject = `See you there ${randomUUID()}`;
  const planned = dataOf<Sending>(
    await post(`/events/${event.slug}/guest-mails`, { subject, words: 'We look forward to you.' }),
  );
  hold(subject, 3);
  await begin(planned.id);
  await until(async () => (await read(planned.id)).sent === 3);
  return { event, guests, invitation: planned.id, subject };
}
const invited = (subject: string) => desk.server.mails.filter((mail) => mail.subject === subject).length;
/** What was being handed over as the change was made is taken; then nothing more comes. */
async function heldAt({ invitation, subject }: Amid): Promise<number> {
  letGo();
  const inHand = `SELECT FROM mail WHERE handing_over_at IS NOT NULL AND state IN ('queued', 'retrying')`;
  let before = -1;
  await until(async () => {
    const count = (await desk.api.db.query(inHand)).rowCount === 0 ? (await read(invitation)).sent : -1;
    if (count >= 0 && count === before && invited(subject) === count) return true;
    before = count;
    return false;
  }, 300);
  return before;
}

it('stops what is still being sent to guests once the event is cancelled: the cancellation is the last that anybody reads', async () => {
  const { post, sent } = desk;
  const under = await amid();
  const { event, guests, invitation, subject } = under;
  const planned = dataOf<Sending>(
    await post(`/events/${event.slug}/guest-mails`, {
      ...{ subject: 'The day before', words: 'Tomorrow!' },
      begin_at: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  );
  const preview = dataOf<Preview>(await post(`/events/${event.slug}/cancel/preview`));
  expect(preview).toMatchObject({ mails: GUESTS, other_mails: 2 });
  const changed = dataOf<Changed>(await post(`/events/${event.slug}/cancel`));
  const reached = await heldAt(under);
  expect(reached).toBeLessThan(GUESTS);
  // Neither lost nor given up while it may be undone.
  expect(await rest(invitation)).toBe(GUESTS - reached);
  await sent(changed);
  await desk.api.db.query(`UPDATE job SET run_at = now() WHERE kind IN ('mail', 'guest-mail')`);
  desk.api.app.get(Jobs).wake();
  await until(async () => (await rest(invitation)) === 0);
  expect(invited(subject)).toBe(reached);
  expect(await read(invitation)).toMatchObject({ mails: GUESTS, sent: reached, withheld: GUESTS - reached });
  expect(await read(planned.id)).toMatchObject({
    state: 'undone',
    mails: 0,
    undone_by_name: expect.any(String) as string,
  });
  for (const { email } of guests) expect(desk.mailsTo(email, `Cancelled: ${event.name}`)).toHaveLength(1);
  expect(subjectsAt(event).filter((mail) => mail.subject === 'The day before')).toEqual([]);
});

it('goes on with it where the cancellation is undone, and with what else waited then', async () => {
  const { post, guest, api } = desk;
  const under = await amid();
  const { event, invitation, subject } = under;
  // It waits behind the others, and has its turn while the event is cancelled.
  const late = await guest(event);
  const { mail } = dataOf<Changed>(await post(`/events/${event.slug}/cancel`));
  const received = () => desk.server.mails.filter(({ to }) => to?.[0]?.address === late.email).length;
  await heldAt(under);
  await until(async () => {
    const { rows } = await api.db.query<{ state: string }>('SELECT state FROM mail WHERE record_id = $1', [
      late.id,
    ]);
    return rows[0]?.state === 'withheld';
  });
  expect(received()).toBe(0);
  expect((await post(`/guest-mails/${mail.id}/undo`)).status).toBe(200);
  await until(() => received() === 1);
  await api.db.query(`UPDATE job SET run_at = now() WHERE kind = 'mail'`);
  api.app.get(Jobs).wake();
  await until(async () => (await read(invitation)).sent === GUESTS);
  expect(invited(subject)).toBe(GUESTS);
  expect(await read(invitation)).toMatchObject({ withheld: 0, state: 'sent' });
});

it('waits with it while a move may be undone, and then goes on with the day that holds', async () => {
  const { post, sent, api } = desk;
  const under = await amid();
  const { event, subject } = under;
  const changed = dataOf<Changed>(await post(`/events/${event.slug}/move`, LATER));
  const reached = await heldAt(under);
  await sent(changed);
  await api.db.query(`UPDATE job SET run_at = now() WHERE kind = 'mail'`);
  api.app.get(Jobs).wake();
  await until(() => invited(subject) === GUESTS);
  const after = desk.server.mails.filter((mail) => mail.subject === subject).slice(reached);
  expect(after.length).toBeGreaterThan(0);
  for (const { text } of after) expect(text).toContain('10–12 May 2098');
});

it('takes a move that is corrected, or followed by a cancellation, before anybody was told for one change', async () => {
  const { post, get, make, guest, sent, mailsTo } = desk;
  const event = await make({ name: `Typo ${randomUUID()}` });
  const one = await guest(event);
  const move = (change: object) => post(`/events/${event.slug}/move`, { ...LATER, ...change });
  const first = dataOf<Changed>(await move({}));
  const corrected = { starts_at: '2098-06-10T08:00:00+08:00', ends_at: '2098-06-12T16:00:00+08:00' };
  const preview = dataOf<Preview>(
    await post(`/events/${event.slug}/move/preview`, { ...LATER, ...corrected }),
  );
  expect(preview.text).toContain('10–12 April 2098');
  expect(preview.text).not.toContain('May');
  const second = dataOf<Changed>(await move(corrected));
  expect(second.event).toMatchObject({ dates: '10–12 June 2098', moved_from: { dates: '10–12 April 2098' } });
  expect(await read(first.mail.id)).toMatchObject({ state: 'undone' });
  expect((await post(`/guest-mails/${second.mail.id}/undo`)).status).toBe(200);
  expect(dataOf<Ev>(await get(`/events/${event.id}`))).toMatchObject({
    dates: '10–12 April 2098',
    moved_from: null,
  });
  const third = dataOf<Changed>(await move(corrected));
  const cancelled = dataOf<Changed>(await post(`/events/${event.slug}/cancel`));
  expect(await read(third.mail.id)).toMatchObject({ state: 'undone' });
  await sent(cancelled);
  const [mail] = mailsTo(one.email, `Cancelled: ${event.name}`);
  expect(mail?.text).toContain('10–12 April 2098');
  expect(desk.server.mails.filter(({ subject }) => subject === `New date and place: ${event.name}`)).toEqual(
    [],
  );
});
