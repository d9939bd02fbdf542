import { randomUUID } from 'node:crypto';
import { foldAddress } from '../../../src/platform/mail/addresses.js';
import { from } from '../../support/event-places.js';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { aDelegate, anEvent, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const server = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: { TRUST_PROXY: '1', ...server.env } }));
/** What a stranger may type into the fields of a form. */
const TYPED = {
  first_name: 'Fortuna',
  last_name: 'Ganador',
  church_name: 'Gantimpala',
  message: 'Kunin ang premyo',
  project_interest: 'Regalo',
};
const NOTHING = /Fortuna|Ganador|Gantimpala|premyo|Regalo/i;

it('quotes nothing that a stranger typed to an address that nobody confirmed', async () => {
  const { first_name, last_name, church_name, message, project_interest } = TYPED;
  const email = 'victim@mailbox.ph';
  await call(api, 'POST', '/inquiry/property', {
    body: anInquiry({ email, first_name, last_name, message, project_interest }),
  });
  await call(api, 'POST', '/delegates', { body: aDelegate({ email, first_name, last_name, church_name }) });
  const event = anEvent({ capacity: 2 });
  await call(api, 'POST', '/events', { as: await signIn(api), body: event });
  for (let n = 0; n < 2; n += 1)
    await call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug }) });
  const contact = { first_name, last_name, email, phone_number: '639171234567' };
  const group = { event: event.slug, contact, delegates: [{ first_name, last_name, church_name }, {}] };
  expect((await call(api, 'POST', '/waiting-list', { body: group })).status).toBe(201);
  await until(() => server.to(email).length === 3);
  for (const mail of server.to(email))
    expect([mail.subject, `${mail.subject} ${mail.text} ${mail.html}`]).toEqual([
      mail.subject,
      expect.not.stringMatching(NOTHING) as string,
    ]);
  await call(api, 'POST', '/delegates/find-tickets', { body: { email } });
  await until(() => server.to(email).length === 4);
  const found = server.to(email).at(-1);
  expect(`${found?.text} ${found?.html}`).not.toMatch(NOTHING);
  // Whoever opens a link that was mailed there is quoted from then on.
  const token = /my-registration#([\w-]+)/.exec(found?.text ?? '')?.[1];
  expect((await call(api, 'POST', '/registration-link', { body: { token } })).status).toBe(200);
  await call(api, 'POST', '/inquiry/property', {
    body: anInquiry({ email, first_name, last_name, message }),
  });
  await until(() => server.to(email).length === 5);
  expect(server.to(email).at(-1)?.text).toContain(message);
});

it('nor where nobody paid for it: of a free event, on request, cancelled, or as one of a group of somebody confirmed', async () => {
  const { first_name, last_name, church_name } = TYPED;
  const staff = await signIn(api);
  const event = anEvent({ fee_centavos: 0 });
  await call(api, 'POST', '/events', { as: staff, body: event });
  const expectPlain = (address: string) => {
    for (const { subject, text, html } of server.to(address))
      expect([subject, `${subject} ${text} ${html}`]).toEqual([
        subject,
        expect.not.stringMatching(NOTHING) as string,
      ]);
  };
  const email = 'free@mailbox.ph';
  const alone = aDelegate({ event: event.slug, email, first_name, last_name, church_name });
  const { body } = await call(api, 'POST', '/delegates', { body: alone });
  await until(() => server.to(email).length === 1);
  await call(api, 'POST', '/delegates/find-tickets', { body: { email } });
  await until(() => server.to(email).length === 2);
  const { id } = (body as { data: { id: string } }).data;
  await call(api, 'POST', `/delegates/${id}/cancel`, { as: staff, body: {} });
  await until(() => server.to(email).length === 3);
  expect(server.to(email).map(({ subject }) => subject)).toContainEqual(expect.stringContaining('Cancelled'));
  expectPlain(email);
  // A stranger whose own address is known may name anybody as one of the group.
  const stranger = 'stranger@mailbox.ph';
  await api.db.query('INSERT INTO confirmed_address (address) VALUES ($1)', [stranger]);
  const phone_number = '639171234567';
  const group = {
    event: event.slug,
    contact: { first_name: 'Ana', last_name: 'Cruz', email: stranger, phone_number },
    delegates: [{}],
  };
  const made = await call(api, 'POST', '/registrations', { body: group });
  const [place] = dataOf<{ delegates: { id: string }[] }>(made).delegates;
  await until(() => server.to(stranger).length === 1);
  const token = /my-registration#([\w-]+)/.exec(server.to(stranger)[0]?.text ?? '')?.[1];
  const member = 'member@mailbox.ph';
  const person = { token, first_name, last_name, church_name, email: member, phone_number };
  const named = await call(api, 'POST', `/registration-link/delegates/${place?.id}`, { body: person });
  expect(named.status).toBe(200);
  await until(() => server.to(member).length === 1);
  expectPlain(member);
});

