import { randomUUID } from 'node:crypto';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { UnpaidPlaces } from '../../../src/delegates/unpaid-places.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { anEvent, aDelegate } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const server = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: server.env }));
const admin = fixture(() => signIn(api));
let event: { id: string; slug: string };
const organizer = {
  name: 'Visayas Youth Network',
  telephone: '+63 917 555 0101',
  email: 'youth@network.example',
};
beforeAll(async () => {
  const body = anEvent({
    slug: `e-${randomUUID()}`,
    name: 'Youth Camp',
    capacity: 100,
    network_places: 100,
    details: { organizer },
  });
  event = dataOf(await call(api, 'POST', '/events', { as: admin, body }));
});

type Person = { id: string; uuid: string; email: string };
type Group = { id: string; delegates: Person[]; leader: string };
/** A leader with two who have no address, and one who has. */
async function aGroup(): Promise<Group & { own: string }> {
  const [leader, own] = [`leader-${randomUUID()}@church.example`, `own-${randomUUID()}@church.example`];
  const person = (first_name: string, more = {}) => ({
    first_name,
    last_name: 'Reyes',
    church_name: 'Grace',
    ...more,
  });
  const made = await call(api, 'POST', '/registrations', {
    body: {
      event: event.slug,
      contact: { first_name: 'Ruth', last_name: 'Villanueva', email: leader, phone_number: '09181234567' },
      delegates: [person('Ana'), person('Ben'), person('Carla', { email: own, phone_number: '09170001111' })],
      agree_terms: true,
    },
  });
  expect(made.status).toBe(201);
  return { ...dataOf<Group>(made), leader, own };
}
const verify = ({ delegates }: Group, payment_status = true) =>
  call(api, 'PUT', `/delegates/verify/${delegates[0]?.id}`, { as: admin, body: { payment_status } });
async function codeIn(content: ArrayBuffer | Uint8Array | string): Promise<string | undefined> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

it('whoever registered a group gets all tickets in one mail, and a person with another address their own', async () => {
  const group = await aGroup();
  expect((await verify(group)).status).toBe(200);
  const all = await server.first(group.leader, /ticket/i);
  expect(all.subject).toBe('Your 3 tickets: Ana Reyes and 2 more, Youth Camp');
  for (const name of ['Ana Reyes', 'Ben Reyes', 'Carla Reyes']) expect(all.text).toContain(name);
  const pictures = all.attachments.filter(({ mimeType }) => mimeType === 'image/png');
  const codes = await Promise.all(pictures.map(({ content }) => codeIn(content)));
  expect(codes.map((code) => code?.split('/').at(-1))).toEqual(group.delegates.map(({ uuid }) => uuid));

  expect((await server.first(group.own, /ticket/i)).subject).toBe('Your ticket: Carla Reyes, Youth Camp');
  expect(server.to(group.leader, /ticket/i)).toHaveLength(1);
});

it('answers to a mail about an event go to its organizer, whose telephone stands in it', async () => {
  const { leader } = await aGroup();
  const mail = await server.first(leader, /You are registered/);
  expect(mail.replyTo).toMatchObject([{ name: organizer.name, address: organizer.email }]);
  expect(mail.text).toContain(`call ${organizer.telephone}`);
  expect(mail.html).toContain('+63&nbsp;917&nbsp;555&nbsp;0101');
  expect(mail.from).toMatchObject({ name: 'Stealth Land', address: 'events@stealthland.ph' });
});

it('a person with another address hears that their place was cancelled, once, and not the names of others', async () => {
  const group = await aGroup();
  const carla = group.delegates.find(({ email }) => email === group.own);
  expect((await call(api, 'POST', `/delegates/${carla?.id}/cancel`, { as: admin, body: {} })).status).toBe(
    200,
  );
  const own = await server.first(group.own, /^Your place was cancelled/);
  expect(own.text).not.toMatch(/Ana|Ben|Ruth/);
  await server.first(group.leader, /^Cancelled: Youth Camp/);
  expect(server.to(group.leader, /^Your place/)).toEqual([]);
});

