import type { Page } from 'playwright-core';
import { openPage } from '../../../../support/browser/browser.js';
import { DESKTOP, looked, mailShown, PHONE } from '../../../../support/browser/sound.js';
import { calendarOf, sequenceOf } from '../../../../support/desks/event-desk.js';
import { startOwnDesk } from '../../../../support/desks/own-desk.js';
import { fixture } from '../../../../support/jest/fixture.js';
import { startMailServer } from '../../../../support/mail/mail-server.js';
import { call, dataOf } from '../../../../support/requests/callers.js';
import { aDelegate, anEvent } from '../../../../support/requests/records.js';
import { until } from '../../../../support/server/until.js';

const server = fixture(() => startMailServer());
const desk = fixture(() => startOwnDesk(server.env));

type Ev = { id: string; slug: string };
type Guest = { id: string; uuid: string; email: string };
const make = async (change: object) =>
  dataOf<Ev>(await call(desk, 'POST', '/events', { as: desk.admin, body: anEvent({ ...change }) }));
const guest = async ({ slug }: Ev, n: number) =>
  dataOf<Guest>(
    await call(desk, 'POST', '/delegates', {
      as: desk.admin,
      body: aDelegate({ event: slug, email: `${slug}-${n}@church.example` }),
    }),
  );
/** As if the two minutes were over: the runner looks every quarter of a minute. */
const begin = () => desk.db.query(`UPDATE job SET run_at = now() WHERE kind = 'guest-mail'`);
const calendarAt = async ({ uuid }: Guest) =>
  (await fetch(`${desk.url}/api/v1/delegates/uuid/${uuid}/event.ics`)).text();
async function move(page: Page, from: string, to: string) {
  await page.getByLabel(/^Begins/).fill(from);
  await page.getByLabel(/^Ends/).fill(to);
  await page.getByRole('button', { name: /^Move it and write to 3 addresses/, disabled: false }).click();
  await page.getByText(/moved this event/).waitFor();
}

