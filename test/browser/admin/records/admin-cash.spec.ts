import { dataOf, call } from '../../../support/requests/callers.js';
import { adminSession, api, mark, openDesk, register, stored } from '../admin-desk.js';

it('counts the cash of a person: a difference takes its reason, and the slip is for paper', async () => {
  const { id } = await register({ last_name: mark() });
  const { registration_id: registration, event_id } = await stored<{
    registration_id: string;
    event_id: string;
  }>(`/delegates/${id}`);
  await call(api, 'POST', `/registrations/${registration}/payments`, {
    as: await adminSession(),
    body: { amount_centavos: 150_000, channel: 'cash' },
  });
  const cash = async () =>
    dataOf<{ in_hand: { expected_centavos: number }[] }>(
      await call(api, 'GET', `/events/${event_id}/cash`, { as: await adminSession() }),
    );
  const [mine] = (await cash()).in_hand.slice(-1);
  const page = await openDesk(`/events/${event_id}/overview`);
  await page.getByRole('link', { name: 'Cash', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^Cash: / }).waitFor();
  const count = page.getByRole('button', { name: /^Count the cash of / }).last();
  await count.waitFor();
  await count.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Counted').fill(String((mine?.expected_centavos ?? 0) / 100 - 100));
  await dialog.getByText('₱100.00 missing').waitFor();
  await dialog.getByLabel('Why it differs').fill('One note is missing');
  await page.keyboard.press('Enter');
  await page.getByText('It is counted and closed').waitFor();
  await page.getByText('One note is missing').waitFor();
  await page.getByRole('link', { name: 'Slip' }).first().click();
  await page.getByRole('heading', { level: 1, name: /^Cash handed over/ }).waitFor();
  await page.getByText('₱100.00 missing: One note is missing').waitFor();
});
