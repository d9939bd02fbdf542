import type { Page } from 'playwright-core';
import { cases, fill } from './forms-cases.js';
import { newName, toasts, visit } from './forms-visitor.js';

const [simple] = cases;
if (!simple) throw new Error('no form');

/** A landing page whose clock stands still until it is told to run. */
async function stillPage() {
  const page = await visit(simple?.path ?? '', simple?.name);
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  const form = page.locator(`form[name="${simple?.name}"]`);
  return { page, form, submit: form.locator('button[type=submit]') };
}

/** How many toasts there are `milliseconds` later. */
async function after(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  return toasts(page).count();
}

it('a warning stays 5000 ms, top right', async () => {
  const { page, submit } = await stillPage();
  await submit.click();
  await toasts(page).waitFor();
  const box = await toasts(page).boundingBox();
  expect(box && box.x + box.width).toBeGreaterThan(1400);
  expect(box?.y).toBeLessThan(60);
  expect(await page.locator('[role=alert] [data-toast=warning]').count()).toBe(1);
  expect(await after(page, 4990)).toBe(1);
  expect(await after(page, 20)).toBe(0);
});

it('a success stays 2000 ms', async () => {
  const { page, form, submit } = await stillPage();
  await fill(form, simple, newName());
  await submit.click();
  await toasts(page).waitFor();
  expect(await page.locator('[role=status] [data-toast=success]').count()).toBe(1);
  expect(await after(page, 1990)).toBe(1);
  expect(await after(page, 20)).toBe(0);
});

it('rests as long as the pointer or the focus is on it, and can be closed', async () => {
  const { page, submit } = await stillPage();
  await submit.click();
  await toasts(page).waitFor();
  await toasts(page).hover();
  expect(await after(page, 20_000)).toBe(1);
  await page.mouse.move(10, 500);
  await page.getByRole('button', { name: 'Close this message' }).focus();
  expect(await after(page, 20_000)).toBe(1);
  await page.keyboard.press('Enter');
  expect(await after(page, 100)).toBe(0);
});
