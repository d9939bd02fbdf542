// npm run lighthouse -- http://localhost:3000 [path …]: Lighthouse as on a mid-range phone, page by page.
// Needs a running server. Prints one line a page; exits with 1 when one is under its mark. Lighthouse is fetched by npx when
// it is asked for: a tenth of all files of an installation would be its.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromiumBinary from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { fail, npm, run } from '../../scripts/lib/run.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';

const [base = 'http://localhost:3000', ...chosen] = process.argv.slice(2);
/** Pages led by a large picture, and with scripts. */
const PICTURE_PAGES = /^\/$|-tower$|\/agricultural$/;
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const MARKS = { accessibility: 1, 'best-practices': 1, seo: 1 };

const answer = await fetch(base).catch(() => undefined);
if (!answer) fail(`No server answers at ${base}. Start one (npm start), then: npm run lighthouse -- ${base}`);
if (!answer.ok) fail(`${base} answers ${answer.status}: that is not the site, or the site is not built.`);

/** Every address of the sitemap, and the two pages that it leaves out. */
async function allPaths() {
  const xml = await (await fetch(`${base}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)]
    .map(([, path]) => path)
    .concat('/login', '/coming-soon');
}

/** What is under its mark, in words. */
function faults(path, { categories, audits }) {
  const performance = PICTURE_PAGES.test(path) ? 0.97 : 0.99;
  const low = Object.entries({ performance, ...MARKS }).filter(([id, mark]) => categories[id].score < mark);
  const failed = low.map(([id]) => id);
  if (audits['cumulative-layout-shift'].numericValue > 0) failed.push('layout shift');
  if (path === '/' && audits['largest-contentful-paint'].numericValue > 1400) failed.push('LCP over 1.4 s');
  return failed;
}

/** @returns Lighthouse's report of a page in the browser at `port` */
async function report(url, port) {
  const file = join(tmpdir(), `lighthouse-${process.pid}.json`);
  const options = [`--port=${port}`, '--output=json', `--output-path=${file}`, '--quiet'];
  const { code, output } = await run(
    npm('exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options),
  );
  const lhr = existsSync(file) && JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file, { force: true });
  if (code === 0) return lhr;
  await browser.close();
  return fail(output.trim());
}

const port = 30_000 + Math.floor(Math.random() * 20_000);
process.env.TMPDIR ??= tmpdir();
const browser = await chromium.launch({
  // The newest that the machine has, else the one from npm.
  executablePath: INSTALLED.find(existsSync) ?? (await chromiumBinary.executablePath()),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
for (const path of chosen.length ? chosen : await allPaths()) {
  const lhr = await report(base + path, port);
  const scores = Object.values(lhr.categories).map(({ score }) =>
    String(Math.round(score * 100)).padStart(3),
  );
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  const [fcp, lcp, tbt, cls] = figures.map((id) => lhr.audits[id].numericValue);
  const failed = faults(path, lhr);
  if (failed.length) process.exitCode = 1;
  console.log(
    `${scores.join(' ')}  FCP ${(fcp / 1000).toFixed(2)} s  LCP ${(lcp / 1000).toFixed(2)} s  TBT ${Math.round(tbt)} ms  CLS ${cls.toFixed(3)}  ${path}  ${failed.join(', ')}`,
  );
}
await browser.close();
