import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Brings the builds up to date, as `npm start` does. */
export function buildIfStale(): void {
  const root = join(__dirname, '..', '..');
  execFileSync(process.execPath, [join(root, 'scripts', 'build.mjs'), '--stale'], {
    cwd: root,
    stdio: 'inherit',
  });
}
