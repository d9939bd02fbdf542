import { randomUUID } from 'node:crypto';
import { newsDesk, stopsOf } from '../../support/desks/news-desk.js';
import { call, dataOf, type Json } from '../../support/requests/callers.js';
import { aDelegate, anEvent } from '../../support/requests/records.js';
import { until } from '../../support/server/until.js';

const { api, admin, post, plan, read, begin, sent, reader, count, send, mailsTo } = newsDesk({
  onRcptTo: ({ address }, _session, done) => {
    if (address.startsWith('gone-'))
      return done(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }));
    if (address.startsWith('picky-'))
      return done(Object.assign(new Error('5.7.1 Words not wanted'), { responseCode: 550 }));
    done();
  },
});

const someProject = () => `Project ${randomUUID().slice(0, 8)}`;
const someEmail = (name = 'reader') => `${name}-${randomUUID().slice(0, 8)}@example.ph`;
/** A newsletter that this reader got, by its links. */
async function linksOf(email: string, project: string) {
  const subject = `News ${randomUUID()}`;
  const { id } = await send({ subject, projects: [project] });
  return { id, subject, ...stopsOf(mailsTo(email, subject)[0]) };
}
const form = (path: string, body = '', type = 'application/x-www-form-urlencoded') =>
  fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': type, accept: 'text/html' },
    ...{ body, redirect: 'manual' as const },
  });
const choices = async (token: string) =>
  dataOf<{ stopped: boolean; offered: { project: string; wanted: boolean }[]; address: string }>(
    await call(api, 'GET', `/news-choices/${token}`),
  );
const wanted = async (token: string) =>
  (await choices(token)).offered.flatMap(({ project, wanted }) => (wanted ? project : []));

it.each([
  ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'a multipart form',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])(
  'is stopped by one click of a mail program that sends %s, without a cookie, and twice is once',
  async (_, type, body) => {
    const [project, email] = [someProject(), someEmail()];
    await reader({ email, project_interest: project });
    const { id, oneClick } = await linksOf(email, project);
    // Programs that look whether a link is safe open it.
    for (const method of ['GET', 'HEAD']) await fetch(`${api.url}${oneClick}`, { method });
    expect(await count([project])).toMatchObject({ mails: 1, stopped: 0 });
    for (const _ of [1, 2]) expect((await form(oneClick, body, type)).status).toBe(200);
    expect(await count([project])).toMatchObject({ mails: 0, stopped: 1 });
    expect(await read(id)).toMatchObject({ stopped: 1 });
  },
);

it('is refused to a link that nobody made', async () => {
  const [project, email] = [someProject(), someEmail()];
  await reader({ email, project_interest: project });
  const { token } = await linksOf(email, project);
  const forged = `${token.slice(0, -2)}${token.endsWith('A') ? 'BB' : 'AA'}`;
  for (const path of ['', '/stop', '/one-click']) {
    expect(
      (await call(api, 'POST', `/news-choices/${forged}${path}`, { body: { projects: [] } })).status,
    ).toBe(404);
    expect((await call(api, 'POST', `/news-choices/x${path}`, { body: { projects: [] } })).status).toBe(404);
  }
  expect((await fetch(`${api.url}/news-choices/${forged}`)).status).toBe(404);
  expect(await count([project])).toMatchObject({ mails: 1 });
});

it('counts between planning and sending, and for what a colleague sends again', async () => {
  const project = someProject();
  const [before, between, stays] = [someEmail(), someEmail(), someEmail()];
  for (const email of [before, between, stays]) await reader({ email, project_interest: project });
  const links = await Promise.all([linksOf(before, project)]);
  const first = links[0]?.subject ?? '';
  const token = (email: string) => stopsOf(mailsTo(email, first)[0]).token;
  const subject = `Later ${randomUUID()}`;
  const { id } = dataOf(await plan({ subject, projects: [project] }));
  await call(api, 'POST', `/news-choices/${token(before)}/stop`);
  await begin(id);
  expect(await sent(id)).toMatchObject({ mails: 2, sent: 2 });
  await call(api, 'POST', `/news-choices/${token(between)}/stop`);
  const [mail] = (
    await api.db.query<{ id: string }>('SELECT id FROM mail WHERE batch_id = $1 AND to_address = $2', [
      id,
      between,
    ])
  ).rows;
  await call(api, 'POST', `/mails/${mail?.id}/send`, { as: admin });
  await until(async () => (await read(id)).withheld === 1);
  expect([before, between, stays].map((email) => mailsTo(email, subject).length)).toEqual([0, 1, 1]);
});

