import type { Page } from 'playwright-core';
import type { Credentials } from '../requests/callers.js';
import type { OwnDesk } from './own-desk.js';

/** What suites do that publish: each on a desk of its own, since what it publishes would stand in every other suite's pages. */
export const contentDesk = (desk: () => OwnDesk, editor: () => Credentials) => ({
  open: async (path: string): Promise<Page> => {
    const page = await desk().open(`/admin${path}`, editor(), { viewport: { width: 1440, height: 900 } });
    // A machine that is busy renders a release as slowly as all else.
    page.context().setDefaultTimeout(60_000);
    return page;
  },
  html: async (path: string): Promise<string> => (await fetch(`${desk().url}${path}`)).text(),
});

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
