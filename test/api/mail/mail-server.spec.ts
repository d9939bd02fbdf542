import { MailServers } from '../../../src/mail-server/mail-server.service.js';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call, signIn, type Json } from '../../support/requests/callers.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi, type Api } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

/** Real: two starts on one database, first without a mail server, then with one. */
const server = fixture(() => startMailServer());
const api = fixture(() => startApi());
beforeAll(async () => {
  // Visitors' mails alone are counted here.
  await api.db.query(`UPDATE staff SET inquiry_mail = 'none'`);
});

interface MailRow {
  id: string;
  to_address: string;
  subject: string | null;
  state: string;
  last_error: string | null;
}
const mailsTo = async (address: string) =>
  (
    await api.db.query<MailRow>(
      'SELECT id, to_address, subject, state, last_error FROM mail WHERE to_address = $1 ORDER BY id',
      [address],
    )
  ).rows;
async function withheld(address: string): Promise<void> {
  // The subject comes with the job that finds no mail server.
  const waits = ({ state, subject }: MailRow) => state === 'withheld' && subject !== null;
  await until(async () => (await mailsTo(address)).some(waits));
}

async function summary(api: Api) {
  const { body } = await call(api, 'GET', '/mails/summary', { as: await signIn(api) });
  return (body as { data: object }).data;
}
const inquire = (email: string) => call(api, 'POST', '/inquiry/property', { body: anInquiry({ email }) });
const withMail = () =>
  startApi({
    env: {
      DATABASE_URL: api.settings.databaseUrl ?? '',
      SMTP_URL: server.url,
      MAIL_FROM: 'Stealth Land <events@stealthland.ph>',
    },
  });
it('without a mail server everything works, and mails are kept; once there is one, staff have them sent', async () => {
  expect((await inquire('first@mailbox.ph')).status).toBe(201);
  const made = await call(api, 'POST', '/delegates', { body: aDelegate({ email: 'second@mailbox.ph' }) });
  expect(made.status).toBe(201);
  for (const address of ['first@mailbox.ph', 'second@mailbox.ph']) await withheld(address);
  expect(await summary(api)).toMatchObject({ configured: false, withheld: 2 });
  const as = await signIn(api);
  const [mail] = await mailsTo('first@mailbox.ph');
  for (const path of [`/mails/${mail?.id}/send`, '/mails/send-withheld'])
    expect((await call(api, 'POST', path, { as })).status).toBe(409);

  const later = await withMail();
  // Nothing goes by itself: what it says may be out of date by now.
  expect(await summary(later)).toMatchObject({ configured: true, withheld: 2 });
  expect(server.mails).toEqual([]);
  const sent = await call(later, 'POST', '/mails/send-withheld', { as: await signIn(later) });
  expect(sent.body).toEqual({ data: { count: 2 } });
  await until(() => server.mails.length === 2);
  await until(async () => (await mailsTo('second@mailbox.ph'))[0]?.state === 'sent');
  expect(await summary(later)).toMatchObject({ withheld: 0 });
  await later.close();
});

it('or staff leave them: then they wait no more, and say who decided', async () => {
  await inquire('third@mailbox.ph');
  await withheld('third@mailbox.ph');
  const later = await withMail();
  const before = server.mails.length;
  const kept = await call(later, 'POST', '/mails/keep-withheld', { as: await signIn(later) });
  expect(kept.body).toEqual({ data: { count: 1 } });
  const [mail] = await mailsTo('third@mailbox.ph');
  expect(mail).toMatchObject({ state: 'withheld', last_error: 'Administrator chose not to send it.' });
  expect(await summary(later)).toMatchObject({ withheld: 0 });
  const none = await call(later, 'POST', '/mails/send-withheld', { as: await signIn(later) });
  expect(none.body).toEqual({ data: { count: 0 } });
  expect(server.mails).toHaveLength(before);
  await later.close();
});

const admin = fixture(() => signIn(api));
afterEach(() => call(api, 'DELETE', '/mail-server', { as: admin }));

const ours = (change: Json = {}): Json => ({
  ...{ host: '127.0.0.1', port: server.port, encryption: 'none', user_name: null },
  ...{ from_name: 'Example Homes', from_address: 'site@example.com', ...change },
});
const save = (body: Json) => call(api, 'PUT', '/mail-server', { as: admin, body });
const read = async () =>
  ((await call(api, 'GET', '/mail-server', { as: admin })).body as { data: Json }).data;
const NONE = { source: 'none', host: null, has_password: false };
const withName = (change: Json = {}) =>
  ours({ encryption: 'starttls', user_name: 'ana', password: 'a secret', ...change });
