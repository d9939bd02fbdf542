import type { Page } from 'playwright-core';
import { awake, newName, takeTime } from '../../../browser/forms/forms-visitor.js';
import { axe } from '../../../support/browser/axe.js';
import { openPage } from '../../../support/browser/browser.js';
import { makeRequiredChoices, REQUIRED_CELLS } from '../../../support/browser/required-choices.js';
import { linkIn, startMailDesk } from '../../../support/desks/mail-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { showsQrCode } from '../../../support/payments/qr.js';
import { seen } from '../../../support/payments/review.js';
import { call, dataOf } from '../../../support/requests/callers.js';
import { aPicture } from '../../../support/requests/pictures.js';
import { until } from '../../../support/server/until.js';

/** Of its own: its mails are read. */
const desk = fixture(() => startMailDesk());

const receipt = async (colour: string) => ({
  name: 'receipt.jpg',
  mimeType: 'image/jpeg',
  buffer: await aPicture(600, 900, colour, 'jpeg'),
});
/** As a spreadsheet gives it to the clipboard. */
async function pasteInto(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

it('a leader pastes 11 rows, pays once for twelve, staff accept with one key, and twelve tickets arrive', async () => {
  const church = newName();
  const page = await openPage({ baseURL: desk.url, viewport: { width: 390, height: 844 } });
  await page.goto('/register');
  await page.getByRole('link', { name: 'Register a group' }).click();
  const form = await awake(page, 'group');
  // Nobody comes yet, so nothing has a total.
  await form.getByText('₱1,500 per delegate').waitFor();
  expect(await form.textContent()).not.toContain('₱0');
  await form.getByRole('group', { name: 'Who pays' }).getByLabel('First name').fill('Ruth');
  await form.getByRole('group', { name: 'Who pays' }).getByLabel('Last name').fill('Villanueva');
  await form
    .getByRole('group', { name: 'Who pays' })
    .getByLabel('Email', { exact: true })
    .fill('ruth@church.example');
  await form.getByLabel('Phone number').first().fill('0918 765 4321');
  await form.getByLabel('I am attending too').check();
  await form.getByText('₱1,500 for 1 delegate').first().waitFor();
  await form.getByRole('group', { name: 'The same for all' }).getByLabel('Church').fill(church);
  await form.getByText('Paste rows from a spreadsheet').click();
  const rows = Array.from(
    { length: 11 },
    (_, n) => `Guest ${n}\tReyes ${n}\tguest-${n}@church.example${REQUIRED_CELLS.cells}`,
  );
  await pasteInto(
    page,
    'Copy the rows',
    `First name\tSurname\tE-mail${REQUIRED_CELLS.heads}\n${rows.join('\n')}\nTBA\t\t\n`,
  );
  await form.getByText('11 rows added. 1 had no name: see “Places without a name yet”.').waitFor();
  const group = form.getByRole('group', { name: 'Your group' });
  await group.getByText('₱19,500 for 13 delegates').waitFor();
  expect(await form.getByLabel('Places without a name yet').inputValue()).toBe('1');
  await form.getByLabel('Places without a name yet').fill('');
  // What is complete takes one line, until it is edited.
  const last = form.getByRole('group', { name: 'Delegate 11' });
  expect(await last.getByLabel('First name').count()).toBe(0);
  await last.getByText('guest-10@church.example').waitFor();
  await last.getByRole('button', { name: 'Edit Guest 10 Reyes 10' }).click();
  await until(() => last.getByLabel('First name').evaluate((field) => field === document.activeElement));
  await group.getByText('₱18,000 for 12 delegates').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await form.getByLabel('Proof of payment').setInputFiles(await receipt('#2a6f97'));
  await form.getByLabel('I agree to the').check();
  await takeTime(page);
  await form.locator('button[type=submit]').click();
  await page.waitForURL(/\/thank-you\/[0-9a-f-]{36}$/);
  await page.getByText('₱18,000 for 12 delegates. Together with 11 others').waitFor();
  const received = await desk.mailTo('ruth@church.example', /^You are registered/);
  // Nobody has confirmed the address yet: names are not quoted to it.
  expect(received.text).toContain('Delegate 12');
  expect(received.text).not.toContain('Guest 10');
  expect(desk.to('ruth@church.example', /^You are registered/)).toHaveLength(1);

  const staff = await desk.open('/admin/review', desk.admin);
  await staff.getByRole('img', { name: 'Receipt of Ruth Villanueva' }).waitFor();
  await staff.getByText('₱18,000.00', { exact: true }).waitFor();
  await seen(staff);
  await staff.keyboard.press('a');
  await staff.getByText('No proof is waiting.').waitFor();
  const whole = await desk.mailTo('ruth@church.example', /^Your 12 tickets: Ruth Villanueva and 11 more/);
  expect(whole.attachments.filter(({ mimeType }) => mimeType === 'image/png')).toHaveLength(12);
  const all = Array.from({ length: 11 }, (_, n) => `guest-${n}@church.example`);
  await until(() => all.every((address) => desk.to(address, /^Your ticket/).length === 1));
  for (const address of all) {
    const [mail] = desk.to(address, /^Your ticket/);
    const link = `${desk.url}${mail ? linkIn(mail, 'thank-you') : ''}`;
    const code = mail?.attachments.find(({ mimeType }) => mimeType === 'image/png');
    expect([address, await showsQrCode(Buffer.from(code?.content as ArrayBuffer), link)]).toEqual([
      address,
      true,
    ]);
  }
  await page.reload();
  await page.getByText('Paid', { exact: true }).waitFor();
  await page.locator('img[src*="qr.png"]').waitFor();
});

it('a payer whose proof is rejected sees why, uploads again by the mail’s link, and is accepted', async () => {
  const answer = await call(desk, 'POST', '/registrations', {
    body: {
      contact: {
        first_name: 'Noel',
        last_name: 'Garcia',
        email: 'noel@church.example',
        phone_number: '09181112222',
      },
      delegates: [
        { first_name: 'Noel', last_name: 'Garcia' },
        { first_name: 'Lea', last_name: 'Garcia' },
      ],
    },
  });
  expect(answer.status).toBe(201);
  const registered = await desk.mailTo('noel@church.example', /^You are registered/);
  const page = await openPage({ baseURL: desk.url, viewport: { width: 390, height: 844 } });
  await page.goto(linkIn(registered, 'thank-you'));
  await page.getByText('₱3,000 for 2 delegates. Together with 1 other').waitFor();
  await page.getByLabel('Proof of payment').setInputFiles(await receipt('#803d3b'));
  await page.getByRole('button', { name: 'Upload proof of payment' }).click();
  await page.getByText('We have your proof of payment and are checking it.').waitFor();

  const staff = await desk.open('/admin/review', desk.admin);
  await staff.getByRole('img', { name: 'Receipt of Noel Garcia' }).waitFor();
  await staff.keyboard.press('r');
  await staff.getByRole('button', { name: 'Unreadable' }).waitFor();
  await staff.keyboard.press('1');
  await staff.keyboard.press('Enter');
  await staff.getByText('No proof is waiting.').waitFor();
  const why =
    'We could not read the picture. Please send a clear one that shows the amount, the reference number and the date.';
  const mail = await desk.mailTo('noel@church.example', /^Please upload your receipt again/);
  expect(mail.text?.replace(/\s+/g, ' ')).toContain(why);

  await page.goto(linkIn(mail, 'thank-you'));
  await page.getByRole('alert').getByText(why).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('Proof of payment').setInputFiles(await receipt('#2d6a4f'));
  await page.getByRole('button', { name: 'Upload proof of payment' }).click();
  await page.getByText('We have your proof of payment and are checking it.').waitFor();
  expect(await page.getByText(why).count()).toBe(0);
  await staff.reload();
  await staff.getByRole('img', { name: 'Receipt of Noel Garcia' }).waitFor();
  await seen(staff);
  await staff.keyboard.press('a');
  await desk.mailTo('noel@church.example', /^Your 2 tickets: Noel Garcia and 1 more/);
});

it('says what is wrong in which row, keeps what was typed, and takes a group by keys alone', async () => {
  const last = newName();
  const page = await openPage({ baseURL: desk.url });
  await page.goto('/register/group');
  const form = await awake(page, 'group');
  const contact = form.getByRole('group', { name: 'Who pays' });
  await contact.getByLabel('First name').fill('Eve');
  await contact.getByLabel('Last name').fill(last);
  await contact.getByLabel('Email', { exact: true }).fill('eve@church.example');
  await form.getByLabel('Phone number').first().fill('0918 765 4321');
  await form.getByLabel('I agree to the').check();
  await form.locator('button[type=submit]').press('Enter');
  await form.getByText('Add at least one person, or tick that you are attending too').waitFor();
  const first = form.getByRole('group', { name: 'Delegate 1' });
  await first.getByLabel('First name').fill('Adam');
  await first.getByLabel('Email', { exact: true }).fill('adam@');
  await form.getByText('Please correct the marked rows').waitFor();
  await first.getByText('Required').waitFor();
  await first.getByText('Invalid email address').waitFor();
  // Who sends it all the same is led to the first of them.
  await form.locator('button[type=submit]').press('Enter');
  const wrong = first.getByLabel('Last name');
  await until(() => wrong.evaluate((field) => field === document.activeElement));
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await awake(page, 'group');
  expect(await first.getByLabel('First name').inputValue()).toBe('Adam');
  await first.getByLabel('Last name').fill(last);
  await first.getByLabel('Email', { exact: true }).fill('');
  await form.getByRole('button', { name: 'Add a person' }).press('Enter');
  await page.keyboard.type('Seth');
  await page.keyboard.press('Tab');
  await page.keyboard.type(last);
  await makeRequiredChoices(page);
  await form.getByRole('group', { name: 'Your group' }).getByText('₱3,000 for 2 delegates').waitFor();
  await form.locator('button[type=submit]').press('Enter');
  await page.waitForURL(/\/thank-you\/[0-9a-f-]{36}$/);
  const filter = encodeURIComponent(JSON.stringify({ last_name: last }));
  const list = await call(desk, 'GET', `/delegates?filter=${filter}`, { as: desk.admin });
  const people = dataOf<{ first_name: string; email: string }[]>(list);
  expect(people.map(({ first_name, email }) => [first_name, email]).sort()).toEqual([
    ['Adam', 'eve@church.example'],
    ['Seth', 'eve@church.example'],
  ]);
});
