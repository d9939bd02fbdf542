import sharp from 'sharp';
import { until } from '../support/until.js';
import { filtered, mark, openDesk, register, rowsOf, stored, upload } from './admin-desk.js';

jest.setTimeout(90_000);

const picture = (color: string) =>
  sharp({ create: { width: 300, height: 500, channels: 3, background: color } })
    .png()
    .toBuffer();
type Stored = { payment_status: boolean; qr_code: string | null; church_name: string; last_name: string };

describe('the delegates’ table', () => {
  it('has ten rows, newest first, and more on request', async () => {
    const last_name = mark();
    for (let i = 0; i < 12; i += 1)
      await register({ last_name, first_name: `N${String(i).padStart(2, '0')}` });
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    await page.getByText('1-10 of 12').waitFor();
    await rowsOf(page).nth(9).waitFor();
    expect(await rowsOf(page).count()).toBe(10);
    expect(await rowsOf(page).first().textContent()).toContain('N11');

    await page.getByRole('button', { name: 'Registered' }).click();
    await rowsOf(page).first().filter({ hasText: 'N00' }).waitFor();
    await page.getByLabel('Rows per page').selectOption('25');
    await page.getByText('1-12 of 12').waitFor();
    await rowsOf(page).nth(11).waitFor();
    expect(await rowsOf(page).count()).toBe(12);
    await page.goto(`/admin/delegates${filtered({ last_name })}`);
    await page.getByText('1-12 of 12').waitFor();
  });

  it('filters by the beginning of a text, by payment, and by the reader’s own day', async () => {
    const last_name = mark();
    await register({ last_name, address: '7 Osmeña Street' });
    await register({ last_name, address: 'Rizal Avenue' });
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    await page.getByText('1-2 of 2').waitFor();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByText('More filters (1 in force)').click();
    await page.getByLabel('Address starts with').fill('7 osmena');
    await page.keyboard.press('Enter');
    await page.getByText('1-1 of 1').waitFor();
    await page.getByRole('button', { name: 'Lift the filter Address starts with: 7 osmena' }).click();
    await page.getByText('1-2 of 2').waitFor();

    const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' });
    const [asked] = await Promise.all([
      page.waitForRequest(
        (request) =>
          request.url().includes('/api/v1/delegates?') && request.url().includes('created_at%22%3A'),
      ),
      page.goto(`/admin/delegates${filtered({ last_name, created_at: day })}`),
    ]);
    expect(new URL(asked.url()).searchParams.get('tz')).toBe('Asia/Manila');
    await page.getByText('1-2 of 2').waitFor();
    await page.goto(`/admin/delegates${filtered({ last_name, payment_status: true })}`);
    await page.getByText('No delegates found').waitFor();
  });

  it('shows the filters that are used each day, and the rest behind one click', async () => {
    const page = await openDesk('/delegates');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByLabel('Registered since').waitFor();
    expect(await page.getByLabel('Address starts with').isVisible()).toBe(false);
    await page.getByText('More filters').click();
    await page.getByLabel('Address starts with').waitFor();
    // The view that one begins with filters by one of the rest: that is said, and opens none of them.
    await page.goto('/admin/inquiries');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByText('More filters (1 in force)', { exact: true }).waitFor();
    expect(await page.getByLabel('Country starts with').isVisible()).toBe(false);
  });

  it('leads from a record to the next one of the list, and nothing begun goes along', async () => {
    const last_name = mark();
    for (const first_name of ['Ana', 'Bea', 'Caro']) await register({ last_name, first_name });
    const page = await openDesk(`/delegates${filtered({ last_name })}&sort=created_at&order=ASC`);
    await rowsOf(page).first().getByText('Ana').click();
    const heading = (name: string) => page.getByRole('heading', { level: 1, name: `${name} ${last_name}` });
    await heading('Ana').waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Ministry').waitFor();
    const beside = page.getByRole('navigation', { name: 'Beside it in the list' });
    await beside.getByRole('link', { name: 'Next' }).click();
    await heading('Bea').waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await page.keyboard.press('j');
    await heading('Caro').waitFor();
    expect(await beside.getByRole('link', { name: 'Next' }).count()).toBe(0);
    await page.keyboard.press('k');
    await heading('Bea').waitFor();
  });

  it('lets people choose columns and keep a filter for later', async () => {
    const last_name = mark();
    await register({ last_name });
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    await rowsOf(page).first().waitFor();
    expect(await page.getByRole('columnheader', { name: 'Ministry' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Ministry' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Ministry' }).waitFor();

    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByLabel('Name of the view').fill('Mine');
    await page.getByRole('dialog').getByRole('button', { name: 'Save this view' }).click();
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await page.getByRole('list', { name: 'Filters in force' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Mine' }).click();
    await rowsOf(page).first().filter({ hasText: last_name }).waitFor();
    // The newest stands on top of the whole list too, until the kept one has come.
    await until(async () => (await rowsOf(page).count()) === 1);
  });

  it('marks many paid once the server has answered, and says how many', async () => {
    const last_name = mark();
    const [one, other] = [await register({ last_name }), await register({ last_name })];
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByText('2 delegates selected').waitFor();
    await page.getByRole('button', { name: 'Mark 2 delegates paid' }).click();
    await page.getByText('You have changed the status successfully: 2 delegates are paid').waitFor();
    for (const { id } of [one, other])
      expect((await stored<Stored>(`/delegates/${id}`)).payment_status).toBe(true);
    await rowsOf(page).first().getByText('Paid', { exact: true }).waitFor();
  });

  it('makes many codes, and asks before it removes many', async () => {
    const last_name = mark();
    const { id } = await register({ last_name });
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: 'Make 1 QR code' }).click();
    await page.getByText('You have generated the QR code successfully').waitFor();
    expect((await stored<Stored>(`/delegates/${id}`)).qr_code).not.toBeNull();

    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: 'Remove 1 delegate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove 1 delegate?' });
    await dialog.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await stored<Stored>(`/delegates/${id}`)).toMatchObject({ last_name });

    await page.getByRole('button', { name: 'Remove 1 delegate' }).click();
    await dialog.getByRole('button', { name: 'Remove 1 delegate' }).click();
    await page.getByText('1 delegate removed').waitFor();
    await page.getByText('No delegates found').waitFor();
  });
});

