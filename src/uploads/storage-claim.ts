import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../platform/settings/command.js';
import type { Settings } from '../platform/settings/settings.js';
import { StartFailure } from '../platform/settings/start-failure.js';

/** Where SQL goes: a pool, a connection. */
interface Db {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

interface Claim {
  /** What names the storage, wherever it is looked at from. */
  storage: string;
  /** The same for people. */
  shown: string;
}

/** Lies in the folder of uploads and goes with it, whatever the machine or the path is called. */
const ID_FILE = 'folder-id';

const USED = '(used OR EXISTS (SELECT FROM proof))';

/**
 * Two processes on one database keep their pictures in one place: where the first picture was kept. Before there is one, a
 * start writes which place it would be.
 * @returns the place that was claimed until now, for people, where this one takes it over
 * @throws StartFailure when pictures are kept elsewhere: this process would answer 404 for them
 */
export async function claimStorage(db: Db, settings: Settings): Promise<string | undefined> {
  const ours = storageOf(settings);
  await db.query('INSERT INTO storage_claim (storage, shown) VALUES ($1, $2) ON CONFLICT (one) DO NOTHING', [
    ours.storage,
    ours.shown,
  ]);
  await requireClaim(db, settings);
  const { rows } = await db.query<Claim>(
    `UPDATE storage_claim SET storage = $1, shown = $2 FROM storage_claim before
      WHERE storage_claim.storage <> $1 AND NOT storage_claim.used RETURNING before.storage, before.shown`,
    [ours.storage, ours.shown],
  );
  return rows[0]?.shown;
}

/** @throws StartFailure when the pictures of this database are kept elsewhere */
export async function requireClaim(db: Db, settings: Settings): Promise<void> {
  const ours = storageOf(settings);
  const { rows } = await db.query<Claim>(
    `SELECT storage, shown FROM storage_claim WHERE storage <> $1 AND ${USED}`,
    [ours.storage],
  );
  const [claim] = rows;
  if (claim)
    throw new StartFailure(
      `The uploads of this database are kept in ${claim.shown}, and these settings name ${ours.shown}. Processes on one ` +
        `database share one DATA_DIR (a mounted disk) or one bucket (S3_BUCKET). If the uploads were moved here: ${commandLine('uploads', 'here')}`,
    );
}

/**
 * Before a picture is kept: of two processes that began with different places, the one that keeps the first picture decides.
 * @throws StartFailure as requireClaim
 */
export async function useClaim(db: Db, settings: Settings): Promise<void> {
  const { storage, shown } = storageOf(settings);
  const { rows } = await db.query(`SELECT FROM storage_claim WHERE storage = $1 AND used`, [storage]);
  if (rows.length > 0) return;
  await db.query(
    `UPDATE storage_claim SET storage = $1, shown = $2, used = true WHERE storage = $1 OR NOT ${USED}`,
    [storage, shown],
  );
  await requireClaim(db, settings);
}

/** From now on the pictures are where these settings say. @returns that place, for people */
export async function moveClaim(db: Db, settings: Settings): Promise<string> {
  const { storage, shown } = storageOf(settings);
  await db.query(
    'INSERT INTO storage_claim (storage, shown) VALUES ($1, $2) ON CONFLICT (one) DO UPDATE SET (storage, shown) = ($1, $2)',
    [storage, shown],
  );
  return shown;
}

function storageOf({ s3, dataDir }: Settings): Claim {
  if (s3) return { storage: `${s3.endpoint ?? s3.region}/${s3.bucket}`, shown: `the bucket ${s3.bucket}` };
  const folder = join(dataDir, 'uploads');
  return { storage: idOf(folder), shown: `${folder} on ${hostname()}` };
}

function idOf(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, ID_FILE);
  try {
    // Of two processes that start at once, one makes it.
    writeFileSync(file, randomUUID(), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
