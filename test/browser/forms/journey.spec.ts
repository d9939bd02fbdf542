import type { Page } from 'playwright-core';
import { admin, openPage, siteUrl } from '../../support/browser/browser.js';
import { showsQrCode } from '../../support/payments/qr.js';
import { aPicture } from '../../support/requests/pictures.js';
import { cases, fill } from './forms-cases.js';
import { awake, newName, toasts } from './forms-visitor.js';

/** The whole chain as people go it, from an empty DATA_DIR on the embedded PostgreSQL. */
it('an inquiry and a registration reach staff, who verify, make the code, give a ticket, and remove it', async () => {
  const inquirer = newName();
  const delegate = newName();
  const visitor = await openPage({ viewport: { width: 390, height: 844 } });
  await inquire(visitor, inquirer);
  await register(visitor, delegate);

  const staff = await openPage();
  await signIn(staff);
  await seeBoth(staff, inquirer, delegate);
  await verify(staff, delegate);
  await seeTicket(visitor);

  await remove(staff, delegate);
  await visitor.reload();
  await visitor.getByText('We cannot find this registration').waitFor();
});

/** From the landing page. */
async function inquire(visitor: Page, inquirer: string): Promise<void> {
  const [simple] = cases;
  if (!simple) throw new Error('no form to fill');
  await visitor.goto('/');
  await fill(await awake(visitor, simple.name), simple, inquirer);
  await visitor.locator(`form[name="${simple.name}"] button[type=submit]`).click();
  await toasts(visitor).getByText('Your inquiry has been successfully created.').waitFor();
}

/** As a delegate, with a proof of payment. */
async function register(visitor: Page, delegate: string): Promise<void> {
  await visitor.goto('/register');
  const form = await awake(visitor, 'registration');
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Last name').fill(delegate);
  await form.getByLabel('Email', { exact: true }).fill('ana@example.com');
  await form.getByLabel('Phone number').fill('0918 765 4321');
  await form.getByLabel('I agree to the').check();
  const receipt = await aPicture(600, 800, '#2a6f97', 'jpeg');
  const file = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: receipt };
  await form.getByLabel('Proof of payment').setInputFiles(file);
  await form.locator('button[type=submit]').click();
  await visitor.waitForURL(/\/thank-you\/[0-9a-f-]{36}$/);
  await visitor.getByRole('heading', { level: 1, name: 'You have registered successfully' }).waitFor();
  await visitor.getByText('Unpaid', { exact: true }).waitFor();
}

/** With what the first start printed. */
async function signIn(staff: Page): Promise<void> {
  await staff.goto('/admin');
  await staff.getByLabel('E-mail').fill(admin().email);
  await staff.locator('input[name=password]').fill(admin().password);
  await staff.getByRole('button', { name: 'Sign in' }).click();
  await staff.getByRole('link', { name: 'Delegates' }).first().waitFor();
}

/** The inquiry and the delegate in their tables, and the proof. */
async function seeBoth(staff: Page, inquirer: string, delegate: string): Promise<void> {
  await staff.goto('/admin/inquiries?filter=%7B%7D&sort=created_at&order=DESC');
  await staff.getByText(inquirer).first().waitFor();
  await staff.goto('/admin/delegates');
  await staff.getByText(delegate).first().click();
  const proof = staff.getByRole('img', { name: `Proof of payment of Ana ${delegate}` });
  await proof.waitFor();
  await loaded(proof);
}

/** Marks the delegate paid and makes the QR code. */
async function verify(staff: Page, delegate: string): Promise<void> {
  // Filled in as fast as a robot does.
  const verify = staff.getByRole('button', { name: /^Verify ₱/ });
  const human = staff.getByRole('button', { name: 'A person sent it' });
  await verify.or(human).first().waitFor();
  if (await human.isVisible()) await human.click();
  await verify.click();
  await staff.getByText('You have changed the status successfully').waitFor();
  await staff.getByRole('button', { name: 'Make QR code' }).click();
  await staff.getByText('You have generated the QR code successfully').waitFor();
  await loaded(staff.getByRole('img', { name: `QR code of Ana ${delegate}` }));
}

/** The page then shows Paid and the code, which leads to that page. */
async function seeTicket(visitor: Page): Promise<void> {
  await visitor.reload();
  await visitor.getByText('Paid', { exact: true }).waitFor();
  const code = visitor.locator('img[src*="qr.png"]');
  await loaded(code);
  const picture = await fetch(new URL((await code.getAttribute('src')) ?? '', siteUrl()));
  expect(await showsQrCode(Buffer.from(await picture.arrayBuffer()), visitor.url())).toBe(true);
  expect(await showsQrCode(Buffer.from(await (await fetch(picture.url)).arrayBuffer()), siteUrl())).toBe(
    false,
  );
}

async function remove(staff: Page, delegate: string): Promise<void> {
  await staff.getByRole('button', { name: 'Remove', exact: true }).click();
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: `Remove Ana ${delegate}` })
    .click();
  await staff.getByText(`Ana ${delegate} is removed`).waitFor();
}

/** Waits until a picture was fetched and decoded. */
async function loaded(image: ReturnType<Page['locator']>): Promise<void> {
  await image.waitFor();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
}
