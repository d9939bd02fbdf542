import type { Page } from 'playwright-core';
import { axe } from './axe.js';

/** Nothing lies beside the window. */
export const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** A picture for eyes, where a folder for them is named. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** What a page owes at every step: no fault that axe finds, nothing beside the window. @param name of its picture */
export async function sound(page: Page, name: string): Promise<void> {
  expect([await axe(page), await fits(page)]).toEqual([[], true]);
  await shoot(page, name);
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1366, height: 657 };

/** Sound at the width of a phone and of a laptop, on which it stays. */
export async function looked(page: Page, name: string): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await sound(page, `${name}-${viewport.width}`);
  }
}
