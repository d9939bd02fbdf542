import type { BackupRun } from './schedule/scheduled-backup.js';

/** One backup that was made, read back and found whole. */
export class BackupView {
  /** ISO 8601, UTC. */
  finished_at: string;
  /** Path on the server. */
  file: string;
  /** Bytes. */
  bytes: number;
  rows: number;
  uploads: number;
  /** How many second places hold it too. */
  copies: number;
  /** How many uploads the database names that the storage has no more, or not as they were. */
  missing: number;
}

export class BackupsView {
  /** Whether this server makes one every hour. */
  hourly: boolean;
  last_good: BackupView | null;
  /** Why the newest try failed; null when it did not. */
  failure: string | null;
}

/** One archive in the backups' folder. */
export class ArchiveView {
  name: string;
  /** Bytes. */
  bytes: number;
  /** ISO 8601, UTC. */
  made_at: string;
}

export const toBackupView = ({ finished_at, ...run }: BackupRun): BackupView => ({
  ...run,
  finished_at: finished_at.toISOString(),
});
