import { randomUUID } from 'node:crypto';
import { MailBatches } from '../../../src/mail-batches/mail-batches.js';
import { startEventDesk, type Ev } from '../../support/desks/event-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, type Json, refusalOf } from '../../support/requests/callers.js';
import { until } from '../../support/server/until.js';

const desk = fixture(() => startEventDesk());

const organizer = {
  name: 'Visayas Youth Network',
  telephone: '+63 917 555 0101',
  email: 'youth@network.example',
};
const make = (change: Json = {}) => desk.make({ details: { organizer }, ...change });
const guest = (event: Ev, change: Json = {}) => desk.guest(event, change);
const mailsTo = (email: string, subject: string) => desk.mailsTo(email, subject);
const LETTER = { subject: 'What to bring', words: 'The doors open at 7:30 am.\n\nBring a warm jacket.' };
const preview = async (event: Ev, change: Json = {}) =>
  dataOf<{ counts: Json; html: string; message: string; subject: string }>(
    await desk.post(`/events/${event.slug}/guest-mails/preview`, { ...LETTER, ...change }),
  );
const plan = (event: Ev, change: Json = {}, key = randomUUID() as string) =>
  desk.post(`/events/${event.id}/guest-mails`, { ...LETTER, ...change }, { 'idempotency-key': key });
const read = async (id: unknown) => dataOf(await desk.get(`/guest-mails/${String(id)}`));
/** As if its two minutes were over. */
const begin = (id: unknown) => desk.begin(String(id));
const sent = async (id: unknown) => {
  await until(async () => {
    const mail = await read(id);
    return mail.state === 'sent' && mail.waiting === 0;
  }, 50);
  return read(id);
};
/** Planned, and sent at once. */
async function send(event: Ev, change: Json) {
  const { id } = dataOf(await plan(event, change));
  await begin(id);
  return sent(id);
}

it('goes to each address once, leaves out whom it must, and says how many', async () => {
  const event = await make();
  const paid = await guest(event, { first_name: 'Ana' });
  await desk.pay(paid);
  const unpaid = await guest(event);
  const church = `shared-${randomUUID()}@church.example`;
  const shared = await guest(event, { email: church });
  await guest(event, { email: church.toUpperCase(), first_name: 'Ben' });
  const cancelled = await guest(event);
  await desk.post(`/delegates/${cancelled.id}/cancel`, {});
  const spam = await guest(event);
  await call(desk.api, 'PUT', `/delegates/spam/${spam.id}`, { as: desk.admin, body: { spam: true } });
  const failing = await guest(event);
  // What arrives takes the mark away.
  await until(async () => {
    const { rowCount } = await desk.api.db.query(
      `SELECT FROM mail WHERE to_address = $1 AND state = 'sent'`,
      [failing.email],
    );
    return rowCount === 1;
  });
  await desk.api.db.query('UPDATE delegate SET mail_fails = true WHERE id = $1', [failing.id]);
  // It failed lately for the same address elsewhere.
  const failed = await guest(event);
  await desk.server.first(failed.email);
  await desk.api.db.query(
    `INSERT INTO mail (id, template, to_address, resource, record_id, state)
     VALUES (gen_random_uuid(), 'ticket', $1, 'delegates', $2, 'failed')`,
    [failed.email, failed.id],
  );
  const others = await make();
  const elsewhere = await guest(others);
  const { counts } = await preview(event);
  expect(counts).toEqual({
    ...{ mails: 3, people: 4, cancelled: 1, spam: 1, unconfirmed: 0, stopped: 0, failing: 2 },
  });
  const subject = `To all ${randomUUID()}`;
  const { id } = dataOf(await plan(event, { subject }));
  expect(await read(id)).toMatchObject({ state: 'planned', mails: 0, by_name: expect.any(String) as string });
  expect(mailsTo(paid.email, subject)).toEqual([]);
  await begin(id);
  expect(await sent(id)).toMatchObject({ mails: 3, sent: 3, failed: 0, withheld: 0 });
  for (const { email } of [paid, unpaid, shared]) expect(mailsTo(email, subject)).toHaveLength(1);
  for (const { email } of [cancelled, spam, failing, failed, elsewhere])
    expect(mailsTo(email, subject)).toEqual([]);

  const mail = await desk.server.first(paid.email, subject);
  expect(mail.text).toContain('Ana,\n\nThe doors open at 7:30 am.\n\nBring a warm jacket.');
  expect(mail.text).toContain(`/thank-you/${paid.uuid}`);
  expect(mail.replyTo?.[0]).toMatchObject({ address: organizer.email });
  // Nobody confirmed that address: no name that a stranger may have typed.
  expect(mailsTo(unpaid.email, subject)[0]?.text).toContain('Hello,\n\n');
  expect(mailsTo(unpaid.email, subject)[0]?.text).not.toContain('Maria');
  const history = dataOf<{ type: string }[]>(await desk.get(`/events/${event.id}/history`));
  expect(history.map(({ type }) => type)).toContain('event.guests_written');
});

