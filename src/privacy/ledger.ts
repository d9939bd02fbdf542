import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from '../backups/archive/manifest.js';
import { rowsOf, type Db } from '../platform/database/rows-of.js';

/** What was erased, as hashes only: enough to find it again in an older backup, and to tell nobody what it was. */
export interface Erasure {
  id: string;
  /** ISO 8601. Who comes back later is not erased by it. */
  erased_at: string;
  by_name: string | null;
  /** SHA-256 of ids, which are random and can't be guessed. A record has the same id in the bin. */
  record_hashes: string[];
  /** HMAC-SHA-256 of addresses and numbers, which can be guessed, under a key made from AUTH_SECRET. */
  identifier_hashes: string[];
  /** Tells whether the key is the same. */
  key_check: string;
  counts: Record<string, number>;
}

export const hashOfRecord = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** Hashes of what people are known by. */
export class IdentifierHashes {
  private readonly key: Buffer;
  readonly check: string;

  constructor(authSecret: string) {
    this.key = Buffer.from(hkdfSync('sha256', authSecret, '', 'erased people', 32));
    this.check = this.hash('check').slice(0, 12);
  }

  /** @param email in small letters */
  email = (email: string): string => this.hash(`email ${email}`);
  phone = (phone: string): string => this.hash(`phone ${phone}`);

  private hash(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}

/** Lies beside the backups, and goes to the second places with them. */
export const LEDGER = 'erasures.jsonl';

/** One erasure a line. @returns [] where there is no such file @throws BackupError naming the file when it is damaged */
export async function readLedger(folder: string): Promise<Erasure[]> {
  const file = join(folder, LEDGER);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as { code?: unknown }).code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      try {
        const entry = JSON.parse(line) as Erasure;
        if (typeof entry.id === 'string' && Array.isArray(entry.record_hashes)) return entry;
      } catch {
        // What is no JSON is refused below, as every other damaged line is.
      }
      throw new BackupError(`${file} is damaged: take it from another place where backups lie.`);
    });
}

/** Under its name only when it is whole and on the disk. */
export async function writeLedger(folder: string, entries: readonly Erasure[]): Promise<string> {
  const file = join(folder, LEDGER);
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    await handle.sync();
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
  return file;
}

/**
 * Notes what a database knows of. @returns all that the file then holds, and where it lies; undefined: nobody was erased
 * @throws BackupError where the file is damaged
 */
export async function updateLedger(
  db: Db,
  folder: string,
): Promise<{ file: string; entries: number } | undefined> {
  const rows = await rowsOf<Erasure & { erased_at: Date | string }>(
    db,
    `SELECT id, erased_at, by_name, record_hashes, identifier_hashes, key_check, counts FROM erasure`,
  );
  const own = rows.map((row) => ({ ...row, erased_at: new Date(row.erased_at).toISOString() }));
  const all = unite(await readLedger(folder), own);
  if (all.length === 0) return undefined;
  return { file: await writeLedger(folder, all), entries: all.length };
}

/** Each once, oldest first. */
export const unite = (...lists: readonly Erasure[][]): Erasure[] =>
  [...new Map(lists.flat().map((entry) => [entry.id, entry])).values()].sort((a, b) =>
    a.erased_at.localeCompare(b.erased_at),
  );
