import type { Page } from 'playwright-core';
import { axe, COLOURS } from './axe.js';

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

/** What other widths may change of a page that is sound: the colours of what they show, and whether all lies in the window. */
export async function soundAlsoAt(page: Page, name: string, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await axe(page, COLOURS), await fits(page)]).toEqual([width, [], true]);
    await shoot(page, `${name}-${width}`);
  }
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1366, height: 657 };

/** On a phone a mail stands below all else; what lies beside the window is not painted, so it is brought into it. */
export async function mailShown(page: Page, words: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const text = page.frameLocator('iframe').getByText(words, { exact: false }).last();
  await text.scrollIntoViewIfNeeded();
  const box = await text.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= PHONE.width).toBe(true);
  await shoot(page, `mail-${words.length}`);
  await page.setViewportSize(DESKTOP);
}

/** Sound at the width of a phone and of a laptop, on which it stays. */
export async function looked(page: Page, name: string): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await sound(page, `${name}-${viewport.width}`);
  }
}
