import jsQR from 'jsqr';
import sharp from 'sharp';
import { fill, receipt, registered, submit, TICKET } from '../../../browser/forms/forms-registrant.js';
import { asStaff, newName, PHONE, stored, toasts, visit } from '../../../browser/forms/forms-visitor.js';
import { openPage, quiet, siteUrl } from '../../../support/browser/browser.js';
import { chooseByKeys } from '../../../support/browser/required-choices.js';
import { watchShifts } from '../../../support/browser/watch.js';

describe('registering', () => {
  it('with a proof of payment leads to the ticket, and staff see both', async () => {
    const lastName = newName();
    const page = await visit('/register', 'registration');
    const form = await fill(page, lastName);
    await form.getByLabel('Age').fill('34');
    await form.getByRole('textbox', { name: 'Church' }).fill('Grace Community Church');
    await form.getByRole('textbox', { name: 'Ministry' }).fill('Music');
    await form.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Mabini Street, Cebu City');
    await form.getByLabel('Mode of payment').selectOption('bank-transfer');
    await form.getByLabel('Proof of payment').setInputFiles(await receipt());
    await form.getByText('receipt.png').waitFor();
    await submit(page).click();
    await page.waitForURL(TICKET);
    // A proof that is not taken would say so in a second one.
    await toasts(page).first().waitFor();
    expect(await toasts(page).allTextContents()).toEqual(['You have registered successfully']);
    await page.getByRole('heading', { level: 1, name: 'You have registered successfully' }).waitFor();
    await page.getByText('Unpaid').waitFor();
    await page.getByText('We have your proof of payment').waitFor();

    const [delegate, ...others] = await stored('delegates', lastName);
    expect(others).toEqual([]);
    expect(delegate).toMatchObject({
      first_name: 'Ana',
      age: 34,
      church_name: 'Grace Community Church',
      ministry: 'Music',
      email: 'ana@example.com',
      phone_number: '639187654321',
      address: '12 Mabini Street, Cebu City',
      payment_mode: 'bank-transfer',
      payment_status: false,
    });
    const proof = await fetch(siteUrl() + String(delegate?.proof_of_payment));
    expect(proof.status).toBe(401); // there, and for staff only
  });

  it('needs no mouse', async () => {
    const lastName = newName();
    const page = await visit('/register', 'registration');
    await page.getByLabel('First name').focus();
    for (const text of ['Ana', lastName]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab'); // past the dial code
    await page.keyboard.type('09187654321');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ana@example.com');
    await page.keyboard.press('Tab');
    for (const text of ['Grace Church', 'Youth', '34', 'Cebu City']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await chooseByKeys(page);
    await page.keyboard.press('ArrowDown'); // Bank transfer
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('file');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space'); // the consent
    await page.keyboard.press('Tab'); // the privacy policy
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(TICKET);
    await page.getByText(`Ana ${lastName}`).waitFor();
    const [delegate] = await stored('delegates', lastName);
    expect(delegate).toMatchObject({ church_name: 'Grace Church', age: 34, payment_mode: 'bank-transfer' });
  });

  it('says how much, to whom and until when for each way to pay, and asks for a picture only where there is one', async () => {
    const page = await visit('/register', 'registration');
    await page.getByText('Please pay by 5 February 2027.').waitFor();
    expect(await page.getByText('0900 550 2027').count()).toBe(1);
    const code = page.getByAltText('QR code of our GCash account');
    expect(await code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.getByLabel('Mode of payment').selectOption('cash');
    await page.getByText('Pay at the registration desk').waitFor();
    expect(await page.getByLabel('Proof of payment').count()).toBe(0);
    expect(await code.count()).toBe(0);
  });

  it('gives a phone the code to pay with as a picture for its gallery, which wallets read', async () => {
    const page = await visit('/register', 'registration', { width: 390, height: 844 });
    await page.getByText('On this phone: save it, then choose it from your gallery').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save the QR code' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('pay.png');
    const saved = sharp(await download.path());
    expect((await saved.metadata()).format).toBe('png');
    const { data, info } = await saved.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect(read?.data).toMatch(/^000201.*STEALTH LAND EVENTS.*6304/);
  });
});

describe('the ticket', () => {
  it('comes without moving what a phone shows already', async () => {
    const { delegate } = await registered();
    const phone = await openPage({ viewport: PHONE });
    const moved = await watchShifts(phone);
    await phone.goto(`/thank-you/${String(delegate.uuid)}`);
    await phone.getByText('Unpaid').waitFor();
    await quiet(phone);
    expect(await moved()).toBeLessThan(0.1);
  });

  it('shows Paid and the QR code once staff have made them', async () => {
    const { page, delegate } = await registered();
    await page.getByText('Unpaid', { exact: true }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await asStaff('PUT', `/delegates/verify/${String(delegate.id)}`, { payment_status: true });
    await asStaff('PATCH', `/delegates/qr-code/${String(delegate.id)}`);
    // The page looks again by itself when it comes back into view.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('Paid', { exact: true }).waitFor();
    const code = page.getByAltText('QR code of your registration');
    await code.waitFor();
    expect(
      await code.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBeGreaterThan(100);
    expect(await page.getByLabel('Proof of payment').count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await code.isVisible()).toBe(true);
    expect(await page.getByText('Paid', { exact: true }).isVisible()).toBe(true);
    for (const frame of ['header nav', 'footer', '#closing'])
      expect(await page.locator(frame).first().isVisible()).toBe(false);
  });

  it('can be asked for again when the server is away', async () => {
    const { page } = await registered();
    await page.route('**/api/v1/delegates/uuid/*', (route) => route.abort());
    await page.reload();
    await page.getByText('We cannot show your registration right now').waitFor();
    await page.unroute('**/api/v1/delegates/uuid/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Unpaid', { exact: true }).waitFor();
  });
});
