import type { Page } from 'playwright-core';

/**
 * Takes an option of a list that opens. By a key: where a busy machine needs 0.4 s for a click, the end of the click takes
 * what lies under the mouse.
 */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).press('Enter');
  await page.getByRole('option', { name: option, exact: true }).click();
}