it('a person with another address hears where the place ended unpaid, and of no ticket that they never had', async () => {
  const group = await aGroup();
  await api.db.query("UPDATE registration SET held_until = now() - interval '1 minute' WHERE id = $1", [
    group.id,
  ]);
  await api.app.get<UnpaidPlaces>(UnpaidPlaces).endAll();
  const own = await server.first(group.own, /^Your place was cancelled/);
  expect(own.text).toContain('No payment arrived in time, so your place was cancelled.');
  expect(own.text).not.toContain('ticket');
});

it('who was sent tickets hears that the payment was taken back, and who was not hears nothing', async () => {
  const allGone = () =>
    until(
      async () =>
        (await api.db.query("SELECT FROM mail WHERE state NOT IN ('sent', 'withheld')")).rowCount === 0,
    );
  const group = await aGroup();
  await verify(group);
  await server.first(group.leader, /Your 3 tickets/);
  await allGone();
  expect((await verify(group, false)).status).toBe(200);
  const open = await server.first(group.leader, /^Your payment is open again/);
  expect(open.text).toContain('Still to pay: ₱');

  const other = await aGroup();
  await verify(other);
  // Else a mail that is on its way is sent after it was marked.
  await server.first(other.leader, /Your 3 tickets/);
  await allGone();
  await api.db.query(
    "UPDATE mail SET state = 'withheld' WHERE template IN ('ticket', 'tickets') AND record_id = ANY($1)",
    [other.delegates.map(({ id }) => id)],
  );
  await verify(other, false);
  const { rowCount } = await api.db.query(
    "SELECT FROM mail WHERE template = 'payment-taken-back' AND record_id = ANY($1)",
    [other.delegates.map(({ id }) => id)],
  );
  expect(rowCount).toBe(0);
});

const PAYING = /\bpa(y|id)\w*|₱|\bfees?\b|refund|receipt|gcash|\bowed?\b|verified/i;
const post = (path: string, body: object) => call(api, 'POST', path, { as: admin, body });
/** Nothing in a text that people read is about money. */
const free = (name: string, text: string) =>
  expect([name, PAYING.exec(text)?.[0]]).toEqual([name, undefined]);
it('speaks of no payment where it is moved, and then cancelled: previews, mails, pages, waiting list and files', async () => {
  const event = anEvent({ fee_centavos: 0, pay_by_cash: null, capacity: 3, network_places: 3 });
  const { id } = dataOf<{ id: string }>(await post('/events', event));
  const contact = (name: string) => ({
    ...{ first_name: 'Lea', last_name: 'Cruz', phone_number: '639171234567' },
    email: `${name}@moved.example`,
  });
  const alone = dataOf<{ uuid: string }>(
    await post('/delegates', aDelegate({ event: event.slug, email: 'ana@moved.example' })),
  );
  const group = dataOf<{ delegates: { uuid: string }[] }>(
    await post('/registrations', {
      ...{ event: event.slug, contact: contact('lea') },
      delegates: [
        { first_name: 'Lea', last_name: 'Cruz' },
        { first_name: 'Ben', last_name: 'Cruz', email: 'ben@moved.example' },
      ],
    }),
  );
  const waits = {
    event: event.slug,
    contact: contact('waits'),
    delegates: [{ first_name: 'W', last_name: 'S' }],
  };
  await api.db.query('INSERT INTO confirmed_address (address) VALUES ($1)', [waits.contact.email]);
  const entry = dataOf<{ uuid: string }>(await post('/waiting-list', waits));
  const later = {
    ...{ starts_at: '2098-05-10T08:00:00+08:00', ends_at: '2098-05-12T16:00:00+08:00' },
    ...{ venue_name: 'Lake House', venue_city: 'Tagaytay' },
  };
  const pages = [
    ...[alone, ...group.delegates].map(({ uuid }) => `/thank-you/${uuid}?plain`),
    ...[alone, ...group.delegates].map(({ uuid }) => `/api/v1/delegates/uuid/${uuid}/event.ics`),
    `/waiting/${entry.uuid}`,
    `/register/${event.slug}`,
  ];
  for (const [change, body, mails] of [
    ['move', later, 'New date and place'],
    ['cancel', {}, 'Cancelled'],
  ] as const) {
    const preview = dataOf<{ text: string; html: string; to_return: object[] }>(
      await post(`/events/${id}/${change}/preview`, body),
    );
    expect(preview.to_return).toEqual([]);
    free(`preview of ${change}`, preview.text + preview.html);
    const { mail } = dataOf<{ mail: { id: string } }>(await post(`/events/${id}/${change}`, body));
    await api.db.query(`UPDATE job SET run_at = now() WHERE payload ->> 'guest_mail_id' = $1`, [mail.id]);
    api.app.get(Jobs).wake();
    const told = () => server.mails.filter(({ subject }) => subject === `${mails}: ${event.name}`);
    await until(() => told().length === 4);
    for (const path of pages) {
      const text = await (await fetch(`${api.url}${path}`)).text();
      // Of the site's own page what visitors read of this event: its head, foot and other events are of others.
      const own = /<main[\s\S]*?<h2[^>]*>Other events/.exec(text)?.[0] ?? text;
      if (!path.startsWith('/waiting')) free(path, own.replace(/<script[\s\S]*?<\/script>/g, ''));
    }
  }
  const said = server.mails.filter(({ to: all }) => /moved\.example/.test(all?.[0]?.address ?? ''));
  expect(said.length).toBeGreaterThanOrEqual(8);
  for (const { subject, text, html } of said) free(String(subject), `${subject} ${text} ${html}`);
});

