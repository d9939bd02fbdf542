import { choose } from '../../../support/browser/choose.js';
import { startOwnDesk } from '../../../support/desks/own-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call } from '../../../support/requests/callers.js';
import { aDelegate, anEvent } from '../../../support/requests/records.js';
import { mark } from '../admin-desk.js';

const desk = fixture(() => startOwnDesk());

it('with one event nobody is asked for it; with two, a delegate is registered for the one that is chosen, and the list tells them apart', async () => {
  const page = await desk.open('/admin/delegates/create', desk.admin);
  await page.getByLabel('First name').waitFor();
  expect(await page.getByRole('combobox', { name: 'Event' }).count()).toBe(0);

  const camp = anEvent({ slug: 'youth-camp', name: 'Youth Camp', fee_centavos: 30_000 });
  expect((await call(desk, 'POST', '/events', { as: desk.admin, body: camp })).status).toBe(201);
  const other = mark();
  await call(desk, 'POST', '/delegates', {
    body: aDelegate({ last_name: other, event: 'common-ground-2027' }),
  });

  await page.reload();
  const last = mark();
  await choose(page, 'Event', /^Youth Camp/);
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('E-mail').fill('ana@church.example');
  await page.getByLabel('Phone').fill('0917 123 4567');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Ana ${last}` }).waitFor();
  await page.getByText('₱300').first().waitFor();
  await page.getByRole('link', { name: 'Youth Camp', exact: true }).waitFor();

  await page.goto('/admin/delegates');
  const row = page.getByRole('row', { name: new RegExp(last) });
  await row.getByText('Youth Camp').waitFor();
  const choice = page.getByRole('combobox', { name: 'Event' });
  const option = choice.getByRole('option', { name: /^Youth Camp/ });
  await choice.selectOption((await option.textContent()) ?? '');
  await page.getByRole('row', { name: new RegExp(other) }).waitFor({ state: 'detached' });
  expect(await row.count()).toBe(1);
  const file = await fetch(`${desk.url}/api/v1/delegates/export.csv?readable=true`, { headers: desk.admin });
  expect(await file.text()).toMatch(new RegExp(`${last}.*Youth Camp`));
});
