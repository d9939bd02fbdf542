import { randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Folders of earlier releases are kept for whoever still reads them, and for an undo. */
const KEPT_MS = 60 * 60_000;
const KEPT = 3;
/** Longer than any render takes: what is older was left by a process that was killed. */
const LEFT_MS = 5 * 60_000;
/** The ending of a folder that is still being written. */
const HALF = '.part';
/** What a release consists of (web-public/render/write-release.ts). */
export const LIST = '.files.json';
/** Mode bits: all of it is public, so that a proxy may read it, whoever it runs as. */
export const READABLE = 0o755;

/** `DATA_DIR/site`: the folders of the releases, and which of them is shown. Several processes may have the same one. */
export const releasesIn = (home: string) => join(home, 'releases');
const currentIn = (home: string) => join(home, 'current');

export async function prepareHome(home: string): Promise<void> {
  await mkdir(releasesIn(home), { recursive: true });
  // The folder may be another user's, who then decides on its mode.
  for (const folder of [home, releasesIn(home)]) await chmod(folder, READABLE).catch(() => undefined);
}

/** Whether a release is there with all its files: after a power failure some may be empty. */
export async function isWhole(folder: string): Promise<boolean> {
  try {
    const list = JSON.parse(await readFile(join(folder, LIST), 'utf8')) as Record<string, string>;
    const sizes = await Promise.all(
      Object.keys(list).map(async (name) => (await stat(join(folder, name))).size),
    );
    return sizes.every((size) => size > 0);
  } catch {
    return false;
  }
}

/** `current` leads to the files that are shown, for a proxy. */
export async function setCurrent(home: string, folder: string): Promise<void> {
  const current = currentIn(home);
  const next = `${current}.${randomUUID()}${HALF}`;
  // The link is relative, since the proxy may have the folder elsewhere.
  await symlink(relative(home, folder), next, 'dir');
  await rename(next, current);
}

/**
 * Removes releases that nobody reads any more, and what killed processes left half-way.
 * @returns whether something half-written is too young to judge
 */
export async function sweepReleases(home: string, shown: string | undefined): Promise<boolean> {
  const names = await readdir(releasesIn(home)).catch(() => []);
  const links = (await readdir(home).catch(() => [])).filter((name) => name.startsWith('current.'));
  const paths = [
    ...names.map((name) => join(releasesIn(home), name)),
    ...links.map((name) => join(home, name)),
  ];
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
