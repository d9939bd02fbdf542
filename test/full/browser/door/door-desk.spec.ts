import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { axe, axeDayAndNight } from '../../../support/browser/axe.js';
import { openPage } from '../../../support/browser/browser.js';
import { signInByLink, wedge } from '../../../support/desks/door-page.js';
import { startOwnDesk } from '../../../support/desks/own-desk.js';
import {
  linkOf,
  makeCode,
  makeDevice,
  scan,
  scans,
  type Person,
} from '../../../support/door/door-devices.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf } from '../../../support/requests/callers.js';
import { aDelegate } from '../../../support/requests/records.js';
import { until } from '../../../support/server/until.js';

/** Of its own: everybody of its event is counted. */
const desk = fixture(() => startOwnDesk());
beforeAll(async () => {
  await everybody();
});

const EVENT = { slug: 'crowd', name: 'Gathering of many', venue_name: 'Hall', fee_centavos: 0 };
const CROWD = 120;

/** The next event with two delegates, one of whom has paid; another one with many, and a church of two names. */
async function everybody(): Promise<void> {
  const paid = await aPerson({ first_name: 'Ana', last_name: 'Zamora' });
  await call(desk, 'PUT', `/delegates/verify/${paid.id}`, { as: desk.admin, body: { payment_status: true } });
  await aPerson({ first_name: 'Ben', last_name: 'Abad' });
  const times = { starts_at: '2031-01-01T00:00:00Z', ends_at: '2031-01-02T00:00:00Z', state: 'published' };
  const made = await call(desk, 'POST', '/events', { as: desk.admin, body: { ...EVENT, ...times } });
  expect(made.status).toBe(201);
  const contact = { first_name: 'Ruth', last_name: 'Cruz', email: 'r@example.com', phone_number: '63917' };
  for (let n = 0; n < CROWD; n += 40) {
    const delegates = Array.from({ length: 40 }, (_, each) => ({
      first_name: `Delegate ${n + each}`,
      last_name: 'Santos-Dimaculangan',
      church_name: 'Grace Community Church of Cebu City',
    }));
    await call(desk, 'POST', '/registrations', { body: { contact, delegates, event: EVENT.slug } });
  }
}

async function aPerson(change: Record<string, unknown>): Promise<Person> {
  return dataOf<Person>(await call(desk, 'POST', '/delegates', { body: aDelegate(change) }));
}
const crowd = async () =>
  dataOf<{ id: string; first_name: string; came: object[] }[]>(
    await call(desk, 'GET', `/door/attendance?event=${EVENT.slug}`, { as: desk.admin }),
  );
const uuidOf = async (id: string) =>
  dataOf<Person>(await call(desk, 'GET', `/delegates/${id}`, { as: desk.admin }));
const chooseCrowd = async (page: Page) => {
  const option = page.getByRole('option', { name: /^Gathering of many/ });
  await option.waitFor({ state: 'attached' });
  await page
    .getByRole('combobox', { name: 'Event' })
    .selectOption({ label: (await option.textContent()) ?? '' });
  await page.getByRole('heading', { name: /^Gathering of many/ }).waitFor();
};

