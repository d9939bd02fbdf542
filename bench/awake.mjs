// npm run bench:awake [-- --runs 5] [path …]: what a mid-range phone waits for on pages with forms, beside a plain form, in the
// newest Chromium and in one run. BENCH_SITE=http://… visits a server that runs already, instead of one of its own.
//   script    the main thread's own time in scripts at full speed, until all is at rest
//   blocking  at a quarter of the processor: what tasks after the first paint take beyond 50 ms each
//   longest   the longest script there; and once somebody has touched the form and types
//   unit      a fixed loop there, the measure of this machine
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { openDatabase } from './lib/database.mjs';
import { medianOf } from './lib/median.mjs';
import { startServer } from './lib/servers.mjs';
import { signedIn } from './lib/sign-in.mjs';

const args = process.argv.slice(2);
const at = args.indexOf('--runs');
const runs = at < 0 ? 5 : Number(args.splice(at, 2)[1]);
const ALPHA = '/properties/residential/visayas/alpha-tower';
const paths =
  args.length > 0 ? args : ['/', '/register', '/register/group', '/contact-us', '/find-my-ticket', ALPHA];
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const plain = await servePlain();
const site = process.env.BENCH_SITE
  ? { url: process.env.BENCH_SITE, stop: () => undefined }
  : await serveSite();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? INSTALLED.find(existsSync),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
console.log(`Chromium ${browser.version()}, medians of ${runs} visits in turn\n`);

const pages = [
  { name: 'plain', url: plain.url },
  ...paths.map((path) => ({ name: path, url: site.url + path })),
];
const found = new Map(pages.map(({ name }) => [name, []]));
for (let run = 0; run < runs; run++)
  for (const { name, url } of pages)
    found.get(name).push({ script: await scriptTime(url), ...(await slowVisit(url)) });

const median = (name, key) => medianOf(found.get(name).map((visit) => visit[key]));
const ms = (value) => `${Math.round(value)} ms`.padStart(9);
console.log(`${'page'.padEnd(46)}   script  ÷ plain  blocking  longest  touched  ÷ unit  first paint`);
for (const { name } of pages) {
  const [script, blocking, longest, touched, unit, painted] = [
    'script',
    'blocking',
    'longest',
    'touched',
    'unit',
    'painted',
  ].map((key) => median(name, key));
  const ratio = (script / median('plain', 'script')).toFixed(2).padStart(8);
  const units = (Math.max(longest, touched) / unit).toFixed(2).padStart(7);
  console.log(
    `${name.padEnd(46)}${ms(script)}${ratio} ${ms(blocking)}${ms(longest)}${ms(touched)}${units}    ${ms(painted)}`,
  );
}
await browser.close();
await site.stop();
plain.stop();

/** One cold visit at full speed. */
async function scriptTime(url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2_500);
  const { metrics } = await cdp.send('Performance.getMetrics');
  await context.close();
  return 1_000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
}

/** One cold visit at a quarter of the processor, at the end of which somebody types into the page's first form. */
async function slowVisit(url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const kept = (globalThis.awake = { tasks: [], scripts: [] });
    const watch = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('longtask', ({ startTime, duration }) => kept.tasks.push({ start: startTime, ms: duration }));
    watch('long-animation-frame', ({ scripts }) => {
      for (const { startTime, duration } of scripts) kept.scripts.push({ start: startTime, ms: duration });
    });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(3_000);
  const quiet = await page.evaluate(look);
  const field = page.locator('form input:not([type=hidden]):not([tabindex="-1"])').first();
  if ((await field.count()) > 0) {
    await field.tap();
    await page.keyboard.type('Maria', { delay: 50 });
    await page.waitForTimeout(3_000);
  }
  const after = await page.evaluate(look);
  await context.close();
  return { ...quiet, touched: after.last };

  function look() {
    const { tasks, scripts } = globalThis.awake;
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const since = globalThis.awake.since ?? painted;
    globalThis.awake.since = performance.now();
    const longest = (from) =>
      Math.max(0, ...scripts.filter(({ start, ms }) => start + ms > from).map(({ ms }) => ms));
    const began = performance.now();
    let x = 1;
    for (let n = 0; n < 5_000_000; n++) x = (x * 16807) % 2147483647;
    return {
      painted,
      unit: performance.now() - began + (x === 0 ? 1 : 0),
      blocking: tasks
        .filter(({ start, ms }) => start + ms > painted)
        .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
      longest: longest(painted),
      last: longest(since),
    };
  }
}

async function serveSite() {
  const database = await openDatabase('awake');
  const { env } = signedIn(database);
  const server = await startServer('bench/lib/app.mjs', env);
  const stop = async () => {
    server.stop();
    await database.close();
  };
  return { url: `http://127.0.0.1:${server.port}`, stop };
}

/** Built as the site is, and served uncompressed: only what runs is measured. */
async function servePlain() {
  const outDir = fileURLToPath(new URL('../.cache/bench-plain', import.meta.url));
  const root = fileURLToPath(new URL('plain', import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, modulePreload: false },
  });
  const types = { html: 'text/html; charset=utf-8', js: 'text/javascript' };
  const server = createServer((request, response) => {
    const file = request.url === '/' ? '/index.html' : request.url;
    readFile(outDir + file).then(
      (body) => response.writeHead(200, { 'content-type': types[file.split('.').at(-1)] }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}
