import {
  adminSession,
  api,
  filtered,
  inquire,
  openDesk,
  register,
} from '../../../../browser/admin/admin-desk.js';
import { quiet } from '../../../../support/browser/browser.js';
import { call } from '../../../../support/requests/callers.js';

const ATTACK = `"><img src=x onerror="attacked=1"><script>attacked=1</script>`;

describe('a stored script in every text field', () => {
  it('is text on the delegate’s page, in the table, on the badge and in the history', async () => {
    const texts = { first_name: ATTACK.slice(0, 100), last_name: ATTACK.slice(0, 100) };
    const { id } = await register({ ...texts, church_name: ATTACK, ministry: ATTACK, address: ATTACK });
    await call(api, 'PUT', `/delegates/${id}`, {
      as: await adminSession(),
      body: { ...texts, email: 'a@example.com', phone_number: '639171234567', church_name: `${ATTACK}!` },
    });
    for (const path of [`/delegates/${id}`, '/delegates', `/badges?ids=${id}`]) {
      const page = await openDesk(path);
      await page.getByText('<img src=x', { exact: false }).first().waitFor();
      await quiet(page);
      expect(await page.locator('img[src="x"], main script').count()).toBe(0);
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    }
  });

  it('is text on the inquiry’s page and in the table', async () => {
    const short = ATTACK.slice(0, 100);
    const { id } = await inquire({
      first_name: short,
      last_name: short,
      country: short,
      place: short,
      project_interest: short,
      message: ATTACK,
    });
    for (const path of [`/inquiries/${id}/show`, `/inquiries${filtered({})}&sort=created_at&order=DESC`]) {
      const page = await openDesk(path);
      await page.getByText('<img src=x', { exact: false }).first().waitFor();
      await quiet(page);
      expect(await page.locator('img[src="x"], main script').count()).toBe(0);
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    }
  });
});
