import ICAL from 'ical.js';
import jsQR from 'jsqr';
import type { Email } from 'postal-mime';
import sharp from 'sharp';
import { Jobs } from '../../../../src/platform/jobs/jobs.js';
import { fixture } from '../../../support/jest/fixture.js';
import { startMailServer } from '../../../support/mail/mail-server.js';
import { addStaff, call, signIn, dataOf } from '../../../support/requests/callers.js';
import { aDelegate, anInquiry } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';
import { until } from '../../../support/server/until.js';

const server = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: server.env }));
const admin = fixture(() => signIn(api));
beforeAll(async () => {
  // Their owners have opened a mailed link before.
  await api.db.query(
    "INSERT INTO confirmed_address (address) VALUES ('lola@mailbox.ph'), ('ana@crlf.ph'), ('teased@mailbox.ph')",
  );
});

const post = async (path: string, body: object, headers = {}) =>
  dataOf<{ id: string; uuid: string }>(await call(api, 'POST', path, { body, headers }));
const header = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value;
/** What is read in the HTML, as one line of words. */
const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim();
const shownText = (html: string) =>
  wordsOf(
    html
      .replace(
        /<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>|<div style="display:none[\s\S]*?<\/div>/g,
        '',
      )
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
      // What keeps a number on its line is a space to the reader.
      .replaceAll('&nbsp;', ' '),
  );

it('tells the visitor that the inquiry is here, and the staff who want it, who can answer by a reply', async () => {
  const staff = await addStaff(api);
  const inquiry = anInquiry({
    email: 'lola@mailbox.ph',
    message: 'Magkano po? <b>Salamat</b>',
    project_interest: 'Alpha Tower',
  });
  await post('/inquiry/property', inquiry);
  const visitors = await server.first('lola@mailbox.ph', /We have received your inquiry/);
  expect(visitors.text).toContain('> Magkano po? <b>Salamat</b>');
  expect(visitors.html).toContain('Magkano po? &#60;b&#62;Salamat');
  expect(header(visitors, 'auto-submitted')).toBe('auto-generated');
  expect(header(visitors, 'list-unsubscribe')).toContain('/news-choices/'); // they asked for news
  const colleagues = await server.first(staff.email, /^Inquiry: /);
  expect(colleagues.replyTo?.[0]?.address).toBe('lola@mailbox.ph');
  expect(colleagues.text).toMatch(/I have answered\W+\S+\/admin\/inquiries\/[\w-]+\/show\?answered=mail/);
  expect(header(colleagues, 'list-unsubscribe')).toContain('/admin/account');
});

it('makes no header of a line break in a field, and no command of one in a message', async () => {
  const staff = await addStaff(api);
  const project_interest = 'Alpha\r\nBcc: thief@mailbox.ph';
  const message = 'One\r\n.\r\nMAIL FROM:<thief@mailbox.ph>\r\n.\r\nTwo';
  await post('/inquiry/property', anInquiry({ email: 'ana@crlf.ph', project_interest, message }));
  const visitors = await server.first('ana@crlf.ph', /./);
  expect(wordsOf(visitors.text ?? '')).toContain('MAIL FROM:<thief@mailbox.ph> > . > Two');
  const colleagues = await server.first(staff.email, /^Inquiry: .*Alpha/);
  for (const mail of [visitors, colleagues])
    expect([header(mail, 'bcc'), mail.raw.split('\r\n\r\n')[0] ?? '']).toEqual([
      undefined,
      expect.not.stringMatching(/^Bcc:/m) as string,
    ]);
  expect(server.mails.filter(({ to }) => to?.[0]?.address?.includes('thief'))).toEqual([]);
});

it('asks a staff member’s own setting', async () => {
  const staff = await addStaff(api);
  const as = await signIn(api, staff);
  const put = async (body: object) => (await call(api, 'PUT', '/auth/mail-settings', { as, body })).body;
  expect(await put({ inquiry_mail: 'daily' })).toMatchObject({ data: { inquiry_mail: 'daily' } });
  // What is left out stays: two quick choices do not undo each other.
  expect(await put({ proofs_mail: false })).toEqual({ data: { inquiry_mail: 'daily', proofs_mail: false } });
  expect(await put({ inquiry_mail: 'none' })).toEqual({ data: { inquiry_mail: 'none', proofs_mail: false } });
  await post('/inquiry/property', anInquiry({ email: 'quiet@mailbox.ph' }));
  await server.first('quiet@mailbox.ph', /./);
  const { rowCount } = await api.db.query('SELECT FROM mail WHERE recipient_id = $1', [staff.id]);
  expect(rowCount).toBe(0);
});

