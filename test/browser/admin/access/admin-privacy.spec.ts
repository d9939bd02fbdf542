import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { aPicture } from '../../../support/requests/pictures.js';
import { inquire, mark, openDesk, register, stored, upload } from '../admin-desk.js';

const picture = () => aPicture(60, 40, '#c33');

it('a person who asks gets a file, and is erased from everywhere; a brother at the same telephone stays', async () => {
  const last_name = mark();
  const email = `${last_name}@privacy.example`;
  const phone_number = '0917 333 7788';
  const delegate = await register({ first_name: 'Nena', last_name, email, phone_number });
  await upload(delegate.id, await picture());
  await inquire({ first_name: 'Nena', last_name, email, phone_number });
  const brother = await register({ first_name: 'Totoy', last_name, phone_number });

  const page = await openDesk('/privacy');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByText('Enter an e-mail address or a phone number').waitFor();
  await page.getByLabel('Phone number').fill('+63 917-333-7788');
  await page.getByLabel('E-mail').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Find' }).click();
  const found = page.getByRole('group', { name: 'Which of these records are theirs' });
  await found.getByRole('checkbox').nth(2).waitFor();
  await found.getByLabel(`Totoy ${last_name}`).uncheck();
  await page.getByText('Some records are left out').waitFor();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a file' }).click(),
  ]);
  const content = gunzipSync(readFileSync(await file.path())).toString('latin1');
  expect([content.includes('data.json'), content.includes('pictures/'), content.includes(email)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(content).not.toContain('Totoy');

  await page.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByRole('button', { name: `Erase Nena ${last_name}` }).click();
  await page
    .getByRole('region', { name: 'Erased so far' })
    .getByText(/1 delegate, .*1 inquiry/)
    .first()
    .waitFor();
  await found.waitFor({ state: 'detached' });
  const left = await stored<{ id: string }[]>(
    `/delegates?filter=${encodeURIComponent(JSON.stringify({ last_name }))}`,
  );
  expect(left.map(({ id }) => id)).toEqual([brother.id]);

  await page.getByLabel('Phone number').fill('');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByText('We keep nothing about anyone').waitFor();
});

it('fits a telephone, and says how long what is kept', async () => {
  const page = await openDesk('/privacy', undefined, { viewport: { width: 390, height: 844 } });
  await page
    .getByRole('region', { name: 'How long records are kept' })
    .getByText('24 months')
    .first()
    .waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);

  // On a wide screen the fields and their button stand on one line.
  await page.setViewportSize({ width: 1440, height: 900 });
  const boxes = await Promise.all(
    [
      page.getByLabel('E-mail').locator('..'),
      page.getByLabel('Phone number').locator('..'),
      page.getByRole('button', { name: 'Find' }),
    ].map((element) => element.boundingBox()),
  );
  expect(new Set(boxes.map((box) => `${box?.y} ${box?.height}`)).size).toBe(1);
});
