import type { Page } from 'playwright-core';
import { fixture } from '../jest/fixture.js';
import { startOwnDesk } from './own-desk.js';

/** A desk of a suite that publishes, with an editor: what it publishes would stand in every other suite's pages. */
export function contentDesk() {
  const desk = fixture(() => startOwnDesk());
  const editor = fixture(() => desk.staff('editor'));
  return {
    desk,
    editor,
    open: (path: string): Promise<Page> =>
      desk.open(`/admin${path}`, editor, { viewport: { width: 1440, height: 900 } }),
    html: async (path: string): Promise<string> => (await fetch(`${desk.url}${path}`)).text(),
    preview: (page: Page) => page.frameLocator('iframe'),
  };
}

export const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  const refused = dialog.getByRole('alert');
  await page.getByText('the site shows it now').or(refused).first().waitFor();
  if (await refused.count()) throw new Error(await refused.innerText());
  // The notice may be that of the publication before.
  await dialog.waitFor({ state: 'detached' });
};
