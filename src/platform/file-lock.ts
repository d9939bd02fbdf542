import { closeSync, fchownSync, fstatSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { StartFailure } from './settings/start-failure.js';

/** Nobody else has it, in no other container and on no other machine that shares the disk. */
export interface FileLock {
  /** Whoever inherits this descriptor holds the lock too, until the last of them has ended, however it ends. */
  fd: number;
  /** Lets go of it here. */
  free: () => void;
}

/**
 * Locks a file, which is made where it is missing and stays. Process numbers say nothing about a process of another
 * container; a lock that the system frees needs no judging.
 * @returns undefined when it is held already
 * @throws StartFailure on a disk that knows no locks
 */
export function lockFile(path: string): FileLock | undefined {
  const fd = openSync(path, 'a', 0o600);
  const free = () => closeSync(fd);
  giveToOwner(fd, dirname(path));
  let granted: boolean;
  try {
    granted = tryLock(fd);
  } catch (error) {
    free();
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new StartFailure(`The disk of ${path} can't lock files (${code}): use another one for DATA_DIR.`);
  }
  if (granted) return { fd, free };
  free();
  return undefined;
}

/** A command that root runs must not leave a file that the server may not open. */
function giveToOwner(fd: number, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  if (fstatSync(fd).uid !== uid) fchownSync(fd, uid, gid);
}
