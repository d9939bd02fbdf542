import { openPage } from '../../../../support/browser/browser.js';
import { DESKTOP, fits, looked, PHONE, shoot } from '../../../../support/browser/sound.js';
import { stopsOf } from '../../../../support/desks/news-desk.js';
import { startOwnDesk } from '../../../../support/desks/own-desk.js';
import { fixture } from '../../../../support/jest/fixture.js';
import { startMailServer } from '../../../../support/mail/mail-server.js';
import { call, dataOf } from '../../../../support/requests/callers.js';
import { anInquiry } from '../../../../support/requests/records.js';
import { until } from '../../../../support/server/until.js';

const server = fixture(() => startMailServer());
const desk = fixture(() => startOwnDesk(server.env));

it('is written, seen, tried and sent; its reader chooses on a page without script, and stops all', async () => {
  const [ana, ben] = ['ana@example.ph', 'ben@example.ph'];
  const ids: string[] = [];
  for (const email of [ana, ben]) {
    const sent = await call(desk, 'POST', '/inquiry/property', { body: anInquiry({ email }) });
    ids.push(dataOf<{ id: string }>(sent).id);
  }
  const manager = await desk.staff('manager');
  const page = await desk.open('/admin/mails', manager, { viewport: DESKTOP });
  await page.getByRole('link', { name: 'Write news' }).click();
  await page.getByRole('heading', { level: 1, name: 'News to those who asked for them' }).waitFor();
  const reach = page.getByRole('region', { name: 'Who will get it' });
  await reach.getByText('2', { exact: true }).waitFor();
  await page.getByLabel('About which projects').click();
  await page.getByRole('option', { name: 'Alpha Tower' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel(/^Subject/).fill('Alpha Tower is topped out');
  await page.getByLabel(/^Text/).first().fill('The last floor is cast.\n\nBring the family on Saturday.');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByLabel('Name or words').fill('lobby');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await page.getByLabel(/^What the picture shows/).fill('The lobby');
  await page.getByRole('button', { name: 'Button', exact: true }).click();
  await page.getByLabel(/^What the button says/).fill('See the tower');
  await page.getByLabel(/^Where it leads/).fill('/properties');
  const shown = page.frameLocator('iframe');
  await shown.getByRole('img', { name: 'The lobby' }).waitFor();
  await looked(page, 'newsletter');
  await page.getByRole('tab', { name: 'Phone' }).click();
  await shoot(page, 'newsletter-as-on-a-phone');
  // What is typed is kept through a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await until(() => server.mails.some(({ subject }) => subject === 'Test: Alpha Tower is topped out'));
  await page.getByRole('button', { name: 'Send 2 mails…' }).click();
  await page.getByRole('button', { name: 'Send it' }).click();
  await page.getByRole('button', { name: 'Undo “Alpha Tower is topped out”' }).waitFor();
  await desk.db.query(`UPDATE job SET run_at = now() WHERE kind = 'newsletter'`);
  await until(() => [ana, ben].every((to) => server.to(to, 'Alpha Tower is topped out').length > 0));
  await page.getByText('2 sent').waitFor();

  const [mail] = server.to(ana, 'Alpha Tower is topped out');
  const reader = await openPage({ baseURL: desk.url, viewport: PHONE, javaScriptEnabled: false });
  await reader.setContent((mail?.html ?? '').replace(/cid:[\w-]+/g, 'data:,'));
  expect(await fits(reader)).toBe(true);
  await shoot(reader, 'newsletter-mail-390');
  await reader.goto(stopsOf(mail).page);
  await reader.getByRole('heading', { level: 1, name: 'Which news would you like?' }).waitFor();
  expect(await reader.getByLabel('Alpha Tower').isChecked()).toBe(true);
  await shoot(reader, 'news-choices-390');
  await reader.setViewportSize(DESKTOP);
  await shoot(reader, 'news-choices-1366');
  await reader.getByLabel('Alpha Tower').uncheck();
  await reader.getByLabel('Grove Tower').check();
  await reader.getByRole('button', { name: 'Save my choice' }).click();
  await reader.getByText('Saved. We will send you what is ticked').waitFor();
  expect(await reader.getByLabel('Grove Tower').isChecked()).toBe(true);
  await reader.getByRole('button', { name: 'Unsubscribe from all' }).click();
  await reader.getByText('You are unsubscribed. No more news').waitFor();
  expect(await reader.getByRole('button', { name: 'Unsubscribe from all' }).isVisible()).toBe(false);
  await shoot(reader, 'news-stopped-1366');
  const scripted = await openPage({ baseURL: desk.url, viewport: DESKTOP });
  await scripted.goto(stopsOf(mail).page);
  await looked(scripted, 'news-choices');

  await page.reload();
  await page.getByText('1 unsubscribed since').waitFor();
  await reach.getByText('1', { exact: true }).first().waitFor();
  await page.goto(`/admin/inquiries/${ids[0]}/show`);
  await page.getByText(/Unsubscribed on their own page/).waitFor();
  await looked(page, 'inquiry-news');
});
