import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Address of the site under test, without a trailing slash. */
export const siteUrl = () => need('TEST_SITE_URL');

/** The first admin, whose sign-in the server printed when it started. */
export const admin = () => ({ email: need('TEST_ADMIN_EMAIL'), password: need('TEST_ADMIN_PASSWORD') });

let browser: Browser | undefined;
const opened: Page[] = [];

/**
 * A page in a fresh context (no cookies, nothing stored), at paths relative to the site. Closed after the file's
 * tests. Phone size, reduced motion and so on are Playwright's context options.
 */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= await chromium.connectOverCDP(need('TEST_BROWSER_WS'));
  const context = await browser.newContext({
    baseURL: siteUrl(),
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  context.setDefaultTimeout(30_000); // two suites and their servers share two cores
  const page = await context.newPage();
  opened.push(page);
  refused.set(page, []);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400)
      refused.get(page)?.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  return page;
}

/** What the server refused a page, which it may have said in a notice that is long gone. */
const refused = new Map<Page, string[]>();

afterEach(async () => {
  if (!(globalThis as { testFailed?: boolean }).testFailed) return;
  for (const page of opened.filter((one) => !one.isClosed())) process.stdout.write(await sketch(page));
});
/** What a page showed when a test failed: where nobody watches, an output is all there is to go by. */
async function sketch(page: Page): Promise<string> {
  const text = await page
    .evaluate(() => `focus: ${document.activeElement?.outerHTML.slice(0, 200)}\n${document.body.innerText}`)
    .catch((error: Error) => error.message);
  const answers =
    refused
      .get(page)
      ?.map((answer) => `refused: ${answer}\n`)
      .join('') ?? '';
  return `Page at the failure: ${page.url()}\n${answers}${text.replace(/\s*\n\s*/g, '\n').slice(0, 2_000)}\n\n`;
}

afterAll(async () => {
  await Promise.all(opened.map((page) => page.context().close()));
  await browser?.close(); // only this connection: the browser itself goes on
  browser = undefined;
});

function need(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is set by test/support/browser-setup.ts, which did not run.`);
  return value;
}
