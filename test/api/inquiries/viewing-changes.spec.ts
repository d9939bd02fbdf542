import { ViewingMails } from '../../../src/inquiries/viewings/mails/viewing-mails.js';
import { aHost, aVisitor, book, free, hour, offer } from '../../support/desks/viewings-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call, dataOf, signIn, type Json } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';
import { onlyWhenCalled } from '../../support/server/waiting.js';

const server = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: { TRUST_PROXY: '1', ...server.env } }));
const host = fixture(() => aHost(api));
const manager = fixture(() => aHost(api, 'manager'));
beforeAll(async () => {
  await offer(api, host);
  await onlyWhenCalled(api, 'viewing-reminders');
});

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

interface Booked {
  id: string;
  inquiry: string;
  email: string;
  token: string;
  starts_at: string;
}

async function booked(change: Json = {}): Promise<Booked> {
  const visitor = aVisitor({ starts_at: await hour(api, 1), ...change });
  const answer = await book(api, visitor);
  const { link, starts_at } = dataOf<{ link: string; starts_at: string }>(answer);
  const { rows } = await api.db.query<{ id: string; inquiry_id: string }>(
    'SELECT v.id, inquiry_id FROM viewing v JOIN inquiry i ON i.id = inquiry_id WHERE email = $1 ORDER BY v.id DESC',
    [visitor.email],
  );
  const [row = { id: '', inquiry_id: '' }] = rows;
  const token = link.split('/').at(-1) ?? '';
  return { id: row.id, inquiry: row.inquiry_id, email: String(visitor.email), token, starts_at };
}

/** What came to this address of viewings, the newest last; waits until there are so many. */
async function mailsTo(address: string, many: number) {
  // Whoever shows it gets the inquiry by the same mail, and no other of it.
  const all = () => server.mails.filter(({ to }) => to?.some((one) => one.address === address));
  await until(() => all().length >= many);
  return all().map(({ subject = '', text = '', attachments }) => {
    const file = attachments[0]?.content;
    const ics =
      file === undefined ? '' : typeof file === 'string' ? file : Buffer.from(file as ArrayBuffer).toString();
    return { subject, text, ics: ics.replaceAll('\r\n ', '') };
  });
}
const work = (id: string, body: Json, as = host.as) =>
  call(api, 'PUT', `/inquiry/properties/${id}/work`, { as, body });
const NAMES = /José|Peñaflor/;
const tokenIn = (text = '') => /my-viewing\/([\w-]+)/.exec(text)?.[1] ?? '';
const viewing = async (id: string) =>
  (await api.db.query<Json>('SELECT * FROM viewing WHERE id = $1', [id])).rows[0];
const own = (token: string, what: string, body: Json = {}) =>
  call(api, 'POST', `/viewings/mine/${token}/${what}`, { body });

it('mails both an entry for their calendars, which each change replaces', async () => {
  const { email, token, starts_at } = await booked({ time_zone: 'Asia/Dubai' });
  const [first] = await mailsTo(email, 1);
  expect(first?.subject).toBe('Your viewing is booked: Alpha Tower');
  expect(first?.text).toContain('(Dubai time)');
  expect(first?.text).toContain('(Manila time)');
  const mailed = tokenIn(first?.text);
  // Whoever booked got another link, since anybody may type an address, and their names are in no file for its reader.
  expect(mailed).not.toBe(token);
  expect(first?.ics).not.toMatch(NAMES);
  const uid = /UID:(\S+)/.exec(first?.ics ?? '')?.[1];
  expect(first?.ics).toContain('METHOD:REQUEST');
  expect(first?.ics).toContain(`DTSTART:${starts_at.replace(/[-:]|\.000/g, '')}`);
  expect(first?.ics).toContain('SEQUENCE:0');
  const [forHost] = await mailsTo(host.email, 1);
  expect(forHost?.subject).toContain('Viewing booked: ');
  expect(forHost?.ics).toContain(`UID:${uid}`);

  const next = await hour(api, 4);
  const confirmed = async () =>
    (await api.db.query('SELECT FROM confirmed_address WHERE address = $1', [email])).rowCount;
  expect(await own(token, 'move', { starts_at: next })).toMatchObject({
    ...{ status: 200, body: { data: { state: 'booked', starts_at: next } } },
  });
  expect(await confirmed()).toBe(0);
  const [, moved] = await mailsTo(email, 2);
  expect(moved?.subject).toBe('Your viewing has changed: Alpha Tower');
  expect(moved?.ics).toContain(`UID:${uid}`);
  expect(moved?.ics).toContain('SEQUENCE:1');
  expect((await free(api)).hours.map((one) => one.starts_at)).toContain(starts_at);

  expect(await own(mailed, 'call-off')).toMatchObject({
    status: 200,
    body: { data: { state: 'called-off' } },
  });
  expect(await confirmed()).toBe(1);
  // The second click changes nothing.
  expect(await own(token, 'call-off')).toMatchObject({
    status: 200,
    body: { data: { state: 'called-off' } },
  });
  const [, , off] = await mailsTo(email, 3);
  expect(off?.ics).toContain('METHOD:CANCEL');
  expect(off?.ics).toContain('SEQUENCE:2');
  expect(off?.ics).toContain('STATUS:CANCELLED');
});