it('is for those who stand so and of whom the filter holds, or for who registered a group', async () => {
  const event = await make();
  const grace = await guest(event, { church_name: 'Grace Chapel' });
  await desk.pay(grace);
  const hope = await guest(event, { church_name: 'Hope', payment_mode: 'cash' });
  const leader = `leader-${randomUUID()}@church.example`;
  const own = `own-${randomUUID()}@church.example`;
  const contact = { first_name: 'Ruth', last_name: 'Reyes', email: leader, phone_number: '09181234567' };
  const person = {
    first_name: 'Carla',
    last_name: 'Reyes',
    church_name: 'Grace',
    email: own,
    phone_number: '09170001111',
  };
  await desk.post('/registrations', {
    event: event.slug,
    contact,
    delegates: [{}, person],
    agree_terms: true,
  });
  const mailsOf = async (change: Json) => (await preview(event, change)).counts.mails;
  expect(await mailsOf({})).toBe(4);
  expect(await mailsOf({ recipients: 'contacts' })).toBe(3);
  expect(await mailsOf({ who: 'paid' })).toBe(1);
  expect(await mailsOf({ who: 'unpaid' })).toBe(3);
  expect(await mailsOf({ who: 'partly-paid' })).toBe(0);
  expect(await mailsOf({ who: 'unnamed', recipients: 'contacts' })).toBe(1);
  expect([await mailsOf({ who: 'came' }), await mailsOf({ who: 'absent' })]).toEqual([0, 4]);
  expect(await mailsOf({ filter: { church_name: 'gra' } })).toBe(2);
  expect(await mailsOf({ filter: { church_name: 'gra' }, who: 'unpaid' })).toBe(1);
  expect(await mailsOf({ filter: { payment_mode: 'cash' } })).toBe(1);
  for (const filter of [{ last_name: 'Sa' }, { q: 'maria' }, { church_name: 7 }, []])
    expect((await plan(event, { filter })).status).toBe(400);
  const nobody = await plan(event, { filter: { church_name: 'Nowhere' } });
  expect(refusalOf(nobody)).toEqual([409, 'No one would get this email: choose other guests.']);
  const subject = `To those who have not paid ${randomUUID()}`;
  await send(event, { subject, who: 'unpaid', filter: { church_name: 'Hope' } });
  expect([hope, grace].map(({ email }) => mailsTo(email, subject).length)).toEqual([1, 0]);
});

it('can be undone until it begins, and not after', async () => {
  const event = await make();
  const { email } = await guest(event);
  const subject = `A mistake ${randomUUID()}`;
  const { id } = dataOf(await plan(event, { subject }));
  const undo = (one: unknown) => desk.post(`/guest-mails/${String(one)}/undo`);
  expect(dataOf(await undo(id))).toMatchObject({ state: 'undone' });
  expect((await undo(id)).status).toBe(200);
  await begin(id);
  const { id: next } = await send(event, { subject: `${subject}, mended` });
  expect(mailsTo(email, subject)).toEqual([]);
  expect(mailsTo(email, `${subject}, mended`)).toHaveLength(1);
  const late = await undo(next);
  expect(refusalOf(late)).toEqual([409, 'It has begun, so it can no longer be undone.']);
  const list = dataOf<Json[]>(await desk.get(`/events/${event.slug}/guest-mails`));
  expect(list.map((mail) => [mail.subject, mail.state])).toEqual([
    [`${subject}, mended`, 'sent'],
    [subject, 'undone'],
  ]);
});