it('sends what to pay, then the ticket once it is paid: code, calendar, headers, and text as HTML', async () => {
  const { id, uuid } = await post(
    '/delegates',
    aDelegate({ email: 'ana@mailbox.ph', church_name: 'Iglesia ñ' }),
  );
  const received = await server.first('ana@mailbox.ph', /You are registered/);
  const link = `http://localhost:3000/thank-you/${uuid}`;
  expect(received.text).toContain(link);
  expect(received.text).toContain('₱1,500');
  await call(api, 'PUT', `/delegates/verify/${id}`, { as: admin, body: { payment_status: true } });
  const ticket = await server.first('ana@mailbox.ph', /Your ticket/);

  const picture = ticket.attachments.find(({ mimeType }) => mimeType === 'image/png');
  expect(ticket.html).toContain(`cid:${picture?.contentId?.replace(/[<>]/g, '') ?? '?'}`);
  const { data, info } = await sharp(Buffer.from(picture?.content as ArrayBuffer))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(link);

  const file = ticket.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  expect(file?.disposition).toBe('attachment');
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(file?.content as ArrayBuffer).toString()) as []);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const { starts_at } = dataOf<{ starts_at: string }>(await call(api, 'GET', '/events/common-ground-2027'));
  expect(event.startDate.toJSDate().toISOString()).toBe(starts_at);
  expect(event.location).toContain('Harborview Convention Hall');

  const [row] = (await api.db.query<{ id: string }>(`SELECT id FROM mail WHERE template = 'ticket'`)).rows;
  expect(ticket.messageId).toBe(`<${row?.id}@stealthland.ph>`);
  expect(Math.abs(Date.now() - new Date(ticket.date ?? 0).getTime())).toBeLessThan(60_000);
  expect(ticket.from?.address).toBe('events@stealthland.ph');

  // Every sentence and value of the text is in the HTML too.
  const html = shownText(ticket.html ?? '');
  const parts = (ticket.text ?? '').split(/\n+|: |:$|, /m).map(wordsOf);
  for (const part of parts.filter((each) => each.length > 3 && !/^\[|^http|^-- $/.test(each)))
    expect(html).toContain(part);
});

it('sends no second ticket when paid is said twice', async () => {
  const { id } = await post('/delegates', aDelegate({ email: 'twice@mailbox.ph' }));
  const verify = () =>
    call(api, 'PUT', `/delegates/verify/${id}`, { as: admin, body: { payment_status: true } });
  await Promise.all([verify(), verify()]);
  await server.first('twice@mailbox.ph', /Your ticket/);
  const { rowCount } = await api.db.query(`SELECT FROM mail WHERE record_id = $1 AND template = 'ticket'`, [
    id,
  ]);
  expect(rowCount).toBe(1);
});

/** As if so many mails had gone there today. */
const sentBefore = (many: number, template: string, address: string) =>
  api.db.query(
    `INSERT INTO mail (id, template, to_address, resource, record_id, state)
     SELECT gen_random_uuid(), $1, $2, 'inquiries', gen_random_uuid(), 'sent' FROM generate_series(1, $3)`,
    [template, address, many],
  );

it('stops at 20 mails of one kind a day to one address, however it is typed; other kinds go on', async () => {
  await sentBefore(18, 'inquiry-received', 'TEASED@mailbox.ph');
  for (const email of ['teased@mailbox.ph', 'Teased@Mailbox.ph', 'teased@mailbox.ph', 'Teased@mailbox.ph'])
    await post('/inquiry/property', anInquiry({ email }));
  const states = async () =>
    (
      await api.db.query<{ state: string; count: number }>(
        `SELECT state, count(*)::int FROM mail WHERE lower(to_address) = 'teased@mailbox.ph' GROUP BY 1 ORDER BY 1`,
      )
    ).rows;
  await until(async () => (await states()).reduce((sum, { count }) => sum + count, 0) === 22);
  await until(async () => (await states())[0]?.state === 'sent');
  expect(await states()).toEqual([
    { state: 'sent', count: 20 },
    { state: 'withheld', count: 2 },
  ]);
  await post('/delegates', aDelegate({ email: 'teased@mailbox.ph' }));
  await server.first('teased@mailbox.ph', /You are registered/);
});

