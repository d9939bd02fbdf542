import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Role } from '../../../src/platform/http/caller.js';
import { admin, openPage, siteUrl } from '../../support/browser/browser.js';
import { siteOfWorker } from '../../support/jest/site-servers.js';
import { addStaff, call, signIn, type Credentials, dataOf } from '../../support/requests/callers.js';
import { sendProof } from '../../support/requests/proof-uploader.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { until } from '../../support/server/until.js';

export const api = {
  get url() {
    return siteUrl();
  },
};

/** Credentials of the first admin for calls beside the browser; one session for a whole file. */
let session: Promise<Credentials> | undefined;
export const adminSession = () => (session ??= signIn(api, admin()));

/** A page of the back office for a person who is already signed in; nothing on it moves, unless a test wants to see that. */
export async function openDesk(
  path: string,
  as?: Credentials,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openPage({ reducedMotion: 'reduce', ...options });
  const [name = '', value = ''] = ((as ?? (await adminSession())).cookie ?? '').split('=');
  await page.context().addCookies([{ name, value, url: siteUrl() }]);
  await page.goto(`/admin${path}`);
  return page;
}

/** What the site's own server keeps, for writing behind its back. */
const db = new Pool({ connectionString: siteOfWorker().databaseUrl, max: 1 });
afterAll(() => db.end());

/** A new member of staff, signed in. */
export async function aMemberOfStaff(role?: Role) {
  const account = await addStaff({ db }, role);
  return { account, session: await signIn(api, account) };
}

export type Made = { id: string; uuid: string; first_name: string; last_name: string };

/** A word that no other test's record has. */
export const mark = () => `Z${randomBytes(5).toString('hex')}`;

const made = async (path: string, body: object): Promise<Made> => {
  const answer = await call(api, 'POST', path, { body });
  if (answer.status !== 201)
    throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return dataOf<Made>(answer);
};
export const register = (change: Record<string, unknown> = {}) => made('/delegates', aDelegate(change));
export const inquire = (change: Record<string, unknown> = {}) => made('/inquiry/property', anInquiry(change));

/** What the API holds now, whatever the screen says. */
export async function stored<T>(path: string): Promise<T> {
  return dataOf<T>(await call(api, 'GET', path, { as: await adminSession() }));
}

/** A picture as people send it. */
export async function upload(id: string, picture: Buffer): Promise<void> {
  const answer = await sendProof(siteUrl(), id, picture);
  if (!answer.ok) throw new Error(`upload answered ${answer.status}`);
}

/** The rows of the list that is shown. A record's page has tables too: its history, which may know of a change before the page is left. */
export const rowsOf = (page: Page) => page.locator('[role="region"] > table > tbody > tr');

/** A filter as the address bar holds it. */
export const filtered = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Ticks a box of a form, which is drawn anew a moment after the click on a busy machine: too late for Playwright's `check`. */
export async function tick(box: Locator): Promise<void> {
  await box.click();
  await until(() => box.isChecked());
}

/** Marks the delegate of the page as paid: all that is owed, as it is filled in. */
export async function verify(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verify', exact: true }).click();
}

/** Marks the chosen delegates as paid, likewise. @param words of the button */
export async function verifyMany(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: words }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enter', exact: true }).click();
}
