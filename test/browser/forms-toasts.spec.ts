import { toasts, visit } from './forms-visitor.js';

it('a warning stays 5000 ms, top right, and as long as the pointer rests on it', async () => {
  const page = await visit('/', 'simple-inquiry');
  await page.clock.install();
  const form = page.locator('form[name="simple-inquiry"]');
  await form.locator('button[type=submit]').click();
  await toasts(page).waitFor();
  const box = await toasts(page).boundingBox();
  expect(box && box.x + box.width).toBeGreaterThan(1300);
  expect(box?.y).toBeLessThan(60);
  await page.clock.runFor(4900);
  expect(await toasts(page).count()).toBe(1);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  expect(await toasts(page).count()).toBe(1);
  await page.mouse.move(10, 500);
  await page.clock.runFor(5100);
  expect(await toasts(page).count()).toBe(0);
});

it('can be closed', async () => {
  const page = await visit('/', 'simple-inquiry');
  await page.locator('form[name="simple-inquiry"] button[type=submit]').click();
  await page.getByRole('button', { name: 'Close this message' }).click();
  expect(await toasts(page).count()).toBe(0);
});
