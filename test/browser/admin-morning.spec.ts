import sharp from 'sharp';
import { call } from '../support/callers.js';
import { adminSession, api, inquire, openDesk, register, stored, upload } from './admin-desk.js';

jest.setTimeout(60_000);

type Numbers = { delegates: Record<string, number>; inquiries: Record<string, number>; event_fee: number };

describe('the morning screen', () => {
  it('shows what waits, what came in and what is paid, with the sums', async () => {
    const paid = await register();
    const waiting = await register();
    await inquire();
    await call(api, 'PUT', `/delegates/verify/${paid.id}`, {
      as: await adminSession(),
      body: { payment_status: true },
    });
    const picture = sharp({ create: { width: 90, height: 90, channels: 3, background: '#777' } });
    await upload(waiting.id, await picture.png().toBuffer());
    const { delegates, inquiries, event_fee } = await stored<Numbers>('/dashboard?tz=Asia/Manila');

    const page = await openDesk('');
    const figure = (label: string) => page.getByRole('link', { name: new RegExp(`^${label}`) });
    await figure('Paid').waitFor();
    const shown = async (label: string) =>
      (await figure(label).innerText()).split('\n').map((line) => line.trim());
    const pesos = (amount: number) => `₱${amount.toLocaleString('en-PH')}`;
    const number = (value = 0) => value.toLocaleString('en-PH');
    expect(await shown('Paid')).toEqual([
      'Paid',
      number(delegates.paid),
      pesos((delegates.paid ?? 0) * event_fee),
    ]);
    expect((await shown('Unpaid')).slice(1)).toEqual([
      number(delegates.unpaid),
      `${pesos((delegates.unpaid ?? 0) * event_fee)} outstanding`,
    ]);
    expect((await shown('Inquiries today'))[1]).toBe(number(inquiries.today));
    expect((await shown('Proofs waiting'))[1]).toBe(number(delegates.proof_waiting));
    await page.locator('canvas').waitFor();
    expect(await page.getByRole('row').count()).toBe(31);
    await page.getByRole('heading', { name: /Inquiries by project/ }).waitFor();
    await page.getByRole('heading', { name: /How they found us/ }).waitFor();
  });

  it('leads to the delegates whose proof waits', async () => {
    const page = await openDesk('');
    await page.getByRole('link', { name: /^Proofs waiting/ }).click();
    await page.getByRole('heading', { name: 'Delegates', level: 1 }).waitFor();
    await page.locator('tbody tr').first().waitFor();
    for (const row of await page.locator('tbody tr').all())
      expect(await row.innerText()).toContain('Proof waiting');
  });
});
