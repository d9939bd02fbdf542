import { randomUUID } from 'node:crypto';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { Holds } from '../../../src/delegates/holds.js';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

let event: { id: string; slug: string };
const organizer = {
  name: 'Visayas Youth Network',
  telephone: '+63 917 555 0101',
  email: 'youth@network.example',
};
const server = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: server.env }));
const admin = fixture(() => signIn(api));
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
  await api.app.get<Holds>(Holds).endAll();
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