it('mails go through the server that an admin sets, at once, and are kept again without one', async () => {
  expect(await read()).toMatchObject(NONE);
  expect((await save(ours())).status).toBe(200);
  expect(await read()).toMatchObject({
    source: 'back-office',
    host: '127.0.0.1',
    from_name: 'Example Homes',
  });
  const before = server.mails.length;
  await call(api, 'POST', '/inquiry/property', { body: anInquiry(), headers: { 'x-form-age': '3000' } });
  await until(() => server.mails.length > before);
  expect(server.mails.at(-1)?.from).toEqual({ name: 'Example Homes', address: 'site@example.com' });

  expect((await call(api, 'DELETE', '/mail-server', { as: admin })).status).toBe(200);
  expect(await read()).toMatchObject(NONE);
  const summary = await call(api, 'GET', '/mails/summary', { as: admin });
  expect(summary.body).toMatchObject({ data: { configured: false } });
});

it('another process knows of it too', async () => {
  await save(ours({ port: 1 }));
  await api.db.query('UPDATE mail_server SET port = $1', [server.port]);
  // As every ten seconds.
  await api.app.get(MailServers).load();
  const before = server.mails.length;
  await call(api, 'POST', '/inquiry/property', { body: anInquiry(), headers: { 'x-form-age': '3000' } });
  await until(() => server.mails.length > before);
});

it('the password is encrypted, told to nobody, and goes to no other server or name', async () => {
  expect((await save(withName())).status).toBe(200);
  const { rows } = await api.db.query<{ text: string }>(
    `SELECT (SELECT string_agg(m::text, '') FROM mail_server m) || (SELECT string_agg(a::text, '') FROM activity a) AS text`,
  );
  expect(rows[0]?.text).toContain('mail_server.changed');
  expect(rows[0]?.text).not.toContain('a secret');
  expect(await read()).toMatchObject({ has_password: true });
  expect(JSON.stringify(await read())).not.toContain('a secret');

  // Without it, as long as server and name stay.
  expect((await save(withName({ password: undefined, from_name: 'Homes' }))).status).toBe(200);
  expect(await read()).toMatchObject({ has_password: true, from_name: 'Homes' });
  for (const change of [{ host: 'elsewhere.example' }, { user_name: 'eve' }]) {
    const other = withName({ password: undefined, ...change });
    for (const [method, path] of [
      ['PUT', '/mail-server'],
      ['POST', '/mail-server/test'],
    ] as const)
      expect(await call(api, method, path, { as: admin, body: other })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'password' }] },
      });
  }
});

it('a password never goes over a line that is not encrypted', async () => {
  expect(await save(withName({ encryption: 'none' }))).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'encryption' }] },
  });
});

it.each([
  ['host', 'https://smtp.example.com/'],
  ['port', 0],
  ['port', 65_536],
  ['encryption', 'ssl'],
  ['from_address', 'nobody'],
  ['from_name', 'A "quoted" <name>'],
  ['from_name', 'Two\nBcc: lines'],
])('%s: %j is refused', async (field, value) => {
  const { status, body } = await save(ours({ [field]: value }));
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ field }] } });
});

/** A matcher, which has no type of its own. */
const says = (words: RegExp) => expect.stringMatching(words) as unknown;

describe('the test', () => {
  const trial = async (body: Json) =>
    ((await call(api, 'POST', '/mail-server/test', { as: admin, body })).body as { data: Json }).data;

  it('says that a server takes connections, and keeps nothing', async () => {
    expect(await trial(ours())).toEqual({ works: true, problem: null });
    expect(await read()).toMatchObject(NONE);
  });

  it('says what is wrong', async () => {
    expect(await trial(ours({ port: 1 }))).toMatchObject({
      works: false,
      problem: says(/port 1/),
    });
    expect(await trial(withName())).toMatchObject({
      works: false,
      problem: says(/offers no STARTTLS/),
    });
    expect(await trial(ours({ encryption: 'tls' }))).toMatchObject({
      works: false,
      problem: says(/speaks no TLS/),
    });
  });
});

it('the server of the environment wins, and is changed there', async () => {
  const env = { SMTP_URL: `smtp://ana:secret@127.0.0.1:${server.port}`, MAIL_FROM: 'Homes <a@example.com>' };
  const other = await startApi({ env });
  try {
    const as = await signIn(other);
    const shown = (await call(other, 'GET', '/mail-server', { as })).body;
    expect(shown).toMatchObject({
      data: {
        source: 'environment',
        host: '127.0.0.1',
        user_name: 'ana',
        has_password: true,
        from_name: 'Homes',
      },
    });
    expect(JSON.stringify(shown)).not.toContain('secret');
    expect(await call(other, 'PUT', '/mail-server', { as, body: ours() })).toMatchObject({
      status: 409,
      body: { code: 'mail_server_fixed' },
    });
  } finally {
    await other.close();
  }
});
