import { call, signIn, dataOf } from '../../../support/requests/callers.js';
import { aDelegate, anEvent, anInquiry } from '../../../support/requests/records.js';
import { api, filtered, mark, openDesk, rowsOf } from '../admin-desk.js';

it('what a robot seems to have sent is flagged to staff, and found by the flag', async () => {
  const last_name = mark();
  const send = (first_name: string, age: string) =>
    call(api, 'POST', '/inquiry/property', {
      body: anInquiry({ first_name, last_name }),
      headers: { 'x-form-age': age },
    });
  await send('Robot', '200');
  await send('Person', '60000');

  const page = await openDesk(`/inquiries${filtered({ last_name, spam: true })}`);
  await page.getByText('1-1 of 1').waitFor();
  await rowsOf(page).first().getByText('Robot').click();
  await page.getByRole('alert').filter({ hasText: 'may have been sent by a robot' }).waitFor();

  const other = await openDesk(`/inquiries${filtered({ last_name, spam: false })}`);
  await rowsOf(other).first().getByText('Person').click();
  await other.getByText('Who asks').waitFor();
  expect(await other.getByText('may have been sent by a robot').count()).toBe(0);
});

it('a delegate who was taken for a robot is cleared on their page, and one in line on the waiting list', async () => {
  const last_name = mark();
  const robot = { 'x-form-age': '200' };
  const as = await signIn(api);
  const event = await call(api, 'POST', '/events', { as, body: anEvent({ capacity: 1 }) });
  const { id, slug } = dataOf<{ id: string; slug: string }>(event);
  const made = await call(api, 'POST', '/delegates', {
    body: aDelegate({ last_name, event: slug }),
    headers: robot,
  });
  const page = await openDesk(`/delegates/${dataOf<{ id: string }>(made).id}`);
  await page.getByRole('button', { name: 'A person sent it' }).click();
  await page.getByText('A person sent it: the place is taken').waitFor();
  await page
    .getByRole('alert')
    .filter({ hasText: 'may have been sent by a robot' })
    .waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'A robot sent it' }).waitFor();

  const contact = { first_name: 'Ana', last_name, email: 'ana@example.com', phone_number: '09171234567' };
  const body = { event: slug, contact, delegates: [{ first_name: 'Ana', last_name }] };
  await call(api, 'POST', '/waiting-list', { body, headers: robot });
  const list = await openDesk(`/events/${id}/waiting-list`);
  await list.getByText('Sent by a robot?').waitFor();
  await list.getByRole('button', { name: 'A person sent it' }).click();
  await list.getByRole('heading', { name: `1. Ana ${last_name}` }).waitFor();
});
