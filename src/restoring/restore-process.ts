import { dirname } from 'node:path';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { recordActivity, type Actor } from '../activity/activity-log.js';
import { ArchiveEncryption } from '../backups/archive/encryption.js';
import { BackupError } from '../backups/archive/manifest.js';
import { installationOf } from '../backups/installation.js';
import { doOneOrder } from '../backups/own-process.js';
import { restore } from '../backups/restoring/restore.js';
import { makeScheduledBackup } from '../backups/schedule/scheduled-backup.js';
import { dataSourceOptions } from '../platform/database/connection.js';
import type { Settings } from '../platform/settings/settings.js';
import { eraseAgain } from '../privacy/erase-again.js';
import { erasuresToRepeat } from '../privacy/erasures-to-repeat.js';
import { restoringActivity } from './restoring-activity.js';

/** What the server asks of this process, once. */
export interface RestoreOrder {
  settings: Settings;
  /** Path of the archive. */
  file: string;
  by: Actor;
}

export interface RestoreReport {
  /** When the archive was made, ISO 8601. */
  made_at: string;
  rows: number;
  /** Messages of uploads that are nowhere. */
  missing: string[];
  /** Path of the archive with all that was replaced. */
  saved: string;
  /** What was done about people who were erased since. */
  erased: string[];
}

doOneOrder<RestoreOrder>(restoreHere, (error) => error instanceof BackupError);

/**
 * Puts an archive in the place of the database in use. What is replaced is backed up first, while nobody can write: nothing
 * that was answered is lost. From then on whoever reads or writes waits, or is told to come again (503).
 */
async function restoreHere({ settings, file, by }: RestoreOrder): Promise<RestoreReport> {
  const installation = installationOf(settings);
  await erasuresToRepeat(settings, dirname(file));
  let saved = '';
  const { tables, created_at, missing } = await restore(installation, file, {
    folders: [dirname(file)],
    encryption: new ArchiveEncryption(settings.backups),
    inPlace: true,
    async save() {
      const made = await makeScheduledBackup(installation, settings.backups, 0, false);
      if (!made) throw new BackupError('A backup is being made at this moment. Try again when it is there.');
      saved = made.run.file;
    },
  });
  const erased = await eraseAgain(installation, settings, dirname(file));
  await note(settings, by, { archive: created_at });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { made_at: created_at, rows, missing: missing.map(({ message }) => message), saved, erased };
}

/** In the database as it is now, which knows nothing of it. */
async function note(settings: Settings, by: Actor, after: object): Promise<void> {
  const dataSource = await new DataSource(
    dataSourceOptions({ ...settings, databasePoolSize: 1 }),
  ).initialize();
  try {
    await dataSource.transaction((tx) =>
      recordActivity(tx, by, restoringActivity('backup.restored', v7(), { after })),
    );
  } finally {
    await dataSource.destroy();
  }
}
