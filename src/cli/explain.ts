import { BackupError } from '../backups/archive/manifest.js';
import { isDatabaseUnavailable } from '../platform/database/unavailable.js';
import { isDiskFull } from '../platform/http/errors/disk-full.js';
import { StartFailure } from '../platform/settings/start-failure.js';

/** One line for what the person who started a command can mend; a stack only for a defect of ours. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof BackupError || error instanceof StartFailure) return error.message;
  if (isDiskFull(error)) return 'The disk is full: nothing was kept. Make room and try again.';
  if (isDatabaseUnavailable(error)) return `The database can't be reached: ${error.message || 'no answer'}.`;
  return 'syscall' in error ? `${error.message}.` : (error.stack ?? error.message);
}
