import { axe } from '../../../support/browser/axe.js';
import { startOwnDesk } from '../../../support/desks/own-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf } from '../../../support/requests/callers.js';

const desk = fixture(() => startOwnDesk());

interface Kept {
  prices: { name: string; codes: object[] }[];
}

it('keeps prices that are typed over a reload, saves them, and has nothing left to save', async () => {
  const as = desk.admin;
  const { id } = dataOf<{ id: string }>(await call(desk, 'GET', '/events/common-ground-2027', { as }));
  const of = { name: 'Regular', amount_centavos: 150_000, shown_to: 'everyone', is_default: true };
  const coded = { name: 'Students', amount_centavos: 100_000, shown_to: 'code', codes: [{ code: 'YOUTH' }] };
  await call(desk, 'PUT', `/events/${id}/prices`, { as, body: { prices: [of, coded] } });
  const page = await desk.open(`/admin/events/${id}/prices`, as);
  const name = page.getByLabel(/^Name/).last();
  await name.waitFor();
  expect(await axe(page)).toEqual([]);

  await name.fill('Pupils');
  await page.getByText('Not saved yet').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('listitem', { name: 'Pupils' }).waitFor();
  const save = page.getByRole('button', { name: 'Save the prices' });
  await save.click();
  await page.getByText('The prices are saved').waitFor();
  expect(await save.isDisabled()).toBe(true);
  const { prices } = dataOf<Kept>(await call(desk, 'GET', `/events/${id}/prices`, { as }));
  expect(prices.map((price) => price.name)).toEqual(['Regular', 'Pupils']);
  expect(prices[1]?.codes).toHaveLength(1);
});
