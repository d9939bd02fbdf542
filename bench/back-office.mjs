// How quick the back office is with 10,000 delegates and 10,000 inquiries, in a real browser:
//   node scripts/build.mjs --stale && node bench/back-office.mjs
// A warm change of list (its next page, the other list) is to take less than 300 ms at the median, opening a record
// less than 500 ms. Both are measured in the page, from the click to the frame in which the new rows stand.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { openDatabase } from './lib/database.mjs';
import { medianOf } from './lib/median.mjs';
import { startServer } from './lib/servers.mjs';
import { signedIn } from './lib/sign-in.mjs';
import { loadRows } from './load-rows.mjs';

const ROWS = 10_000;
const ROUNDS = 30;
const root = fileURLToPath(new URL('..', import.meta.url));

/** The tests' own Chromium, which their first run unpacks; or CHROMIUM. */
function browserHome() {
  const cache = join(root, '.cache');
  const name = existsSync(cache) && readdirSync(cache).find((each) => /^chromium-[\d.]+$/.test(each));
  if (name) return join(cache, name);
  throw new Error('No Chromium: run a browser test once (npx jest --selectProjects=browser -- menu).');
}

async function openBrowser() {
  if (process.env.CHROMIUM) return chromium.launch({ executablePath: process.env.CHROMIUM });
  const home = browserHome();
  return chromium.launch({
    executablePath: join(home, 'chromium'),
    args: ['--headless=shell', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(home, 'fonts'),
    },
  });
}

/** Clicks, and waits for the frame in which `until` (an expression of the page) is true and nothing loads. */
const timed = (page, selector, until) =>
  page.evaluate(
    ([selector, until]) =>
      new Promise((resolve, reject) => {
        const isDone = new Function('before', `return ${until}`);
        const before = document.querySelector('tbody tr')?.textContent;
        const start = performance.now();
        const look = () => {
          const took = performance.now() - start;
          if (isDone(before) && !document.querySelector('[aria-busy=true]')) return resolve(took);
          if (took > 10_000) return reject(new Error(`${selector}: not there after 10 s`));
          requestAnimationFrame(look);
        };
        document.querySelector(selector).click();
        look();
      }),
    [selector, until],
  );

async function rounds(task) {
  const figures = [];
  for (let n = 0; n < ROUNDS; n++) figures.push(await task(n));
  return figures;
}

const database = await openDatabase('back-office', { keep: true });
await loadRows(database.client, ROWS);
const { env } = signedIn(database);
const server = await startServer(join(root, 'bench/lib/app.mjs'), env);
const url = `http://127.0.0.1:${server.port}`;
const browser = await openBrowser();
const page = await (await browser.newContext({ viewport: { width: 1366, height: 657 } })).newPage();
await page.goto(`${url}/admin/delegates`);
await page.getByLabel('E-mail').fill(env.ADMIN_EMAIL);
await page.getByLabel('Password').fill(env.ADMIN_PASSWORD);
await page.getByRole('button', { name: 'Sign in' }).click();
await page.locator('tbody tr').first().waitFor();
await page.waitForLoadState('networkidle');

const rowsChanged = `document.querySelector('tbody tr')?.textContent !== before && document.querySelector('tbody tr')`;
const at = (path) => `location.pathname === '/admin/${path}' && ${rowsChanged}`;
const next = await rounds(() => timed(page, '.list__pager button:last-of-type', rowsChanged));
const other = await rounds((n) => {
  const path = n % 2 ? 'delegates' : 'inquiries';
  return timed(page, `nav a[href="/admin/${path}"]`, at(path));
});
if (ROUNDS % 2) await timed(page, 'nav a[href="/admin/delegates"]', at('delegates'));
const record = await rounds(async (n) => {
  const row = `tbody tr:nth-child(${(n % 10) + 1}) td.table__name a`;
  const took = await timed(
    page,
    row,
    `document.querySelector('.page__page-head.page__sticky h1') && document.querySelector('.panel__facts')`,
  );
  await page.goBack();
  await page.locator('tbody tr').nth(9).waitFor();
  if (n % 10 === 9) await timed(page, '.list__pager button:last-of-type', rowsChanged);
  return took;
});

let slow = false;
for (const [what, figures, most] of [
  ['next page of a list', next, 300],
  ['the other list', other, 300],
  ['a record, first opened', record, 500],
]) {
  const median = medianOf(figures);
  slow ||= median > most;
  const worst = Math.max(...figures);
  console.log(
    `${what}: ${median.toFixed(0)} ms at the median of ${figures.length}, ${worst.toFixed(0)} ms at worst (aim: ${most} ms)`,
  );
}
await browser.close();
server.stop();
await database.close();
process.exitCode = slow ? 1 : 0;
