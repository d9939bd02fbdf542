import type { Page } from 'playwright-core';
import { axe } from '../../support/browser/axe.js';
import { openPage } from '../../support/browser/browser.js';
import { sound } from '../../support/browser/sound.js';
import { startOwnDesk } from '../../support/desks/own-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf } from '../../support/requests/callers.js';
import { register } from '../../support/requests/proof-uploader.js';
import { until } from '../../support/server/until.js';
import { awake, PHONE, takeTime } from './forms-visitor.js';

/** Of its own: its event becomes full. */
let event: string;
const desk = fixture(() => startOwnDesk());
beforeAll(async () => {
  const events = await call(desk, 'GET', '/events');
  event = dataOf<{ id: string }[]>(events)[0]?.id ?? '';
});

const setCapacity = (capacity: number | null) =>
  call(desk, 'PATCH', `/events/${event}`, { as: desk.admin, body: { capacity } });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
async function fill(page: Page, name: string) {
  const form = await awake(page, 'registration');
  await form.getByLabel('First name').fill(name);
  await form.getByLabel('Last name').fill('Reyes');
  await form.getByLabel('Email', { exact: true }).fill(`${name.toLowerCase()}@church.example`);
  await form.getByLabel('Phone number').fill('0918 765 4321');
  await form.getByLabel('I agree to the').check();
  await takeTime(page);
  return form;
}

it('a full event offers its waiting list; who is offered a place accepts it with one press', async () => {
  const first = await register(desk.url);
  await setCapacity(1);
  const page = await openPage({ baseURL: desk.url, viewport: PHONE });
  await page.goto('/register');
  await page.getByText('Send the form to join the waiting list.').waitFor();
  const form = await fill(page, 'Ana');
  expect(await form.getByLabel('Proof of payment').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await form.getByRole('button', { name: 'Join the waiting list' }).click();
  await page.waitForURL(/\/waiting\/[0-9a-f-]{36}$/);
  await page.getByText('You are first in line.').waitFor();
  expect(await heading(page).textContent()).toBe('You are on the waiting list');
  await sound(page, 'waiting-390');

  const staff = await desk.open(`/admin/events/${event}/waiting-list`, desk.admin, { viewport: PHONE });
  await staff.getByRole('heading', { name: '1. Ana Reyes' }).waitFor();
  await sound(staff, 'waiting-staff-390');
  await staff.close();

  await call(desk, 'DELETE', `/delegates/${first}`, { as: desk.admin });
  const accept = page.getByRole('button', { name: 'Accept the place' });
  // The offer is made by a job.
  await until(async () => {
    await page.reload();
    return accept.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  });
  await page.getByText('It is held for you until').waitFor();
  await sound(page, 'waiting-offered-390');
  await accept.click();
  await page.getByRole('link', { name: 'Open your ticket' }).click();
  await page.waitForURL(/\/thank-you\//);
  await page.getByText('Ana Reyes').waitFor();
});

it('an event that fills up while somebody types says so, and keeps what was typed for the waiting list', async () => {
  await setCapacity(null);
  const page = await openPage({ baseURL: desk.url });
  const asked = page.waitForResponse('**/api/v1/events/*');
  await page.goto('/register');
  await asked;
  const form = await fill(page, 'Ben');
  // Somebody is faster, and has the last place.
  await register(desk.url);
  const delegates = await call(desk, 'GET', '/delegates', { as: desk.admin });
  const full = await setCapacity(dataOf<object[]>(delegates).length);
  expect(full.status).toBe(200);
  await form.locator('button[type=submit]').click();
  await form.getByRole('alert').getByText('This event is full.').waitFor();
  expect(await form.getByLabel('First name').inputValue()).toBe('Ben');
  await form.getByRole('button', { name: 'Join the waiting list' }).click();
  await page.waitForURL(/\/waiting\//);
  const leave = page.getByRole('button', { name: 'Leave the waiting list' });
  await leave.click();
  await sound(page, 'waiting-leave-390');
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await page.getByRole('heading', { name: 'You have left the waiting list' }).waitFor();
});

it('a link that is wrong says so', async () => {
  const page = await openPage({ baseURL: desk.url });
  await page.goto('/waiting/nonsense');
  await page.getByRole('heading', { name: 'We cannot find this entry' }).waitFor();
});
