import {
  adminSession,
  aMemberOfStaff,
  api,
  filtered,
  inquire,
  mark,
  openDesk,
  register,
  rowsOf,
  stored,
  upload,
} from '../../../browser/admin/admin-desk.js';
import { call, dataOf } from '../../../support/requests/callers.js';
import { aPicture } from '../../../support/requests/pictures.js';

interface Work {
  status: string;
  assignee_id: string | null;
  answered_at: string | null;
  lost_reason: string | null;
  next_step: string | null;
}
const workOf = (id: string) => stored<Work>(`/inquiry/properties/${id}`);
const set = async (id: string, body: object) => {
  const answer = await call(api, 'PUT', `/inquiry/properties/${id}/work`, { as: await adminSession(), body });
  expect(answer.status).toBe(200);
};
/** Nobody is given an inquiry here but by hand: how they are shared out is inquiry-assignment.spec.ts. */
beforeAll(async () => {
  const settings = await stored<object>('/inquiry/work/settings');
  const body = { ...settings, assigns: false };
  const answer = await call(api, 'PUT', '/inquiry/work/settings', { as: await adminSession(), body });
  expect(answer.status).toBe(200);
});

/** An inquiry that is nobody's. */
const anUnassigned = async (change: Record<string, unknown> = {}) => {
  const made = await inquire(change);
  await set(made.id, { assignee_id: null });
  return made;
};

