import { randomUUID } from 'node:crypto';
import { newsDesk } from '../../support/desks/news-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, makeKey, type Credentials } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { until } from '../../support/server/until.js';

/** What comes back after the mail server took it. */
const { api, admin, reader, count, send, mailsTo } = newsDesk();
const key = fixture(() => makeKey(api, admin, ['bounces:create']));

const someProject = () => `Project ${randomUUID().slice(0, 8)}`;
const someEmail = (name = 'reader') => `${name}-${randomUUID().slice(0, 8)}@example.ph`;

/** A reader who got a newsletter. */
async function sentTo(email: string) {
  const project = someProject();
  const inquiry = await reader({ email, project_interest: project });
  // Its receipt is a mail to the same address, and is written a moment later: the newsletter is to be the last.
  await until(async () => {
    const receipt = `SELECT FROM mail WHERE record_id = $1 AND template = 'inquiry-received' AND state = 'sent'`;
    return (await api.db.query(receipt, [inquiry])).rowCount === 1;
  });
  const subject = `News ${randomUUID()}`;
  await send({ subject, projects: [project] });
  const messageId = mailsTo(email, subject)[0]?.messageId ?? '';
  const { rows } = await api.db.query<{ id: string }>('SELECT id FROM mail WHERE subject = $1', [subject]);
  return { project, inquiry, messageId, mail: rows[0]?.id ?? '' };
}
const tell = (body: object, as: Credentials = key) => call(api, 'POST', '/mail-bounces', { as, body });
const pipe = async (text: string, as: Credentials = key) => {
  const answer = await fetch(`${api.url}/api/v1/mail-bounces`, {
    method: 'POST',
    headers: { ...as, 'content-type': 'message/rfc822' },
    body: text,
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const stateOf = async (mail: string) =>
  (
    await api.db.query<{ state: string; last_error: string | null }>(
      'SELECT state, last_error FROM mail WHERE id = $1',
      [mail],
    )
  ).rows[0];
/** What a mail says of itself once staff tried to send it again. */
const sentAgain = async (mail: string) => {
  await call(api, 'POST', `/mails/${mail}/send`, { as: admin });
  await until(async () => (await stateOf(mail))?.state !== 'queued');
  return stateOf(mail);
};
const fails = async (inquiry: string) =>
  dataOf(await call(api, 'GET', `/inquiry/properties/${inquiry}`, { as: admin })).mail_fails;
const taken = { status: 200, body: { data: { taken: true } } };
const left = { status: 200, body: { data: { taken: false } } };

/** As Postfix writes it. */
const report = (
  messageId: string,
  address: string,
  { action = 'failed', status = '5.1.1', said = '550 5.1.1 <x>: No such\r\n    user here' } = {},
) =>
  [
    'From: MAILER-DAEMON@mail.example.ph (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'Message-Id: <01a2080c-0000-7000-8000-000000000000@mail.example.ph>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="A1"',
    '',
    '--A1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you.',
    '',
    '--A1',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.ph',
    'Arrival-Date: Sat, 28 Nov 2026 10:00:00 +0800 (PST)',
    '',
    `Final-Recipient: rfc822; ${address}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${said}`,
    '',
    '--A1',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    'Subject: News',
    '',
    '--A1--',
  ].join('\r\n');

it('ends news to the address for good, marks its records, and says so at the mail', async () => {
  const email = someEmail();
  const { project, inquiry, messageId, mail } = await sentTo(email);
  const { data } = (await call(api, 'POST', '/delegates', { body: aDelegate({ email }) })).body as {
    data: { id: string };
  };
  expect(await count([project])).toMatchObject({ mails: 1, failing: 0 });
  for (const _ of [1, 2]) expect(await pipe(report(messageId, email))).toEqual(taken);
  expect(await stateOf(mail)).toEqual({
    state: 'failed',
    last_error: 'It came back: 5.1.1 550 5.1.1 <x>: No such user here',
  });
  expect(await fails(inquiry)).toBe(true);
  const delegate = await call(api, 'GET', `/delegates/${data.id}`, { as: admin });
  expect(dataOf(delegate)).toMatchObject({ mail_fails: true });
  expect(await count([project])).toMatchObject({ mails: 0, failing: 1, stopped: 0 });
  expect(await sentAgain(mail)).toEqual({
    state: 'withheld',
    last_error: expect.stringContaining('does not arrive') as string,
  });
  // A relay takes the next mail too, and the same person writes again: neither says that the address works.
  await api.db.query(`UPDATE mail SET state = 'sent' WHERE id = $1`, [mail]);
  await api.db.query('UPDATE inquiry SET mail_fails = false');
  await api.db.query('UPDATE delegate SET mail_fails = false');
  await reader({ email: email.toUpperCase(), project_interest: project });
  expect(await count([project])).toMatchObject({ mails: 0, failing: 1 });
});

it.each([
  ['that comes later', { action: 'delayed', status: '4.4.1' }, 'sent'],
  ['that was given up', { action: 'failed', status: '4.4.1' }, 'sent'],
  ['that was refused for its words', { status: '5.7.1', said: '550 5.7.1 Spam' }, 'failed'],
])('ends nothing for a mail %s', async (_, how, state) => {
  const email = someEmail();
  const { project, inquiry, messageId, mail } = await sentTo(email);
  expect(await pipe(report(messageId, email, how))).toEqual(taken);
  expect(await stateOf(mail)).toMatchObject({ state, last_error: expect.any(String) as string });
  expect([await fails(inquiry), await count([project])]).toMatchObject([false, { mails: 1, failing: 0 }]);
});

it('ends news and messages to guests for whoever calls one spam', async () => {
  const email = someEmail();
  const { project, messageId, mail } = await sentTo(email);
  const complaint = [
    'Content-Type: multipart/report; report-type=feedback-report; boundary="B"',
    '',
    '--B',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: Some/1.0',
    '',
    '--B',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${messageId}`,
    '',
    'Text',
    '--B--',
  ].join('\n');
  expect(await pipe(complaint)).toEqual(taken);
  expect(await count([project])).toMatchObject({ mails: 0, stopped: 1, failing: 0 });
  expect((await sentAgain(mail))?.last_error).toContain('has stopped such mails');
  const { rows } = await api.db.query<{ kind: string }>(
    'SELECT kind FROM stopped_address WHERE address = $1 ORDER BY kind',
    [email],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['guests', 'news']);
});

it('is believed of a provider for the last mail to an address, in any writing', async () => {
  const email = someEmail();
  const { project, mail } = await sentTo(email);
  const bounce = { address: email.toUpperCase(), kind: 'hard', diagnostic: '550 No such user\u0007' };
  expect(await tell(bounce)).toMatchObject(taken);
  expect(await stateOf(mail)).toMatchObject({
    state: 'failed',
    last_error: 'It came back: 550 No such user',
  });
  expect(await count([project])).toMatchObject({ mails: 0, failing: 1 });
});

it('says nothing of whether an address is known, and keeps none that is not', async () => {
  const address = someEmail('stranger');
  expect(await tell({ address, kind: 'hard' })).toMatchObject(taken);
  expect(await tell({ address, kind: 'complaint' })).toMatchObject(taken);
  const kept = await api.db.query('SELECT FROM stopped_address WHERE address = $1', [address]);
  expect(kept.rowCount).toBe(0);
});

it('is not believed of a report that anybody may have written, without the mail’s own id', async () => {
  const email = someEmail();
  const { project } = await sentTo(email);
  for (const id of ['', '<someone@example.com>', `<${randomUUID()}@stealthland.ph>`])
    expect((await pipe(report(id, email))).status).toBe(200);
  expect(await count([project])).toMatchObject({ mails: 1, failing: 0 });
});

it('leaves other mails alone, and reports of what arrived', async () => {
  const email = someEmail();
  const { project, messageId } = await sentTo(email);
  for (const text of [
    '',
    'Subject: I am on leave\n\nUntil Monday.',
    report(messageId, email, { action: 'delivered', status: '2.0.0' }),
    `Content-Type: message/delivery-status\n\n${'\n\n'.repeat(20_000)}`,
    'Content-Type: message/delivery-status',
  ])
    expect(await pipe(text)).toEqual(left);
  expect(await count([project])).toMatchObject({ mails: 1 });
});

it.each([
  ['no address', { kind: 'hard' }, 'address'],
  ['no kind', { address: 'a@example.ph' }, 'kind'],
  ['another kind', { address: 'a@example.ph', kind: 'gone' }, 'kind'],
  ['a list', { address: ['a@example.ph'], kind: 'hard' }, 'address'],
  ['no id of a mail', { address: 'a@example.ph', kind: 'hard', mail: 'x' }, 'mail'],
  ['more', { address: 'a@example.ph', kind: 'hard', all: true }, 'all'],
])('is refused where it says %s', async (_, body, field) =>
  expect((await tell(body)).body).toMatchObject({ statusCode: 400, errors: [{ field }] }),
);

it('is refused where it is too large, of another type, or of another key', async () => {
  expect((await pipe('x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  const typed = await fetch(`${api.url}/api/v1/mail-bounces`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'text/plain' },
    body: 'x',
  });
  expect(typed.status).toBe(415);
  expect((await pipe('x', await makeKey(api, admin, ['delegates:write']))).status).toBe(403);
});
