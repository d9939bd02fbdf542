import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { newName, stored, visit } from './forms-visitor.js';

export const TICKET = /\/thank-you\/[0-9a-f-]{36}$/;

/** A picture with noise, so that it stays large when compressed. */
export async function receipt(side = 600) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const image = sharp({ create: { width: side, height: side, channels: 3, background: 'white', noise } });
  return { name: 'receipt.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

export async function fill(page: Page, lastName: string) {
  const form = page.locator('form[name^=registration]');
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email', { exact: true }).fill('ana@example.com');
  await form.getByLabel('Phone number').fill('0918 765 4321');
  await form.getByLabel('I agree to the').check();
  return form;
}
export const submit = (page: Page) => page.locator('form button[type=submit]');

/** Registers and arrives at the ticket. */
export async function registered(lastName = newName()) {
  const page = await visit('/register', 'registration');
  await fill(page, lastName);
  await submit(page).click();
  await page.waitForURL(TICKET);
  await page.getByText(`Ana ${lastName}`).waitFor();
  const [delegate] = await stored('delegates', lastName);
  return { page, delegate: delegate ?? {} };
}