it('sends at most 5 mails a day to such an address, of all kinds together, whatever stands behind a +', async () => {
  for (let n = 0; n < 8; n += 1) {
    const email = n % 2 ? `Teased+${n}@mailbox.ph` : 'teased@mailbox.ph';
    if (n < 4) await call(api, 'POST', '/inquiry/property', { body: anInquiry({ email }) });
    else await call(api, 'POST', '/delegates', { body: aDelegate({ email }) });
  }
  const states = async () =>
    (
      await api.db.query<{ state: string; count: number }>(
        `SELECT state, count(*)::int FROM mail WHERE to_address ILIKE 'teased%@mailbox.ph' AND state <> 'queued'
          GROUP BY 1 ORDER BY 1`,
      )
    ).rows;
  await until(async () => (await states()).reduce((sum, { count }) => sum + count, 0) === 8);
  expect(await states()).toEqual([
    { state: 'sent', count: 5 },
    { state: 'withheld', count: 3 },
  ]);
});

it('mails nobody about suspected spam', async () => {
  const post = (email: string, headers = {}) =>
    call(api, 'POST', '/inquiry/property', { body: anInquiry({ email }), headers });
  await post('bot@mailbox.ph', { 'x-form-honeypot': 'yes' });
  await post('after@mailbox.ph');
  await until(() => server.to('after@mailbox.ph').length === 1);
  expect((await api.db.query(`SELECT FROM mail WHERE to_address = 'bot@mailbox.ph'`)).rowCount).toBe(0);
});

const inquire = (body: object) => call(api, 'POST', '/inquiry/property', { body });

