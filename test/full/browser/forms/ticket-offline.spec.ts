import ICAL from 'ical.js';
import { openPage } from '../../../support/browser/browser.js';
import { startOwnDesk } from '../../../support/desks/own-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf } from '../../../support/requests/callers.js';
import { aDelegate } from '../../../support/requests/records.js';
import { until } from '../../../support/server/until.js';

let ticket: { id: string; uuid: string };
const desk = fixture(() => startOwnDesk());
beforeAll(async () => {
  const made = await call(desk, 'POST', '/delegates', {
    body: aDelegate({ first_name: 'Lola', last_name: 'Basyang' }),
  });
  ticket = dataOf<typeof ticket>(made);
  await call(desk, 'PUT', `/delegates/verify/${ticket.id}`, {
    as: desk.admin,
    body: { payment_status: true },
  });
  await call(desk, 'PATCH', `/delegates/qr-code/${ticket.id}`, { as: desk.admin });
});

it('a ticket that was opened once opens without a line, with its code; what is passed on meanwhile is not shown with one', async () => {
  const page = await openPage({
    baseURL: desk.url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  await page.goto(`/thank-you/${ticket.uuid}`);
  const code = page.getByAltText('QR code of your registration');
  await code.waitFor();
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open('tickets')).keys()).map(({ url }) => new URL(url).pathname),
    );
  await until(async () => {
    const names = await kept();
    return names.some((name) => name.endsWith('/qr.png')) && names.includes(`/thank-you/${ticket.uuid}`);
  });

  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Lola Basyang').waitFor();
  await code.waitFor();
  expect(await code.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  // No other page of the site is kept: it says that there is no line.
  expect(
    await page.goto('/about-us').then(
      () => true,
      () => false,
    ),
  ).toBe(false);

  await page.context().setOffline(false);
  const body = {
    first_name: 'Pepe',
    last_name: 'Cruz',
    email: 'pepe@church.example',
    phone_number: '09171234567',
  };
  const passed = await call(desk, 'POST', `/delegates/${ticket.id}/transfer`, { as: desk.admin, body });
  expect(passed.status).toBe(200);
  await page.goto(`/thank-you/${ticket.uuid}`);
  await page.getByText('was transferred').first().waitFor();
  expect(await code.count()).toBe(0);
  ticket.uuid = dataOf<{ uuid: string }>(passed).uuid;
});

it('gives a calendar file of the event, which leads to the ticket', async () => {
  const page = await openPage({ baseURL: desk.url });
  await page.goto(`/thank-you/${ticket.uuid}`);
  const link = page.getByRole('link', { name: 'Add to your calendar' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe(`/api/v1/delegates/uuid/${ticket.uuid}/event.ics`);
  const answer = await fetch(`${desk.url}/api/v1/delegates/uuid/${ticket.uuid}/event.ics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const [entry] = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]).getAllSubcomponents(
    'vevent',
  );
  expect(entry?.getFirstPropertyValue('summary')).toBe('Common Ground 2027');
  expect(entry?.getFirstPropertyValue('url')).toContain(`/thank-you/${ticket.uuid}`);
  expect((await fetch(`${desk.url}/api/v1/delegates/uuid/${crypto.randomUUID()}/event.ics`)).status).toBe(
    404,
  );
});
