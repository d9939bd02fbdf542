import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { clockDoubt } from '../platform/database/trusted-clock.js';
import type { BackupSettings } from '../platform/settings/settings.js';
import { verifyArchive } from './archive-reader.js';
import { removeDrafts } from './archive-writer.js';
import { backUp } from './backup.js';
import { BackupError, missingText } from './manifest.js';
import type { Installation } from './installation.js';
import { archiveName, lastFuller, madeAt, superfluous } from './retention.js';
import { FolderTarget, namedTargets, secondTargets, type BackupTarget } from './backup-target.js';

/** Key of the advisory lock that lets one process make the backup while the others go on. */
const BACKING_UP = 7_010_003;

export interface BackupRun {
  finished_at: Date;
  file: string;
  /** Bytes. */
  bytes: number;
  rows: number;
  uploads: number;
  /** How many second places hold it too. */
  copies: number;
}

const LAST_GOOD = `SELECT finished_at, file, bytes::float8 AS bytes, row_total::float8 AS rows,
  upload_total::float8 AS uploads, copies FROM backup_run WHERE failure IS NULL ORDER BY finished_at DESC LIMIT 1`;

/** The last backup that was made, read back and found whole. */
export async function lastGood(db: Pick<Client, 'query'>): Promise<BackupRun | undefined> {
  return (await db.query<BackupRun>(LAST_GOOD)).rows[0];
}

/**
 * Makes a backup in the backups' folder, reads it back, copies it to the second places, and removes what is no longer
 * needed; each outcome is a row of backup_run. Of several processes one does it.
 * @param olderThanMs nothing is done while the last good one is younger
 * @returns undefined when nothing was to be done
 * @throws what stopped it; a second place that failed is in `warnings` instead
 */
export async function makeScheduledBackup(
  place: Installation,
  settings: BackupSettings,
  olderThanMs = 0,
): Promise<{ run: BackupRun; warnings: string[] } | undefined> {
  const db = new Client({ connectionString: place.databaseUrl, application_name: 'backups' });
  db.on('error', () => undefined); // the next query says so
  await db.connect();
  try {
    const { rows } = await db.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
      BACKING_UP,
    ]);
    if (!rows[0]?.free) return undefined;
    const last = await lastGood(db);
    if (last && Date.now() - last.finished_at.getTime() < olderThanMs) return undefined;
    const file = join(settings.folder, archiveName(new Date()));
    try {
      return await make(db, place, settings, file, last);
    } catch (error) {
      await noteFailure(db, file, error instanceof Error ? error.message : String(error));
      throw error;
    }
  } finally {
    await db.end();
  }
}

/** So that admins are told of it. @param file where the archive was to be */
export async function noteFailure(
  db: { query(sql: string, values: unknown[]): Promise<unknown> },
  file: string,
  failure: string,
): Promise<void> {
  await db.query('INSERT INTO backup_run (file, failure) VALUES ($1, $2)', [file, failure]);
}

async function make(
  db: Client,
  place: Installation,
  settings: BackupSettings,
  file: string,
  last: BackupRun | undefined,
) {
  const target = new FolderTarget(settings.folder);
  const problem = await target.problem();
  if (problem !== undefined) throw new BackupError(problem);
  await removeDrafts(settings.folder);
  const before = await target.list();
  // A restored database knows of no backup, but the folder may.
  const newest = before.filter(({ name }) => madeAt(name)).at(-1);
  await target.requireRoom(1.2 * Math.max(last?.bytes ?? 0, newest?.bytes ?? 0));
  const made = await backUp(place, file);
  // An archive that can't be read is none: older ones are removed only for one that was.
  await verifyArchive(file).catch(async (error: unknown) => {
    await rm(file, { force: true });
    throw error;
  });
  const warnings: string[] = [];
  const doubt = await clockDoubt(db);
  let copies = 0;
  for (const second of secondTargets(settings)) {
    const fault = await copyTo(second, file, made.missing.length === 0 && doubt === undefined).catch(
      (error: unknown) => faultOf(second, error),
    );
    if (fault === undefined) copies += 1;
    else warnings.push(fault);
  }
  // What there is was kept, but it is no good backup, and nothing goes for it.
  if (made.missing.length > 0) throw new BackupError(`${missingText(made.missing)} The rest is in ${file}.`);
  if (doubt === undefined) await thin(target);
  else warnings.push(doubt);
  const fuller = lastFuller(await target.list());
  if (fuller !== undefined)
    warnings.push(
      `The newest backup is much smaller than ${fuller}, which is kept until it is removed by hand.`,
    );
  const { size } = await stat(file);
  const run = { finished_at: new Date(), file, bytes: size, rows: made.rows, uploads: made.files, copies };
  await db.query(
    `INSERT INTO backup_run (finished_at, file, bytes, row_total, upload_total, copies) VALUES ($1, $2, $3, $4, $5, $6)`,
    Object.values(run),
  );
  await db.query(`DELETE FROM backup_run WHERE finished_at < now() - interval '1 year'`);
  return { run, warnings };
}

const faultOf = ({ place }: BackupTarget, error: unknown): string =>
  `The backup was not copied to ${place}: ${error instanceof BackupError ? error.message : String(error)}`;

async function copyTo(target: BackupTarget, file: string, thins: boolean): Promise<undefined> {
  await target.put(file);
  if (thins) await thin(target);
}

async function thin(target: BackupTarget): Promise<void> {
  for (const name of superfluous(await target.list(), new Date())) await target.remove(name);
}

/** What is wrong with the places that the settings name, so that it is known before the first backup. */
export async function problemsOf(settings: BackupSettings): Promise<string[]> {
  const problems = await Promise.all(namedTargets(settings).map((target) => target.problem()));
  return problems.filter((problem) => problem !== undefined);
}