describe('a delegate’s page', () => {
  it('shows the proof beside the decision, which changes the table too', async () => {
    const last_name = mark();
    const { id } = await register({ last_name });
    await upload(id, await picture('#1668d9'));
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    await rowsOf(page).first().getByText('Proof waiting').click();
    const proof = page.getByAltText(/^Proof of payment of/);
    await proof.waitFor();
    await until(() => proof.evaluate((shown: HTMLImageElement) => shown.naturalWidth > 0));

    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByText('You have changed the status successfully').waitFor();
    await page.getByRole('button', { name: 'Mark as unpaid' }).waitFor();
    await page.getByText('Administrator marked the payment as paid').waitFor();
    expect((await stored<Stored>(`/delegates/${id}`)).payment_status).toBe(true);
    await page.goBack();
    await rowsOf(page).first().getByText('Paid', { exact: true }).waitFor();
  });

  it('keeps the whole picture and the buttons that decide in one view of 1366 × 657', async () => {
    const { id } = await register();
    // As tall as the screenshots of telephones are.
    const tall = sharp({ create: { width: 540, height: 1170, channels: 3, background: '#246' } });
    await upload(id, await tall.png().toBuffer());
    const page = await openDesk(`/delegates/${id}`, undefined, { viewport: { width: 1366, height: 657 } });
    const picture = page.getByAltText(/^Proof of payment of/);
    await picture.waitFor();
    await until(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalHeight > 0));
    for (const part of [picture, page.getByRole('button', { name: 'Verify', exact: true })]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(657);
    }
    await page.context().close();
  });

  it('enlarges, turns, opens and replaces the proof', async () => {
    const { id } = await register();
    await upload(id, await picture('#1668d9'));
    const page = await openDesk(`/delegates/${id}`);
    const proof = page.getByAltText(/^Proof of payment of/);
    const before = (await proof.boundingBox())?.width ?? 0;
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect((await proof.boundingBox())?.width).toBeCloseTo(before * 1.5, -1);
    await page.getByRole('button', { name: 'Rotate' }).click();
    expect(await proof.evaluate((img) => img.style.transform || getComputedStyle(img).transform)).not.toBe(
      'none',
    );
    const original = page.getByRole('link', { name: 'Open original in a new tab' });
    expect(await original.getAttribute('href')).toContain(`/api/v1/delegates/${id}/proof-of-payment`);

    const source = await proof.getAttribute('src');
    const file = { name: 'new.png', mimeType: 'image/png', buffer: await picture('#3f6b3a') };
    await page.getByLabel('Picture of the proof').setInputFiles(file);
    await page.getByText('You have uploaded the proof of payment successfully').waitFor();
    await page.waitForFunction(
      (old) => document.querySelector('img[alt^="Proof"]')?.getAttribute('src') !== old,
      source,
    );

    const text = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
    await page.getByLabel('Picture of the proof').setInputFiles(text);
    await page
      .getByRole('alert')
      .filter({ hasText: /JPEG, PNG or WebP/ })
      .waitFor();
  });

  it('saves fields, keeps the history, makes the code and prints the badge with it', async () => {
    const { id } = await register({ first_name: 'Badge', last_name: 'Holder' });
    const page = await openDesk(`/delegates/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Church').fill('Victory Cebu');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('row', { name: 'Church Grace Community Church Victory Cebu' }).waitFor();
    expect((await stored<Stored>(`/delegates/${id}`)).church_name).toBe('Victory Cebu');

    await page.getByRole('button', { name: 'Make QR code' }).click();
    await page.getByText('You have generated the QR code successfully').waitFor();
    await page.getByAltText('QR code of Badge Holder').waitFor();
    await page.getByRole('link', { name: 'Print badge' }).click();
    const code = page.getByAltText('QR code of Badge');
    await code.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  it('shows what the server refuses below its field', async () => {
    const { id } = await register();
    const page = await openDesk(`/delegates/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Phone number').fill('not a number');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByLabel('Phone number').and(page.locator('[aria-invalid="true"]')).waitFor();
  });

  it('registers someone at the desk', async () => {
    const page = await openDesk('/delegates/create');
    const last_name = mark();
    await page.getByLabel('First name').fill('Walk');
    await page.getByLabel('Last name').fill(last_name);
    await page.getByLabel('E-mail').fill('walk.in@example.ph');
    await page.getByLabel('Phone number').fill('09171234567');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByText('You have registered successfully').waitFor();
    await page.getByRole('heading', { name: `Walk ${last_name}`, level: 1 }).waitFor();
  });
});