it('is chosen by project on a page that needs no script, taken back there, and put back', async () => {
  const email = someEmail();
  const id = await reader({ email, project_interest: 'Alpha Tower' });
  const { page, token } = await linksOf(email, 'Alpha Tower');
  expect(await wanted(token)).toEqual(['Alpha Tower']);
  const html = await (await fetch(`${api.url}${page}`)).text();
  expect(html).toContain('value="Alpha Tower" checked');
  expect(html).not.toContain(email);
  expect((await choices(token)).address).toMatch(/^r•••\w@example\.ph$/);
  const offered = (await choices(token)).offered.map(({ project }) => project);
  const other = offered.find((name) => name !== '' && name !== 'Alpha Tower') ?? '';
  const n = offered.indexOf(other);
  const saved = await form(
    `/api/v1/news-choices/${token}`,
    new URLSearchParams({ [`project_${n}`]: other, news_text: 'Send me these.' }).toString(),
  );
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${page}?now=saved`]);
  expect(await wanted(token)).toEqual([other]);
  const noted = async () => dataOf(await call(api, 'GET', `/inquiry/properties/${id}/news`, { as: admin }));
  expect(await noted()).toMatchObject({
    wants: false,
    withdrawn_how: 'page',
    chosen: [other],
    stopped: false,
  });
  const inAlpha = (await count(['Alpha Tower'])).mails as number;
  const reaches = async (project: string) => {
    const { readers } = dataOf<{ readers: { email: string }[] }>(
      await post('/newsletters/readers', { projects: [project] }),
    );
    return readers.some((one) => one.email === email);
  };
  expect([await reaches('Alpha Tower'), await reaches(other)]).toEqual([false, true]);
  // None: all stop, and the page says so.
  expect((await form(`/api/v1/news-choices/${token}`)).status).toBe(303);
  expect(await choices(token)).toMatchObject({ stopped: true });
  expect(await (await fetch(`${api.url}${page}?now=saved`)).text()).toMatch(
    /<p role="status"[^>]*>You are unsubscribed|<p\s+data-when|You are unsubscribed/,
  );
  // A box that somebody ticks for this address later brings nothing back; its owner does.
  await reader({ email, project_interest: 'Alpha Tower' });
  expect(await reaches('Alpha Tower')).toBe(false);
  await call(api, 'POST', `/news-choices/${token}`, {
    body: { projects: ['Alpha Tower', 'No such project'] },
  });
  expect([await reaches('Alpha Tower'), await reaches(other)]).toEqual([true, false]);
  expect((await count(['Alpha Tower'])).mails).toBe(inAlpha + 1);
  const types = dataOf<{ type: string }[]>(
    await call(api, 'GET', `/inquiry/properties/${id}/history`, { as: admin }),
  ).map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['inquiry.news_withdrawn', 'inquiry.news_wanted']));
  const wrong = await call(api, 'POST', `/news-choices/${token}`, { body: { projects: 'Alpha Tower' } });
  expect(wrong.status).toBe(400);
});

it('is stopped for good where a guest stopped messages to many, not the other way round', async () => {
  const [project, email] = [someProject(), someEmail()];
  await reader({ email, project_interest: project });
  const event = dataOf<{ id: string }>(await call(api, 'POST', '/events', { as: admin, body: anEvent() }));
  const { slug } = dataOf<{ slug: string }>(await call(api, 'GET', `/events/${event.id}`, { as: admin }));
  await call(api, 'POST', '/delegates', { as: admin, body: aDelegate({ event: slug, email }) });
  const guests = async () =>
    dataOf<{ counts: Json }>(
      await call(api, 'POST', `/events/${slug}/guest-mails/preview`, {
        as: admin,
        body: { subject: 'Hello', words: 'Hello' },
      }),
    ).counts;
  const { oneClick } = await linksOf(email, project);
  await form(oneClick);
  expect([await guests(), await count([project])]).toMatchObject([
    { mails: 1, stopped: 0 },
    { mails: 0, stopped: 1 },
  ]);
  await api.db.query('DELETE FROM stopped_address WHERE address = $1', [email]);
  await api.db.query('INSERT INTO stopped_address (address) VALUES ($1)', [email]);
  expect([await guests(), await count([project])]).toMatchObject([
    { mails: 0, stopped: 1 },
    { mails: 0, stopped: 1 },
  ]);
});

it('leaves out an address for good that a mail server refused, and none for its words', async () => {
  const project = someProject();
  const [gone, picky] = [someEmail('gone'), someEmail('picky')];
  for (const email of [gone, picky]) await reader({ email, project_interest: project });
  const refused = `SELECT FROM mail WHERE to_address = ANY ($1) AND state = 'failed'`;
  await until(async () => (await api.db.query(refused, [[gone, picky]])).rowCount === 2);
  await until(async () => (await count([project])).failing === 1);
  const other = someProject();
  await reader({ email: gone.toUpperCase(), project_interest: other });
  // The list of mails forgets, the record does not.
  await api.db.query('DELETE FROM mail WHERE lower(to_address) = $1', [gone]);
  expect(await count([other])).toMatchObject({ mails: 0, failing: 1 });
  expect(await count([project])).toMatchObject({ mails: 1, failing: 1 });
});

it('stays stopped when its owner is erased and comes back, and says of whom it was to nobody', async () => {
  const [project, email] = [someProject(), someEmail()];
  const id = await reader({ email, project_interest: project });
  await call(api, 'DELETE', `/inquiry/properties/${id}/news`, { as: admin });
  const records = [{ kind: 'inquiries', id }];
  expect((await post('/privacy/erase', { email, records })).status).toBe(200);
  const rows = await api.db.query<{ address: string }>('SELECT address FROM stopped_address');
  expect(rows.rows.map(({ address }) => address)).not.toContain(email);
  await reader({ email, project_interest: project });
  expect(await count([project])).toMatchObject({ mails: 0, stopped: 1 });
});
