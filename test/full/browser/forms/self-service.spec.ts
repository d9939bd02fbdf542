import { PHONE } from '../../../browser/forms/forms-visitor.js';
import { drawn, openPage } from '../../../support/browser/browser.js';
import { shoot, sound, soundAlsoAt } from '../../../support/browser/sound.js';
import { linkIn, startMailDesk } from '../../../support/desks/mail-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf } from '../../../support/requests/callers.js';
import { aDelegate } from '../../../support/requests/records.js';
import { until } from '../../../support/server/until.js';

/** Of its own: its mails are read. */
const desk = fixture(() => startMailDesk());

interface Group {
  id: string;
  delegates: { id: string; uuid: string }[];
}
const RUTH = {
  first_name: 'Ruth',
  last_name: 'Villanueva',
  email: 'ruth@church.example',
  phone_number: '09181234567',
};

it('a leader corrects, passes on and cancels by the mailed link, on a phone and by keys', async () => {
  const delegates = ['Ana', 'Ben', 'Carla'].map((first_name) => ({ first_name, last_name: 'Reyes' }));
  const answer = await call(desk, 'POST', '/registrations', { body: { contact: RUTH, delegates } });
  const group = dataOf<Group>(answer);
  const [, ben] = group.delegates;

  // From the ticket of one of them, who does not see the link.
  const page = await openPage({ baseURL: desk.url, viewport: PHONE });
  await page.goto(`/thank-you/${ben?.uuid}`);
  await page.getByRole('button', { name: 'Change or cancel' }).click();
  await page.getByText('A link is on its way').waitFor();
  await sound(page, 'ticket-390');
  const mail = await desk.mailTo(RUTH.email, /^Change or cancel/);

  await page.goto(linkIn(mail, 'my-registration'));
  await page.getByText('You can correct names, transfer a place').waitFor();
  await sound(page, 'own-390');
  // On paper nothing can be pressed.
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main').getByRole('button').count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });

  // A wrong address is said at its field; by keys alone.
  const correct = page.getByRole('button', { name: 'Correct: Ana Reyes' });
  await correct.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog');
  await form.getByLabel('Email', { exact: true }).fill('ana@');
  await form.getByLabel('Church').fill('Grace Community Church');
  await page.keyboard.press('Enter');
  await form.getByText('Invalid email address').waitFor();
  await sound(page, 'own-correct-390');
  await form.getByLabel('Email', { exact: true }).fill('ana@church.example');
  await page.keyboard.press('Enter');
  // By its name as an element: a closed one has no role, and is there for a moment more.
  await page.locator('dialog', { hasText: 'Church' }).waitFor({ state: 'detached' });
  await page.getByText('Grace Community Church, ana@church.example').waitFor();
  expect(await correct.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: 'Transfer to someone else: Ben Reyes' }).click();
  for (const [label, text] of [
    ['First name', 'Dan'],
    ['Last name', 'Cruz'],
    ['Email', 'dan@church.example'],
    ['Phone number', '0917 555 0000'],
  ] as const)
    await form.getByLabel(label).fill(text);
  await shoot(page, 'own-transfer-390');
  await form.getByRole('button', { name: 'Transfer the place' }).click();
  await page.getByRole('link', { name: 'Open the ticket: Dan Cruz' }).waitFor();

  // Back, and nothing has happened; then for good.
  const cancel = page.getByRole('button', { name: 'Cancel the place: Carla Reyes' });
  await cancel.click();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await cancel.click();
  await sound(page, 'own-cancel-390');
  await form.getByRole('button', { name: 'Yes, cancel' }).click();
  await page.getByText('₱3,000').waitFor();
  await page.getByText('Cancelled', { exact: true }).waitFor();
  const people = page.getByRole('heading', { name: 'Who is coming' });
  await until(() => people.evaluate((heading) => heading === document.activeElement));
  await soundAlsoAt(page, 'own', 768, 1440);
  await page.goto(`/thank-you/${group.delegates[2]?.uuid}`);
  await page.getByRole('heading', { level: 1, name: 'Cancelled' }).waitFor();
  await page.getByText(/This place was cancelled on \d{1,2} \w+ \d{4}/).waitFor();
  await page.getByText('ask the person who registered you').waitFor();
  await sound(page, 'ticket-cancelled-1440');

  // Ben's link says what became of it, and nothing of Dan.
  await page.goto(`/thank-you/${ben?.uuid}`);
  await page.getByRole('heading', { level: 1, name: 'This place was transferred' }).waitFor();
  await page.getByText(/On \d{1,2} \w+ \d{4}, this place at Common Ground 2027/).waitFor();
  await page.getByRole('link', { name: 'hello@stealthland.ph' }).first().waitFor();
  expect(await page.locator('main').textContent()).not.toMatch(/Dan|Ben|Reyes|Cruz/);
  await shoot(page, 'ticket-passed-on-1440');
  await page.setViewportSize(PHONE);
  await sound(page, 'ticket-passed-on-390');
});

