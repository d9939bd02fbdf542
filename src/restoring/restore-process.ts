import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { v7 } from 'uuid';
import { recordActivity, type Actor } from '../activity/activity-log.js';
import { ArchiveEncryption } from '../backups/archive/encryption.js';
import { BackupError } from '../backups/archive/manifest.js';
import { installationOf } from '../backups/installation.js';
import { doOneOrder } from '../backups/own-process.js';
import { restore } from '../backups/restoring/restore.js';
import { makeScheduledBackup, whileArchivesStay } from '../backups/schedule/scheduled-backup.js';
import { isDiskFull } from '../platform/http/errors/disk-full.js';
import type { Settings } from '../platform/settings/settings.js';
import { eraseAgainIn } from '../privacy/erase-again-in.js';
import { erasuresToRepeat } from '../privacy/erasures-to-repeat.js';
import { updateLedger } from '../privacy/ledger.js';
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
 * that was answered is lost. From then on whoever reads or writes waits, or is told to come again (503). Who was erased since the
 * archive was made, also a moment ago, never comes back: that is one transaction with it.
 */
function restoreHere(order: RestoreOrder): Promise<RestoreReport> {
  return whileArchivesStay(order.settings.databaseUrl ?? '', () => restoreWhole(order)).catch(asRefusal);
}

/** PostgreSQL's own words for a full disk name a file of its own. */
function asRefusal(error: unknown): never {
  if (!isDiskFull(error)) throw error;
  throw new BackupError('The disk is full. Make room, and restore then.', { cause: error });
}

async function restoreWhole({ settings, file, by }: RestoreOrder): Promise<RestoreReport> {
  // Older ones are removed by the hour.
  if (!existsSync(file)) throw new BackupError('This backup was removed a moment ago, as older ones are.');
  const installation = installationOf(settings);
  const erasures = () => erasuresToRepeat(settings, dirname(file));
  await erasures();
  let saved = '';
  let again: Awaited<ReturnType<typeof eraseAgainIn>> = { lines: [], files: [] };
  const { tables, created_at, missing } = await restore(installation, file, {
    folders: [dirname(file)],
    encryption: new ArchiveEncryption(settings.backups),
    inPlace: true,
    async save(client) {
      const made = await makeScheduledBackup(installation, settings.backups, 0, true);
      if (!made) throw new BackupError('A backup is being made at this moment. Try again when it is there.');
      saved = made.run.file;
      await updateLedger(client, settings.backups.folder);
    },
    async within(tx, { created_at: archive }) {
      again = await eraseAgainIn(tx, settings, await erasures());
      await recordActivity(tx, by, restoringActivity('backup.restored', v7(), { after: { archive } }));
    },
  });
  // What fails is left to the sweeper of unused pictures.
  await Promise.allSettled(again.files.map((name) => installation.proofs.remove(name)));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return {
    made_at: created_at,
    rows,
    missing: missing.map(({ message }) => message),
    saved,
    erased: again.lines,
  };
}