it('sends each ticket of one who registers many people under one address', async () => {
  await sentBefore(23, 'ticket', 'secretary@mailbox.ph');
  const person = (first_name: string) => aDelegate({ email: 'secretary@mailbox.ph', first_name });
  for (const first_name of ['Ana A', 'Ana B']) {
    const { id } = await post('/delegates', person(first_name));
    await call(api, 'PUT', `/delegates/verify/${id}`, { as: admin, body: { payment_status: true } });
  }
  const tickets = () => server.to('secretary@mailbox.ph', /Your ticket/);
  await until(() => tickets().length === 2);
  // Side by side in one list, each says whose it is.
  expect(new Set(tickets().map(({ subject }) => subject)).size).toBe(2);
});

it('forgets the mails of a deleted record, and shows, lists and sends again those of others', async () => {
  const { id } = await post('/delegates', aDelegate({ email: 'gone@mailbox.ph' }));
  await server.first('gone@mailbox.ph', /./);
  const filter = encodeURIComponent(JSON.stringify({ record_id: id }));
  const list = async () =>
    dataOf<{ id: string; state: string }[]>(await call(api, 'GET', `/mails?filter=${filter}`, { as: admin }));
  await until(async () => (await list())[0]?.state === 'sent');
  const [mail] = await list();
  const preview = await call(api, 'GET', `/mails/${mail?.id}/preview`, { as: admin });
  expect(preview.body).toMatchObject({
    data: { to: 'gone@mailbox.ph', subject: expect.stringContaining('registered') as string },
  });
  expect((await call(api, 'POST', `/mails/${mail?.id}/send`, { as: admin })).status).toBe(200);
  await until(() => server.to('gone@mailbox.ph').length === 2);
  await call(api, 'DELETE', `/delegates/${id}`, { as: admin });
  expect(await list()).toEqual([]);
});

