import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { addStaff, call, sessionOf, signIn, dataOf } from '../../support/requests/callers.js';
import { anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const server = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: server.env }));
const admin = fixture(() => signIn(api));

interface Inquiry {
  id: string;
  agree_newsletter: boolean;
}
const send = async (change: object) =>
  dataOf<Inquiry>(await call(api, 'POST', '/inquiry/property', { body: anInquiry(change as never) })).id;
const wants = async (id: string) =>
  dataOf<Inquiry>(await call(api, 'GET', `/inquiry/properties/${id}`, { as: admin })).agree_newsletter;
const historyOf = async (id: string) =>
  dataOf<{ type: string; caller_kind: string; caller_name: string | null; before: object; after: object }[]>(
    await call(api, 'GET', `/inquiry/properties/${id}/history`, { as: admin }),
  ).filter(({ type }) => type === 'inquiry.news_withdrawn');
/** As a form of a page without script. */
const post = (path: string) =>
  fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    redirect: 'manual',
  });
const someEmail = () => `news-${randomUUID().slice(0, 8)}@example.ph`;

it('is taken back by staff, in all inquiries of the same address, and the history says who did it', async () => {
  const email = someEmail();
  const [first, second, other] = [
    await send({ email, agree_newsletter: true }),
    await send({ email: email.toUpperCase(), agree_newsletter: true }),
    await send({ email: someEmail(), agree_newsletter: true }),
  ];
  const answer = await call(api, 'DELETE', `/inquiry/properties/${first}/news`, { as: admin });
  expect(answer).toMatchObject({ status: 200, body: { data: { id: first, agree_newsletter: false } } });
  expect([await wants(first), await wants(second), await wants(other)]).toEqual([false, false, true]);
  for (const id of [first, second])
    expect(await historyOf(id)).toMatchObject([
      {
        ...{ caller_kind: 'staff', caller_name: 'Administrator' },
        ...{ before: { agree_newsletter: true }, after: { agree_newsletter: false } },
      },
    ]);
  // Once more changes nothing, and leaves no second entry.
  await call(api, 'DELETE', `/inquiry/properties/${first}/news`, { as: admin });
  expect(await historyOf(first)).toHaveLength(1);
});

it('is not an agent’s to take back where they may not read', async () => {
  const id = await send({ email: someEmail(), agree_newsletter: true });
  const luz = await addStaff(api, 'agent');
  await call(api, 'PUT', `/inquiry/properties/${id}/work`, { as: admin, body: { assignee_id: luz.id } });
  const as = await sessionOf(api, await addStaff(api, 'agent'));
  expect((await call(api, 'DELETE', `/inquiry/properties/${id}/news`, { as })).status).toBe(403);
  expect(await wants(id)).toBe(true);
});

it('is taken back by the person, by a link of the answer to their inquiry', async () => {
  const email = someEmail();
  const id = await send({ email, agree_newsletter: true });
  const mailTo = (address: string) => server.mails.find(({ to }) => to?.[0]?.address === address);
  await until(() => mailTo(email) !== undefined);
  const [, page = ''] = /(\/news-choices\/[\w-]+)/.exec(mailTo(email)?.text ?? '') ?? [];
  // Opening the page changes nothing: programs follow links too.
  expect((await fetch(`${api.url}${page}`)).status).toBe(200);
  expect(await wants(id)).toBe(true);
  const form = await post(`/api/v1${page}/stop`);
  expect([form.status, form.headers.get('location')]).toEqual([303, `${page}?now=saved`]);
  expect(await wants(id)).toBe(false);
  expect(await historyOf(id)).toMatchObject([{ caller_kind: 'anonymous' }]);

  const without = someEmail();
  await send({ email: without, agree_newsletter: false });
  await until(() => mailTo(without) !== undefined);
  expect(mailTo(without)?.text).not.toContain('news-choices');
});

it('is taken back by the links of mails that went before there was a page of choices', async () => {
  const email = someEmail();
  const id = await send({ email, agree_newsletter: true });
  const found = () => api.db.query<{ id: string }>('SELECT id FROM mail WHERE to_address = $1', [email]);
  await until(async () => (await found()).rowCount === 1);
  const mail = (await found()).rows[0]?.id ?? '';
  const form = await post(`/api/v1/mail-stops/${mail}/news`);
  expect([form.status, form.headers.get('location')]).toEqual([303, `/news-stopped/${mail}`]);
  expect(await wants(id)).toBe(false);
  expect((await call(api, 'POST', `/mail-stops/${randomUUID()}/news`)).status).toBe(404);
});

it('is noted with the words that were agreed to, and when, how and by whom it was taken back', async () => {
  const email = someEmail();
  const words = 'Send me news by email. I can unsubscribe with one click.';
  const id = await send({ email, agree_newsletter: true, news_text: words });
  const not = await send({ email: someEmail(), agree_newsletter: false, news_text: words });
  const noted = async (one: string) =>
    dataOf(await call(api, 'GET', `/inquiry/properties/${one}/news`, { as: admin }));
  expect(await noted(not)).toMatchObject({ wants: false, words: null, withdrawn_at: null, stopped: false });
  const given = await noted(id);
  expect(given).toMatchObject({
    wants: true,
    words,
    channel: 'website',
    withdrawn_at: null,
    withdrawn_how: null,
  });
  await call(api, 'DELETE', `/inquiry/properties/${id}/news`, { as: admin });
  expect(await noted(id)).toMatchObject({
    ...{ wants: false, words, given_at: given.given_at, withdrawn_at: expect.any(String) as string },
    ...{ withdrawn_how: 'staff', withdrawn_by: 'Administrator', stopped: true },
  });
  const as = await sessionOf(api, await addStaff(api, 'event-desk'));
  expect((await call(api, 'GET', `/inquiry/properties/${id}/news`, { as })).status).toBe(403);
});
