import { awake, PHONE, takeTime } from '../../../browser/forms/forms-visitor.js';
import { openPage } from '../../../support/browser/browser.js';
import { sound, soundAlsoAt } from '../../../support/browser/sound.js';
import { linkIn, startMailDesk } from '../../../support/desks/mail-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf } from '../../../support/requests/callers.js';
import { until } from '../../../support/server/until.js';

/** Of its own: its mails are read. */
const desk = fixture(() => startMailDesk());

interface Place {
  id: string;
  uuid: string;
  first_name: string;
  cancelled_at: string | null;
}
const RUTH = {
  ...{ first_name: 'Ruth', last_name: 'Villanueva' },
  ...{ email: 'ruth@church.example', phone_number: '09181234567' },
};
const ANA = { first_name: 'Ana', last_name: 'Reyes' };

it('a leader pays for places without names, gives the names by the link, and each ticket follows', async () => {
  const page = await openPage({ baseURL: desk.url, viewport: PHONE });
  await page.goto('/register');
  await page.getByRole('link', { name: 'Register a group' }).click();
  const form = await awake(page, 'group');
  const payer = form.getByRole('group', { name: 'Who pays' });
  await payer.getByLabel('First name').fill('Ruth');
  await payer.getByLabel('Last name').fill('Villanueva');
  await payer.getByLabel('Email', { exact: true }).fill(RUTH.email);
  await form.getByLabel('Phone number').first().fill('0918 123 4567');
  await form.getByLabel('I am attending too').check();
  const places = form.getByLabel('Places without a name yet');
  await places.fill('many');
  await form.getByLabel('I agree to the').check();
  await form.locator('button[type=submit]').click();
  await form.getByText('A whole number, at most 50').waitFor();
  await places.fill('2');
  await form.getByRole('group', { name: 'Your group' }).getByText('₱4,500 for 3 delegates').waitFor();
  await sound(page, 'names-form-390');
  await takeTime(page);
  await form.locator('button[type=submit]').click();
  await page.waitForURL(/\/thank-you\/[0-9a-f-]{36}$/);
  await page.getByText('₱4,500 for 3 delegates. Together with 2 others').waitFor();
  await desk.mailTo(RUTH.email, /^You are registered/);

  const all = dataOf<(Place & { last_name: string })[]>(
    await call(desk, 'GET', '/delegates?filter={"name_to_follow":true}', { as: desk.admin }),
  );
  const [open] = all;
  expect(all).toHaveLength(2);
  await page.goto(`/thank-you/${open?.uuid}`);
  await page.getByText('Name to follow').waitFor();
  await page.getByText('This place has no name yet').waitFor();
  await sound(page, 'names-ticket-390');
  const paid = { payment_status: true };
  await call(desk, 'PUT', `/delegates/verify/${open?.id}`, { as: desk.admin, body: paid });
  const asked = await desk.mailTo(RUTH.email, /^2 names are missing/);
  await desk.mailTo(RUTH.email, /^Your ticket/);

  await page.goto(linkIn(asked, 'my-registration'));
  await page.getByText('Please tell us who is coming: 2 names are missing.').waitFor();
  expect(await page.getByRole('button', { name: /^Transfer to someone else/ }).count()).toBe(1);
  await sound(page, 'names-own-390');
  // By keys alone; what is missing is said at its field.
  const add = page.getByRole('button', { name: 'Add the name: Name to follow' });
  await add.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Who is coming?' });
  await dialog.getByLabel('First name').fill('Ben');
  await page.keyboard.press('Enter');
  await dialog.getByText('Required').waitFor();
  const missing = dialog.getByLabel('Last name');
  await until(() => missing.evaluate((field) => field === document.activeElement));
  await dialog.getByLabel('Last name').fill('Cruz');
  await dialog.getByLabel('Email', { exact: true }).fill('ben@church.example');
  await sound(page, 'names-add-390');
  await page.keyboard.press('Enter');
  await page.getByText('1 name is missing').waitFor();
  await desk.mailTo('ben@church.example', /^Your ticket/);
  await soundAlsoAt(page, 'names-own', 768, 1440);
});

