import { figure } from '../../support/jest/figure.js';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call, dataOf } from '../../support/requests/callers.js';
import { aContact, aDelegate } from '../../support/requests/records.js';
import { startApi, type Api } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const mails = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: { TRUST_PROXY: '1', ...mails.env } }));

const find = (email: unknown, headers = {}) =>
  call(api, 'POST', '/delegates/find-tickets', { body: { email }, headers });
const found = (address: string) => mails.to(address, /ticket/);
const uuidOf = async (change: object) => {
  const answer = await call(api, 'POST', '/delegates', { body: aDelegate({ ...change }) });
  return dataOf<{ uuid: string }>(answer).uuid;
};
/** Until every request for tickets was worked off, and what came of the registrations before it. */
const done = () =>
  until(async () => {
    const { rows } = await api.db.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM job WHERE kind IN ('find-tickets', 'registration-mails', 'mail')",
    );
    return rows[0]?.n === 0;
  });

it('mails the links of all tickets of an address, to that address, however it is written', async () => {
  const [first, second] = [
    await uuidOf({ email: 'Ana@Example.com' }),
    await uuidOf({ email: 'ana@example.com' }),
  ];
  await uuidOf({ email: 'ana@example.com.ph' });
  expect((await find(' ANA@example.com ')).status).toBe(202);
  await until(() => found('ana@example.com').length + found('Ana@Example.com').length === 1);
  const [mail] = [...found('ana@example.com'), ...found('Ana@Example.com')];
  expect(mail?.subject).toBe('Your 2 tickets');
  const links = [...(mail?.text ?? '').matchAll(/thank-you\/([0-9a-f-]{36})/g)].map(([, uuid]) => uuid);
  expect(new Set(links)).toEqual(new Set([first, second]));
});

it('gives the contact of a group the tickets of all', async () => {
  const contact = aContact({ last_name: 'V', email: 'ruth@group.example' });
  const delegates = [1, 2, 3].map((n) => ({
    first_name: `N${n}`,
    last_name: 'V',
    email: `n${n}@group.example`,
  }));
  expect((await call(api, 'POST', '/registrations', { body: { contact, delegates } })).status).toBe(201);
  await find('ruth@group.example');
  await until(() => found('ruth@group.example').length === 1);
  expect(found('ruth@group.example')[0]?.subject).toBe('Your 3 tickets');
});

it('says the same of an address that nobody has, and sends nothing', async () => {
  await done();
  const before = mails.mails.length;
  const [known, unknown] = [await find('n1@group.example'), await find('nobody@group.example')];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  await done();
  expect(mails.mails.length).toBe(before + 1);
  expect((await find('no address')).status).toBe(400);
  const { rows } = await api.db.query<{ payload: object }>('SELECT payload FROM job');
  expect(JSON.stringify(rows)).not.toContain('@');
});

it('sends one mail, however often it is asked within ten minutes', async () => {
  await uuidOf({ email: 'often@example.com' });
  await done();
  for (let n = 0; n < 5; n += 1) await find('often@example.com');
  await done();
  const { rows } = await api.db.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM mail WHERE template = 'find-my-ticket' AND to_address = 'often@example.com'",
  );
  // Two, should the ten minutes have ended between.
  expect(rows[0]?.n).toBeLessThanOrEqual(2);
});

it('takes as long for an unknown address as for a known one', async () => {
  await uuidOf({ email: 'known@example.com' });
  const times: Record<string, number[]> = { known: [], unknown: [] };
  for (let n = 0; n < 60; n += 1)
    for (const who of n % 2 ? ['known', 'unknown'] : ['unknown', 'known']) {
      const begun = performance.now();
      // Of another network each: of one, the second is answered at once.
      await find(`${who}@example.com`, { 'x-forwarded-for': `203.0.113.${n}` });
      times[who]?.push(performance.now() - begun);
    }
  const median = (all: number[] = []) => [...all].sort((a, b) => a - b)[all.length / 2] ?? 0;
  const [known, unknown] = [median(times.known), median(times.unknown)];
  figure(
    `Find my ticket: median ${known.toFixed(1)} ms for a known address, ${unknown.toFixed(1)} ms for an unknown one`,
  );
  expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(1.5);
});

it('is limited for each network', async () => {
  const limited = await startApi({ env: { RATE_LIMIT_WRITES_PER_MINUTE: '3' } });
  const statuses: number[] = [];
  for (let n = 0; n < 16; n += 1)
    statuses.push(
      (await call(limited, 'POST', '/delegates/find-tickets', { body: { email: `x${n}@example.com` } }))
        .status,
    );
  await limited.close();
  expect(statuses[0]).toBe(202);
  expect(statuses.at(-1)).toBe(429);
});

it('says where no mail is sent that no link is on its way, by form too, and keeps the request', async () => {
  const silent = await startApi();
  const email = 'ana@example.com';
  const { body } = await call(silent, 'POST', '/delegates', { body: aDelegate({ email }) });
  const { uuid } = (body as { data: { uuid: string } }).data;
  for (const asked of [
    await call(silent, 'POST', '/delegates/find-tickets', { body: { email } }),
    await call(silent, 'POST', '/registration-links', { body: { uuid } }),
  ]) {
    expect(asked.status).toBe(202);
    const { data } = asked.body as { data: { by_mail: boolean; message: string } };
    expect(data.by_mail).toBe(false);
    expect(data.message).toMatch(/cannot send email .* no link is on its way/);
  }
  const posted = await postForm(silent);
  expect([posted.status, posted.headers.get('location')]).toEqual([303, '/ticket-link-not-sent']);
  await until(async () => {
    const { rows } = await silent.db.query<{ state: string }>(
      "SELECT state FROM mail WHERE template IN ('find-my-ticket', 'change-link')",
    );
    return rows.length === 2 && rows.every(({ state }) => state === 'withheld');
  });
  await silent.close();
});

it('takes the form of a page without JavaScript', async () => {
  const answer = await postForm(api);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ticket-link-sent']);
});

const postForm = (at: Api) =>
  fetch(`${at.url}/api/v1/delegates/find-tickets`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
    },
    body: 'email=nobody%40example.com',
    redirect: 'manual',
  });