it('moves to free hours alone, and not for whoever made up a link', async () => {
  const { token, id, starts_at } = await booked();
  const other = await booked();
  const refused = await own(token, 'move', { starts_at: other.starts_at });
  expect([refused.status, codeOf(refused)]).toEqual([409, 'hour_taken']);
  // The same hour again is no change.
  expect(await own(token, 'move', { starts_at })).toMatchObject({ status: 200 });
  expect(await viewing(id)).toMatchObject({ sequence: 0 });
  const forged = `${token.slice(0, -4)}AAAA`;
  for (const made of [forged, 'x', '../..', token.toLowerCase()])
    expect(await own(encodeURIComponent(made), 'call-off')).toMatchObject({ status: 404 });
  // Looking changes nothing.
  await fetch(`${api.url}/my-viewing/${token}`);
  expect(await viewing(id)).toMatchObject({ state: 'booked', sequence: 0 });
});

it('leaves the inquiry a step for whoever answers, once the visitor has called it off', async () => {
  const { token, inquiry } = await booked();
  await own(token, 'call-off');
  const { rows } = await api.db.query('SELECT * FROM inquiry WHERE id = $1', [inquiry]);
  expect(rows[0]).toMatchObject({
    ...{ next_step_kind: 'task', next_step_time: null, answered_at: null },
    next_step: 'They called off the viewing. Ask which day would suit them.',
  });
});

it('follows what staff do with the next step: moved, called off, taken back; the visitor is told', async () => {
  const { id, inquiry, email } = await booked();
  await mailsTo(email, 1);
  expect(await work(inquiry, { next_step_on: '2030-01-07', next_step_time: '10:00' })).toMatchObject({
    status: 200,
  });
  expect(await viewing(id)).toMatchObject({ starts_at: new Date('2030-01-07T02:00:00Z'), sequence: 1 });
  expect((await mailsTo(email, 2))[1]?.subject).toContain('has changed');
  // An inquiry with a viewing is removed once whoever comes knows that nobody is there.
  const removed = await call(api, 'DELETE', `/inquiry/properties/${inquiry}`, { as: manager.as });
  expect([removed.status, codeOf(removed)]).toEqual([409, 'viewing_booked']);
  expect(await work(inquiry, { status: 'lost', lost_reason: 'price' })).toMatchObject({ status: 200 });
  expect(await viewing(id)).toMatchObject({ state: 'called-off', called_off_by: 'staff' });
  const off = (await mailsTo(email, 3))[2];
  expect(off?.text).toContain('We had to call off this viewing');
  // Taken back with one click, it is booked again.
  const undo = { action: 'undo', records: [{ id: inquiry }] };
  expect(await call(api, 'POST', '/inquiry/properties/bulk', { as: host.as, body: undo })).toMatchObject({
    status: 200,
  });
  expect(await viewing(id)).toMatchObject({ state: 'booked', called_off_by: null, sequence: 3 });
});

