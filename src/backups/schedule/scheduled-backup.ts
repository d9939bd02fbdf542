import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { clockDoubt, isPast } from '../../platform/database/trusted-clock.js';
import { LOCKS } from '../../platform/locks.js';
import type { BackupSettings } from '../../platform/settings/settings.js';
import { verifyArchive } from '../archive/archive-reader.js';
import { removeDrafts } from '../archive/archive-writer.js';
import { ArchiveEncryption } from '../archive/encryption.js';
import { BackupError, missingText } from '../archive/manifest.js';
import { backUp, type BackupSummary } from '../backup.js';
import type { Installation } from '../installation.js';
import { KeptUploads } from '../kept-uploads.js';
import { FolderTarget, namedTargets, secondTargets, type BackupTarget } from './backup-target.js';
import { isOfRows, lastFuller, madeAt, prunable, replacedArchiveName, rowsArchiveName } from './retention.js';

/** Does `work` while no archive is removed. */
export async function whileArchivesStay<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const db = new Client({ connectionString: databaseUrl, application_name: 'restore' });
  db.on('error', () => undefined); // the restoring itself reports the fault
  await db.connect();
  try {
    await db.query('SELECT pg_advisory_lock_shared($1)', [LOCKS.restoredFrom]);
    return await work();
  } finally {
    await db.end();
  }
}

export interface BackupRun {
  finished_at: Date;
  file: string;
  /** Bytes. */
  bytes: number;
  rows: number;
  uploads: number;
  /** How many second places hold it too. */
  copies: number;
  /** How many uploads the database names that the storage no longer has, or not as they were. */
  missing: number;
}

const LAST_GOOD = `SELECT finished_at, file, bytes::float8 AS bytes, row_total::float8 AS rows,
  upload_total::float8 AS uploads, copies, missing FROM backup_run
  WHERE failure IS NULL AND ${isPast('finished_at')} ORDER BY finished_at DESC LIMIT 1`;

/** The last backup that was made, read back and found whole. */
export async function lastGood(db: Pick<Client, 'query'>): Promise<BackupRun | undefined> {
  return (await db.query<BackupRun>(LAST_GOOD)).rows[0];
}

/** Why the newest backup failed; null: it did not. */
export async function lastFailure(db: Pick<Client, 'query'>): Promise<string | null> {
  const { rows } = await db.query<{ failure: string | null }>(
    `SELECT failure FROM backup_run WHERE ${isPast('finished_at')} ORDER BY finished_at DESC LIMIT 1`,
  );
  return rows[0]?.failure ?? null;
}

/**
 * Makes a backup in the backups' folder, reads it back, copies it to the second places, and removes what is no longer
 * needed; each outcome is a row of backup_run. Of several processes one does it.
 * @param olderThanMs nothing is done while the last good one is younger
 * @param isReplaced whether a restore is about to replace what it holds: then no older one is removed
 * @returns undefined when nothing was to be done
 * @throws what stopped it; a second place that failed is in `warnings` instead
 */
export async function makeScheduledBackup(
  installation: Installation,
  settings: BackupSettings,
  olderThanMs = 0,
  isReplaced = false,
): Promise<{ run: BackupRun; warnings: string[] } | undefined> {
  const db = new Client({ connectionString: installation.databaseUrl, application_name: 'backups' });
  db.on('error', () => undefined); // the next query reports the fault
  await db.connect();
  try {
    const { rows } = await db.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
      LOCKS.backingUp,
    ]);
    if (!rows[0]?.free) return undefined;
    const last = await lastGood(db);
    const { rowCount: young } = await db.query(
      `SELECT FROM (${LAST_GOOD}) last WHERE finished_at > now() - $1 * interval '1 millisecond'`,
      [olderThanMs],
    );
    if (young) return undefined;
    const at = new Date();
    const file = join(
      settings.folder,
      (isReplaced ? replacedArchiveName : rowsArchiveName)(at) + new ArchiveEncryption(settings).ending,
    );
    try {
      return await make(db, installation, settings, file, at, last, !isReplaced);
    } catch (error) {
      await noteFailure(db, file, error instanceof Error ? error.message : String(error));
      throw error;
    }
  } finally {
    await db.end();
  }
}

/**
 * Notes the failure, so that admins see it.
 * @param file where the archive was to be
 */
export async function noteFailure(
  db: { query(sql: string, values: unknown[]): Promise<unknown> },
  file: string,
  failure: string,
): Promise<void> {
  await db.query('INSERT INTO backup_run (file, failure) VALUES ($1, $2)', [file, failure]);
}

