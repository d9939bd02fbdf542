import { openPage } from '../../support/browser/browser.js';
import { sound } from '../../support/browser/sound.js';
import { linkIn, startMailDesk } from '../../support/desks/mail-desk.js';
import { offer, PROJECT } from '../../support/desks/viewings-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { PHONE } from './forms-visitor.js';

/** Of its own: its mails are read, and its hours are taken. */
const desk = fixture(() => startMailDesk());
beforeAll(async () => {
  await offer(desk, { as: await desk.staff('agent') });
});

const BOOK = `/book-a-viewing/${PROJECT}`;
const PERSON = [
  ['first_name', 'Nena'],
  ['last_name', 'Cruz'],
  ['phone_number', '0917 555 0001'],
] as const;

/** The page of one's own viewing, from the mail about it. */
const told = async (email: string) =>
  linkIn(await desk.mailTo(email, /^Your viewing is booked/), 'my-viewing');

it('is booked, moved and called off without script, on a phone; what is wrong keeps what was typed', async () => {
  const page = await openPage({ baseURL: desk.url, viewport: PHONE, javaScriptEnabled: false });
  await page.goto(`${BOOK}?tz=America/Los_Angeles`);
  await page.getByRole('radio').first().check();
  for (const [name, value] of PERSON) await page.locator(`[name=${name}]`).fill(value);
  // A browser without script sends it; the server says what is wrong.
  await page.locator('[name=email]').fill('nena@nowhere');
  await page.locator('[name=agree_terms]').check();
  await page.locator('form[method=post] button[type=submit]').click();
  await page.getByText('Invalid email address').waitFor();
  expect(await page.locator('[name=first_name]').inputValue()).toBe('Nena');
  expect(await page.locator('[name=starts_at]:checked').count()).toBe(1);
  await page.locator('[name=email]').fill('nena@example.ph');
  await page.locator('[name=agree_terms]').check();
  await page.locator('form[method=post] button[type=submit]').click();
  await page.waitForURL(/\/my-viewing\//);
  await page.goto(await told('nena@example.ph'));
  expect(await page.locator('main').innerText()).toContain('Manila');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: /move/i }).first().click();
  await desk.mailTo('nena@example.ph', /^Your viewing has changed/);
  await page.getByRole('button', { name: /call off/i }).click();
  await desk.mailTo('nena@example.ph', /^Your viewing is called off/);
});

it('is booked and moved by keys alone', async () => {
  const page = await openPage({ baseURL: desk.url });
  const answer = await page.goto(BOOK);
  // Its hours are long, and compressed by nobody before it leaves.
  expect((await answer?.allHeaders())?.['content-encoding']).toBe('gzip');
  await sound(page, 'book-1366');
  const hour = page.locator('[name=starts_at]').first();
  await hour.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('[name=starts_at]:checked').count()).toBe(1);
  const first = page.locator('[name=first_name]');
  // From the hours to the form by Tab, past the links between them.
  for (let n = 0; n < 10 && !(await first.evaluate((input) => input === document.activeElement)); n += 1)
    await page.keyboard.press('Tab');
  for (const value of ['Ben', 'Tan', '09175550002', 'ben@example.ph']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await page.locator('[name=agree_terms]').focus();
  await page.keyboard.press('Space');
  await page.locator('form[method=post] button[type=submit]').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/my-viewing\//);
  await page.goto(await told('ben@example.ph'));
  await sound(page, 'my-viewing-1366');
  const other = page.locator('[name=starts_at]').first();
  await other.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /move/i }).first().focus();
  await page.keyboard.press('Enter');
  await desk.mailTo('ben@example.ph', /^Your viewing has changed/);
});