it('has the link of the video in the reminder of the day before, which goes once', async () => {
  const { id, email } = await booked({ how: 'video' });
  await mailsTo(email, 1);
  const put = (body: Json, as = host.as) => call(api, 'PUT', `/inquiry/viewings/${id}`, { as, body });
  expect(await put({ video_link: 'javascript:alert(1)' })).toMatchObject({
    ...{ status: 400, body: { errors: [{ field: 'video_link' }] } },
  });
  expect(await put({ video_link: 'https://meet.example.com/abc' }, (await aHost(api)).as)).toMatchObject({
    status: 403,
  });
  expect(await put({ video_link: 'https://meet.example.com/abc' })).toMatchObject({ status: 200 });
  const list = dataOf<Json[]>(await call(api, 'GET', '/inquiry/viewings', { as: host.as }));
  expect(list.find((one) => one.id === id)).toMatchObject({ how: 'video', staff_name: 'Luz Reyes', email });
  await api.db.query(
    `UPDATE viewing SET starts_at = now() + interval '20 hours', changed_at = now() - interval '2 days' WHERE id = $1`,
    [id],
  );
  const mails = api.app.get(ViewingMails);
  expect(await mails.remind()).toBe(1);
  expect(await mails.remind()).toBe(0);
  const reminder = (await mailsTo(email, 2))[1];
  expect(reminder?.subject).toMatch(/^Your viewing (today|tomorrow): Alpha Tower$/);
  expect(reminder?.text).toContain('https://meet.example.com/abc');
  // Whoever shows it is reminded too, once, with the visitor's number.
  const { rows } = await api.db.query<{ email: string }>(
    'SELECT s.email FROM viewing v JOIN staff s ON s.id = v.staff_id WHERE v.id = $1',
    [id],
  );
  const ofHost = async () =>
    (await mailsTo(rows[0]?.email ?? '', 1)).filter(({ subject }) =>
      /^Viewing (today|tomorrow): /.test(subject),
    );
  await until(async () => (await ofHost()).length > 0);
  expect(await ofHost()).toEqual([
    expect.objectContaining({ text: expect.stringContaining(email) as string, ics: '' }),
  ]);
});

it('reminds nobody of what they have just booked, nor of what has begun', async () => {
  const { id } = await booked();
  const at = (starts: string) =>
    api.db.query(`UPDATE viewing SET starts_at = now() + $2::interval WHERE id = $1`, [id, starts]);
  const mails = api.app.get(ViewingMails);
  await at('20 hours');
  expect(await mails.remind()).toBe(0);
  await api.db.query(`UPDATE viewing SET changed_at = now() - interval '9 days' WHERE id = $1`, [id]);
  await at('-1 minute');
  expect(await mails.remind()).toBe(0);
});

it('goes to a colleague who is free, or to whom is named, when whoever shows it leaves', async () => {
  const leaver = await aHost(api);
  const stays = await aHost(api);
  await offer(api, leaver, { opens: '18:00', closes: '20:00' });
  await offer(api, stays, { opens: '18:00', closes: '20:00' });
  const evening = (await free(api)).hours.find(({ starts_at }) => starts_at.includes('T10:00'))?.starts_at;
  const first = await booked({ starts_at: evening });
  const { staff_id } = (await viewing(first.id)) ?? {};
  const [goes, takes] = staff_id === leaver.id ? [leaver, stays] : [stays, leaver];
  const holdings = dataOf<{ kind: string; count: number }[]>(
    await call(api, 'GET', `/staff/${goes.id}/holdings`, { as: await signIn(api) }),
  );
  expect(holdings).toContainEqual(expect.objectContaining({ kind: 'viewings', count: 1 }));
  const body = { removes: false, hand_over: [] };
  const left = await call(api, 'POST', `/staff/${goes.id}/leave`, { as: await signIn(api), body });
  expect(left.status).toBe(200);
  expect(await viewing(first.id)).toMatchObject({ staff_id: takes.id, state: 'booked' });
  expect((await api.db.query('SELECT FROM viewing_hours WHERE staff_id = $1', [goes.id])).rowCount).toBe(0);
  await mailsTo(takes.email, 1);
});

it('tells whoever shows it of viewing and inquiry in one mail, and of neither twice', async () => {
  const { id, inquiry } = await booked({ message: 'I come with my mother.' });
  // Of those who are free at that hour, which depends on the day.
  const { staff_id } = (await viewing(id)) ?? {};
  await until(
    async () => (await api.db.query("SELECT FROM job WHERE kind = 'inquiry-mails'")).rowCount === 0,
  );
  const { rows } = await api.db.query<{ template: string; recipient_id: string }>(
    'SELECT template, recipient_id FROM mail WHERE record_id = $1 AND recipient_id IS NOT NULL',
    [inquiry],
  );
  expect(rows.filter(({ recipient_id }) => recipient_id === staff_id)).toMatchObject([
    { template: 'viewing-yours' },
  ]);
  // A colleague who wants each inquiry at once reads of it as of any.
  expect(rows.find(({ recipient_id }) => recipient_id === manager.id)).toMatchObject({
    template: 'new-inquiry',
  });
  await until(() => server.mails.some(({ text = '' }) => text.includes('I come with my mother.')));
});
