import { randomUUID } from 'node:crypto';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import {
  startEventDesk,
  type Changed,
  type Ev,
  type Guest,
  type Preview,
} from '../../support/desks/event-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf } from '../../support/requests/callers.js';
import { aContact } from '../../support/requests/records.js';
import { until } from '../../support/server/until.js';

/** How our own mail server, and the one of an address, answer; undefined: they take it. */
let answer: { sender?: number; address?: number } = {};
const say = (code: number | undefined) =>
  code === undefined ? null : Object.assign(new Error('Not now'), { responseCode: code });
const desk = fixture(() =>
  startEventDesk({
    onMailFrom: (_address, _session, done) => done(say(answer.sender)),
    onRcptTo: (_address, _session, done) => done(say(answer.address)),
  }),
);
afterEach(() => {
  answer = {};
});

type Row = { id: string; to_address: string; record_id: string; state: string };
const mailsOf = async (batch: string) =>
  (
    await desk.api.db.query<Row>(
      `SELECT id, to_address, record_id, state FROM mail WHERE batch_id = $1 ORDER BY id`,
      [batch],
    )
  ).rows;
const mailTo = async (batch: string, address: string) =>
  (await mailsOf(batch)).find(({ to_address }) => to_address === address) as Row;
const settled = (id: string, state: string) =>
  until(async () => {
    const { rows } = await desk.api.db.query<Row>('SELECT state FROM mail WHERE id = $1', [id]);
    return rows[0]?.state === state;
  });
const again = async ({ id }: Row, state = 'sent') => {
  expect((await desk.post(`/mails/${id}/send`)).status).toBe(200);
  await settled(id, state);
};
const write = async (event: Ev, change: object) => {
  const planned = await desk.post(`/events/${event.id}/guest-mails`, { words: 'Welcome.', ...change });
  const { id } = dataOf<{ id: string }>(planned);
  await desk.begin(id);
  await until(async () => (await mailsOf(id)).length > 0);
  return id;
};
/** What waits for its next try is tried at once. */
async function tryNow() {
  await desk.api.db.query(`UPDATE job SET run_at = now() WHERE kind = 'mail'`);
  desk.api.app.get(Jobs).wake();
}
const someEmail = () => `someone-${randomUUID()}@church.example`;
/** Who pays is none of those who come. */
async function group(event: Ev) {
  const contact = aContact({ email: someEmail(), last_name: 'Cruz' });
  const delegates = [1, 2].map((n) => ({ first_name: `Guest ${n}`, last_name: 'Cruz', email: someEmail() }));
  const made = dataOf<{ id: string; delegates: Guest[] }>(
    await desk.post('/registrations', { event: event.slug, contact, delegates, payment_mode: 'gcash' }),
  );
  return { ...made, contact };
}

it('tells a contact of a cancelled event, and of the money, where their address was corrected meanwhile', async () => {
  const { post, make, pay, sent, mailsTo, api, admin } = desk;
  const event = await make({ name: `Camp ${randomUUID()}` });
  const { contact, delegates } = await group(event);
  for (const guest of delegates) await pay(guest);
  const changed = dataOf<Changed>(await post(`/events/${event.slug}/cancel`));
  await sent(changed);
  const mail = await mailTo(changed.mail.id, contact.email);
  const { rows } = await api.db.query<{ id: string }>(
    'SELECT registration_id AS id FROM delegate WHERE id = $1',
    [mail.record_id],
  );
  const email = someEmail();
  const corrected = await call(api, 'PATCH', `/registrations/${rows[0]?.id}/contact`, {
    as: admin,
    body: { email },
  });
  expect(corrected.status).toBe(200);
  await again(mail);
  const subject = `Cancelled: ${event.name}`;
  const texts = mailsTo(email, subject).map(({ text }) => text);
  expect(texts).toEqual([expect.stringContaining('We will refund ₱5,000 to you')]);
  expect(texts[0]).toContain('Your 2 places are cancelled');
  for (const guest of delegates) expect(mailsTo(guest.email, subject)).toHaveLength(1);
});

it('tells a contact of a moved event, though the delegate by whom they were found has left', async () => {
  const { post, make, sent, mailsTo } = desk;
  const event = await make({ name: `Camp ${randomUUID()}` });
  const { contact } = await group(event);
  const later = { starts_at: '2098-05-10T08:00:00+08:00', ends_at: '2098-05-12T16:00:00+08:00' };
  const changed = dataOf<Changed>(
    await post(`/events/${event.slug}/move`, { ...later, venue_name: 'Lake House', venue_city: 'Tagaytay' }),
  );
  await sent(changed);
  const mail = await mailTo(changed.mail.id, contact.email);
  await post(`/delegates/${mail.record_id}/cancel`, {});
  await again(mail);
  const [, second] = mailsTo(contact.email, `New date and place: ${event.name}`);
  expect(second?.text).toContain('You keep your place:');
});

it('goes to an address as long as one of its guests comes', async () => {
  const { post, make, guest, mailsTo } = desk;
  const event = await make();
  const email = someEmail();
  const family = [await guest(event, { email }), await guest(event, { email, first_name: 'Ben' })];
  const subject = `To a family ${randomUUID()}`;
  const id = await write(event, { subject });
  const [mail] = (await mailsOf(id)) as [Row];
  await settled(mail.id, 'sent');
  expect(mail.record_id).toBe(family[0]?.id);
  await post(`/delegates/${family[0]?.id}/cancel`, {});
  await again(mail);
  const [, second] = mailsTo(email, subject);
  expect(second?.text).toContain(`/thank-you/${family[1]?.uuid}`);
  await post(`/delegates/${family[1]?.id}/cancel`, {});
  await again(mail, 'withheld');
});

it('sends each of two messages that wait to an address that is corrected meanwhile', async () => {
  const { make, guest, mailsTo, api, admin } = desk;
  const event = await make();
  const one = await guest(event);
  await desk.server.first(one.email);
  answer = { address: 450 };
  const subjects = [`First ${randomUUID()}`, `Second ${randomUUID()}`];
  for (const subject of subjects) {
    const [mail] = (await mailsOf(await write(event, { subject }))) as [Row];
    await settled(mail.id, 'retrying');
  }
  const email = someEmail();
  await call(api, 'PUT', `/delegates/${one.id}`, { as: admin, body: { email } });
  answer = {};
  await tryNow();
  await until(() => subjects.every((subject) => mailsTo(email, subject).length === 1));
});

describe('an address is tried again', () => {
  const failing = async (event: Ev) =>
    dataOf<{ counts: Preview & { failing: number } }>(
      await desk.post(`/events/${event.slug}/guest-mails/preview`, { subject: 'Next', words: 'Next' }),
    ).counts.failing;

  it.each([
    ['after a day on which our own mail server took nothing', { sender: 451, isWaited: true }, 0],
    ['after our sender was refused', { sender: 553, isWaited: false }, 0],
    ['after a day on which the server there was closed', { address: 421, isWaited: true }, 0],
    ['not after a day on which that address was refused', { address: 452, isWaited: true }, 1],
  ])('%s', async (_, how, count) => {
    const event = await desk.make();
    const { email } = await desk.guest(event);
    await desk.server.first(email);
    answer = how;
    const [{ id }] = (await mailsOf(await write(event, { subject: `Lost ${randomUUID()}` }))) as [Row];
    if (how.isWaited) {
      await settled(id, 'retrying');
      await desk.api.db.query('UPDATE mail SET attempts = 14 WHERE id = $1', [id]);
      await tryNow();
    }
    await settled(id, 'failed');
    expect(await failing(event)).toBe(count);
  });
});
