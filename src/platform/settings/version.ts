import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where package.json is. */
const ROOT = join(__dirname, '../../..');

/**
 * Of this program, as package.json and CHANGELOG.md say it; and the oldest version whose processes may serve beside this one's
 * on one database, while they are replaced one by one.
 */
export const { version: VERSION, rollsFrom: ROLLS_FROM } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
) as { version: string; rollsFrom: string };

/** Which commit it was made from; an archive without Git knows none. */
export const COMMIT = commitOfRelease(ROOT) ?? commitOfCheckout(ROOT);

/** The version as people read it. */
export const FULL_VERSION = COMMIT === undefined ? VERSION : `${VERSION} (${COMMIT})`;

/** Of a tarball or an image (scripts/release.mjs, Dockerfile). */
export function commitOfRelease(root: string): string | undefined {
  const text = readIfThere(join(root, 'release.json'));
  return text === undefined ? undefined : (JSON.parse(text) as { commit?: string }).commit;
}

/** By Git's files: its program refuses a folder of another user, such as the server's. */
export function commitOfCheckout(root: string): string | undefined {
  // In a worktree it is a file that names the folder, which shares branches with another.
  const linked = /^gitdir: (.+)/.exec(readIfThere(join(root, '.git')) ?? '')?.[1];
  const git = linked === undefined ? join(root, '.git') : resolve(root, linked);
  const shared = resolve(git, readIfThere(join(git, 'commondir'))?.trim() ?? '.');
  const head = readIfThere(join(git, 'HEAD'))?.trim();
  const branch = head === undefined ? undefined : /^ref: (.+)/.exec(head)?.[1];
  const commit =
    branch === undefined
      ? head
      : (readIfThere(join(shared, branch))?.trim() ??
        packed(readIfThere(join(shared, 'packed-refs')), branch));
  return commit?.slice(0, 12);
}

/** Branches that were not touched for a while are lines of one file. */
function packed(refs: string | undefined, branch: string): string | undefined {
  const line = refs?.split('\n').find((each) => each.endsWith(` ${branch}`));
  return line?.split(' ', 1)[0];
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined;
    throw error;
  }
}