async function make(
  db: Client,
  installation: Installation,
  settings: BackupSettings,
  file: string,
  at: Date,
  last: BackupRun | undefined,
  prunes: boolean,
) {
  const target = new FolderTarget(settings.folder);
  const problem = await target.problem();
  if (problem !== undefined) throw new BackupError(problem);
  await removeDrafts(settings.folder);
  const before = await target.list();
  // A restored database knows of no backup, but the folder may.
  const newest = before.filter(({ name }) => isOfRows(name)).at(-1);
  const lastOfRows = last && isOfRows(basename(last.file)) ? last.bytes : 0;
  await target.requireRoom(1.2 * Math.max(lastOfRows, newest?.bytes ?? 0));
  const encryption = new ArchiveEncryption(settings);
  const kept = await KeptUploads.open(settings.folder, encryption);
  const damaged = await kept.recheck(at);
  const made = await backUp(installation, file, { beside: kept, encryption });
  // Older archives are removed only after the new one was read back.
  await readBack(file, made, encryption).catch(async (error: unknown) => {
    await rm(file, { force: true });
    throw error;
  });
  const warnings: string[] = [];
  if (damaged.length > 0)
    warnings.push(
      `${damaged.length} kept uploads were damaged on the disk of ${settings.folder}, and were kept anew where they still ` +
        `are in the storage: ${damaged.slice(0, 5).join(', ')}`,
    );
  const doubt = await clockDoubt(db);
  const { rows } = await db.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
    LOCKS.restoredFrom,
  ]);
  // What is no longer needed goes with the next backup, where one of them is being restored now.
  const prunedAt = prunes && doubt === undefined && rows[0]?.free === true && at;
  if (made.missing.length > 0) warnings.push(missingText(made.missing, made.lost));
  let copies = 0;
  for (const second of secondTargets(settings)) {
    const fault = await copyTo(second, file, made, kept, prunedAt).catch((error: unknown) =>
      faultOf(second, error),
    );
    if (fault === undefined) copies += 1;
    else warnings.push(fault);
  }
  // Old archives are not pruned while the clock is in doubt.
  if (doubt !== undefined) warnings.push(doubt);
  if (prunedAt) await kept.forget(await prune(target, kept, prunedAt, made.lost.length > 0));
  const fuller = lastFuller(await target.list(), at);
  if (fuller !== undefined)
    warnings.push(
      `The newest backup is much smaller than ${fuller}, which is kept until it is removed by hand.`,
    );
  const { size } = await stat(file);
  const outcome = {
    file,
    bytes: size,
    rows: made.rows,
    uploads: made.files,
    copies,
    missing: made.missing.length,
  };
  const { rows: noted } = await db.query<{ finished_at: Date }>(
    `INSERT INTO backup_run (file, bytes, row_total, upload_total, copies, missing)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING finished_at`,
    Object.values(outcome),
  );
  const run = { finished_at: noted[0]?.finished_at ?? at, ...outcome };
  await db.query(`DELETE FROM backup_run WHERE finished_at < now() - interval '1 year'`);
  return { run, warnings };
}

/** Reads an archive from end to end. Where the secret key is not here, it checks that the disk holds what was written. */
async function readBack(
  file: string,
  { sha256 }: BackupSummary,
  encryption: ArchiveEncryption,
): Promise<void> {
  if (encryption.canDecrypt(file)) return void (await verifyArchive(file, encryption));
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') !== sha256) throw new BackupError(`${file} is not what was written to it.`);
}

const faultOf = ({ location: installation }: BackupTarget, error: unknown): string =>
  `The backup was not copied to ${installation}: ${error instanceof BackupError ? error.message : String(error)}`;

/**
 * Copies the uploads first, so that an archive that is there has all that it names.
 * @param prunedAt the moment by which older archives are judged; false: all stay
 */
async function copyTo(
  target: BackupTarget,
  file: string,
  { uploads, lost }: BackupSummary,
  kept: KeptUploads,
  prunedAt: Date | false,
): Promise<undefined> {
  // A place that takes nothing is not asked what it has.
  const problem = await target.problem();
  if (problem !== undefined) throw new BackupError(problem);
  const there = new Set(await target.uploads());
  for (const name of new Set(uploads.flatMap(({ sha256 }) => kept.fileWith(sha256) ?? [])))
    if (!there.has(name)) await target.putUpload(join(kept.folder, name));
  await target.put(file);
  if (prunedAt) await prune(target, kept, prunedAt, lost.length > 0);
}

/**
 * @param lacks whether uploads are lost: then archives with uploads in them stay, which may have them
 * @returns the uploads that went too, since no archive that is left needs them
 */
async function prune(target: BackupTarget, kept: KeptUploads, now: Date, lacks: boolean): Promise<string[]> {
  for (const name of prunable(await target.list(), now))
    if (!lacks || isOfRows(name)) await target.remove(name);
  const left = (await target.list()).flatMap(({ name }) => madeAt(name)?.getTime() ?? []);
  const oldest = new Date(Math.min(...left, now.getTime()));
  const unreferenced = (await target.uploads()).filter((name) => kept.isUnreferenced(name, oldest, now));
  for (const name of unreferenced) await target.removeUpload(name);
  return unreferenced;
}

/** What is wrong with the places that the settings name, so that it is known before the first backup. */
export async function problemsOf(settings: BackupSettings): Promise<string[]> {
  const problems = await Promise.all(namedTargets(settings).map((target) => target.problem()));
  return problems.filter((problem) => problem !== undefined);
}