it('shows a code that signs one device in, says when it is in, counts what it scans, and signs it out', async () => {
  const page = await desk.open('/admin/door-desk', desk.admin);
  await chooseCrowd(page);
  await page.getByText('No one has been let in yet today.').waitFor();
  await page.getByText(`0 in of ${CROWD} registered`).waitFor();
  await page.getByRole('button', { name: 'Sign a device in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign a device in' });
  expect(await dialog.getByLabel('Who uses it').evaluate((field) => field === document.activeElement)).toBe(
    true,
  );
  await page.keyboard.type('Berto');
  await dialog.getByLabel('Gate').fill('East gate');
  await dialog.getByLabel('Day').press('Enter');
  expect(await page.getByRole('option').count()).toBe(8);
  await page.getByRole('option', { name: /^Today/ }).click();
  await dialog.getByRole('button', { name: 'Show the code' }).click();
  const code = await dialog.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
  await dialog.getByRole('img', { name: 'QR code that signs Berto in' }).waitFor();
  expect(await axe(page)).toEqual([]);

  const phone = await openPage({ baseURL: desk.url, viewport: { width: 390, height: 844 } });
  await phone.goto('/door');
  await phone.getByLabel('Code').fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Start scanning' }).click();
  await dialog.getByText('Berto is signed in.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await phone.getByText(/List just now/).waitFor();

  const [first] = await crowd();
  await wedge(phone, linkOf(await uuidOf(first?.id ?? '')));
  await phone.locator('.result[data-outcome="welcome"]').waitFor();
  await page.getByText(`1 in of ${CROWD} registered`).waitFor();
  await page.getByText(/East gate · last seen .* · let 1 in$/).waitFor();
  const gates = page.getByLabel('By gate');
  expect(await gates.innerText()).toMatch(/East gate\s+1/);
  await page.getByRole('row', { name: /(AM|PM)\s+1$/ }).waitFor();

  await page.getByRole('button', { name: 'Sign out Berto' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out Berto?' });
  expect(await question.getByRole('button', { name: 'Cancel' }).evaluate(isFocused)).toBe(true);
  await question.getByRole('button', { name: 'Sign out' }).click();
  await phone.getByText('This device was signed out by the organizers.').waitFor();
  await page.getByRole('button', { name: 'Show 1 signed out' }).click();
  await page.getByText('Signed out', { exact: true }).waitFor();
});
const isFocused = (button: Element) => button === document.activeElement;

it('keeps scans in a tab in which somebody signs in anew, after another tab of the device was signed out', async () => {
  const page = await openPage({ baseURL: desk.url });
  await signInByLink(page, desk, desk.admin);
  // Each link that a phone's camera reads opens a tab of its own.
  const other = await page.context().newPage();
  await other.goto('/admin/door');
  for (const name of ['Settings', 'Sign this device out', 'Yes, sign out'])
    await other.getByRole('button', { name }).click();
  await page.getByText('This device was signed out').waitFor();
  const { code } = await makeCode(desk, desk.admin);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Start scanning' }).click();
  await page.getByText(/List just now/).waitFor();
  expect(await page.getByText(/cannot keep scans/).count()).toBe(0);
  await page.reload();
  await page.getByText(/List just now/).waitFor();
});

it('lists who should not be in until somebody settles it, and says who did', async () => {
  const [, person] = await crowd();
  const { uuid } = await uuidOf(person?.id ?? '');
  for (const gate of ['North gate', 'South gate']) {
    const device = await makeDevice(desk, desk.admin, { event: EVENT.slug, gate });
    await scans(desk, device, [scan(uuid, { shown: 'welcome' })]);
  }
  const page = await desk.open('/admin/door-desk', desk.admin);
  await chooseCrowd(page);
  const conflicts = page.getByRole('region', { name: 'Conflicts' });
  await conflicts.getByText(/was let in a second time/).waitFor();
  await conflicts.getByText(/South gate/).waitFor();
  await conflicts.getByRole('button', { name: /^Settled: Delegate/ }).click();
  await conflicts.getByText('Settled by Administrator').waitFor();
  expect(await conflicts.getByRole('button').count()).toBe(0);
});

it('reports afterwards who came and who did not, on the screen and as a file', async () => {
  const page = await desk.open('/admin/door-desk', desk.admin);
  await chooseCrowd(page);
  const came = (await crowd()).filter((each) => each.came.length > 0).length;
  await page.getByText(`${CROWD - came} of ${CROWD} registered have not come.`).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^attendance-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines.filter((line) => line.includes(',Yes,'))).toHaveLength(came);
  expect(lines.filter((line) => line.includes(',No,'))).toHaveLength(CROWD - came);

  await page.getByRole('link', { name: 'Who did not come' }).click();
  await page.getByRole('heading', { name: 'Gathering of many: who did not come' }).waitFor();
  await until(async () => (await page.locator('tbody tr').count()) === CROWD - came);
  await page.getByRole('link', { name: 'Who came' }).click();
  await page.getByRole('heading', { name: 'Gathering of many: who came' }).waitFor();
  await until(async () => (await page.locator('tbody tr').count()) === came);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('heading', { level: 1, name: 'Door', exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('event')).not.toBeNull();
});

it('prints everybody by name on white paper, with the head on each page and no buttons', async () => {
  const page = await desk.open('/admin/door-desk', desk.admin, { colorScheme: 'dark' });
  await page.getByRole('link', { name: 'Sheet to print' }).click();
  await page.getByRole('heading', { name: 'Common Ground 2027: delegates' }).waitFor();
  const rows = page.locator('tbody tr');
  expect(await rows.allInnerTexts()).toEqual([
    expect.stringMatching(/No.*Abad, Ben.*Unpaid/s) as string,
    expect.stringMatching(/No.*Zamora, Ana.*Paid/s) as string,
  ]);

  await page.goto('/admin/door-desk');
  await chooseCrowd(page);
  await page.getByRole('link', { name: 'Sheet to print' }).click();
  await page.getByText(`${CROWD} registered, as of`).waitFor();
  await page.emulateMedia({ media: 'print' });
  const textIn = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { display, color, breakInside } = getComputedStyle(element);
        return { display, color, breakInside };
      });
  expect((await textIn('.sheet__head')).display).toBe('none');
  expect((await textIn('thead')).display).toBe('table-header-group');
  expect((await textIn('tbody tr')).breakInside).toBe('avoid');
  expect((await textIn('tbody th')).color).toBe('rgb(20, 35, 29)');
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // A4, upright, and all of them on a few pages.
  expect(paper).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  const pages = paper.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThanOrEqual(CROWD / 24);
});

it('gives the role Door the page, without cash, and the events', async () => {
  const page = await desk.open('/admin/door-desk', await desk.staff('door'));
  await chooseCrowd(page);
  await page.getByRole('button', { name: 'Sign a device in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign a device in' });
  await dialog.getByLabel('Gate').waitFor();
  expect(await dialog.getByRole('checkbox').count()).toBe(0);
});

it.each(['/admin/door-desk', '/admin/door-sheet'])(
  '%s is free of faults that axe finds, and fits, by day and by night, and without colours',
  async (path) => {
    const page = await desk.open(path, desk.admin, { viewport: { width: 1440, height: 850 } });
    await page
      .getByText(/\d (in of|registered|have not come)/)
      .first()
      .waitFor();
    // With a day's counts in it.
    if (path.endsWith('desk')) await chooseCrowd(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 850 });
      expect([width, await axeDayAndNight(page)]).toEqual([width, []]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([width, overflow]).toEqual([width, Math.min(overflow, 0)]);
    }
    // Not axe, which reads the colours that the reader's own have taken the place of.
    await page.emulateMedia({ forcedColors: 'active' });
    const button = page.getByRole('button', { name: /^(Print|Sign a device in)$/ });
    expect(await button.evaluate((drawn) => getComputedStyle(drawn).borderTopStyle)).toBe('solid');
  },
);
