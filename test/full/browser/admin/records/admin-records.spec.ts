import {
  adminSession,
  aMemberOfStaff,
  api,
  inquire,
  mark,
  openDesk,
  register,
  rowsOf,
  stored,
  filtered,
} from '../../../../browser/admin/admin-desk.js';
import { axe } from '../../../../support/browser/axe.js';
import { choose } from '../../../../support/browser/choose.js';
import { call, signIn, dataOf } from '../../../../support/requests/callers.js';
import { aDelegate, anEvent, anInquiry } from '../../../../support/requests/records.js';

describe('the bin', () => {
  it('says who removed what, and a colleague puts it back', async () => {
    const last_name = mark();
    const { id } = await register({ last_name });
    const { session } = await aMemberOfStaff();
    const luz = await openDesk(`/delegates/${id}`, session);
    await luz.getByRole('button', { name: 'Remove', exact: true }).click();
    const dialog = luz.getByRole('dialog', { name: `Remove Maria ${last_name}?` });
    await dialog.getByText('can be restored').waitFor();
    expect(await luz.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    await dialog.getByRole('button', { name: `Remove Maria ${last_name}` }).click();
    await luz.getByText(`Maria ${last_name} is removed`).waitFor();

    const page = await openDesk(`/delegates/${id}`);
    await page.getByRole('heading', { name: 'No longer here' }).waitFor();
    await page.getByRole('link', { name: 'Look in the bin' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bin' }).waitFor();
    // Only this one may be in the bin: what is asked for a moment after typing would be no other, and dims the table meanwhile.
    const searched = page.waitForResponse((response) => response.url().includes(last_name));
    await page.getByRole('searchbox').fill(last_name);
    await searched;
    const row = rowsOf(page).filter({ hasText: last_name });
    await row.getByText('Luz Reyes').waitFor();
    await page.getByText('1-1 of 1').waitFor();
    expect(await axe(page)).toEqual([]);
    await row.getByRole('button', { name: 'Restore' }).click();
    await page.getByText(`Maria ${last_name} is restored`).waitFor();
    await page.getByRole('heading', { level: 1, name: `Maria ${last_name}` }).waitFor();
    expect(await stored(`/delegates/${id}`)).toMatchObject({ last_name });
  });

  it('is emptied by an admin alone, who is asked first', async () => {
    const last_name = mark();
    const { id } = await inquire({ last_name });
    await call(api, 'DELETE', `/inquiry/properties/${id}`, { as: await adminSession() });
    const { session } = await aMemberOfStaff();
    const luz = await openDesk('/bin/inquiries', session);
    await rowsOf(luz).filter({ hasText: last_name }).getByRole('button', { name: 'Restore' }).waitFor();
    expect(await luz.getByRole('button', { name: 'Remove for good' }).count()).toBe(0);

    const page = await openDesk('/bin/inquiries');
    const row = rowsOf(page).filter({ hasText: last_name });
    await row.getByRole('button', { name: 'Remove for good' }).click();
    const dialog = page.getByRole('dialog', { name: `Remove José ${last_name} for good?` });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await row.getByRole('button', { name: 'Remove for good' }).click();
    await dialog.getByRole('button', { name: `Remove José ${last_name} for good` }).click();
    await page.getByText(`José ${last_name} is gone for good`).waitFor();
    await row.waitFor({ state: 'detached' });
  });
});

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

it('the mails of a record lead to what each says, as a mail and as text; none goes without a mail server', async () => {
  const word = mark();
  const { id } = await inquire({ last_name: word, email: `${word}@mailbox.ph` });
  const page = await openDesk(`/inquiries/${id}/show`);
  const mails = page.getByRole('region', { name: 'Mails' });
  await mails.getByRole('link', { name: 'We have received your inquiry' }).click();
  // Shown by the mail's own page alone, while the inquiry stands there until that page has come.
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading').first().waitFor();
  await page.getByText('Waits for a mail server', { exact: true }).waitFor();
  await page.getByText('No mail server').first().waitFor();
  // Nothing that a stranger wrote goes to an address that nobody has confirmed.
  expect(await frame.locator('body').innerText()).not.toContain('Please send me a quote');
  await page.getByRole('tab', { name: 'As text' }).click();
  expect(await page.locator('pre').innerText()).toContain('We have received your inquiry.');
});

it('the list finds a mail by its address', async () => {
  const word = mark().toLowerCase();
  await register({ email: `${word}@mailbox.ph` });
  const page = await openDesk('/mails');
  await page.getByPlaceholder('Address or subject').fill(word);
  await page
    .getByRole('link', { name: `${word}@mailbox.ph` })
    .first()
    .waitFor();
});

it('every kind of mail can be looked at', async () => {
  const page = await openDesk('/mail-kinds');
  await choose(page, 'Kind of mail', 'Ticket');
  await page.frameLocator('iframe').getByText('Your ticket').first().waitFor();
  expect(await page.frameLocator('iframe').getByRole('img').count()).toBe(1);
});
