import type { Page } from 'playwright-core';
import { fits, shoot, sound } from '../../../support/browser/sound.js';
import { contentDesk } from '../../../support/desks/content-desk.js';

const { desk, open, html } = contentDesk();
const SIZES = [390, 768, 1366, 1920];

/** The same page, as people have it. */
async function looks(page: Page, name: string) {
  for (const width of SIZES) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, fits: await fits(page) }).toEqual({ width, fits: true });
    await shoot(page, `${name}-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

it('with approval an editor proposes and is sent back, and an admin publishes what comes again', async () => {
  const boss = await desk.open('/admin/content/releases#approval', desk.admin);
  await boss.getByRole('switch', { name: 'An admin approves what editors publish' }).click();
  await boss.getByText('From now on editors propose').waitFor();

  const page = await open('/content/about/site');
  const intro = page.getByRole('textbox', { name: /^Introduction|^Intro/ }).first();
  await intro.fill('Words that an admin has seen.');
  await page.getByRole('button', { name: 'Propose…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose to publish' });
  await dialog.getByRole('group').getByText('Words that an admin has seen.').first().waitFor();
  await dialog.getByLabel('What is new (optional)').fill('A shorter introduction');
  await sound(page, 'approval-propose');
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await page.getByText('A proposal waits for an admin.').waitFor();
  expect(await html('/about-us')).not.toContain('Words that an admin has seen.');

  await boss.goto('/admin');
  const today = boss.getByRole('region', { name: 'Proposed for the site' });
  await today.getByText('Luz Reyes proposes to publish').waitFor();
  await looks(boss, 'approval-today');
  await today.getByRole('link', { name: 'About us' }).click();
  await boss.getByRole('heading', { name: 'Proposed' }).waitFor();
  await looks(boss, 'approval-list');
  await boss.getByRole('button', { name: 'Look and publish' }).click();
  const look = boss.getByRole('dialog', { name: 'What Luz Reyes proposes' });
  await look.getByText('Words that an admin has seen.').first().waitFor();
  await looks(boss, 'approval-dialog');
  await look.getByRole('button', { name: 'Send back' }).click();
  await look.getByLabel('What is to be changed').fill('Please name the year.');
  await sound(boss, 'approval-send-back');
  await look.getByRole('button', { name: 'Send back' }).click();
  await boss.getByText('Sent back. Luz Reyes is told.').waitFor();

  await page.reload();
  await page.getByText('“Please name the year.”').waitFor();
  await looks(page, 'approval-editor');
  await intro.fill('Words of 2027 that an admin has seen.');
  await page.getByRole('button', { name: 'Propose…' }).click();
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await page.getByText('A proposal waits for an admin.').waitFor();
  expect(await page.getByText('“Please name the year.”').count()).toBe(0);

  await boss.reload();
  await boss.getByRole('button', { name: 'Look and publish' }).click();
  await look.getByRole('button', { name: 'Publish', exact: true }).click();
  await boss.getByText('Published: the site shows it now.').waitFor();
  expect(await html('/about-us')).toContain('Words of 2027 that an admin has seen.');
  await boss.getByText('proposed by Luz Reyes').waitFor();
  await boss.goto('/admin/activity');
  await boss.getByText('proposed by Luz Reyes').first().waitFor();
  await shoot(boss, 'approval-activity');
});