it('speaks of no payment in any mail, page or file of an event that costs nothing', async () => {
  const event = anEvent({ fee_centavos: 0, pay_by_cash: null });
  const { id: event_id } = dataOf<{ id: string }>(await post('/events', event));
  const [email, leader] = ['ana@free.example', 'lea@free.example'];
  const alone = dataOf<{ id: string; uuid: string }>(
    await call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug, email }) }),
  );
  await until(() => server.to(email).length === 1);
  const group = dataOf<{ id: string; delegates: { id: string; uuid: string }[] }>(
    await post('/registrations', {
      event: event.slug,
      contact: { first_name: 'Lea', last_name: 'Cruz', email: leader, phone_number: '639171234567' },
      delegates: [{ first_name: 'Lea', last_name: 'Cruz' }, {}],
    }),
  );
  await until(() => server.to(leader).length >= 1);
  await call(api, 'POST', '/delegates/find-tickets', { body: { email } });
  await until(() => server.to(email).length === 2);
  const [first, second] = group.delegates;
  await post(`/delegates/${second?.id}/cancel`, {});
  await post(`/registrations/${group.id}/delegates`, { first_name: 'Ben', last_name: 'Cruz' });
  await post(`/delegates/${alone.id}/cancel`, {});
  await until(() => server.to(email).length === 3);
  const pages = await Promise.all(
    [alone.uuid, first?.uuid, second?.uuid].map(async (uuid) =>
      (await fetch(`${api.url}/thank-you/${uuid}?plain`)).text(),
    ),
  );
  const said = server.mails.filter(({ to: all }) => /free\.example/.test(all?.[0]?.address ?? ''));
  expect(said.length).toBeGreaterThan(3);
  for (const { subject, text, html } of said) free(String(subject), `${subject} ${text} ${html}`);
  for (const html of pages) expect(PAYING.exec(html)?.[0]).toBeUndefined();
  const filter = encodeURIComponent(JSON.stringify({ event_id }));
  const file = await (
    await fetch(`${api.url}/api/v1/delegates/export.csv?readable=true&filter=${filter}`, { headers: admin })
  ).text();
  const [, ...rows] = file.trim().split('\r\n');
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) expect(PAYING.exec(row)?.[0]).toBeUndefined();
});
