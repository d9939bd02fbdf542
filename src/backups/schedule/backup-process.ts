import type { Settings } from '../../platform/settings/settings.js';
import { BackupError } from '../archive/manifest.js';
import { installationOf } from '../installation.js';
import { doOneOrder } from '../own-process.js';
import { makeScheduledBackup } from './scheduled-backup.js';

/** What the server asks of this process, once. */
export interface BackupOrder {
  settings: Settings;
  olderThanMs: number;
}

/** What was made; nothing where none was due. */
export interface BackupReport {
  made: Awaited<ReturnType<typeof makeScheduledBackup>>;
}

doOneOrder<BackupOrder>(
  async ({ settings, olderThanMs }): Promise<BackupReport> => ({
    made: await makeScheduledBackup(installationOf(settings), settings.backups, olderThanMs),
  }),
  (error) => error instanceof BackupError,
);
