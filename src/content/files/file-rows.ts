import { createHash } from 'node:crypto';
import { rowsOf, type Db } from '../../platform/database/rows-of.js';

/** A PDF that pages of the site lead to, without its bytes. */
export interface FileRow {
  /** The hash of its bytes, which names it. */
  hash: string;
  /** Its name where it came from: `studio-plan.pdf`. */
  name: string;
  /** Its size in bytes. */
  size: number;
  by_name: string | null;
  /** When it was last uploaded. */
  uploaded_at: Date;
}

const LONGEST_NAME = 100;
const COLUMNS = 'hash, name, size, by_name, uploaded_at';
/** The address that pages lead to. It never means another file. */
export const addressOf = (hash: string): string => `/assets/uploaded/${hash}.pdf`;

export const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

export const allFiles = (db: Db) =>
  rowsOf<FileRow>(db, `SELECT ${COLUMNS} FROM content_file ORDER BY uploaded_at DESC, hash`);

export const bytesOf = async (db: Db, hash: string): Promise<Buffer | undefined> =>
  (await rowsOf<{ bytes: Buffer }>(db, 'SELECT bytes FROM content_file WHERE hash = $1', [hash]))[0]?.bytes;

/** `..\Studio: plan.PDF` → `Studio plan.pdf`, which every disk takes. */
function cleanName(given: string): string {
  const words = given
    .replace(/\.pdf$/i, '')
    .replace(/[\p{C}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  return `${[...words].slice(0, LONGEST_NAME).join('').trim() || 'plan'}.pdf`;
}

/**
 * Keeps a file. One that is there keeps its name, and its week begins anew: whoever sent it may still be writing the page.
 * @param name as its sender calls it @param by id and name
 * @returns it, and whether it was there
 */
export async function keepFile(
  db: Db,
  { name, bytes }: { name: string; bytes: Buffer },
  by: [id: string | null, name: string | null],
): Promise<FileRow & { known: boolean }> {
  const hash = hashOf(bytes);
  const [there] = await rowsOf(db, 'SELECT 1 FROM content_file WHERE hash = $1', [hash]);
  const [kept] = await rowsOf<FileRow>(
    db,
    `INSERT INTO content_file (hash, name, size, bytes, by_id, by_name) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (hash) DO UPDATE SET uploaded_at = now() RETURNING ${COLUMNS}`,
    [hash, cleanName(name), bytes.length, bytes, ...by],
  );
  if (!kept) throw new Error('A file was not kept');
  return { ...kept, known: there !== undefined };
}
