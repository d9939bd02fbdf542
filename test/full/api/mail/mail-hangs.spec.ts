import { fixture } from '../../../support/jest/fixture.js';
import { startMailServer } from '../../../support/mail/mail-server.js';
import { call, signIn, type Credentials } from '../../../support/requests/callers.js';
import { anInquiry } from '../../../support/requests/records.js';
import { startApi, type Api } from '../../../support/server/api.js';
import { until } from '../../../support/server/until.js';

/** Real: SMTP over a real line, which the server leaves open and says nothing more on. */
let api: Api;
let admin: Credentials;
/** By the address's name: `envelope@…` hangs at RCPT, `message@…` once it has the whole message. */
let hanging = true;
const hangs = (address: string, name: string) => hanging && address.startsWith(`${name}@`);

const server = fixture(() =>
  startMailServer({
    onRcptTo: ({ address }, _session, done) => (hangs(address, 'envelope') ? undefined : done()),
    hangs: (to) => hangs(to, 'message'),
    drips: (to) => hangs(to, 'drips'),
  }),
);
beforeAll(async () => {
  // Three seconds in place of a minute: on a busy machine, one is not enough to be answered in.
  const SMTP_URL = `${server.url}?socketTimeout=3000`;
  api = await startApi({ env: { SMTP_URL, MAIL_FROM: 'Stealth Land <events@stealthland.ph>' } });
  admin = await signIn(api);
});
afterAll(async () => {
  await api.close();
  server.drop();
  await server.close();
});

interface MailRow {
  id: string;
  state: string;
  last_error: string | null;
  uncertain_at: Date | null;
}
const inquire = (email: string) => call(api, 'POST', '/inquiry/property', { body: anInquiry({ email }) });
async function settled(address: string, state: string): Promise<MailRow> {
  let mail: MailRow | undefined;
  await until(async () => {
    const { rows } = await api.db.query<MailRow>(
      'SELECT id, state, last_error, uncertain_at FROM mail WHERE to_address = $1',
      [address],
    );
    [mail] = rows;
    return mail?.state === state;
  });
  if (!mail) throw new Error('no mail');
  return mail;
}
const arrived = (address: string) => server.mails.filter(({ to }) => to?.[0]?.address === address);

it('tries again later where the server falls silent before it has the message', async () => {
  await inquire('envelope@mailbox.ph');
  const mail = await settled('envelope@mailbox.ph', 'retrying');
  expect(mail).toMatchObject({ uncertain_at: null, last_error: expect.stringMatching(/\S/) as string });
  expect(arrived('envelope@mailbox.ph')).toEqual([]);
});

it('does not know, and says so, where it falls silent once it has the message; one click sends it again', async () => {
  await inquire('message@mailbox.ph');
  const mail = await settled('message@mailbox.ph', 'uncertain');
  expect(mail.uncertain_at).not.toBeNull();
  // Nothing repeats it by itself, and others do not wait for it.
  await until(async () => (await jobsOf(mail.id)) === 0);
  await inquire('other@mailbox.ph');
  await settled('other@mailbox.ph', 'sent');
  expect(arrived('message@mailbox.ph')).toHaveLength(1);

  hanging = false;
  expect((await call(api, 'POST', `/mails/${mail.id}/send`, { as: admin })).status).toBe(200);
  await settled('message@mailbox.ph', 'sent');
  const ids = arrived('message@mailbox.ph').map(({ messageId }) => messageId);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

it('hangs up on one that begins its answer again and again, and never ends it', async () => {
  hanging = true;
  await inquire('drips@mailbox.ph');
  const mail = await settled('drips@mailbox.ph', 'uncertain');
  await until(async () => (await jobsOf(mail.id)) === 0);
  expect(arrived('drips@mailbox.ph')).toHaveLength(1);
});

const jobsOf = async (id: string) =>
  (await api.db.query(`SELECT FROM job WHERE payload->>'mail_id' = $1`, [id])).rowCount;
