import { axe } from '../../../support/browser/axe.js';
import { call } from '../../../support/requests/callers.js';
import {
  adminSession,
  aMemberOfStaff,
  api,
  inquire,
  mark,
  openDesk,
  register,
  rowsOf,
  stored,
} from '../admin-desk.js';

describe('the bin', () => {
  it('says who removed what, and a colleague puts it back', async () => {
    const last_name = mark();
    const { id } = await register({ last_name });
    const { session } = await aMemberOfStaff();
    const luz = await openDesk(`/delegates/${id}`, session);
    await luz.getByRole('button', { name: 'Remove', exact: true }).click();
    const dialog = luz.getByRole('dialog', { name: `Remove Maria ${last_name}?` });
    await dialog.getByText('can be restored').waitFor();
    expect(await luz.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    await dialog.getByRole('button', { name: `Remove Maria ${last_name}` }).click();
    await luz.getByText(`Maria ${last_name} is removed`).waitFor();

    const page = await openDesk(`/delegates/${id}`);
    await page.getByRole('heading', { name: 'No longer here' }).waitFor();
    await page.getByRole('link', { name: 'Look in the bin' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bin' }).waitFor();
    // Only this one may be in the bin: what is asked for a moment after typing would be no other, and dims the table meanwhile.
    const searched = page.waitForResponse((response) => response.url().includes(last_name));
    await page.getByRole('searchbox').fill(last_name);
    await searched;
    const row = rowsOf(page).filter({ hasText: last_name });
    await row.getByText('Luz Reyes').waitFor();
    await page.getByText('1-1 of 1').waitFor();
    expect(await axe(page)).toEqual([]);
    await row.getByRole('button', { name: 'Restore' }).click();
    await page.getByText(`Maria ${last_name} is restored`).waitFor();
    await page.getByRole('heading', { level: 1, name: `Maria ${last_name}` }).waitFor();
    expect(await stored(`/delegates/${id}`)).toMatchObject({ last_name });
  });

  it('is emptied by an admin alone, who is asked first', async () => {
    const last_name = mark();
    const { id } = await inquire({ last_name });
    await call(api, 'DELETE', `/inquiry/properties/${id}`, { as: await adminSession() });
    const { session } = await aMemberOfStaff();
    const luz = await openDesk('/bin/inquiries', session);
    await rowsOf(luz).filter({ hasText: last_name }).getByRole('button', { name: 'Restore' }).waitFor();
    expect(await luz.getByRole('button', { name: 'Remove for good' }).count()).toBe(0);

    const page = await openDesk('/bin/inquiries');
    const row = rowsOf(page).filter({ hasText: last_name });
    await row.getByRole('button', { name: 'Remove for good' }).click();
    const dialog = page.getByRole('dialog', { name: `Remove José ${last_name} for good?` });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await row.getByRole('button', { name: 'Remove for good' }).click();
    await dialog.getByRole('button', { name: `Remove José ${last_name} for good` }).click();
    await page.getByText(`José ${last_name} is gone for good`).waitFor();
    await row.waitFor({ state: 'detached' });
  });
});
