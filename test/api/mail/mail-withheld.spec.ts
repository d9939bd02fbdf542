import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call, signIn } from '../../support/requests/callers.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi, type Api } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

/** Real: two starts on one database, first without a mail server, then with one. */
const server = fixture(() => startMailServer());
const without = fixture(() => startApi());
beforeAll(async () => {
  // Visitors' mails alone are counted here.
  await without.db.query(`UPDATE staff SET inquiry_mail = 'none'`);
});
afterAll(async () => {
  await without.close();
  await server.close();
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
    await without.db.query<MailRow>(
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
const inquire = (email: string) => call(without, 'POST', '/inquiry/property', { body: anInquiry({ email }) });
const withMail = () =>
  startApi({
    env: {
      DATABASE_URL: without.settings.databaseUrl ?? '',
      SMTP_URL: server.url,
      MAIL_FROM: 'Stealth Land <events@stealthland.ph>',
    },
  });

it('without a mail server everything works, and mails are kept; once there is one, staff have them sent', async () => {
  expect((await inquire('first@mailbox.ph')).status).toBe(201);
  const made = await call(without, 'POST', '/delegates', { body: aDelegate({ email: 'second@mailbox.ph' }) });
  expect(made.status).toBe(201);
  for (const address of ['first@mailbox.ph', 'second@mailbox.ph']) await withheld(address);
  expect(await summary(without)).toMatchObject({ configured: false, withheld: 2 });
  const as = await signIn(without);
  const [mail] = await mailsTo('first@mailbox.ph');
  for (const path of [`/mails/${mail?.id}/send`, '/mails/send-withheld'])
    expect((await call(without, 'POST', path, { as })).status).toBe(409);

  const api = await withMail();
  // Nothing goes by itself: what it says may be out of date by now.
  expect(await summary(api)).toMatchObject({ configured: true, withheld: 2 });
  expect(server.mails).toEqual([]);
  const sent = await call(api, 'POST', '/mails/send-withheld', { as: await signIn(api) });
  expect(sent.body).toEqual({ data: { count: 2 } });
  await until(() => server.mails.length === 2);
  await until(async () => (await mailsTo('second@mailbox.ph'))[0]?.state === 'sent');
  expect(await summary(api)).toMatchObject({ withheld: 0 });
  await api.close();
});

it('or staff leave them: then they wait no more, and say who decided', async () => {
  await inquire('third@mailbox.ph');
  await withheld('third@mailbox.ph');
  const api = await withMail();
  const before = server.mails.length;
  const kept = await call(api, 'POST', '/mails/keep-withheld', { as: await signIn(api) });
  expect(kept.body).toEqual({ data: { count: 1 } });
  const [mail] = await mailsTo('third@mailbox.ph');
  expect(mail).toMatchObject({ state: 'withheld', last_error: 'Administrator chose not to send it.' });
  expect(await summary(api)).toMatchObject({ withheld: 0 });
  const none = await call(api, 'POST', '/mails/send-withheld', { as: await signIn(api) });
  expect(none.body).toEqual({ data: { count: 0 } });
  expect(server.mails).toHaveLength(before);
  await api.close();
});
