import { call } from '../../support/requests/callers.js';
import { aPicture } from '../../support/requests/pictures.js';
import { adminSession, api, inquire, openDesk, register, rowsOf, stored, upload } from './admin-desk.js';

type Numbers = {
  delegates: Record<string, number>;
  inquiries: Record<string, number>;
  money: { paid_centavos: number; owed_centavos: number }[];
};

describe('Today', () => {
  it('shows what waits, what came in and what is paid, with the sums', async () => {
    const paid = await register();
    const waiting = await register();
    await inquire();
    await call(api, 'PUT', `/delegates/verify/${paid.id}`, {
      as: await adminSession(),
      body: { payment_status: true },
    });
    const picture = aPicture(90, 90, '#777');
    await upload(waiting.id, await picture);
    const { delegates, inquiries, money } = await stored<Numbers>('/dashboard?tz=Asia/Manila');

    const page = await openDesk('');
    const figure = (label: string) => page.getByRole('link', { name: new RegExp(`^${label}`) });
    await figure('Paid').waitFor();
    const shown = async (label: string) =>
      (await figure(label).innerText()).split('\n').map((line) => line.trim());
    const pesos = (of: 'paid_centavos' | 'owed_centavos') =>
      new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }).format(
        money.reduce((sum, each) => sum + each[of], 0) / 100,
      );
    const number = (value = 0) => value.toLocaleString('en-PH');
    expect(await shown('Paid')).toEqual([
      'Paid',
      number(delegates.paid),
      `${pesos('paid_centavos')} received`,
    ]);
    expect((await shown('Unpaid')).slice(1)).toEqual([
      number(delegates.unpaid),
      `${pesos('owed_centavos')} owed`,
    ]);
    expect((await shown('Inquiries today'))[1]).toBe(number(inquiries.today));
    const proofs = delegates.proof_waiting;
    const all = proofs === 1 ? 'The one that waits' : `All ${number(proofs)} that wait`;
    await page.getByRole('link', { name: all }).waitFor();
    const days = page.getByRole('table', { name: 'Registrations and inquiries per day' }).getByRole('row');
    expect(await days.count()).toBe(31);
    const today = new Date().toLocaleDateString('en-PH', {
      day: 'numeric',
      month: 'short',
      timeZone: 'Asia/Manila',
    });
    expect(await days.last().innerText()).toContain(today);
    // Each once: where inquiries come from was told twice.
    for (const name of ['By project', 'By source'])
      expect([name, await page.getByRole('table', { name }).count()]).toEqual([name, 1]);
    expect(await page.getByText('How they found us').count()).toBe(0);
  });

  it('leads to the delegates whose proof waits', async () => {
    const page = await openDesk('');
    await page.getByRole('link', { name: /that waits?$/ }).click();
    await page.getByRole('heading', { name: 'Delegates', level: 1 }).waitFor();
    await rowsOf(page).first().waitFor();
    for (const row of await rowsOf(page).all()) expect(await row.innerText()).toContain('Proof waiting');
    const chips = page.getByRole('list', { name: 'Active filters' });
    await chips.getByText('Payment: Unpaid').waitFor();
    await chips.getByText('Proof of payment: Sent').waitFor();
  });
});
