import type { Page } from 'playwright-core';
import { axeDayAndNight } from '../../../support/browser/axe.js';
import { shareByHand } from '../../../support/desks/inquiry-desk.js';
import { startOwnDesk } from '../../../support/desks/own-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf } from '../../../support/requests/callers.js';
import { anInquiry } from '../../../support/requests/records.js';

const desk = fixture(() => startOwnDesk());
beforeAll(async () => {
  await shareByHand(desk);
});

const sent = async (change: Record<string, unknown> = {}) =>
  dataOf<{ id: string }>(await call(desk, 'POST', '/inquiry/property', { body: anInquiry(change) })).id;
const stored = async (id: string) =>
  dataOf<Record<string, unknown>>(await call(desk, 'GET', `/inquiry/properties/${id}`, { as: desk.admin }));

/** Presses *Call*; what the system opens for it is none of the page's business. */
async function dial(page: Page) {
  const link = page.getByRole('link', { name: 'Call', exact: true });
  await link.evaluate((element) => element.setAttribute('href', '#'));
  await link.click();
}
const question = (page: Page) => page.getByRole('group', { name: /^Did you reach / });

it('a call asks what came of it, and stands there until it is said, by a button or a key', async () => {
  const id = await sent();
  const page = await desk.open(`/admin/inquiries/${id}/show`, await desk.staff('agent'));
  await dial(page);
  await question(page).getByText('Called, just now, Luz Reyes').waitFor();
  expect(await stored(id)).toMatchObject({ status: 'new', answered_at: null, last_call: 'unknown' });

  // It stops nothing: a note is written, whose letters are no answer, and the page is opened anew.
  await page.getByRole('textbox', { name: 'New note' }).fill('');
  await page.getByRole('textbox', { name: 'New note' }).pressSequentially('rnw');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await page.getByRole('listitem').filter({ hasText: 'rnw' }).waitFor();
  await page.reload();
  await question(page).waitFor();
  expect((await stored(id)).last_call).toBe('unknown');

  await page.keyboard.press('n');
  await page.getByText('José Peñaflor: No answer', { exact: true }).waitFor();
  await question(page).waitFor({ state: 'detached' });
  await page.getByText('No answer, just now, Luz Reyes', { exact: true }).waitFor();
  expect(await stored(id)).toMatchObject({ status: 'new', answered_at: null, last_call: 'no-answer' });
  await page.getByText('waits 0 min').waitFor();
  await page.getByRole('cell', { name: 'No answer', exact: true }).waitFor();

  // The second time somebody else answers: the number is marked, and no longer once it is corrected.
  await dial(page);
  await question(page).getByRole('button', { name: 'Wrong number' }).click();
  await page.getByText(/^Somebody else answers at this number/).waitFor();
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0917 555 4321');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(/^Somebody else answers at this number/).waitFor({ state: 'detached' });

  // Today and the list say the same.
  await page.goto('/admin/');
  await page.getByText(/Wrong number, .+, Luz Reyes/).waitFor();
  await page.goto('/admin/inquiries');
  const row = page.getByRole('row').filter({ hasText: 'Peñaflor' });
  await row.getByText(/Wrong number, .+, Luz Reyes/).waitFor();

  // What was said by mistake is corrected at the call.
  await page.goto(`/admin/inquiries/${id}/show`);
  const note = page.getByRole('listitem').filter({ hasText: 'Called: Wrong number' });
  await note.getByRole('button', { name: 'Correct the outcome' }).click();
  await note.getByRole('button', { name: 'Reached' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Called: Reached' }).waitFor();
  expect(await stored(id)).toMatchObject({ status: 'contacted', last_call: 'reached', phone_fails: false });
});

it('a call that was none is taken back from the question', async () => {
  const id = await sent();
  const page = await desk.open(`/admin/inquiries/${id}/show`, await desk.staff('agent'));
  await dial(page);
  await question(page).getByRole('button', { name: 'Take back' }).click();
  await question(page).waitFor({ state: 'detached' });
  expect(await stored(id)).toMatchObject({ status: 'new', last_call: null, assignee_id: null });
});

it('the question stands in the head at every width, by day and by night, and covers nothing', async () => {
  const id = await sent({
    first_name: 'Maria Concepción de los Ángeles',
    last_name: 'Villanueva-Buenaventura',
  });
  const page = await desk.open(`/admin/inquiries/${id}/show`, await desk.staff('agent'));
  await dial(page);
  await question(page).waitFor();
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Between a laptop and a large screen nothing has another colour.
    if (width < 1920)
      expect([width, await axeDayAndNight(page, () => question(page).waitFor())]).toEqual([width, []]);
    const edges = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(edges).toEqual([width, width]);
    const box = await question(page).boundingBox();
    const name = page.getByRole('heading', { level: 1 });
    const [h1, head] = [await name.boundingBox(), await name.locator('..').boundingBox()];
    if (!head || !box || !h1) throw new Error('The head is not shown');
    // In a row of its own, under the name and the actions, as wide as the head.
    expect(box.y).toBeGreaterThanOrEqual(h1.y + h1.height);
    expect(Math.abs(box.width - head.width)).toBeLessThan(1);
    for (const name of ['Reached', 'No answer', 'Wrong number']) {
      const button = await question(page).getByRole('button', { name }).boundingBox();
      expect(button && button.x >= box.x && button.x + button.width <= box.x + box.width).toBe(true);
    }
    // Stays in sight while the page scrolls, where there is room for it.
    if (width < 600) continue;
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(
      await question(page).evaluate((element) => element.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(0);
    expect(await question(page).evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(
      height / 2,
    );
  }
});
