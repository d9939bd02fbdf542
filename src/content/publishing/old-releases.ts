import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of earlier releases are kept for whoever still reads them, and for an undo. */
const KEPT_MS = 60 * 60_000;
const KEPT = 3;
/** Longer than any render takes: what is older was left by a process that was killed. */
const LEFT_MS = 5 * 60_000;
/** The ending of what is still being written. */
export const HALF = '.part';

/**
 * Removes releases that nobody reads any more, and what killed processes left half-way.
 * @returns whether something half-written is too young to judge
 */
export async function sweepReleases(
  home: string,
  releases: string,
  shown: string | undefined,
): Promise<boolean> {
  const names = await readdir(releases).catch(() => []);
  const links = (await readdir(home).catch(() => [])).filter((name) => name.startsWith('current.'));
  const paths = [...names.map((name) => join(releases, name)), ...links.map((name) => join(home, name))];
  const entries = await Promise.all(
    paths.map(async (path) => {
      const age = Date.now() - (await lstat(path).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
      return { path, age, isHalf: path.endsWith(HALF) };
    }),
  );
  const halves = entries.filter(({ isHalf }) => isHalf);
  const whole = entries.filter(({ isHalf }) => !isHalf).sort((one, other) => one.age - other.age);
  const left = halves.filter(({ age }) => age > LEFT_MS);
  const unread = whole.slice(KEPT).filter(({ path, age }) => path !== shown && age > KEPT_MS);
  for (const { path } of [...left, ...unread]) await rm(path, { recursive: true, force: true });
  return left.length < halves.length;
}