it('is one mail where the form was sent twice, and no mail twice where its job runs twice', async () => {
  const event = await make();
  const guests = await Promise.all(Array.from({ length: 5 }, () => guest(event)));
  const subject = `Once ${randomUUID()}`;
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => plan(event, { subject }, key)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => dataOf(answer).id))).toEqual(new Set([key]));
  expect((await plan(event, { subject: 'Another' }, key)).status).toBe(409);
  const work = desk.api.app.get(MailBatches);
  await Promise.all([1, 2].map(() => work.sendSome('guest-mail', key)));
  await begin(key);
  expect(await sent(key)).toMatchObject({ mails: 5, sent: 5 });
  for (const { email } of guests) expect(mailsTo(email, subject)).toHaveLength(1);
});

it('is tried by its author alone, and shown with the same words for Messenger or SMS', async () => {
  const event = await make({ name: 'Camp 2098' });
  const { email } = await guest(event);
  const subject = `Tried ${randomUUID()}`;
  const test = await desk.post(`/events/${event.slug}/guest-mails/test`, { ...LETTER, subject });
  expect(test.status).toBe(200);
  const { to } = dataOf<{ to: string }>(test);
  await until(() => mailsTo(to, `Test: ${subject}`).length === 1);
  expect(mailsTo(email, subject)).toEqual([]);
  expect(dataOf(await desk.get(`/events/${event.slug}/guest-mails`))).toEqual([]);
  const shown = await preview(event, { subject: 'What\nto bring' });
  expect(shown.subject).toBe('What to bring');
  expect(shown.html).toContain('Bring a warm jacket.');
  expect(shown.message).toBe(
    `What to bring\n\n${LETTER.words}\n\nCamp 2098, 10-12 April 2098, Camp Hill\nYour ticket: http://localhost:3000/find-my-ticket`,
  );
});

it('is stopped by its reader, by a form, a mail program or the API, and by nobody else', async () => {
  const event = await make();
  const { email } = await guest(event);
  const other = await guest(event);
  const subject = `Stop ${randomUUID()}`;
  await send(event, { subject });
  const mail = await desk.server.first(email, subject);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  const oneClick = /^<http:\/\/localhost:3000\/api\/v1(\/mail-stops\/([\w-]+)\/one-click)>$/.exec(
    header('list-unsubscribe') ?? '',
  );
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, path = '', stop = ''] = oneClick ?? [];
  expect(mail.text).toContain(
    `Unsubscribe from messages like this one: http://localhost:3000/stop-mails/${stop}`,
  );
  const clicked = await fetch(`${desk.api.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(200);
  expect((await preview(event)).counts).toMatchObject({ mails: 1, stopped: 1 });
  const form = await fetch(`${desk.api.url}/api/v1/mail-stops/${stop}/resume`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: '',
    redirect: 'manual',
  });
  expect([form.status, form.headers.get('location')]).toEqual([303, `/mails-resumed/${stop}`]);
  expect((await preview(event)).counts).toMatchObject({ mails: 2, stopped: 0 });
  expect((await call(desk.api, 'POST', `/mail-stops/${stop}`)).status).toBe(200);
  await send(event, { subject: `${subject} again` });
  expect([email, other.email].map((to) => mailsTo(to, `${subject} again`).length)).toEqual([0, 1]);
  // Their own ticket still comes.
  expect((await call(desk.api, 'POST', `/mail-stops/${randomUUID()}`)).status).toBe(404);
});

it('waits where no mail server is set, and is left out of by whoever was cancelled before it went', async () => {
  const event = await make();
  const { id: guest_id, email } = await guest(event);
  const stays = await guest(event);
  const subject = `Too late ${randomUUID()}`;
  const { id } = dataOf(await plan(event, { subject }));
  // Written, and not yet sent, when the place is cancelled.
  await desk.api.db.query(
    `UPDATE job SET run_at = now() + interval '1 hour' WHERE payload ->> 'guest_mail_id' = $1`,
    [id],
  );
  await desk.api.app.get(MailBatches).sendSome('guest-mail', id as string);
  await until(async () => (await read(id)).waiting === 0);
  expect(await read(id)).toMatchObject({ mails: 2, sent: 2 });
  await desk.post(`/delegates/${guest_id}/cancel`, {});
  const [mail] = (
    await desk.api.db.query<{ id: string }>('SELECT id FROM mail WHERE batch_id = $1 AND to_address = $2', [
      id,
      email,
    ])
  ).rows;
  await desk.post(`/mails/${mail?.id}/send`);
  await until(async () => (await read(id)).withheld === 1);
  expect(mailsTo(email, subject)).toHaveLength(1);
  expect(mailsTo(stays.email, subject)).toHaveLength(1);
});
