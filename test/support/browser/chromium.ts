import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

const ROOT = join(__dirname, '..', '..', '..');

/** Quiet: no calls home. As root there is no sandbox. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--font-render-hinting=none',
  // A mouse, which a machine without a screen does not have: pages see `hover: hover`.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

/**
 * Where Debian and others keep the one that is kept up to date. Its headless shell, which Playwright takes by itself too, is
 * the same engine without a window around it: a page costs a third.
 */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * No page of a test lives long enough for what compiling it twice more takes; and a page goes on in the process that it was
 * opened in, as it would on a phone with little memory: by itself Chromium starts a second one for the first address.
 */
export const SHORT_LIVES = ['--js-flags=--no-maglev --no-turbofan', '--renderer-process-limit=1'];

/** Those that this machine has, each as Playwright starts it. */
const installed = (): LaunchOptions[] =>
  INSTALLED.filter((path) => existsSync(path)).map((executablePath) => ({ executablePath, args: FLAGS }));

/** The one that comes with `npm install`, which may be a year old. */
function fromNpm(): LaunchOptions {
  const home = unpacked();
  return {
    executablePath: join(home, 'chromium'),
    args: ['--headless=shell', ...FLAGS],
    env: environment(home),
  };
}

/** Which one suites run in; TEST_CHROMIUM=npm asks for the one from npm. */
export const chosenChromium = (): LaunchOptions =>
  (process.env.TEST_CHROMIUM === 'npm' ? undefined : installed()[0]) ?? fromNpm();

/** All that are here, by names for people. */
export const everyChromium = (): { name: string; options: LaunchOptions }[] => [
  ...installed().map((options) => ({ name: options.executablePath ?? '', options })),
  { name: 'the Chromium from npm', options: fromNpm() },
];

/** Starts a Chromium. Whoever starts it closes it; it ends with this process at the latest. */
export const startChromium = (flags: readonly string[] = [], which = chosenChromium()): Promise<Browser> =>
  chromium.launch({ ...which, args: [...(which.args ?? []), ...flags] });

/** @returns which one suites run in, for people */
export async function versionOfChromium(): Promise<string> {
  const browser = await startChromium();
  const line = `Suites of the browser run in Chromium ${browser.version()}.`;
  await browser.close();
  return line;
}

/** The unpacked browser of the npm package, kept between runs; by version, and moved into place whole. */
function unpacked(): string {
  const { version } = createRequire(__filename)('../../../node_modules/@sparticuz/chromium/package.json') as {
    version: string;
  };
  const home = join(ROOT, '.cache', `chromium-${version}`);
  if (existsSync(home)) return home;
  const half = `${home}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  execFileSync(process.execPath, [join(__dirname, 'unpack-chromium.mjs')], {
    env: { ...process.env, TMPDIR: half },
  });
  try {
    renameSync(half, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
    rmSync(half, { recursive: true }); // another run, started beside this one, was first
  }
  return home;
}

/** The package's own libraries and fonts only where the system has none. */
function environment(home: string): Record<string, string> {
  const linked = execFileSync('ldd', [join(home, 'chromium')], { encoding: 'utf8' });
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return {
    ...(Object.fromEntries(inherited) as Record<string, string>),
    ...(linked.includes('not found') && { LD_LIBRARY_PATH: join(home, 'al2023', 'lib') }),
    ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: join(home, 'fonts') }),
  };
}
