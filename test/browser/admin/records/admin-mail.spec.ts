import { inquire, mark, openDesk, register } from '../admin-desk.js';

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
  await page.getByRole('combobox', { name: 'Kind of mail' }).click();
  await page.getByRole('option', { name: 'Ticket', exact: true }).click();
  await page.frameLocator('iframe').getByText('Your ticket').first().waitFor();
  expect(await page.frameLocator('iframe').getByRole('img').count()).toBe(1);
});