it('what somebody else has changed meanwhile is said, and what was typed is saved at the second press', async () => {
  const contact = { ...RUTH, email: 'noemi@church.example' };
  const body = { contact, delegates: [{ first_name: 'Lea', last_name: 'Reyes' }] };
  const made = await call(desk, 'POST', '/registrations', { body });
  const [lea] = dataOf<Group>(made).delegates;
  await call(desk, 'POST', '/registration-links', { body: { uuid: lea?.uuid } });
  const page = await openPage({ baseURL: desk.url, viewport: PHONE });
  await page.goto(linkIn(await desk.mailTo(contact.email, /^Change or cancel/), 'my-registration'));
  await page.getByRole('button', { name: 'Correct: Lea Reyes' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Church').fill('Grace Community Church');

  const change = { ...contact, first_name: 'Leah', last_name: 'Reyes', ministry: 'Music' };
  const put = await call(desk, 'PUT', `/delegates/${lea?.id}`, { as: desk.admin, body: change });
  expect(put.status).toBe(200);
  const save = form.getByRole('button', { name: 'Save' });
  await save.click();
  await form.getByRole('alert').getByText('Someone has changed this in the meantime.').waitFor();
  await form.getByText('It now says: Leah Reyes').waitFor();
  expect(await form.getByLabel('Church').inputValue()).toBe('Grace Community Church');
  await sound(page, 'own-conflict-390');

  // The line is cut at the look that follows a refusal: what was typed stays.
  let cut = 0;
  page.on('requestfailed', (request) => (cut += request.url().endsWith('/registration-link') ? 1 : 0));
  await page.route('**/api/v1/registration-link', (route) => route.abort());
  await call(desk, 'PUT', `/delegates/${lea?.id}`, {
    as: desk.admin,
    body: { ...change, ministry: 'Youth' },
  });
  await save.click();
  await form.getByRole('alert').waitFor();
  // It is tried three times.
  await until(() => cut === 3);
  await drawn(page);
  expect(await form.getByLabel('Church').inputValue()).toBe('Grace Community Church');
  await page.unroute('**/api/v1/registration-link');
  const saved = page.getByText('Grace Community Church, noemi@church.example');
  await until(async () => {
    if (await save.isEnabled({ timeout: 100 }).catch(() => false)) await save.click();
    return (await saved.count()) > 0;
  });
});

it('a link that is wrong leads to a new one', async () => {
  const page = await openPage({ baseURL: desk.url, viewport: PHONE });
  for (const link of ['/my-registration', '/my-registration#nonsense']) {
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  }
  await page.getByRole('main').getByRole('link', { name: 'Find my ticket' }).click();
  await page.waitForURL(/find-my-ticket/);
});

it('staff cancel, reinstate and pass on from the delegate’s page', async () => {
  const made = await call(desk, 'POST', '/delegates', {
    body: { ...RUTH, first_name: 'Elena', email: 'elena@church.example' },
  });
  const { id } = dataOf<{ id: string }>(made);
  const page = await desk.open(`/admin/delegates/${id}`, desk.admin, { viewport: PHONE });
  await page.getByRole('button', { name: 'Cancel place' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why (for colleagues)').fill('Ill');
  await sound(page, 'admin-cancel-390');
  await dialog.getByRole('button', { name: 'Cancel place' }).click();
  const reinstate = page.getByRole('button', { name: 'Reinstate' });
  await reinstate.waitFor();
  await dialog.waitFor({ state: 'detached' });
  await sound(page, 'admin-cancelled-390');
  await reinstate.click();
  await dialog.getByRole('button', { name: 'Reinstate' }).click();
  await page.getByRole('button', { name: 'Transfer' }).click();
  for (const [label, text] of [
    ['First name', 'Fe'],
    ['Last name', 'Cruz'],
    ['E-mail', 'fe@church.example'],
    ['Phone number', '09175550000'],
  ] as const)
    await dialog.getByLabel(label).fill(text);
  await sound(page, 'admin-transfer-390');
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fe Cruz' }).waitFor();
  await soundAlsoAt(page, 'admin', 768, 1440);
});

it('brings somebody more, also once all is paid: what it costs, what is owed then, and what is to be returned', async () => {
  const email = 'naomi@church.example';
  const registered = await call(desk, 'POST', '/delegates', { body: aDelegate({ email }) });
  const { id, uuid } = dataOf<{ id: string; uuid: string }>(registered);
  const verify = async (one: string) => {
    const body = { payment_status: true };
    expect((await call(desk, 'PUT', `/delegates/verify/${one}`, { as: desk.admin, body })).status).toBe(200);
  };
  await verify(id);
  const { event_id } = dataOf<{ event_id: string }>(
    await call(desk, 'GET', `/delegates/${id}`, { as: desk.admin }),
  );
  const event = dataOf<{ capacity: number | null }>(
    await call(desk, 'GET', `/events/${event_id}`, { as: desk.admin }),
  );
  const prices = [
    { name: 'Regular', amount_centavos: 150_000, is_default: true },
    { name: 'Student', amount_centavos: 50_000 },
  ];
  const put = await call(desk, 'PUT', `/events/${event_id}/prices`, { as: desk.admin, body: { prices } });
  expect(put.status).toBe(200);
  await call(desk, 'POST', '/registration-links', { body: { uuid } });
  const mail = await desk.mailTo(email, /^Change or cancel/);
  const page = await openPage({ baseURL: desk.url, viewport: PHONE });
  await page.goto(linkIn(mail, 'my-registration'));
  await page.getByRole('button', { name: 'Add a person' }).click();
  const form = page.getByRole('dialog');
  await form.getByText('The tickets of your registration are valid again once').waitFor();
  await form.getByText('You pay for both').waitFor();
  expect(await form.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  await form.getByText('₱1,500 more to pay').waitFor();
  await form.getByLabel('Price').selectOption({ label: 'Student: ₱500' });
  await form.getByText('₱500 more to pay').waitFor();
  await form.getByLabel('First name').fill('Obed');
  await sound(page, 'own-add-390');
  await form.getByRole('button', { name: 'Add a person' }).click();
  // What is missing is said at its field, and what was typed stays.
  await form.getByText('Required').waitFor();
  await form.getByLabel('Last name').fill('Ruiz');
  // The answer is lost: the page asks again, and there is one more person.
  let lost = 0;
  await page.route('**/registration-link/delegates', async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: 'Add a person' }).click();
  await page.getByText('₱1,500 of ₱2,000 received').waitFor();
  await page.getByText('Student: ₱500').waitFor();
  expect(await page.getByText('Obed Ruiz').count()).toBe(1);
  expect(lost).toBeGreaterThan(1);
  await sound(page, 'own-added-390');
  await soundAlsoAt(page, 'own-added', 1366);
  // Paid too, and then not coming: what is to be returned is said before and after.
  await verify(id);
  await page.reload();
  await page.getByRole('button', { name: 'Cancel the place: Obed Ruiz' }).click();
  await form.getByText('₱500 of what you paid will then be returned to you').waitFor();
  await shoot(page, 'own-return-1366');
  await form.getByRole('button', { name: 'Yes, cancel' }).click();
  await page.getByText('To be returned to you').waitFor();
  await sound(page, 'own-returned-1366');

  // A full event says so, and where to wait.
  await call(desk, 'PATCH', `/events/${event_id}`, { as: desk.admin, body: { capacity: 10_000 } });
  const taken = await call(desk, 'PATCH', `/events/${event_id}`, { as: desk.admin, body: { capacity: 1 } });
  const least = Number(/^(\d+) delegates/.exec((taken.body as { message: string }).message)?.[1]);
  await call(desk, 'PATCH', `/events/${event_id}`, { as: desk.admin, body: { capacity: least } });
  await page.reload();
  await page.getByText('The event is full').waitFor();
  expect(await page.getByRole('button', { name: 'Add a person' }).count()).toBe(0);
  await call(desk, 'PATCH', `/events/${event_id}`, { as: desk.admin, body: { capacity: event.capacity } });
});
