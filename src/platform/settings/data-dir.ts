import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartFailure } from './start-failure.js';

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'nothing can be made there',
  ENOSPC: 'the disk is full',
};

/**
 * Makes DATA_DIR where it is missing. Others may pass through it (as root, PostgreSQL's user must), but not
 * list it; whatever this process makes from now on is for its own user alone.
 * @throws StartFailure where it can't be written
 */
export function prepareDataDir(dir: string): void {
  try {
    if (!existsSync(dir)) {
      makeFolder(dir);
      chmodSync(dir, 0o711);
    }
    process.umask(0o077);
    accessSync(dir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new StartFailure(`DATA_DIR ${dir} can't be written: ${REASONS[code] ?? code}.`);
  }
}

/** Node's own `recursive` never comes back where a folder exists but takes no new ones, as /proc. */
function makeFolder(dir: string): void {
  if (!existsSync(dirname(dir))) makeFolder(dirname(dir));
  mkdirSync(dir);
}
