import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { StartFailure } from './settings/start-failure.js';

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'the disk is full',
};

/**
 * Makes DATA_DIR where it is missing. Others may pass through it (as root, PostgreSQL's user must), but not
 * list it; what is private inside has modes of its own.
 * @throws StartFailure where it can't be written
 */
export function prepareDataDir(dir: string): void {
  try {
    const made = !existsSync(dir);
    mkdirSync(dir, { recursive: true });
    if (made) chmodSync(dir, 0o711);
    accessSync(dir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new StartFailure(`DATA_DIR ${dir} can't be written: ${REASONS[code] ?? code}.`);
  }
}
