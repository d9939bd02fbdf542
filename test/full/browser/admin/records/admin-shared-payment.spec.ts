import {
  adminSession,
  api,
  filtered,
  mark,
  openDesk,
  register,
  rowsOf,
  stored,
} from '../../../../browser/admin/admin-desk.js';
import { axeDayAndNight, COLOURS } from '../../../../support/browser/axe.js';
import { quiet } from '../../../../support/browser/browser.js';
import { fits } from '../../../../support/browser/sound.js';
import { call } from '../../../../support/requests/callers.js';

type Stored = { payment_status: boolean; registration_id: string };
const stateOf = (id: string) => stored<Stored>(`/delegates/${id}`);

/** Three who registered alone, and the form for one payment of all of them. */
async function begin() {
  const last_name = mark();
  const people = [];
  for (const first_name of ['Ana', 'Bea', 'Caro']) people.push(await register({ last_name, first_name }));
  const page = await openDesk(`/delegates${filtered({ last_name })}&sort=created_at&order=ASC`);
  await rowsOf(page).nth(2).waitFor();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'One payment for all' }).click();
  const dialog = page.getByRole('dialog', { name: 'One payment for 3 registrations' });
  const part = (name: string) => dialog.getByLabel(`Part of ${name} ${last_name}`);
  const amount = dialog.getByLabel('Amount, in pesos');
  const enter = dialog.getByRole('button', { name: 'Enter', exact: true });
  const choose = async () => {
    await dialog.getByLabel('Way').press('Enter');
    await page.getByRole('option', { name: 'Bank transfer' }).click();
  };
  await amount.waitFor();
  return { page, dialog, part, amount, enter, choose, people, last_name };
}

it('enters one cheque for the chosen: parts that add up, what is left over said, and takes all of it back', async () => {
  const { page, dialog, part, amount, enter, choose, people, last_name } = await begin();
  expect(await amount.inputValue()).toBe('4,500');
  expect(await part('Caro').inputValue()).toBe('1,500');
  await amount.fill('4,000');
  expect(await part('Caro').inputValue()).toBe('1,000');
  await part('Ana').fill('500');
  expect([await part('Bea').inputValue(), await part('Caro').inputValue()]).toEqual(['1,500', '1,500']);
  await dialog.getByRole('status').getByText('₱500.00 is left over').waitFor();
  await enter.click();
  await dialog.getByRole('alert').getByText('Choose the way it came').waitFor();
  await choose();
  await enter.click();
  await dialog.getByRole('alert').getByText('₱500.00 is left over').waitFor();
  await part('Ana').fill('1,000');
  await dialog.getByRole('status').getByText('The parts add up.').waitFor();
  // What was said to be wrong is mended.
  expect(await dialog.getByRole('alert').count()).toBe(0);
  await dialog.getByLabel('Reference or cheque number').fill(`CHQ ${last_name}`);
  expect(await axeDayAndNight(page, () => quiet(page))).toEqual([]);
  const desktop = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeDayAndNight(page, () => quiet(page), COLOURS)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await page.setViewportSize(desktop);
  await page.keyboard.press('Enter');
  const done = page.getByText('The payment is entered for each');
  await done.waitFor();
  await dialog.waitFor({ state: 'detached' });
  const states = await Promise.all(people.map(({ id }) => stateOf(id)));
  expect(states.map((one) => one.payment_status)).toEqual([false, true, true]);

  await rowsOf(page).nth(1).getByText('Bea').click();
  const own = page.getByRole('region', { name: 'Registration' }).getByRole('listitem');
  await own.getByText('Part of one payment of ₱4,000.00 for 3 registrations').waitFor();
  await own.getByRole('link', { name: `Ana ${last_name}` }).waitFor();
  expect((await own.first().innerText()).match(/one payment of/gi)).toHaveLength(1);
  await done.waitFor({ state: 'detached' });
  expect(await axeDayAndNight(page, () => quiet(page))).toEqual([]);
  await page.getByRole('button', { name: 'Take back all' }).click();
  const asked = page.getByRole('dialog', { name: 'Take back all of this payment, ₱4,000.00?' });
  await asked.getByLabel('Why, for colleagues').fill('The cheque bounced');
  await asked.getByRole('button', { name: 'Take back all' }).click();
  await page.getByText('All of this payment is taken back').waitFor();
  await page.getByRole('button', { name: 'Take back all' }).waitFor({ state: 'detached' });
  for (const { id } of people) expect(await stateOf(id)).toMatchObject({ payment_status: false });
});

it('says who was paid meanwhile, shows what is owed now, and enters nothing twice', async () => {
  const { page, dialog, part, amount, enter, choose, people, last_name } = await begin();
  const [ana, bea] = people;
  await call(api, 'POST', `/registrations/${(await stateOf(ana?.id ?? '')).registration_id}/payments`, {
    as: await adminSession(),
    body: { amount_centavos: 50_000, channel: 'cash' },
  });
  await choose();
  await enter.click();
  await dialog.getByRole('alert').getByText(`Ana ${last_name}: ₱1,000 is owed now, not ₱1,500`).waitFor();
  await dialog.getByRole('status').getByText('₱500.00 is left over').waitFor();
  expect(await part('Ana').inputValue()).toBe('1,000');
  await amount.fill('4,000');
  // The answer is lost; the second click enters nothing more.
  await page.route('**/api/v1/payments/shared', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await enter.click();
  await dialog.getByRole('alert').getByText('The answer was lost').waitFor();
  await page.unroute('**/api/v1/payments/shared');
  await enter.click();
  await page.getByText('The payment is entered for each').waitFor();
  const { money } = await stored<{ money: { paid_centavos: number } }>(
    `/registrations/${(await stateOf(bea?.id ?? '')).registration_id}`,
  );
  expect(money.paid_centavos).toBe(150_000);
});