it('is moved, undone, moved with a slip, and corrected: guests read of one change, and calendars keep the newest', async () => {
  const event = await make({ slug: 'summit', name: 'Summit' });
  const guests = [await guest(event, 0), await guest(event, 1), await guest(event, 2)];
  const [one] = guests as [Guest];
  await call(desk, 'PUT', `/delegates/verify/${one.id}`, { as: desk.admin, body: { payment_status: true } });
  await call(desk, 'PATCH', `/delegates/qr-code/${one.id}`, { as: desk.admin });
  const before = await calendarAt(one);
  const page = await desk.open(`/admin/events/${event.id}/overview`, desk.admin, { viewport: DESKTOP });
  await page.getByRole('link', { name: 'Move…' }).click();
  await page.getByRole('heading', { level: 1, name: 'Move Summit' }).waitFor();
  // Nothing is new yet, and nothing wrong.
  await page.getByText('It appears here once there is a new date or place.').waitFor();
  expect(await page.getByRole('button', { name: /^Move it/ }).isDisabled()).toBe(true);
  expect(await page.getByText('These are its present date and place').count()).toBe(0);
  await move(page, '2098-05-10T08:00', '2098-05-12T16:00');
  await page.getByText('10–12 May 2098', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Undone: all is as it was').waitFor();
  await page.getByText('10–12 April 2098', { exact: false }).first().waitFor();
  await page.getByRole('link', { name: 'Move…' }).click();
  await move(page, '2098-06-01T08:00', '2098-06-03T16:00');
  // The day was a slip. The page says that the move may be undone; another takes its place.
  await page.getByRole('link', { name: 'Move…' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  await page.getByLabel(/^Begins/).fill('2098-05-17T08:00');
  await page.getByLabel(/^Ends/).fill('2098-05-19T16:00');
  await page.frameLocator('iframe').getByText('10–12 April 2098').last().waitFor();
  await page.frameLocator('iframe').getByText('17–19 May 2098').last().waitFor();
  await looked(page, 'move-corrected');
  await mailShown(page, '10–12 April 2098');
  await move(page, '2098-05-17T08:00', '2098-05-19T16:00');
  await until(async () => {
    await begin();
    return guests.every(({ email }) => server.to(email, 'New date: Summit').length === 1);
  });
  const [mail] = server.to(one.email, 'New date: Summit');
  expect(mail?.text).toContain('17–19 May 2098');
  expect(mail?.text).toContain('10–12 April 2098');
  expect(mail?.text).not.toContain('June');
  const file = calendarOf(mail);
  expect(file).toContain('METHOD:PUBLISH');
  expect(file).toContain(`UID:${one.uuid}@ticket`);
  expect(sequenceOf(file)).toBeGreaterThan(sequenceOf(before));
  expect(sequenceOf(await calendarAt(one))).toBe(sequenceOf(file));
  // Nothing can be undone any more, and no page offers it.
  await page.reload();
  await page.getByText('17–19 May 2098', { exact: false }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0);

  const site = await openPage({ baseURL: desk.url, viewport: DESKTOP });
  await until(async () => {
    await site.goto('/register/summit');
    return (await site.getByText('It was originally planned for 10–12 April 2098').count()) > 0;
  });
  await looked(site, 'moved-site');
  await site.goto(`/thank-you/${one.uuid}`);
  await site.getByText('Moved: originally planned for 10–12 April 2098', { exact: false }).waitFor();
  await looked(site, 'moved-ticket');
  await site.getByRole('img', { name: /QR code/ }).waitFor();
  const plain = await fetch(`${desk.url}/api/v1/delegates/uuid/${one.uuid}/ticket.html`);
  expect(await plain.text()).toContain('17–19 May 2098');
  await site.context().close();
  await page.context().close();
});

it('says before the step what becomes of a mail to the guests that is planned, and afterwards that it ended', async () => {
  const event = await make({ slug: 'fair', name: 'Fair' });
  await guest(event, 0);
  const begin_at = new Date(Date.now() + 3_600_000).toISOString();
  await call(desk, 'POST', `/events/${event.id}/guest-mails`, {
    as: desk.admin,
    body: { subject: 'The day before', words: 'See you!', begin_at },
  });
  const page = await desk.open(`/admin/events/${event.id}/cancel`, desk.admin, { viewport: DESKTOP });
  await page
    .getByText('One other mail to the guests is planned or still being sent.', { exact: false })
    .waitFor();
  await looked(page, 'cancel-other-mail');
  await page.getByRole('button', { name: 'Cancel it and write to 1 address' }).click();
  await page.getByText(/cancelled this event/).waitFor();
  await until(async () => {
    await begin();
    return server.to('fair-0@church.example', 'Cancelled: Fair').length === 1;
  });
  await page.goto(`/admin/events/${event.id}/guest-mails`);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'The day before' })
    .getByText('Undone', { exact: true })
    .waitFor();
  await looked(page, 'cancelled-guest-mails');
  await page.context().close();
});

it('ends a waiting list with its event: who waits or was offered a place reads it, and the office offers none', async () => {
  const event = await make({ slug: 'retreat-full', name: 'Full Retreat', capacity: 1, network_places: 3 });
  const first = await guest(event, 0);
  const wait = async (first_name: string, phone_number: string) => {
    const email = `${first_name.toLowerCase()}@church.example`;
    await desk.db.query('INSERT INTO confirmed_address (address) VALUES ($1)', [email]);
    return dataOf<{ uuid: string }>(
      await call(desk, 'POST', '/waiting-list', {
        as: desk.admin,
        body: {
          ...{ event: event.slug, payment_mode: 'gcash' },
          contact: { first_name, last_name: 'Cruz', phone_number, email },
          delegates: [{ first_name, last_name: 'Cruz' }],
        },
      }),
    );
  };
  const [ruth, noel] = [await wait('Ruth', '0917 123 4567'), await wait('Noel', '0918 123 4567')];
  await call(desk, 'POST', `/delegates/${first.id}/cancel`, { as: desk.admin, body: {} });
  const offered = await openPage({ baseURL: desk.url, viewport: PHONE });
  await until(async () => {
    await offered.goto(`/waiting/${ruth.uuid}`);
    await offered.getByRole('heading', { level: 1 }).waitFor();
    return (await offered.getByRole('button', { name: 'Accept the place' }).count()) === 1;
  });
  const office = await desk.open(`/admin/events/${event.id}/waiting-list`, desk.admin, { viewport: DESKTOP });
  await office.getByRole('button', { name: 'Offer' }).waitFor();
  expect((await call(desk, 'POST', `/events/${event.id}/cancel`, { as: desk.admin, body: {} })).status).toBe(
    200,
  );

  // The page was open: the press is refused in a sentence, and the page says how it stands.
  await offered.getByRole('button', { name: 'Accept the place' }).click();
  await offered.getByText('Full Retreat is cancelled', { exact: false }).first().waitFor();
  for (const { uuid } of [ruth, noel]) {
    await offered.goto(`/waiting/${uuid}`);
    await offered.getByText('its waiting list has ended', { exact: false }).waitFor();
    expect(await offered.getByRole('button', { name: /Accept|Leave|Decline/ }).count()).toBe(0);
  }
  await looked(offered, 'waiting-cancelled');
  await office.reload();
  await office.getByText('The event is cancelled. Its waiting list has ended', { exact: false }).waitFor();
  expect(await office.getByRole('button', { name: /Offer|Take off/ }).count()).toBe(0);
  expect(await office.getByText('held until', { exact: false }).count()).toBe(0);
  await looked(office, 'waiting-cancelled-office');
  await until(async () => {
    await begin();
    return server.to('noel@church.example', 'Cancelled: Full Retreat').length === 1;
  });
  await office.context().close();
  await offered.context().close();
});