it('shows every template with made-up data', async () => {
  const { body } = await call(api, 'GET', '/mails/templates', { as: admin });
  const names = (body as { data: { name: string }[] }).data.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(6);
  for (const name of names) {
    const answer = await call(api, 'GET', `/mails/templates/${name}/preview`, { as: admin });
    const { html, text, subject } = dataOf<{ html: string; text: string; subject: string }>(answer);
    expect([name, subject.length < 80, /undefined|null|NaN|\[object/.test(html + text)]).toEqual([
      name,
      true,
      false,
    ]);
  }
  expect((await call(api, 'GET', '/mails/templates/nothing/preview', { as: admin })).status).toBe(404);
});

it('sends no ticket when the payment was taken back while the mail waited', async () => {
  const { id } = await post('/delegates', aDelegate({ email: 'undone@mailbox.ph' }));
  await server.first('undone@mailbox.ph', /You are registered/);
  const sender = api.app.get(Jobs).kinds.get('mail');
  if (!sender) throw new Error('Nobody sends mails.');
  const { run } = sender;
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  sender.run = async (job) => {
    await gate;
    return run(job);
  };
  const verify = (payment_status: boolean) =>
    call(api, 'PUT', `/delegates/verify/${id}`, { as: admin, body: { payment_status } });
  await verify(true);
  await verify(false);
  open();
  sender.run = run;
  const untrue = 'What it says was no longer so, or its record is gone: it was not sent.';
  const sql = `SELECT FROM mail WHERE record_id = $1 AND template = 'ticket' AND state = 'withheld' AND last_error = $2`;
  await until(async () => (await api.db.query(sql, [id, untrue])).rowCount === 1);
  // Accepted again, it goes out.
  await verify(true);
  await server.first('undone@mailbox.ph', /Your ticket/);
});

describe('mails by the clock', () => {
  const run = (name: string) => api.app.get(Jobs).periodic.get(name)?.run();
  const moveEvent = (change: string) => api.db.query(`UPDATE event SET ${change}`);
  const count = async (address: string, template: string) =>
    (await api.db.query('SELECT FROM mail WHERE to_address = $1 AND template = $2', [address, template]))
      .rowCount;

  it('reminds those who have neither paid nor sent a proof, three days before the deadline, once', async () => {
    const { id } = await post('/delegates', aDelegate({ email: 'slow@mailbox.ph' }));
    await post('/delegates', aDelegate({ email: 'desk@mailbox.ph', payment_mode: 'cash' }));
    const paid = await post('/delegates', aDelegate({ email: 'quick@mailbox.ph' }));
    await call(api, 'PUT', `/delegates/verify/${paid.id}`, { as: admin, body: { payment_status: true } });
    await moveEvent(`payment_due_at = now() + interval '5 days'`);
    await run('payment-reminders');
    expect(await count('slow@mailbox.ph', 'payment-reminder')).toBe(0);
    await moveEvent(`payment_due_at = now() + interval '3 days'`);
    await run('payment-reminders');
    await run('payment-reminders');
    const reminder = await server.first('slow@mailbox.ph', /Please pay by/);
    expect(reminder.text).toContain('Upload the receipt');
    const { rowCount } = await api.db.query('SELECT FROM mail WHERE record_id = $1', [id]);
    expect(rowCount).toBe(2);
    for (const address of ['desk@mailbox.ph', 'quick@mailbox.ph'])
      expect(await count(address, 'payment-reminder')).toBe(0);
  });

  it('sends the inquiries of a day together, and how many proofs wait, to those who want it so', async () => {
    const staff = await addStaff(api);
    const as = await signIn(api, staff);
    const body = { inquiry_mail: 'daily', proofs_mail: true };
    await call(api, 'PUT', '/auth/mail-settings', { as, body });
    await post('/inquiry/property', anInquiry({ email: 'daily@mailbox.ph', last_name: 'Ng-Digested' }));
    const { id } = await post('/delegates', aDelegate({ email: 'proof@mailbox.ph' }));
    const proof = `INSERT INTO proof (id, registration_id, picture, channel) VALUES ($1, $1, '', '')`;
    await api.db.query(proof, [id]);
    for (const name of ['inquiry-digest', 'proofs-waiting']) {
      await run(name);
      await run(name);
    }
    // By the day of the Philippines: where it was made up for later in the day, the next morning has its own.
    const { rows: keys } = await api.db.query<{ key: string }>(
      `SELECT key FROM mail WHERE to_address = $1 AND template IN ('inquiry-digest', 'proofs-waiting')`,
      [staff.email],
    );
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila' }).format();
    for (const { key } of keys) expect(key).toMatch(new RegExp(`:${day}$`));
    const digest = (await server.first(staff.email, /new inquir.* since yesterday/)).text;
    expect(digest).toMatch(/Ng-Digested[^]*\/admin\/inquiries\/[\w-]{36}\/show\?answered=mail/);
    expect((await server.first(staff.email, /proofs? of payment waits?$/)).text).toContain('/admin/review');
    expect(await count(staff.email, 'new-inquiry')).toBe(0);
    expect(await count(staff.email, 'inquiry-digest')).toBe(1);
    expect(await count(staff.email, 'proofs-waiting')).toBe(1);
  });

  it('tells those who have paid the day before, once', async () => {
    await moveEvent(
      `starts_at = now() + interval '1 day', ends_at = now() + interval '2 days', payment_due_at = NULL`,
    );
    await run('event-eve');
    await run('event-eve');
    expect((await server.first('quick@mailbox.ph', /^Tomorrow: /)).text).toContain('Open your ticket');
    expect(await count('quick@mailbox.ph', 'event-eve')).toBe(1);
    expect(await count('slow@mailbox.ph', 'event-eve')).toBe(0);
  });

  it('tells them on the day itself where nothing ran the day before, as long as it has not begun', async () => {
    await api.db.query(`DELETE FROM mail WHERE template = 'event-eve'`);
    await moveEvent(`starts_at = now() - interval '1 minute'`);
    await run('event-eve');
    expect(await count('quick@mailbox.ph', 'event-eve')).toBe(0);
    // The last moment of this day in Manila.
    await moveEvent(
      `starts_at = ((now() AT TIME ZONE 'Asia/Manila')::date + 1)::timestamp AT TIME ZONE 'Asia/Manila' - interval '1 second'`,
    );
    await run('event-eve');
    expect((await server.first('quick@mailbox.ph', /^Today: /)).text).toContain('begins today');
  });
});
