import type { Page } from 'playwright-core';
import {
  adminSession,
  api,
  filtered,
  inquire,
  mark,
  openDesk,
  register,
} from '../../../browser/admin/admin-desk.js';
import { DESK, headed, startWalk, type Walk } from '../../../browser/admin/admin-walk.js';
import { axeDayAndNight } from '../../../support/browser/axe.js';
import { quiet } from '../../../support/browser/browser.js';
import { call, makeStaff, dataOf } from '../../../support/requests/callers.js';

const WIDE = [1440, 1024];
const ALL = [...WIDE, 390];
/** What lies over a page. The page itself is looked at in admin-accessibility.spec.ts. */
const OVER = '[role=dialog], dialog[open], [role=menu]';

let delegate: { id: string; last_name: string };
let paid: { id: string };
let inquiry: { id: string };
let colleague: { id: string };
let disabled: { id: string };

const post = async (path: string, body: object) => {
  const answer = await call(api, 'POST', path, { as: await adminSession(), body });
  if (answer.status >= 300)
    throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return dataOf<{ id: string }>(answer);
};

beforeAll(async () => {
  const admin = await adminSession();
  delegate = await register({ last_name: mark() });
  paid = await register();
  await call(api, 'PUT', `/delegates/verify/${paid.id}`, { as: admin, body: { payment_status: true } });
  inquiry = await inquire();
  colleague = await makeStaff(api, admin);
  const leaver = await makeStaff(api, admin);
  const body = { name: 'Luz Reyes', email: leaver.email, role: 'manager', disabled: true };
  await call(api, 'PUT', `/staff/${leaver.id}`, { as: admin, body });
  disabled = leaver;
  const removed = await register({ last_name: delegate.last_name, first_name: 'Gone' });
  await call(api, 'DELETE', `/delegates/${removed.id}`, { as: admin });
  await post('/api-keys', { name: 'Church portal', scopes: ['delegates:read'] });
  await post('/webhooks', { url: 'https://example.com/hook', description: 'Sales CRM', types: [] });
});

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).waitFor();
const ofDelegate = () => `/delegates/${delegate.id}`;
const ofInquiry = () => `/inquiries/${inquiry.id}/show`;
const list = () => `/delegates${filtered({ last_name: delegate.last_name })}`;

const REACHED = { email: 'maria@example.ph', phone_number: '639171234567' };

interface Shown {
  what: string;
  path: () => string;
  open: (page: Page) => Promise<unknown>;
  widths?: number[];
  /** What opens lies in the page, not over it. */
  within?: true;
  /** It holds whoever wants to go on, so no other one is looked at after it in its page. */
  alone?: true;
}

