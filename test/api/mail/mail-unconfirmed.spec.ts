import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { aDelegate, anEvent, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const server = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: server.env }));

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
