import { randomUUID } from 'node:crypto';
import { foldAddress } from '../../../src/platform/mail/addresses.js';
import { from } from '../../support/event-places.js';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { aDelegate, anEvent, anInquiry } from '../../support/requests/records.js';
import { startApi, type Api } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

let api: Api;
const server = fixture(() => startMailServer());
beforeAll(async () => {
  api = await startApi({ env: { TRUST_PROXY: '1', RATE_LIMIT_WRITES_PER_MINUTE: '0', ...server.env } });
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

it('a stranger’s inquiries withhold no mail that somebody waits for', async () => {
  const email = 'teased@mailbox.ph';
  const event = anEvent({ capacity: 100 });
  await call(api, 'POST', '/events', { as: await signIn(api), body: event });
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
  // What did not go is said on the page of its registration.
  await until(async () => (await statesOf(email, 'registration-received')).length === 1);
  expect(await statesOf(email, 'registration-received')).toEqual(['withheld']);
  const state = await call(api, 'GET', `/delegates/uuid/${uuid}/registration`);
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

it('80 spellings of one mailbox get what one gets', async () => {
  const box = `a.${randomUUID().slice(0, 8)}`;
  const spelled = Array.from({ length: 80 }, (_, n) => {
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
  await until(async () => (await count("state IN ('sent', 'withheld')")) === 80);
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
