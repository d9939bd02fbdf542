import { axe } from '../support/axe.js';
import { cases } from './forms-cases.js';
import { siteUrl } from '../support/browser.js';
import { call } from '../support/callers.js';
import { aDelegate } from '../support/records.js';
import { asStaff, DESKTOP, PHONE, toasts, visit } from './forms-visitor.js';

const forms = [...cases, { title: 'the registration', path: '/register', name: 'registration' }];
const screens = [
  { screen: 'a phone', viewport: PHONE },
  { screen: 'a desktop', viewport: DESKTOP },
];

describe.each(forms)('$title', ({ path, name }) => {
  it.each(screens)(
    'has no accessibility violation on $screen, errors, toast and list shown',
    async ({ viewport }) => {
      const page = await visit(path, name, viewport);
      const form = page.locator(`form[name="${name}"]`);
      await form.getByLabel('First name').press('Enter');
      await toasts(page).waitFor();
      expect(await axe(page)).toEqual([]);
      await form.getByRole('button', { name: 'Dial code' }).click();
      await page.locator('[role=listbox] [role=option]').first().waitFor();
      expect(await axe(page)).toEqual([]);
    },
  );
});

it.each(screens)('the ticket of nobody has no violation on $screen', async ({ viewport }) => {
  const page = await visit('/thank-you/no-uuid', undefined, viewport);
  await page.getByText('We do not know this registration').waitFor();
  expect(await axe(page)).toEqual([]);
});

it.each(screens)('a ticket has no violation on $screen, unpaid and paid', async ({ viewport }) => {
  const { body } = await call({ url: siteUrl() }, 'POST', '/delegates', { body: aDelegate() });
  const { id, uuid } = (body as { data: { id: string; uuid: string } }).data;
  const page = await visit(`/thank-you/${uuid}`, undefined, viewport);
  await page.getByText('Unpaid', { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  await asStaff('PUT', `/delegates/verify/${id}`, { payment_status: true });
  await asStaff('PATCH', `/delegates/qr-code/${id}`);
  await page.reload();
  await page.getByAltText('QR code of your registration').waitFor();
  expect(await axe(page)).toEqual([]);
});

it('every target of the forms is at least 44 px high on a phone', async () => {
  const page = await visit('/contact-us', 'general-inquiry', PHONE);
  const small = await page
    .locator('form :is(input:not([type=checkbox], [type=hidden], [tabindex="-1"]), select, textarea, button)')
    .evaluateAll((elements) =>
      elements.filter((element) => element.getBoundingClientRect().height < 44).map((e) => e.outerHTML),
    );
  expect(small).toEqual([]);
  const sizes = await page
    .locator('form :is(input:not([type=hidden], [tabindex="-1"]), select, textarea)')
    .evaluateAll((elements) => elements.map((element) => parseFloat(getComputedStyle(element).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
