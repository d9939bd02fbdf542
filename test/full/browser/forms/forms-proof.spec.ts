import { fill, receipt, registered, submit, TICKET } from '../../../browser/forms/forms-registrant.js';
import { awake, newName, stored, visit } from '../../../browser/forms/forms-visitor.js';
import { holdClock, hurry } from '../../../support/browser/page-clock.js';

const UPLOAD = '**/api/v1/delegates/proof-of-payment/upload/*';

describe('a proof of payment', () => {
  it('chosen without a line goes up with the registration when the page is opened again', async () => {
    const lastName = newName();
    const page = await visit('/register', 'registration');
    await page.route('**/api/v1/delegates', (route) => route.abort());
    const form = await fill(page, lastName);
    await form.getByLabel('Proof of payment').setInputFiles(await receipt());
    await form.getByText('receipt.png').waitFor();
    await holdClock(page);
    await submit(page).click();
    await hurry(page, page.getByText('send it automatically'));
    const again = await page.context().newPage();
    await page.close();
    await again.goto('/register');
    await again.getByText('receipt.png').waitFor();
    await again.waitForURL(TICKET);
    await again.getByText('We have your proof of payment').waitFor();
    const records = await stored('delegates', lastName);
    expect(records).toEqual([
      expect.objectContaining({ proof_of_payment: expect.stringContaining('/proof-of-payment') as string }),
    ]);
    // Nothing of it stays on the device.
    await again.goto('/register');
    await awake(again, 'registration');
    expect(await again.getByText('receipt.png').count()).toBe(0);
  });

  it('is forgotten with what was typed', async () => {
    const page = await visit('/register', 'registration');
    const form = await fill(page, newName());
    await form.getByLabel('Proof of payment').setInputFiles(await receipt());
    await form.getByText('receipt.png').waitFor();
    await page.reload();
    await form.getByText('receipt.png').waitFor();
    await form.getByRole('button', { name: 'Clear this form' }).click();
    await page.reload();
    await awake(page, 'registration');
    expect(await form.getByText('receipt.png').count()).toBe(0);
  });

  it('that does not arrive keeps nobody from the ticket, and is added there, with its progress', async () => {
    const lastName = newName();
    const page = await visit('/register', 'registration');
    await page.route(UPLOAD, (route) => route.abort());
    const form = await fill(page, lastName);
    await form.getByLabel('Proof of payment').setInputFiles(await receipt());
    await holdClock(page);
    await submit(page).click();
    await hurry(page, page.getByText('your proof of payment did not arrive'));
    await page.waitForURL(TICKET);
    await page.getByText('We have not received a proof of payment yet.').waitFor();

    await page.getByLabel('Proof of payment').setInputFiles(await receipt());
    await page.getByRole('button', { name: 'Upload proof of payment' }).click();
    await page.getByRole('progressbar').waitFor();
    await hurry(page, page.getByRole('button', { name: 'Try the upload again' }));

    await page.unroute(UPLOAD);
    await page.getByRole('button', { name: 'Try the upload again' }).click();
    await page.getByText('You have uploaded the proof of payment successfully').waitFor();
    await page.getByText('We have your proof of payment').waitFor();
    const [delegate] = await stored('delegates', lastName);
    expect(delegate?.proof_of_payment).toEqual(expect.stringContaining('/proof-of-payment'));
  });

  it('that is no picture inside is refused in words', async () => {
    const { page } = await registered();
    const fake = { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') };
    await page.getByLabel('Proof of payment').setInputFiles(fake);
    await page
      .getByRole('alert')
      .filter({ hasText: /JPEG, PNG or WebP/ })
      .first()
      .waitFor();
    expect(await page.locator('img[src^=blob]').count()).toBe(0);
    // The beginning of a picture, and then none.
    const damaged = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), fake.buffer]);
    await page.getByLabel('Proof of payment').setInputFiles({ ...fake, buffer: damaged });
    await page.getByText('That picture cannot be shown').waitFor();
  });

  it('from an iPhone (HEIC) is converted where the browser can, and else refused with what to do', async () => {
    const { page } = await registered();
    const head = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1');
    const heic = {
      name: 'IMG_1.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.concat([head, Buffer.alloc(200)]),
    };
    await page.getByLabel('Proof of payment').setInputFiles(heic);
    await page.getByRole('alert').filter({ hasText: 'iPhone picture (HEIC)' }).first().waitFor();
    expect(await page.getByText('IMG_1').count()).toBe(0);

    // As Safari, which reads it: the decoder alone stands in, what it gives is drawn and offered as it is.
    await page.evaluate(() => {
      window.createImageBitmap = () => {
        const canvas = new OffscreenCanvas(4000, 300);
        canvas.getContext('2d')?.fillRect(0, 0, 2000, 300);
        return Promise.resolve(canvas.transferToImageBitmap());
      };
    });
    await page.getByLabel('Proof of payment').setInputFiles(heic);
    await page.getByText('IMG_1.jpg').waitFor();
    const preview = page.locator('img[src^=blob]');
    expect(await preview.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(
      3000,
    );
    await page.getByRole('button', { name: 'Upload proof of payment' }).waitFor();
  });

  it('shows how much of it is through', async () => {
    const { page } = await registered();
    const session = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 300_000 };
    await session.send('Network.emulateNetworkConditions', slow);
    await page.getByLabel('Proof of payment').setInputFiles(await receipt(300));
    const seen = page.waitForFunction(() => {
      const bar = document.querySelector('progress');
      return bar && bar.value > 5 && bar.value < 95;
    });
    await page.getByRole('button', { name: 'Upload proof of payment' }).click();
    await seen;
    await page.getByText('We have your proof of payment').waitFor();
  });
});
