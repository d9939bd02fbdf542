import { until } from '../../../support/server/until.js';
import { mark, openDesk, stored } from '../admin-desk.js';

it('an endpoint is added, tested, told again, and removed', async () => {
  const name = `CRM ${mark()}`;
  const page = await openDesk('/webhooks');
  await page.getByLabel('Which system').fill(name);
  await page.getByLabel('Address', { exact: true }).fill('http://hooks.example.invalid/');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Must begin with https://').first().waitFor();
  await page.getByLabel('Address', { exact: true }).fill('https://hooks.example.invalid/');
  const ofInquiries = page.getByRole('group', { name: 'inquiry', exact: true });
  await ofInquiries.getByLabel('An inquiry was removed').check();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  expect(await page.locator('code', { hasText: 'whsec_' }).innerText()).toMatch(/^whsec_\S{40,}$/);

  const endpoint = page.getByRole('region', { name });
  await endpoint.getByRole('button', { name: 'Send a test' }).click();
  const deliveries = endpoint.getByRole('region', { name: 'Deliveries' });
  await deliveries.getByText('This name leads to no address.').waitFor();
  await deliveries.getByText('Failed', { exact: true }).waitFor();
  await deliveries.getByLabel('What failed in').click();
  await page.getByRole('option', { name: 'The last 7 days' }).click();
  await deliveries.getByRole('button', { name: 'Send again' }).last().click();
  await deliveries.getByText('webhook.test', { exact: true }).nth(1).waitFor();

  const added = await stored<{ description: string; types: string[] }[]>('/webhooks');
  expect(added.find(({ description }) => description === name)?.types).toEqual(['inquiry.deleted']);

  await endpoint.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: `Remove “${name}”` }).click();
  const descriptions = async () =>
    (await stored<{ description: string }[]>('/webhooks')).map((each) => each.description);
  await until(async () => !(await descriptions()).includes(name));
  await endpoint.waitFor({ state: 'detached' });
});
