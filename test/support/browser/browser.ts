import { join, relative } from 'node:path';
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { ADMIN } from '../jest/admin.js';
import { siteOfWorker } from '../jest/site-servers.js';
import { until } from '../server/until.js';
import { SHORT_LIVES, startChromium } from './chromium.js';
import { makesRequiredChoices } from './required-choices.js';

/** Address of the site under test, without a trailing slash. */
export const siteUrl = () => siteOfWorker().url;

/** The first admin of the site under test. */
export const admin = () => ADMIN;

/** Of this suite. */
let browser: Promise<Browser> | undefined;

/** Open pages, of a test and of the whole file. */
const pages = { test: new Set<Page>(), file: new Set<Page>() };
/** Set by test/support/jest/native-environment.cjs. */
const state = globalThis as { inTest?: boolean; failure?: string };

/**
 * A page in a fresh context (no cookies, nothing stored), at paths relative to the site. Closed after its test, or after
 * the file's tests when no test opened it. Phone size, reduced motion and so on are Playwright's context options.
 */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= startChromium(SHORT_LIVES);
  const context = await (
    await browser
  ).newContext({
    baseURL: siteUrl(),
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  context.setDefaultTimeout(60_000); // suites, their servers and whatever else is at work share two cores
  const page = await context.newPage();
  pages[state.inTest ? 'test' : 'file'].add(page);
  await makesRequiredChoices(page);
  refused.set(page, []);
  followRequests(page);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400)
      refused.get(page)?.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  return page;
}

/** Less than a test has: what its own limit ends does not say which request never ended. */
const PATIENCE_MS = 90_000;

/** What each page has asked for and not got. */
const underWay = new WeakMap<Page, Set<Request>>();

function followRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  // The line of changes stays open for as long as the page; what the browser fetches ahead may end unheard, and no page waits for it.
  const isAwaited = (request: Request) => !['eventsource', 'other'].includes(request.resourceType());
  page.on('request', (request) => void (isAwaited(request) && open.add(request)));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

const waitsFor = (page: Page): string =>
  [...(underWay.get(page) ?? [])].map((request) => `${request.resourceType()} ${request.url()}`).join(', ');

/** Waits until a page of `openPage` has all that it asked for, and asks for nothing more by itself. It must have scripts. */
export async function quiet(page: Page): Promise<void> {
  const open = underWay.get(page);
  const isQuiet = () => open?.size === 0;
  await page.waitForLoadState();
  do {
    await until(isQuiet, 10, PATIENCE_MS).catch(() => {
      throw new Error(`${page.url()} still waits for ${waitsFor(page)}`);
    });
    await drawn(page);
  } while (!isQuiet());
}

/**
 * Waits until a page has drawn what it knows and has nothing more to do. Five seconds at most: under load Chromium's process
 * that draws may end and start anew, and a page that asked it for a frame gets none until something changes.
 */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 1_000 })),
        );
        setTimeout(done, 5_000);
      }),
  );

/** Goes to an address, and waits as `quiet` does. @returns the page's answer */
export async function gotoQuiet(page: Page, address: string) {
  // What the page before asked for may end unheard.
  underWay.get(page)?.clear();
  const answer = await page.goto(address);
  await quiet(page);
  return answer;
}

/** Where pictures of pages go at which a test failed. */
const FAILURES = join(__dirname, '..', '..', '..', '.cache', 'failures');
let pictures = 0;

/** What the server refused a page, which it may have said in a notice that is long gone. */
const refused = new Map<Page, string[]>();

afterEach(async () => {
  if (state.failure !== undefined) process.stdout.write(await describeFailure(state.failure));
  await close(pages.test);
});

/** What failed, and what its pages showed then. Jest tells of it when the suite is over. */
async function describeFailure(failure: string): Promise<string> {
  const name = expect.getState().currentTestName ?? 'test';
  const open = [...pages.test, ...pages.file].filter((page) => !page.isClosed());
  const sketches = await Promise.all(open.map((page) => sketch(page, name)));
  return `FAILED ${name}\n${failure.slice(0, 600)}\n${sketches.join('')}\n`;
}

/** What a page shows, as text and as a picture. */
async function sketch(page: Page, name: string): Promise<string> {
  const file = name.replace(/[^\w]+/g, '-').slice(0, 80);
  const picture = join(FAILURES, `${file}-${++pictures}.png`);
  await page.screenshot({ path: picture, timeout: 5_000 }).catch(() => undefined);
  const text = await page
    .evaluate(() => {
      const focus = document.activeElement?.cloneNode(false) as Element | undefined;
      // A menu is the same on every page.
      const menu = document.querySelector('nav')?.innerText ?? '';
      return `focus: ${focus?.outerHTML.slice(0, 200)}\n${document.body.innerText.replace(menu, '')}`;
    })
    .catch((error: Error) => error.message);
  const answers =
    refused
      .get(page)
      ?.map((answer) => `refused: ${answer}\n`)
      .join('') ?? '';
  const missing = waitsFor(page) && `still waits for ${waitsFor(page)}\n`;
  return `Its page: ${page.url()}\nIts picture: ${relative(process.cwd(), picture)}\n${answers}${missing}${text.replace(/\s*\n\s*/g, '\n').slice(0, 800)}\n`;
}

afterAll(async () => {
  await close(pages.file);
  await (await browser)?.close();
  browser = undefined;
});

async function close(some: Set<Page>): Promise<void> {
  await Promise.all([...some].map((page) => page.context().close()));
  some.clear();
}
