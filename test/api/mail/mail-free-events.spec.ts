import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call, dataOf, signIn } from '../../support/requests/callers.js';
import { aDelegate, anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const server = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: server.env }));
const staff = fixture(() => signIn(api));

const PAYING = /\bpa(y|id)\w*|₱|\bfees?\b|refund|receipt|gcash|\bowed?\b|verified/i;
const post = (path: string, body: object) => call(api, 'POST', path, { as: staff, body });

/** Nothing in a text that people read is about money. */
const free = (name: string, text: string) =>
  expect([name, PAYING.exec(text)?.[0]]).toEqual([name, undefined]);

it('speaks of no payment where it is moved, and then cancelled: previews, mails, pages, waiting list and files', async () => {
  const event = anEvent({ fee_centavos: 0, pay_by_cash: null, capacity: 3, network_places: 3 });
  const { id } = dataOf<{ id: string }>(await post('/events', event));
  const contact = (name: string) => ({
    ...{ first_name: 'Lea', last_name: 'Cruz', phone_number: '639171234567' },
    email: `${name}@moved.example`,
  });
  const alone = dataOf<{ uuid: string }>(
    await post('/delegates', aDelegate({ event: event.slug, email: 'ana@moved.example' })),
  );
  const group = dataOf<{ delegates: { uuid: string }[] }>(
    await post('/registrations', {
      ...{ event: event.slug, contact: contact('lea') },
      delegates: [
        { first_name: 'Lea', last_name: 'Cruz' },
        { first_name: 'Ben', last_name: 'Cruz', email: 'ben@moved.example' },
      ],
    }),
  );
  const waits = {
    event: event.slug,
    contact: contact('waits'),
    delegates: [{ first_name: 'W', last_name: 'S' }],
  };
  await api.db.query('INSERT INTO confirmed_address (address) VALUES ($1)', [waits.contact.email]);
  const entry = dataOf<{ uuid: string }>(await post('/waiting-list', waits));
  const later = {
    ...{ starts_at: '2098-05-10T08:00:00+08:00', ends_at: '2098-05-12T16:00:00+08:00' },
    ...{ venue_name: 'Lake House', venue_city: 'Tagaytay' },
  };
  const pages = [
    ...[alone, ...group.delegates].map(({ uuid }) => `/thank-you/${uuid}?plain`),
    ...[alone, ...group.delegates].map(({ uuid }) => `/api/v1/delegates/uuid/${uuid}/event.ics`),
    `/waiting/${entry.uuid}`,
    `/register/${event.slug}`,
  ];
  for (const [change, body, mails] of [
    ['move', later, 'New date and place'],
    ['cancel', {}, 'Cancelled'],
  ] as const) {
    const preview = dataOf<{ text: string; html: string; to_return: object[] }>(
      await post(`/events/${id}/${change}/preview`, body),
    );
    expect(preview.to_return).toEqual([]);
    free(`preview of ${change}`, preview.text + preview.html);
    const { mail } = dataOf<{ mail: { id: string } }>(await post(`/events/${id}/${change}`, body));
    await api.db.query(`UPDATE job SET run_at = now() WHERE payload ->> 'guest_mail_id' = $1`, [mail.id]);
    api.app.get(Jobs).wake();
    const told = () => server.mails.filter(({ subject }) => subject === `${mails}: ${event.name}`);
    await until(() => told().length === 4);
    for (const path of pages) {
      const text = await (await fetch(`${api.url}${path}`)).text();
      // Of the site's own page what visitors read of this event: its head, foot and other events are of others.
      const own = /<main[\s\S]*?<h2[^>]*>Other events/.exec(text)?.[0] ?? text;
      if (!path.startsWith('/waiting')) free(path, own.replace(/<script[\s\S]*?<\/script>/g, ''));
    }
  }
  const said = server.mails.filter(({ to: all }) => /moved\.example/.test(all?.[0]?.address ?? ''));
  expect(said.length).toBeGreaterThanOrEqual(8);
  for (const { subject, text, html } of said) free(String(subject), `${subject} ${text} ${html}`);
});

it('speaks of no payment in any mail, page or file of an event that costs nothing', async () => {
  const event = anEvent({ fee_centavos: 0, pay_by_cash: null });
  const { id: event_id } = dataOf<{ id: string }>(await post('/events', event));
  const [email, leader] = ['ana@free.example', 'lea@free.example'];
  const alone = dataOf<{ id: string; uuid: string }>(
    await call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug, email }) }),
  );
  await until(() => server.to(email).length === 1);
  const group = dataOf<{ id: string; delegates: { id: string; uuid: string }[] }>(
    await post('/registrations', {
      event: event.slug,
      contact: { first_name: 'Lea', last_name: 'Cruz', email: leader, phone_number: '639171234567' },
      delegates: [{ first_name: 'Lea', last_name: 'Cruz' }, {}],
    }),
  );
  await until(() => server.to(leader).length >= 1);
  await call(api, 'POST', '/delegates/find-tickets', { body: { email } });
  await until(() => server.to(email).length === 2);
  const [first, second] = group.delegates;
  await post(`/delegates/${second?.id}/cancel`, {});
  await post(`/registrations/${group.id}/delegates`, { first_name: 'Ben', last_name: 'Cruz' });
  await post(`/delegates/${alone.id}/cancel`, {});
  await until(() => server.to(email).length === 3);
  const pages = await Promise.all(
    [alone.uuid, first?.uuid, second?.uuid].map(async (uuid) =>
      (await fetch(`${api.url}/thank-you/${uuid}?plain`)).text(),
    ),
  );
  const said = server.mails.filter(({ to: all }) => /free\.example/.test(all?.[0]?.address ?? ''));
  expect(said.length).toBeGreaterThan(3);
  for (const { subject, text, html } of said) free(String(subject), `${subject} ${text} ${html}`);
  for (const html of pages) expect(PAYING.exec(html)?.[0]).toBeUndefined();
  const filter = encodeURIComponent(JSON.stringify({ event_id }));
  const file = await (
    await fetch(`${api.url}/api/v1/delegates/export.csv?readable=true&filter=${filter}`, { headers: staff })
  ).text();
  const [, ...rows] = file.trim().split('\r\n');
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) expect(PAYING.exec(row)?.[0]).toBeUndefined();
});
