import { call } from '../support/callers.js';
import { adminSession, api, filtered, inquire, mark, openDesk, rowsOf } from './admin-desk.js';

describe('the inquiries’ table', () => {
  it('finds a keyword in the middle of a word, of any field', async () => {
    const word = mark();
    await inquire({ message: `About the pre${word}post unit` });
    await inquire({ place: `Barangay ${word}` });
    const page = await openDesk(`/inquiries${filtered({})}`);
    await page.getByRole('searchbox', { name: 'Search every field' }).fill(word.slice(1).toUpperCase());
    await page.getByText('1-2 of 2').waitFor();
    expect(await rowsOf(page).count()).toBe(2);
  });

  it('says that nothing was found, and clears the list', async () => {
    const page = await openDesk(`/inquiries${filtered({})}`);
    await page.getByRole('searchbox', { name: 'Search every field' }).fill(mark());
    await page.locator('main').getByText('No inquiries found').waitFor();
    expect(await rowsOf(page).count()).toBe(0);
  });

  it('filters by a part of the message', async () => {
    const word = mark();
    await inquire({ message: `please ${word} call` });
    const page = await openDesk(`/inquiries${filtered({ message: word.slice(2, 8) })}`);
    await page.getByText('1-1 of 1').waitFor();
  });
});

describe('an inquiry’s page', () => {
  it('shows the message and the ways to answer it', async () => {
    const first_name = mark();
    const { id } = await inquire({ first_name, phone_number: '639181112222', message: 'Line one\nLine two' });
    const page = await openDesk(`/inquiries${filtered({ first_name })}`);
    await rowsOf(page).first().getByText(first_name).click();
    await page.getByText('Line one').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/inquiries/${id}/show`);
    const linkTo = (name: string) => page.getByRole('link', { name }).getAttribute('href');
    expect(await linkTo('E-mail')).toMatch(/^mailto:jose@example\.com\?subject=/);
    expect(await linkTo('Call')).toBe('tel:+639181112222');
    expect(await linkTo('WhatsApp')).toBe('https://wa.me/639181112222');
    expect(await linkTo('Viber')).toBe('viber://chat?number=%2B639181112222');
  });

  it('is removed once it was asked and the server has done it', async () => {
    const first_name = mark();
    const { id } = await inquire({ first_name });
    const path = `/inquiry/properties/${id}`;
    const statusOf = async () => (await call(api, 'GET', path, { as: await adminSession() })).status;
    const page = await openDesk(`/inquiries/${id}/show`);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(`^Remove the inquiry of ${first_name}`) });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await statusOf()).toBe(200);

    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await dialog.getByRole('button', { name: 'Remove the inquiry' }).click();
    await page.getByText(new RegExp(`^The inquiry of ${first_name} .* is removed$`)).waitFor();
    expect(await statusOf()).toBe(404);
    expect(new URL(page.url()).pathname).toBe('/admin/inquiries');
  });
});
