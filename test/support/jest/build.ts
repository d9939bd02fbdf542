import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');

const run = (...flags: string[]) =>
  void execFileSync(process.execPath, [join(ROOT, 'scripts', 'build.mjs'), '--stale', ...flags], {
    cwd: ROOT,
    stdio: 'inherit',
  });

/** Brings the builds up to date, as `npm start` does. */
export const buildIfStale = (): void => run();

/** The same of the API alone. */
export const buildApiIfStale = (): void => run('--only=API');