const SHOWN: Shown[] = [
  {
    what: 'the search',
    path: () => '/delegates',
    open: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: 'Search' }).fill(delegate.last_name);
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    what: 'the shortcuts',
    path: () => '/delegates',
    open: async (page) => {
      await page.keyboard.press('?');
      await dialog(page, 'Keyboard shortcuts');
    },
  },
  { what: 'the filters', path: list, open: (page) => press(page, 'Filter') },
  { what: 'the columns', path: list, open: (page) => press(page, 'Columns'), widths: WIDE },
  { what: 'naming a view', path: list, open: (page) => press(page, 'Save this view') },
  {
    what: 'removing many',
    path: list,
    open: async (page) => {
      await page.getByRole('checkbox', { name: /^Select Maria/ }).click();
      await press(page, 'Remove 1 delegate');
      await dialog(page, 'Remove 1 delegate?');
    },
  },
  { what: 'removing a delegate', path: ofDelegate, open: (page) => press(page, 'Remove') },
  {
    what: 'marking as unpaid',
    path: () => `/delegates/${paid.id}`,
    open: (page) => press(page, 'Mark as unpaid'),
  },
  {
    what: 'leaving without saving',
    path: ofDelegate,
    alone: true,
    open: async (page) => {
      await press(page, 'Edit');
      await page.getByLabel('Church').fill('Half typed');
      await page.getByRole('link', { name: 'Today' }).click();
      await dialog(page, 'Leave without saving?');
    },
  },
  {
    what: 'what a colleague has saved meanwhile',
    path: ofDelegate,
    alone: true,
    open: async (page) => {
      await press(page, 'Edit');
      await page.getByLabel('Church').fill('Second Church');
      const first_name = 'Maria';
      const body = { first_name, last_name: delegate.last_name, church_name: 'First', ...REACHED };
      await call(api, 'PUT', `/delegates/${delegate.id}`, { as: await adminSession(), body });
      await press(page, 'Save changes');
      await dialog(page, /saved this in the meantime/);
    },
  },
  {
    what: 'an ended session',
    path: ofDelegate,
    alone: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Verify', exact: true }).waitFor();
      await page.context().clearCookies();
      await press(page, 'Make QR code');
      await dialog(page, 'Your session has ended');
    },
  },
  {
    what: 'the status of an inquiry',
    path: ofInquiry,
    open: async (page) => {
      await press(page, /^Status of/);
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    what: 'who answers',
    path: ofInquiry,
    open: async (page) => {
      await press(page, /^Who answers/);
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    what: 'why it was lost',
    path: ofInquiry,
    open: async (page) => {
      await press(page, /^Status of/);
      await page.getByRole('menuitem', { name: 'Lost' }).click();
      await dialog(page, /^Why was the inquiry of/);
      // By its attribute: under the dialog it has no role any more.
      await page.locator('[role=menu]').waitFor({ state: 'detached' });
    },
  },
  {
    what: 'the next step',
    path: ofInquiry,
    open: async (page) => {
      await press(page, 'Plan the next step');
      await page.getByLabel('Next step', { exact: true }).waitFor();
    },
    within: true,
  },
  {
    what: 'what many inquiries are set to',
    path: () => `/inquiries${filtered({})}`,
    open: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .click();
      await press(page, 'Status of 1 inquiry');
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  { what: 'removing an inquiry', path: ofInquiry, open: (page) => press(page, 'Remove') },
  {
    what: 'emptying the bin',
    path: () => '/bin/delegates',
    open: (page) => press(page, 'Remove for good'),
    widths: WIDE,
  },
  {
    what: 'disabling an account',
    path: () => `/staff/${colleague.id}`,
    open: (page) => press(page, 'Disable'),
  },
  { what: 'removing an account', path: () => `/staff/${disabled.id}`, open: (page) => press(page, 'Remove') },
  { what: 'revoking a key', path: () => '/api-keys', open: (page) => press(page, 'Revoke'), widths: WIDE },
  { what: 'removing a webhook', path: () => '/webhooks', open: (page) => press(page, 'Remove') },
  { what: 'a new secret of a webhook', path: () => '/webhooks', open: (page) => press(page, 'New secret') },
  {
    what: 'setting up a second factor',
    path: () => '/account',
    open: async (page) => {
      await press(page, 'Switch on');
      await page.getByText('First, enter your password again.').waitFor();
    },
    within: true,
  },
];

const FREE =
  '$what is free of faults that axe finds, and fits, by day and by night, on a desk and on a phone';

describe('one after the other', () => {
  let desk: Walk;
  beforeAll(async () => {
    desk = await startWalk();
  });
  it.each(SHOWN.filter(({ alone }) => !alone))(FREE, async (shown) => {
    await desk.visit(shown.path());
    await inspect(desk.page, shown);
    await desk.page.keyboard.press('Escape');
  });
});

it.each(SHOWN.filter(({ alone }) => alone))(FREE, async (shown) => {
  const page = await openDesk(shown.path(), undefined, DESK);
  await headed(page);
  await quiet(page);
  await inspect(page, shown);
});

/**
 * Looks at what opens by day and by night, and whether it fits each width. Its colours are the same at all of them; those of
 * rows that become cards are looked at in admin-accessibility.spec.ts.
 */
async function inspect(page: Page, { open, widths = ALL, within }: Shown): Promise<void> {
  await open(page);
  const over = page.locator(OVER);
  if (!within) await over.first().waitFor();
  expect(await axeDayAndNight(page, undefined, undefined, within ? undefined : OVER)).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 850 });
    expect([width, await over.count()]).toEqual([width, within ? 0 : 1]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([width, overflow]).toEqual([width, Math.min(overflow, 0)]);
  }
}

it('the menu of a phone is free of faults, by day and by night', async () => {
  const page = await openDesk('/delegates', undefined, { viewport: { width: 390, height: 850 } });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('navigation', { name: 'Back office' }).waitFor();
  expect(await axeDayAndNight(page)).toEqual([]);
});