it('staff see whose names are missing, give them, and print no badge of nobody', async () => {
  const body = {
    contact: { ...RUTH, email: 'lea@church.example' },
    delegates: [ANA, {}, { church_name: 'Grace' }],
  };
  const { delegates } = dataOf<{ delegates: Place[] }>(await call(desk, 'POST', '/registrations', { body }));
  const [ana, open, gone] = delegates.map(({ id }) => id);
  await call(desk, 'POST', `/delegates/${gone}/cancel`, { as: desk.admin, body: {} });
  const page = await desk.open('/admin/delegates', desk.admin, { viewport: { width: 1440, height: 900 } });
  await page.getByRole('link', { name: 'Names to follow', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'lea@church.example' });
  await until(async () => (await row.count()) === 1);
  await row.getByText('Name to follow').waitFor();
  await sound(page, 'names-list-1440');

  await page.goto(`/admin/badges?ids=${ana},${open},${gone}`);
  await page.getByText('Left out: 2 who were cancelled, or whose names are to follow.').waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  await sound(page, 'names-badges-1440');

  await page.setViewportSize(PHONE);
  await page.goto(`/admin/delegates/${open}`);
  await page.getByRole('heading', { level: 1, name: 'Name to follow' }).waitFor();
  await page.getByText('No ticket yet.').waitFor();
  for (const name of ['Print badge', 'Transfer', 'Make QR code'])
    expect([name, await page.getByRole('button', { name }).count()]).toEqual([name, 0]);
  await sound(page, 'names-delegate-390');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill('Carla');
  await page.getByLabel('Last name').fill('Lim');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Carla Lim' }).waitFor();
  await page.getByRole('button', { name: 'Transfer' }).waitFor();
});

it('staff cancel a whole registration with one button; “Unpaid” and the badges leave it out', async () => {
  const church = { ...RUTH, email: 'noel@church.example' };
  const people = ['Dan', 'Eva', 'Fe'].map((first_name) => ({ first_name, last_name: 'Ocampo' }));
  const made = dataOf<{ id: string; delegates: Place[] }>(
    await call(desk, 'POST', '/registrations', { body: { contact: church, delegates: people } }),
  );
  const list = await desk.open('/admin/delegates', desk.admin, { viewport: { width: 1440, height: 900 } });
  const unpaid = list.getByRole('link', { name: 'Unpaid', exact: true });
  const ocampos = list.getByRole('row').filter({ hasText: 'Ocampo' });
  await unpaid.click();
  await until(async () => (await ocampos.count()) === 3);

  const page = await desk.open(`/admin/delegates/${made.delegates[1]?.id}`, desk.admin, { viewport: PHONE });
  await page.getByRole('button', { name: 'Cancel registration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel all 3 places of Ruth Villanueva?' });
  await dialog.getByLabel('Why (for colleagues)').fill('The church has its own event');
  await sound(page, 'registration-cancel-390');
  // The safe choice had the focus, and nothing has happened.
  await dialog.getByRole('button', { name: 'Keep places' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Cancel registration' }).click();
  await dialog.getByLabel('Why (for colleagues)').fill('The church has its own event');
  await dialog.getByRole('button', { name: 'Cancel registration' }).click();
  await page.getByText('The registration is cancelled').waitFor();
  await page.getByRole('button', { name: 'Reinstate' }).waitFor();
  await page.getByRole('button', { name: 'Cancel registration' }).waitFor({ state: 'detached' });
  await page.getByText('The church has its own event').first().waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await sound(page, 'registration-cancelled-1440');
  const after = await call(desk, 'GET', `/registrations/${made.id}`, { as: desk.admin });
  expect(dataOf<{ delegates: Place[] }>(after).delegates.every((one) => one.cancelled_at !== null)).toBe(
    true,
  );
  await desk.mailTo(church.email, /^Cancelled/);
  expect(desk.to(church.email, /^Cancelled/)).toHaveLength(1);

  await list.reload();
  await unpaid.click();
  await list.getByRole('row').nth(1).waitFor();
  expect(await ocampos.count()).toBe(0);
});
