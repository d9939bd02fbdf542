import type { Settings } from '../../platform/settings/settings.js';
import { openProofStorage, openTemporaryFolder } from '../../uploads/uploads.module.js';
import { BackupError } from '../archive/manifest.js';
import { makeScheduledBackup } from './scheduled-backup.js';

/** What the server asks of this process, once. */
export interface BackupOrder {
  settings: Settings;
  olderThanMs: number;
}

/** What it is told: what was made, nothing where none was due, or why it failed. */
export type BackupReport = { made: Awaited<ReturnType<typeof makeScheduledBackup>> } | { failure: string };

/**
 * The hourly backup, in a process of its own (see BackupSchedule): a full disk, a storage that hangs or memory that runs
 * out can end this one, and not the server. It ends with the server too.
 */
process.once('message', (order: BackupOrder) => void make(order));
process.once('disconnect', () => process.exit(1));

async function make({ settings, olderThanMs }: BackupOrder): Promise<void> {
  const installation = {
    databaseUrl: settings.databaseUrl ?? '',
    proofs: openProofStorage(settings),
    temporary: openTemporaryFolder(settings),
  };
  const report: BackupReport = await makeScheduledBackup(installation, settings.backups, olderThanMs).then(
    (made) => ({ made }),
    (error: unknown) => {
      // What nobody can mend by reading a sentence goes to the server's log whole.
      if (!(error instanceof BackupError)) console.error(error);
      return { failure: error instanceof Error ? error.message : String(error) };
    },
  );
  process.send?.(report, () => process.exit(0));
}
