import type { Page } from 'playwright-core';
import { axe } from '../../../support/browser/axe.js';
import { openPage } from '../../../support/browser/browser.js';
import { fits, shoot } from '../../../support/browser/sound.js';
import { contentDesk, publish } from '../../../support/desks/content-desk.js';
import { aPdf } from '../../../support/payments/pdf.js';

const { desk, open, html } = contentDesk();
const GROVE = '/properties/residential/palawan/grove-tower';
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** The field of the first home's plan, in the form of its project. */
async function planOf(page: Page) {
  await page.getByRole('button', { name: 'Homes, place and license' }).click();
  await page.getByRole('button', { name: /^Homes \d/ }).click();
  await page.getByRole('button', { name: 'Studio', exact: true }).click();
  return page.getByRole('group', { name: 'Plan as a PDF (optional)' });
}

describe('the plan of a home', () => {
  it('is uploaded as a PDF, looked at in the preview, published, and opened by a visitor', async () => {
    const page = await open('/content/projects/grove-tower');
    const plan = await planOf(page);
    const bytes = aPdf('Studio', 1_234_567);
    await plan.getByLabel('Plan as a PDF: the file').setInputFiles(file('Studio plan.pdf', bytes));
    await plan.getByText('Studio plan.pdf is uploaded.').waitFor();
    await plan.getByText('PDF, 1.2 MB').waitFor();
    await page.frameLocator('iframe').getByRole('link', { name: 'Plan (PDF, 1.2 MB)' }).waitFor();
    expect(await html(GROVE)).not.toContain('Plan (PDF');
    const own = plan.getByRole('link', { name: 'Studio plan.pdf' });
    expect(await own.getAttribute('target')).toBe('_blank');
    expect((await page.request.get((await own.getAttribute('href')) ?? '')).status()).toBe(200);
    await publish(page);

    const visitor = await openPage({ baseURL: desk.url });
    await visitor.goto(GROVE);
    const link = visitor.getByRole('link', { name: 'Plan (PDF, 1.2 MB)' });
    const answer = await visitor.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('inline; filename="Studio plan.pdf"') as string,
    });
    expect((await answer.body()).equals(bytes)).toBe(true);

    for (const width of [390, 768, 1440]) {
      await visitor.setViewportSize({ width, height: 900 });
      expect(await fits(visitor)).toBe(true);
      await shoot(visitor, `plan-site-${width}`);
    }

    // The history names the file, not its address.
    await plan.getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('list', { name: 'History' }).getByText('Studio plan.pdf').waitFor();
  });

  it('is dropped into its field, replaced and removed by keyboard', async () => {
    const page = await open('/content/projects/alpha-tower');
    const plan = await planOf(page);
    const dropped = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'Dropped.pdf', { type: 'application/pdf' }));
      return data;
    }, aPdf('Dropped').toString('latin1'));
    const room = plan.getByText('or drop it here, up to 15 MB.').locator('..');
    await room.dispatchEvent('drop', { dataTransfer: dropped });
    await plan.getByRole('link', { name: 'Dropped.pdf' }).waitFor();
    await page
      .frameLocator('iframe')
      .getByRole('link', { name: /^Plan \(PDF, / })
      .waitFor();

    const replace = plan.getByRole('button', { name: 'Replace it' });
    const input = plan.getByLabel('Plan as a PDF: the file');
    // A key of the test gives Chromium no leave to open its dialog: seen is what asks for it.
    await input.evaluate((element) => element.addEventListener('click', () => (element.dataset.asked = '')));
    await replace.focus();
    await page.keyboard.press('Enter');
    await plan.locator('[data-asked]').waitFor({ state: 'attached' });
    await input.setInputFiles(file('Other.pdf', aPdf('Other')));
    await plan.getByRole('link', { name: 'Other.pdf' }).waitFor();
    expect(await replace.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await axe(page)).toEqual([]);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const choose = plan.getByRole('button', { name: 'Choose a PDF' });
    await choose.waitFor();
    expect(await choose.evaluate((element) => element === document.activeElement)).toBe(true);
    await plan.getByLabel('Address elsewhere (optional)').fill('https://example.com/plan.pdf');
    await page.frameLocator('iframe').getByRole('link', { name: 'Plan (PDF)', exact: true }).waitFor();
  });
});
