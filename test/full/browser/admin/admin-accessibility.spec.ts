import type { Page } from 'playwright-core';
import { FIRST_EVENT } from '../../../../src/events/event.entity.js';
import {
  adminSession,
  api,
  inquire,
  mark,
  openDesk,
  register,
  upload,
} from '../../../browser/admin/admin-desk.js';
import { DESK, headed, startWalk, type Walk } from '../../../browser/admin/admin-walk.js';
import { axe, axeDayAndNight } from '../../../support/browser/axe.js';
import { quiet } from '../../../support/browser/browser.js';
import { call, makeStaff, dataOf } from '../../../support/requests/callers.js';
import { aPicture } from '../../../support/requests/pictures.js';
import { until } from '../../../support/server/until.js';

let delegate: string;
let inquiry: string;
let mail: string;
let colleague: string;
beforeAll(async () => {
  ({ id: delegate } = await register());
  const picture = aPicture(90, 90, '#777');
  await upload(delegate, await picture);
  const email = `${mark()}@example.ph`;
  await inquire({ email });
  ({ id: inquiry } = await inquire({ email }));
  const path = `/inquiry/properties/${inquiry}/notes`;
  const as = await adminSession();
  await call(api, 'POST', path, { as, body: { text: 'Wants the 12th floor' } });
  ({ id: colleague } = await makeStaff(api, as));
  // The mail that thanks for the inquiry is written by a job.
  const mails = `/mails?filter=${encodeURIComponent(JSON.stringify({ record_id: inquiry }))}`;
  const first = async () => dataOf<{ id: string }[]>(await call(api, 'GET', mails, { as }))[0]?.id;
  await until(async () => (await first()) !== undefined);
  mail = (await first()) ?? '';
});

const SCREENS: [string, () => string][] = [
  ['today', () => ''],
  ['the delegates', () => '/delegates'],
  ['a delegate', () => `/delegates/${delegate}`],
  ['registering', () => '/delegates/create'],
  ['a badge', () => `/badges?ids=${delegate}`],
  ['the inquiries', () => '/inquiries'],
  ['who answers, and when', () => '/inquiry-settings'],
  ['an inquiry', () => `/inquiries/${inquiry}/show`],
  ['a new lead', () => '/inquiries/create'],
  ['importing leads', () => '/inquiry-import'],
  ['the viewings', () => '/viewings'],
  ['the hours for viewings', () => '/viewings/hours'],
  ['a person', () => '/person?phone_number=639181112222'],
  ['all activity', () => '/activity'],
  ['the backups', () => '/backups'],
  ['the system check', () => '/doctor'],
  ['the staff', () => '/staff'],
  ['an account', () => `/staff/${colleague}`],
  ['a new account', () => '/staff/create'],
  ['the keys', () => '/api-keys'],
  ['a new key', () => '/api-keys/create'],
  ['one’s account', () => '/account'],
  ['the mails', () => '/mails'],
  ['a mail', () => `/mails/${mail}/show`],
  ['the kinds of mail', () => '/mail-kinds'],
  ['the webhooks', () => '/webhooks'],
  ['privacy', () => '/privacy'],
  ['the jobs', () => '/jobs'],
  ['the site', () => '/content'],
  ['the publications', () => '/content/releases'],
  ['a new project', () => '/content/new-project'],
  ['a new page', () => '/content/new-page'],
  ['a new news item', () => '/content/new-news'],
  ['the events', () => '/events'],
  ['the prices of an event', () => `/events/${FIRST_EVENT}/prices`],
  ['the answers of an event', () => `/events/${FIRST_EVENT}/answers`],
  ['the cash of an event', () => `/events/${FIRST_EVENT}/cash`],
  ['the reasons for a rejection', () => '/review/reasons'],
  ['the statement', () => '/review/statement'],
  ['the lines of statements', () => '/statement-lines'],
  ['what is not in the bank', () => '/not-in-bank'],
  ['the bin', () => '/bin'],
  ['the bin of inquiries', () => '/bin/inquiries'],
];
/** What the program does not lead to from its own pages. */
const ALONE: [string, string][] = [
  ['a forgotten password', '/forgotten-password'],
  ['setting a password', '/set-password#nonsense'],
  ['no page', '/nowhere'],
];
/** Beside a preview, whose pictures come as they come. */
const EDITORS: [string, string][] = [
  ['the words of a page', '/content/about/site'],
  ['a project', '/content/projects/alpha-tower'],
  ['the company', '/content/company/site'],
];

/** Where rows are a table, and where they are cards. Between them nothing has another colour. */
const WIDTHS = [1440, 390];
const BETWEEN = 1024;

const FREE = '%s is free of faults that axe finds, and fits, by day and by night, on a desk and on a phone';

describe('a page', () => {
  let desk: Walk;
  beforeAll(async () => {
    desk = await startWalk();
  });

  it.each(SCREENS)(FREE, async (_, path) => {
    await desk.visit(path());
    await walk(desk.page, () => headed(desk.page));
  });
});

it.each(ALONE)(FREE, async (_, path) => {
  const page = await openDesk(path, undefined, DESK);
  await headed(page);
  await quiet(page);
  await walk(page, () => headed(page));
});

it.each(EDITORS)('%s is so too, beside its preview and in its history', async (_, path) => {
  const page = await openDesk(path, undefined, DESK);
  await previewed(page);
  await openParts(page);
  await walk(page, () => headed(page));
  await page.getByRole('tab', { name: 'Preview' }).click();
  await previewed(page);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByText('it is as delivered').waitFor();
  expect(await axe(page)).toEqual([]);
});

it('an event is so too, beside its preview', async () => {
  const page = await openDesk('/events', undefined, DESK);
  await page.getByRole('link', { name: 'Common Ground 2027' }).click();
  await previewed(page);
  await openParts(page);
  await walk(page, () => headed(page));
});

it('changes its colours at once for whoever wants no motion', async () => {
  const page = await openDesk('/delegates', undefined, { reducedMotion: 'reduce' });
  await headed(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const moving = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return document.getAnimations().length;
  });
  expect(moving).toBe(0);
});

/** Opens the parts of the form that are closed, without those within them. */
async function openParts(page: Page) {
  const parts = page
    .locator('main')
    .getByRole('button', { expanded: false })
    .and(page.locator('[aria-controls]'));
  const titles = await parts.allInnerTexts();
  expect(titles).not.toEqual([]);
  for (const title of titles) await parts.filter({ hasText: title }).first().click();
}

const previewed = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();

/** Looks at a page as it is on a desk and on a phone, by day and by night, and whether it fits between them, too. */
async function walk(page: Page, settled: () => Promise<void>): Promise<void> {
  for (const width of [...WIDTHS, BETWEEN]) {
    await page.setViewportSize({ width, height: 850 });
    if (width === BETWEEN) await settled();
    else expect([width, await axeDayAndNight(page, settled)]).toEqual([width, []]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([width, overflow]).toEqual([width, Math.min(overflow, 0)]);
  }
}

it('the menu of a phone is opened and closed by the keyboard', async () => {
  const page = await openDesk('/delegates', undefined, { viewport: { width: 390, height: 850 } });
  await page.getByRole('button', { name: 'Open the menu' }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open the menu');
});
