import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call, dataOf, signIn } from '../../support/requests/callers.js';
import { aDelegate, anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const server = fixture(() => startMailServer());
const api = fixture(() =>
  startApi({ env: { SMTP_URL: server.url, MAIL_FROM: 'Stealth Land <events@stealthland.ph>' } }),
);
const staff = fixture(() => signIn(api));

const PAYING = /\bpa(y|id)\w*|₱|\bfees?\b|refund|receipt|gcash|\bowed?\b|verified/i;
const to = (address: string) => server.mails.filter((mail) => mail.to?.[0]?.address === address);
const post = (path: string, body: object) => call(api, 'POST', path, { as: staff, body });

it('speaks of no payment in any mail, page or file of an event that costs nothing', async () => {
  const event = anEvent({ fee_centavos: 0, pay_by_cash: null });
  const { id: event_id } = dataOf<{ id: string }>(await post('/events', event));
  const [email, leader] = ['ana@free.example', 'lea@free.example'];
  const alone = dataOf<{ id: string; uuid: string }>(
    await call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug, email }) }),
  );
  await until(() => to(email).length === 1);
  const group = dataOf<{ id: string; delegates: { id: string; uuid: string }[] }>(
    await post('/registrations', {
      event: event.slug,
      contact: { first_name: 'Lea', last_name: 'Cruz', email: leader, phone_number: '639171234567' },
      delegates: [{ first_name: 'Lea', last_name: 'Cruz' }, {}],
    }),
  );
  await until(() => to(leader).length >= 1);
  await call(api, 'POST', '/delegates/find-tickets', { body: { email } });
  await until(() => to(email).length === 2);
  const [first, second] = group.delegates;
  await post(`/delegates/${second?.id}/cancel`, {});
  await post(`/registrations/${group.id}/delegates`, { first_name: 'Ben', last_name: 'Cruz' });
  await post(`/delegates/${alone.id}/cancel`, {});
  await until(() => to(email).length === 3);
  const pages = await Promise.all(
    [alone.uuid, first?.uuid, second?.uuid].map(async (uuid) =>
      (await fetch(`${api.url}/thank-you/${uuid}?plain`)).text(),
    ),
  );
  const said = server.mails.filter(({ to: all }) => /free\.example/.test(all?.[0]?.address ?? ''));
  expect(said.length).toBeGreaterThan(3);
  for (const { subject, text, html } of said)
    expect([subject, PAYING.exec(`${subject} ${text} ${html}`)?.[0]]).toEqual([subject, undefined]);
  for (const html of pages) expect(PAYING.exec(html)?.[0]).toBeUndefined();
  const filter = encodeURIComponent(JSON.stringify({ event_id }));
  const file = await (
    await fetch(`${api.url}/api/v1/delegates/export.csv?readable=true&filter=${filter}`, { headers: staff })
  ).text();
  const [, ...rows] = file.trim().split('\r\n');
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) expect(PAYING.exec(row)?.[0]).toBeUndefined();
});
