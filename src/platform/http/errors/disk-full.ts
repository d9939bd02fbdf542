import { statfs } from 'node:fs/promises';

/** What PostgreSQL answers when its own disk is full: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DATABASE_DISK_FULL = '53100';

/** @param words of the system: sharp's library hands on only those */
function hasCode(error: unknown, codes: readonly string[], words: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (codes.some((each) => each === code)) return true;
  return (typeof message === 'string' && message.includes(words)) || hasCode(cause, codes, words);
}

/** Whether an error, or what caused it, says that there is no room left to write: for files or for the database. */
export const isDiskFull = (error: unknown): boolean =>
  hasCode(error, ['ENOSPC', 'EDQUOT', DATABASE_DISK_FULL], 'No space left on device');

/** Whether a disk takes nothing at all: Linux mounts one that fails as read-only. */
export const isDiskUnwritable = (error: unknown): boolean =>
  hasCode(error, ['EROFS', 'EIO'], 'Read-only file system');

/** Bytes below which a disk counts as full: a picture on its way, and the next piece of PostgreSQL's log. */
const LAST_ROOM = 32 * 1024 * 1024;

/** Whether DATA_DIR's disk has no room for the next upload, or for the embedded database to go on. */
export async function isAlmostFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < LAST_ROOM;
}
