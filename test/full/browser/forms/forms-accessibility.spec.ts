import type { Page } from 'playwright-core';
import { cases } from '../../../browser/forms/forms-cases.js';
import { asStaff, DESKTOP, PHONE, toasts, visit } from '../../../browser/forms/forms-visitor.js';
import { axe, COLOURS } from '../../../support/browser/axe.js';
import { siteUrl } from '../../../support/browser/browser.js';
import { call } from '../../../support/requests/callers.js';
import { aDelegate } from '../../../support/requests/records.js';

/** The general inquiry has what the others have, whose pages are walked to in site-routes.spec.ts. */
const forms = [
  ...cases.filter(({ name }) => name === 'general-inquiry'),
  { title: 'the registration', path: '/register', name: 'registration' },
];

/** Of a page whose structure is known from the phone a desktop may change the colours alone. */
const newAt = (viewport: object) => (viewport === PHONE ? undefined : COLOURS);

it.each(forms)(
  '$title has no accessibility violation on a phone and a desktop, errors, toast and list shown',
  async ({ path, name }) => {
    const page = await visit(path, name, PHONE);
    const form = page.locator(`form[name^="${name}"]`);
    const options = page.locator('[role=listbox] [role=option]');
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await form.getByLabel('First name').press('Enter');
      await toasts(page).first().waitFor();
      expect(await axe(page, newAt(viewport))).toEqual([]);
      await form.getByRole('button', { name: 'Dial code' }).click();
      await options.first().waitFor();
      expect(await axe(page, newAt(viewport))).toEqual([]);
      await page.keyboard.press('Escape');
      await options.first().waitFor({ state: 'detached' });
    }
  },
);

/** What axe finds on a phone and on a desktop. */
async function onBothScreens(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    faults.push(...(await axe(page, newAt(viewport))).map((fault) => `${viewport.width} px: ${fault}`));
  }
  return faults;
}

it('the ticket of nobody has no violation on a phone and a desktop', async () => {
  const page = await visit('/thank-you/no-uuid');
  await page.getByText('We cannot find this registration').waitFor();
  expect(await onBothScreens(page)).toEqual([]);
});

it('a ticket has no violation on a phone and a desktop, unpaid and paid', async () => {
  const { body } = await call({ url: siteUrl() }, 'POST', '/delegates', { body: aDelegate() });
  const { id, uuid } = (body as { data: { id: string; uuid: string } }).data;
  const page = await visit(`/thank-you/${uuid}`);
  await page.getByText('Unpaid', { exact: true }).waitFor();
  expect(await onBothScreens(page)).toEqual([]);
  await asStaff('PUT', `/delegates/verify/${id}`, { payment_status: true });
  await asStaff('PATCH', `/delegates/qr-code/${id}`);
  await page.reload();
  await page.getByAltText('QR code of your registration').waitFor();
  expect(await onBothScreens(page)).toEqual([]);
});

it('no field of the forms makes a phone zoom in: its letters are 16 px', async () => {
  const page = await visit('/contact-us', 'general-inquiry', PHONE);
  const sizes = await page
    .locator('form :is(input:not([type=hidden], [tabindex="-1"]), select, textarea)')
    .evaluateAll((elements) => elements.map((element) => parseFloat(getComputedStyle(element).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