describe('the list of inquiries', () => {
  it('opens on all, newest first, and then on the view that was chosen last', async () => {
    const { session, account } = await aMemberOfStaff();
    const mine = await inquire();
    await set(mine.id, { assignee_id: account.id });
    const page = await openDesk('/inquiries', session);
    const current = page.locator('[aria-current=page]');
    const received = page.getByRole('columnheader', { name: 'Received' });
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.locator(current).getByText('All', { exact: true }).waitFor();
    expect(await received.getAttribute('aria-sort')).toBe('descending');

    await views.getByRole('link', { name: 'Mine and unassigned' }).click();
    const chips = page.getByRole('list', { name: 'Active filters' });
    await chips.getByText('Who answers: Mine and unassigned').waitFor();
    await page.goto(`${new URL(page.url()).origin}/admin/inquiries`);
    await chips.getByText('Who answers: Mine and unassigned').waitFor();
    await views.locator(current).getByText('Mine and unassigned').waitFor();
    expect(await received.getAttribute('aria-sort')).toBe('ascending');
  });

  it('changes status and assignee by keyboard alone', async () => {
    const first_name = mark();
    const { id } = await anUnassigned({ first_name });
    const page = await openDesk(`/inquiries${filtered({ first_name })}`);
    await rowsOf(page).first().getByRole('link').focus();
    await page.keyboard.press('s');
    const menu = page.getByRole('menu');
    await menu.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(`${first_name} Peñaflor: Qualified`).waitFor();
    expect((await workOf(id)).status).toBe('qualified');

    await rowsOf(page).first().getByRole('link').focus();
    await page.keyboard.press('a');
    await menu.getByRole('menuitem', { name: 'Me', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(`${first_name} Peñaflor is now`).waitFor();
    expect((await workOf(id)).assignee_id).not.toBeNull();
    expect(new URL(page.url()).pathname).toBe('/admin/inquiries');
  });

  it('does not undo what a colleague did meanwhile', async () => {
    const first_name = mark();
    const { id } = await anUnassigned({ first_name });
    const { session } = await aMemberOfStaff();
    const [mine, theirs] = [
      await openDesk(`/inquiries${filtered({ first_name })}`),
      await openDesk(`/inquiries${filtered({ first_name })}`, session),
    ];
    const menu = async (page: typeof mine) => {
      await page.getByRole('button', { name: new RegExp(`^Status of ${first_name}`) }).click();
      return (status: string) => page.getByRole('menuitem', { name: status, exact: true }).click();
    };
    // My menu is open while theirs is used: the row behind it changes, the menu does not.
    const chooseMine = await menu(mine);
    await (
      await menu(theirs)
    )('Viewing');
    await theirs.getByText(`${first_name} Peñaflor: Viewing`).waitFor();
    await rowsOf(mine).locator('button', { hasText: 'Viewing' }).waitFor();
    await chooseMine('Spam');
    await mine
      .getByRole('alert')
      .getByText('Someone else has changed this inquiry in the meantime')
      .waitFor();
    await mine
      .getByRole('button', { name: `Status of ${first_name} Peñaflor: Viewing. Change it` })
      .waitFor();
    expect((await workOf(id)).status).toBe('viewing');
  });

  it('shows time and message whole on a desk', async () => {
    const first_name = mark();
    await anUnassigned({ first_name, message: 'How much is a studio with a view of the sea?' });
    const page = await openDesk(`/inquiries${filtered({ first_name })}`);
    const row = rowsOf(page).first();
    await row.getByText('view of the sea').waitFor();
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const frame = page.getByRole('region', { name: 'Inquiries' });
      const cut = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect([width, Math.max(cut, 0)]).toEqual([width, 0]);
      const cells = await row.getByRole('cell').allInnerTexts();
      expect(cells[1]).toMatch(/\d{4}/);
      expect(cells[2]).toContain('view of the sea');
    }
  });
});

describe('an inquiry’s page', () => {
  it('logs an answer by the reply button, and takes it back with one click', async () => {
    const { id } = await anUnassigned();
    const page = await openDesk(`/inquiries/${id}/show`);
    // What the system opens for a mail is none of the page's business.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="mailto:"]')) event.preventDefault();
      }),
    );
    await page.getByRole('link', { name: 'E-mail', exact: true }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Logged as answered by e-mail' });
    await toast.waitFor();
    expect(await workOf(id)).toMatchObject({ status: 'contacted' });
    await page.getByRole('listitem').filter({ hasText: 'Answered by e-mail' }).waitFor();
    await toast.getByRole('button', { name: 'Take back' }).click();
    await page.getByText('It is taken back').waitFor();
    expect(await workOf(id)).toMatchObject({ status: 'new', answered_at: null, assignee_id: null });
    await page.getByText('Nothing has been noted yet.').waitFor();
  });

  it('keeps notes with the writer’s name, and one that is not kept yet from being lost', async () => {
    const { id } = await anUnassigned();
    const page = await openDesk(`/inquiries/${id}/show`);
    await page.getByLabel('New note').fill('Wants the 12th floor');
    await page.getByRole('link', { name: 'Delegates' }).first().click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByText('Stay here').click();
    await page.getByRole('button', { name: 'Add the note' }).click();
    const note = page.getByRole('listitem').filter({ hasText: 'Wants the 12th floor' });
    await note.getByText('Administrator').waitFor();
    expect(await page.getByLabel('New note').inputValue()).toBe('');
  });

  it('shows what else the same person asked', async () => {
    const email = `${mark()}@example.ph`;
    const other = await inquire({ email, message: 'The earlier question' });
    const { id } = await inquire({
      email: email.toUpperCase(),
      phone_number: `6399${String(Date.now()).slice(-8)}`,
    });
    const page = await openDesk(`/inquiries/${id}/show`);
    const panel = page.getByRole('region', { name: 'Same person' });
    await panel.getByText('The earlier question').waitFor();
    await panel.getByText('same e-mail').waitFor();
    await panel.getByRole('link').click();
    await page.waitForURL(`**/inquiries/${other.id}/show`);
  });
});

it('the menu counts the proofs that wait, and follows when one is decided on', async () => {
  const delegate = await register();
  const proof = aPicture(90, 90, '#777');
  await upload(delegate.id, await proof);
  const answer = await call(api, 'GET', '/proofs/waiting', { as: await adminSession() });
  const { waiting } = dataOf<{ waiting: number }>(answer);
  const page = await openDesk(`/delegates/${delegate.id}`);
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await menu.getByRole('link', { name: `Review ${waiting} waiting`, exact: true }).waitFor();
  await page.getByRole('button', { name: /^Verify ₱/ }).click();
  const left = waiting > 1 ? `Review ${waiting - 1} waiting` : 'Review';
  await menu.getByRole('link', { name: left, exact: true }).waitFor();
});

it('the menu counts what waits for the reader, and Today leads to it', async () => {
  await anUnassigned();
  const page = await openDesk('');
  const { unanswered } = await stored<{ unanswered: number }>('/inquiry/work/waiting?tz=Asia/Manila');
  expect(unanswered).toBeGreaterThan(0);
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^Inquiries [\d,]+ waiting$/ })
    .waitFor();
  await page.getByRole('link', { name: /unanswered$/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Inquiries' }).waitFor();
  const view = page.getByRole('link', { name: 'Unanswered', exact: true });
  expect(await view.getAttribute('aria-current')).toBe('page');
});
