import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.js';
import { StartFailure } from '../settings/start-failure.js';

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

/**
 * Two processes on one database keep their pictures in one place. The first start writes which one it is; a later one with
 * another place would take pictures that its colleagues don't have, and answer 404 for theirs.
 * @throws StartFailure when the database names pictures and they are kept elsewhere
 */
export async function claimStorage(db: Db, settings: Settings): Promise<void> {
  const ours = storageOf(settings);
  await db.query('INSERT INTO storage_claim (storage, shown) VALUES ($1, $2) ON CONFLICT (one) DO NOTHING', [
    ours.storage,
    ours.shown,
  ]);
  const { rows } = await db.query<Claim & { used: boolean }>(
    'SELECT storage, shown, EXISTS (SELECT FROM proof) AS used FROM storage_claim',
  );
  const [claim] = rows;
  if (!claim || claim.storage === ours.storage) return;
  if (claim.used)
    throw new StartFailure(
      `The uploads of this database are kept in ${claim.shown}, and these settings name ${ours.shown}. Processes on one ` +
        'database share one DATA_DIR (a mounted disk) or one bucket (S3_BUCKET). If the uploads were moved here: npm run uploads -- here',
    );
  await moveClaim(db, settings);
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
