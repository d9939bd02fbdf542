import { sound, soundAlsoAt } from '../../../../support/browser/sound.js';
import { publishHotel } from '../../../../support/desks/homes-desk.js';
import { shareByHand } from '../../../../support/desks/inquiry-desk.js';
import { startOwnDesk } from '../../../../support/desks/own-desk.js';
import { fixture } from '../../../../support/jest/fixture.js';
import { call, dataOf } from '../../../../support/requests/callers.js';
import { anInquiry } from '../../../../support/requests/records.js';

const desk = fixture(() => startOwnDesk());
const manager = fixture(() => desk.staff('manager'));
beforeAll(async () => {
  await shareByHand(desk);
  await publishHotel(desk, await desk.staff('editor'));
});

it('counts a home, reserves one for a visitor, extends and sells it, and says whose which is', async () => {
  const { id } = dataOf<{ id: string }>(
    await call(desk, 'POST', '/inquiry/property', { body: anInquiry({ project_interest: 'Cove House' }) }),
  );
  const page = await desk.open('/admin/stock', manager, { viewport: { width: 1366, height: 900 } });
  await page
    .getByRole('cell', { name: 'Villa' })
    .or(page.getByText('Villa', { exact: true }))
    .first()
    .waitFor();
  await sound(page, 'stock-list-1366');

  await page.getByRole('link', { name: 'Count a home' }).click();
  await page.getByLabel('Project').press('Enter');
  await page.getByRole('option', { name: 'Cove House' }).click();
  await page.getByLabel('Home', { exact: false }).last().press('Enter');
  await page.getByRole('option', { name: 'Garden room' }).click();
  await page.getByRole('spinbutton', { name: 'How many there are' }).fill('2');
  await sound(page, 'stock-create-1366');
  await page.getByRole('button', { name: 'Count a home' }).click();
  await page.getByText('Saved, and the site shows what is left').waitFor();

  await page.goto(`/admin/inquiries/${id}/show`);
  const panel = page.getByRole('region', { name: 'Home and price' });
  await panel.getByRole('button', { name: 'Reserve one' }).click();
  await panel.getByText(/then it is free again by itself/).waitFor();
  await panel.getByRole('button', { name: 'Extend' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('The last day')
    .fill(new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10));
  await dialog.getByLabel('Why').fill('Their bank decides in January');
  await sound(page, 'stock-extend-1366');
  await dialog.getByRole('button', { name: 'Extend' }).click();
  await panel.getByText(/Extended: Their bank decides in January/).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await sound(page, 'stock-inquiry-390');

  await page.goto('/admin/stock');
  await page.getByText('Garden room').first().waitFor();
  await sound(page, 'stock-list-390');
  await page.getByText('Garden room').first().click();
  const holders = page.getByRole('region', { name: 'Whose they are' });
  await holders.getByText(/reserved until/).waitFor();
  await sound(page, 'stock-home-390');
  await soundAlsoAt(page, 'stock-home', 1366, 1920);
  await page.emulateMedia({ colorScheme: 'dark' });
  await soundAlsoAt(page, 'stock-home-night', 1920);
  await holders.getByRole('link').first().click();
  await page.getByRole('button', { name: 'It is sold' }).click();
  await page.getByText('one is sold, and the site says so').waitFor();
});
