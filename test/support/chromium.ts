import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(__dirname, '..', '..');

/** Headless, on a free port, without a sandbox (root has none), and quiet: no calls home. */
const FLAGS = [
  '--headless=shell',
  '--no-sandbox',
  '--remote-debugging-port=0',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  '--no-first-run',
  // A mouse, which a machine without a screen does not have: pages see `hover: hover`.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

/** Starts Chromium with a profile of its own. @returns its process id and DevTools address */
export async function startChromium(
  profile: string,
  flags: readonly string[] = [],
): Promise<{ pid: number; address: string }> {
  const home = unpacked();
  const child = spawn(join(home, 'chromium'), [...FLAGS, ...flags, `--user-data-dir=${profile}`], {
    detached: true,
    stdio: 'ignore',
    env: environment(home),
  });
  child.unref();
  const port = await debuggingPort(join(profile, 'DevToolsActivePort'));
  return { pid: child.pid ?? 0, address: `http://127.0.0.1:${port}` };
}

/** The unpacked browser, kept between runs; by version, and moved into place whole. */
function unpacked(): string {
  const { version } = createRequire(__filename)('../../node_modules/@sparticuz/chromium/package.json') as {
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
function environment(home: string): NodeJS.ProcessEnv {
  const linked = execFileSync('ldd', [join(home, 'chromium')], { encoding: 'utf8' });
  return {
    ...process.env,
    ...(linked.includes('not found') && { LD_LIBRARY_PATH: join(home, 'al2023', 'lib') }),
    ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: join(home, 'fonts') }),
  };
}

/** Chromium writes the port it chose into this file's first line. */
async function debuggingPort(file: string): Promise<string> {
  rmSync(file, { force: true });
  for (let i = 0; i < 300; i++) {
    const port = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] : '';
    if (port) return port;
    await sleep(100);
  }
  throw new Error('Chromium did not start.');
}
