import { setTimeout as sleep } from 'node:timers/promises';
import { figure } from '../../../support/jest/figure.js';
import { startMailServer, type MailServer } from '../../../support/mail/mail-server.js';
import { call, signIn, type Credentials, dataOf } from '../../../support/requests/callers.js';
import { aDelegate, anInquiry } from '../../../support/requests/records.js';
import { startApi, type Api } from '../../../support/server/api.js';
import { until } from '../../../support/server/until.js';

/** Real: SMTP over a real line, PostgreSQL. Moved: only the database's times of the next try, in place of waiting. */
let server: MailServer;
let api: Api;
let admin: Credentials;
/** What the server answers to RCPT, by the address's name: `busy@…`. */
const rcpt: Record<string, { code: number; text: string } | undefined> = {
  busy: { code: 451, text: 'Greylisted, come back later' },
  unknown: { code: 550, text: 'No such mailbox' },
};
let greets = true;
const names = (address: string) => address.split('@')[0] ?? '';

beforeAll(async () => {
  server = await startMailServer({
    // A server that hangs: the line is open, and nothing is ever said.
    onConnect: (_session, done) => (greets ? done() : undefined),
    onRcptTo({ address }, _session, done) {
      const refusal = rcpt[names(address)];
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    cuts: (to) => names(to) === 'cut',
  });
  // Seconds of patience with a server that says nothing, in place of ten.
  const SMTP_URL = `${server.url}?greetingTimeout=3000`;
  api = await startApi({ env: { SMTP_URL, MAIL_FROM: 'Stealth Land <events@stealthland.ph>' } });
  admin = await signIn(api);
});

interface MailRow {
  id: string;
  state: string;
  attempts: number;
  last_error: string | null;
  uncertain_at: Date | null;
}
const mailOf = async (address: string, from = api): Promise<MailRow | undefined> =>
  (
    await from.db.query<MailRow>(
      'SELECT id, state, attempts, last_error, uncertain_at FROM mail WHERE to_address = $1 ORDER BY id LIMIT 1',
      [address],
    )
  ).rows[0];
/** The runner puts a job off in a statement of its own, after its mail's: who moves the time earlier is overwritten. */
const putOff = async (mailId: string, from: Api) =>
  (await from.db.query(`SELECT FROM job WHERE payload->>'mail_id' = $1 AND attempts = 0`, [mailId]))
    .rowCount === 1;
async function settled(address: string, state: string, from = api): Promise<MailRow> {
  let mail: MailRow | undefined;
  await until(async () => (mail = await mailOf(address, from))?.state === state);
  await until(async () => state !== 'retrying' || (await putOff(mail?.id ?? '', from)));
  if (!mail) throw new Error('no mail');
  return mail;
}
const arrived = (address: string) => server.mails.filter(({ to }) => to?.[0]?.address === address).length;
const inquire = (email: string, to = api) =>
  call(to, 'POST', '/inquiry/property', { body: anInquiry({ email }) });
/** The next try of all that wait is due now. */
const tryNow = async (from = api) => {
  await from.db.query(`UPDATE job SET run_at = now() WHERE kind = 'mail' AND attempts = 0`);
  await call(from, 'POST', '/inquiry/property', { body: anInquiry({ email: 'wakes@mailbox.ph' }) });
};

it('tries again after 451, and says why it waits', async () => {
  await inquire('busy@mailbox.ph');
  const waiting = await settled('busy@mailbox.ph', 'retrying');
  expect(waiting).toMatchObject({ attempts: 1, uncertain_at: null });
  expect(waiting.last_error).toContain('Greylisted');
  rcpt.busy = undefined;
  await tryNow();
  await settled('busy@mailbox.ph', 'sent');
  expect(arrived('busy@mailbox.ph')).toBe(1);
});

it('gives up after 550, and flags the record until a mail arrives or the address is another', async () => {
  const made = await call(api, 'POST', '/delegates', { body: aDelegate({ email: 'unknown@mailbox.ph' }) });
  const { id } = dataOf<{ id: string }>(made);
  const delegate = async () =>
    ((await call(api, 'GET', `/delegates/${id}`, { as: admin })).body as { data: { mail_fails: boolean } })
      .data;
  expect((await settled('unknown@mailbox.ph', 'failed')).last_error).toContain('No such mailbox');
  await until(async () => (await delegate()).mail_fails);
  const filter = encodeURIComponent('{"mail_fails":true}');
  const listed = await call(api, 'GET', `/delegates?filter=${filter}`, { as: admin });
  expect(dataOf<{ id: string }[]>(listed).map((each) => each.id)).toEqual([id]);

  rcpt.unknown = undefined;
  const [mail] = (await api.db.query<{ id: string }>('SELECT id FROM mail WHERE record_id = $1', [id])).rows;
  await call(api, 'POST', `/mails/${mail?.id}/send`, { as: admin });
  await until(async () => !(await delegate()).mail_fails);

  await api.db.query('UPDATE delegate SET mail_fails = true WHERE id = $1', [id]);
  const body = aDelegate({ email: 'other@mailbox.ph' });
  await call(api, 'PUT', `/delegates/${id}`, { as: admin, body });
  expect((await delegate()).mail_fails).toBe(false);
});

it('of tickets that wait while the address is changed again and again, the last one goes', async () => {
  rcpt.waits = { code: 451, text: 'Greylisted, come back later' };
  const made = await call(api, 'POST', '/delegates', { body: aDelegate({ email: 'waits@mailbox.ph' }) });
  const { id } = dataOf<{ id: string }>(made);
  const pay = async (payment_status: boolean) =>
    call(api, 'PUT', `/delegates/verify/${id}`, { as: admin, body: { payment_status } });
  const tickets = async () =>
    (
      await api.db.query<{ id: string; state: string; to_address: string }>(
        `SELECT id, state, to_address FROM mail WHERE record_id = $1 AND template = 'ticket' ORDER BY id`,
        [id],
      )
    ).rows;
  await pay(true);
  await until(async () => (await tickets())[0]?.state === 'retrying');
  await until(async () => putOff((await tickets())[0]?.id ?? '', api));
  await pay(false);
  await call(api, 'PUT', `/delegates/${id}`, { as: admin, body: aDelegate({ email: 'moved@mailbox.ph' }) });
  await pay(true);
  await until(async () => (await tickets())[1]?.state === 'sent');
  await tryNow();
  await until(async () => (await tickets())[0]?.state === 'withheld');
  const toMoved = () =>
    server.mails.filter(
      ({ to, subject }) => to?.[0]?.address === 'moved@mailbox.ph' && subject?.startsWith('Your ticket'),
    ).length;
  expect(toMoved()).toBe(1);
  // Whoever asks for it gets it.
  expect((await call(api, 'POST', `/mails/${(await tickets())[0]?.id}/send`, { as: admin })).status).toBe(
    200,
  );
  await until(() => toMoved() === 2);
});

it('does not repeat what was cut off after DATA by itself; one click does', async () => {
  await inquire('cut@mailbox.ph');
  const mail = await settled('cut@mailbox.ph', 'uncertain');
  expect(mail.uncertain_at).not.toBeNull();
  await tryNow();
  await settled('wakes@mailbox.ph', 'sent');
  expect(arrived('cut@mailbox.ph')).toBe(1);
  await call(api, 'POST', `/mails/${mail.id}/send`, { as: admin });
  await until(() => arrived('cut@mailbox.ph') === 2);
  const ids = server.mails
    .filter(({ to }) => to?.[0]?.address === 'cut@mailbox.ph')
    .map((each) => each.messageId);
  expect(new Set(ids).size).toBe(1);
});

it('hangs up on a server that says nothing, and tries again', async () => {
  server.drop();
  greets = false;
  await inquire('hangs@mailbox.ph');
  await settled('hangs@mailbox.ph', 'retrying');
  greets = true;
  await tryNow();
  await settled('hangs@mailbox.ph', 'sent');
  expect(arrived('hangs@mailbox.ph')).toBe(1);
});

it('loses nothing while the server is away for an hour', async () => {
  const port = server.port;
  server.drop();
  await server.close();
  const addresses = Array.from({ length: 5 }, (_, n) => `away${n}@mailbox.ph`);
  for (const address of addresses) await inquire(address);
  let seconds = 0;
  for (let round = 1; seconds < 3_600; round++) {
    for (const address of addresses) {
      await until(async () => (await mailOf(address))?.attempts === round);
      await settled(address, 'retrying');
    }
    const { rows } = await api.db.query<{ pause: number }>(
      `SELECT max(extract(epoch FROM run_at - now()))::float8 AS pause FROM job WHERE kind = 'mail' AND run_at > now() + interval '5 seconds'`,
    );
    seconds += rows[0]?.pause ?? 0;
    await api.db.query(
      `UPDATE job SET run_at = now() WHERE payload->>'mail_id' IN (SELECT id::text FROM mail WHERE to_address LIKE 'away%')`,
    );
    if (seconds >= 3_600) server = await startMailServer({}, port);
    await inquire(`other${round}@mailbox.ph`);
  }
  for (const address of addresses) await settled(address, 'sent');
  expect(addresses.map(arrived)).toEqual(addresses.map(() => 1));
});

it('answers forms as fast beside a server that hangs as without mail', async () => {
  const hanging = await startMailServer({ onConnect: () => undefined });
  const quiet = await startApi();
  const beside = await startApi({ env: { SMTP_URL: hanging.url, MAIL_FROM: 'events@stealthland.ph' } });
  const time = async (to: Api, n: number) => {
    const start = performance.now();
    expect((await inquire(`p${n}@mailbox.ph`, to)).status).toBe(201);
    return performance.now() - start;
  };
  const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const [without, within]: number[][] = [[], []];
  for (let n = 0; n < 60; n++) {
    without?.push(await time(quiet, n));
    within?.push(await time(beside, n));
    await sleep(5);
  }
  const ratio = median(within ?? []) / median(without ?? []);
  figure(`A form beside a mail server that hangs: ${ratio.toFixed(2)} times as long as without mail`);
  expect(ratio).toBeLessThan(2);
  hanging.drop(); // what hangs would hold up the end
  await Promise.all([quiet.close(), beside.close()]);
  await hanging.close();
});