it('brings the sample computation that was asked about, at our own address, also to an address that nobody confirmed', async () => {
  const path =
    '/api/v1/computations/alpha-tower?years=5&roomType=1&area=32&finish=1&downpayment=20&currency=PHP';
  const message = `Hello. https://thief.example${path} and https://thief.example/else`;
  await inquire(anInquiry({ email: 'sheet@mailbox.ph', message: message }));
  const mail = await server.first('sheet@mailbox.ph', /We have received your inquiry/);
  const links = [...(mail.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replace(/&#38;|&amp;/g, '&'),
  );
  expect(links).toContain(api.settings.publicUrl + path);
  expect(mail.html).toContain('Your sample computation (PDF)');
  expect(mail.raw).not.toContain('thief');
  const sheet = await fetch(api.url + path);
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await inquire(anInquiry({ email: 'plain@mailbox.ph' }));
  const plain = await server.first('plain@mailbox.ph', /We have received your inquiry/);
  expect(plain.html).not.toContain('sample computation');
});

const STRANGER = from('203.0.113.66');
const HOME = from('2001:db8:5::1');
const statesOf = async (address: string, template: string) =>
  (
    await api.db.query<{ state: string }>(
      'SELECT state FROM mail WHERE to_address = $1 AND template = $2 ORDER BY created_at, id',
      [address, template],
    )
  ).rows.map(({ state }) => state);
const sent = (address: string, template: string) =>
  until(async () => (await statesOf(address, template)).includes('sent'));
/** What a stranger does for a day to somebody's address, all of which goes there. */
async function tease(email: string) {
  for (let n = 0; n < 6; n += 1)
    await call(api, 'POST', '/inquiry/property', { body: anInquiry({ email }), headers: STRANGER });
  await until(
    async () => (await statesOf(email, 'inquiry-received')).filter((s) => s === 'sent').length === 5,
  );
}

it('a stranger’s inquiries withhold no mail of the address’s own, from another network', async () => {
  const email = 'awaited@mailbox.ph';
  const event = anEvent({ capacity: 100 });
  const staff = await signIn(api);
  await call(api, 'POST', '/events', { as: staff, body: event });
  await tease(email);
  const made = await call(api, 'POST', '/delegates', { body: aDelegate({ email }), headers: HOME });
  const { uuid } = dataOf<{ uuid: string }>(made);
  const asked = await call(api, 'POST', '/delegates/find-tickets', { body: { email }, headers: HOME });
  expect(asked.status).toBe(202);
  await sent(email, 'find-my-ticket');
  await call(api, 'POST', '/registration-links', { body: { uuid }, headers: HOME });
  await sent(email, 'change-link');
  const contact = { first_name: 'Ruth', last_name: 'Reyes', email, phone_number: '639171234567' };
  const delegates = Array.from({ length: 12 }, () => ({}));
  const group = { event: event.slug, contact, delegates };
  const registered = await call(api, 'POST', '/registrations', { body: group, headers: HOME });
  expect(dataOf<{ to_confirm: boolean }>(registered).to_confirm).toBe(true);
  await sent(email, 'group-to-confirm');
  await sent(email, 'registration-received');
  // What did not go is said on the page of its registration.
  const teased = await call(api, 'POST', '/delegates', { body: aDelegate({ email }), headers: STRANGER });
  await until(async () => (await statesOf(email, 'registration-received')).length === 2);
  expect(await statesOf(email, 'registration-received')).toEqual(['sent', 'withheld']);
  // Staff are believed, and whoever has free places mails no more than others.
  await call(api, 'POST', `/delegates/${dataOf<{ id: string }>(teased).id}/cancel`, { as: staff, body: {} });
  await sent(email, 'registration-cancelled');
  const free = anEvent({ fee_centavos: 0 });
  await call(api, 'POST', '/events', { as: staff, body: free });
  const { slug } = free;
  await call(api, 'POST', '/delegates', { body: aDelegate({ email, event: slug }), headers: STRANGER });
  await until(async () => (await statesOf(email, 'ticket')).includes('withheld'));
  const state = await call(
    api,
    'GET',
    `/delegates/uuid/${dataOf<{ uuid: string }>(teased).uuid}/registration`,
  );
  expect(dataOf<{ mail_withheld: boolean }>(state).mail_withheld).toBe(true);
});

it('nor do mails that others asked for in their name, from wherever that is', async () => {
  const email = 'asked@mailbox.ph';
  await call(api, 'POST', '/delegates', { body: aDelegate({ email }), headers: HOME });
  const find = (headers: Record<string, string>) =>
    call(api, 'POST', '/delegates/find-tickets', { body: { email }, headers });
  await find(STRANGER);
  await sent(email, 'find-my-ticket');
  const [network] = (
    await api.db.query<{ network: string }>(
      "SELECT network FROM mail WHERE to_address = $1 AND template = 'find-my-ticket'",
      [email],
    )
  ).rows;
  expect(network?.network).toMatch(/^[\w-]{43}$/);
  // As if the stranger had asked all day.
  await api.db.query(
    `INSERT INTO mail (id, template, to_address, resource, record_id, state, network)
     SELECT gen_random_uuid(), 'find-my-ticket', $1, 'delegates', gen_random_uuid(), 'sent', $2 FROM generate_series(1, 9)`,
    [email, network?.network],
  );
  await api.db.query(
    'UPDATE mail SET key = gen_random_uuid()::text WHERE to_address = $1 AND key IS NOT NULL',
    [email],
  );
  await find(HOME);
  await until(async () => (await statesOf(email, 'find-my-ticket')).length === 11);
  await until(async () => (await statesOf(email, 'find-my-ticket')).every((state) => state === 'sent'));
  // A mailbox is flooded by nobody all the same.
  await api.db.query(
    `INSERT INTO mail (id, template, to_address, resource, record_id, state, network)
     SELECT gen_random_uuid(), 'find-my-ticket', $1, 'delegates', gen_random_uuid(), 'sent', n::text FROM generate_series(1, 30) n`,
    [email],
  );
  await api.db.query(
    'UPDATE mail SET key = gen_random_uuid()::text WHERE to_address = $1 AND key IS NOT NULL',
    [email],
  );
  await find(from('2001:db8:6::1'));
  await until(async () => (await statesOf(email, 'find-my-ticket')).includes('withheld'));
});

it('24 spellings of one mailbox get what one gets', async () => {
  const box = `a.${randomUUID().slice(0, 8)}`;
  const spelled = Array.from({ length: 24 }, (_, n) => {
    const letters = [...box.replaceAll('.', '')].map((letter, at) => (n & (1 << at) ? `${letter}.` : letter));
    return `${letters.join('').replace(/\.$/, '')}${n % 3 ? '' : `+${n}`}@${n % 2 ? 'Gmail.com' : 'googlemail.com'}`;
  });
  for (const email of spelled) await call(api, 'POST', '/inquiry/property', { body: anInquiry({ email }) });
  const count = async (where: string) =>
    (
      await api.db.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM mail WHERE lower(to_address) = ANY ($1) AND ${where}`,
        [spelled.map((email) => email.toLowerCase())],
      )
    ).rows[0]?.n;
  await until(async () => (await count("state IN ('sent', 'withheld')")) === 24);
  expect(await count("state = 'sent'")).toBe(5);
});

it('program and database know the same mailbox', async () => {
  const spelled = [
    ...['Ana.Cruz+x@Gmail.com', 'anacruz@googlemail.com', 'ana.cruz+y@mailbox.ph', 'Ana.Cruz@Mailbox.ph'],
    ...['...@gmail.com', '+x@gmail.com', 'a.b@notgmail.com', 'a.b@gmail.com.ph', 'nin\u0303o@mailbox.ph'],
  ];
  const { rows } = await api.db.query<{ folded: string }>(
    'SELECT fold_address(one) AS folded FROM unnest($1::text[]) WITH ORDINALITY given (one, n) ORDER BY n',
    [spelled],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(spelled.map(foldAddress));
  expect(new Set(spelled.slice(0, 2).map(foldAddress))).toEqual(new Set(['anacruz@gmail.com']));
});
