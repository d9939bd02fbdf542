import { axe } from '../../../../support/browser/axe.js';
import { fits, shoot } from '../../../../support/browser/sound.js';
import { startOwnDesk } from '../../../../support/desks/own-desk.js';
import { fixture } from '../../../../support/jest/fixture.js';
import { aPdf } from '../../../../support/payments/pdf.js';

const desk = fixture(() => startOwnDesk());
const editor = fixture(() => desk.staff('editor'));

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

it('says in words what is no plan of a home, how far one has come, and that the line is gone, on a phone', async () => {
  const page = await desk.open('/admin/content/projects/el-nido-coffee-plantation', editor, PHONE);
  await page.getByRole('button', { name: 'Homes, place and license' }).click();
  await page.getByRole('button', { name: /^Homes \d/ }).click();
  await page.getByRole('button', { name: 'Add a home' }).click();
  const plan = page.getByRole('group', { name: 'Plan as a PDF (optional)' });
  const input = plan.getByLabel('Plan as a PDF: the file');
  const fault = plan.getByRole('alert');
  await input.setInputFiles(file('plan.docx', Buffer.from('PK')));
  expect(await fault.innerText()).toBe('plan.docx is not a PDF. Save it as PDF first.');
  await input.setInputFiles(file('large.pdf', aPdf('Large', 16_000_000)));
  await plan.getByText('large.pdf has 16 MB: it may have 15 MB.').waitFor();
  await input.setInputFiles(file('half.pdf', aPdf('Half', 5_000).subarray(0, 3_000)));
  await plan.getByText('The PDF is damaged: its end is missing.').waitFor();

  await page.route('**/api/v1/content/files', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await input.setInputFiles(file('plan.pdf', aPdf('Plan')));
  await plan.getByText('The server cannot be reached.').waitFor();
  await page.unroute('**/api/v1/content/files');

  // It is on its way for as long as nobody lets it through.
  await page.route('**/api/v1/content/files', (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  );
  await input.setInputFiles(file('plan.pdf', aPdf('Plan')));
  await plan.getByRole('progressbar', { name: 'Uploading plan.pdf' }).waitFor();
  expect(await plan.getByRole('status').innerText()).toBe('Uploading plan.pdf');
  expect(await fits(page)).toBe(true);
  await plan.scrollIntoViewIfNeeded();
  await shoot(page, 'plan-sending-390');
  expect(await axe(page)).toEqual([]);
  await plan.getByRole('button', { name: 'Cancel' }).click();
  await plan.getByRole('button', { name: 'Choose a PDF' }).waitFor();
  expect(await fault.count()).toBe(0);
  await page.unroute('**/api/v1/content/files');
  await input.setInputFiles(file('plan.pdf', aPdf('Plan')));
  await plan.getByText('plan.pdf is uploaded.').waitFor();
  // A home without a name is not called by the address of its plan.
  await page.getByRole('button', { name: /^New home/ }).waitFor();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fits(page)).toBe(true);
    await shoot(page, `plan-${width}`);
  }
});
