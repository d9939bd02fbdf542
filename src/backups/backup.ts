import { Client } from 'pg';
import { COMMIT, VERSION } from '../platform/settings/version.js';
import { ArchiveWriter } from './archive/archive-writer.js';
import { rowsOf } from './archive/copy-rows.js';
import { ArchiveEncryption } from './archive/encryption.js';
import {
  BackupError,
  FORMAT,
  ROWS_FORMAT,
  tablePart,
  type EntryRecord,
  type Manifest,
  type TableRecord,
} from './archive/manifest.js';
import { tablesToCopy } from './archive/tables.js';
import { namedFiles, writeFiles } from './files.js';
import type { Installation } from './installation.js';
import type { KeptUploads } from './kept-uploads.js';

export interface BackupSummary {
  file: string;
  /** The hash of the file. */
  sha256: string;
  rows: number;
  files: number;
  /** The uploads that are kept beside the archive. */
  uploads: EntryRecord[];
  /** Uploads that the database names and the storage no longer has, or not as they were. */
  missing: string[];
  /** The missing ones that no backup has either. */
  lost: string[];
}

interface Options {
  /** Where the uploads are kept once for all archives; left out: they go into this one. */
  beside?: KeptUploads;
  /** Whether there are uploads at all in what is made. */
  pictures?: boolean;
  /** Whether it goes on at the same place: sessions, and what was noted of the place, go along. */
  everything?: boolean;
  encryption?: ArchiveEncryption;
}

/**
 * Writes database and uploads to one archive, while the server goes on. The rows are those of one moment: a
 * single repeatable-read snapshot. Uploads are read after it, so every file that a row names is there, unless
 * its delegate was deleted or the proof replaced meanwhile.
 * @param file where the archive shall be; it appears there only when it is whole and on the disk
 */
export async function backUp(
  installation: Installation,
  file: string,
  { beside, pictures = true, everything = false, encryption = new ArchiveEncryption() }: Options = {},
): Promise<BackupSummary> {
  const client = new Client({ connectionString: installation.databaseUrl, application_name: 'backup' });
  await client.connect();
  try {
    const archive = await ArchiveWriter.create(file, { encryption });
    try {
      const { named, ...manifest } = await writeDatabase(client, archive, everything);
      const taken = await beside?.take(installation.proofs, named, new Date(manifest.created_at));
      const written =
        taken?.uploads.map(({ name }) => name) ?? (pictures ? await writeFiles(installation, archive) : []);
      const has = new Set(written);
      const missing = await stillNamed(
        client,
        pictures ? (taken?.missing ?? named.filter((name) => !has.has(name))) : [],
      );
      const lost = missing.filter((name) => !has.has(name));
      const { uploads } = taken ?? {};
      const sha256 = await archive.finish({
        ...manifest,
        ...(uploads && { format: ROWS_FORMAT, uploads }),
        ...(lost.length > 0 && { lost }),
      });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      return { file, sha256, rows, files: written.length, uploads: uploads ?? [], missing, lost };
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  } finally {
    await client.end();
  }
}

/** A picture that was taken away while the archive was written is not missed. */
async function stillNamed(client: Client, missing: string[]): Promise<string[]> {
  const still = new Set(missing.length > 0 ? await namedFiles(client) : []);
  return missing.filter((name) => still.has(name));
}

async function writeDatabase(
  client: Client,
  archive: ArchiveWriter,
  everything: boolean,
): Promise<Omit<Manifest, 'entries'> & { named: string[] }> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows: snapshot } = await client.query<{ created_at: Date; postgresql: string }>(
    `SELECT now() AS created_at, current_setting('server_version') AS postgresql`,
  );
  const { rows: known } = await client.query("SELECT 1 WHERE to_regclass('migrations') IS NOT NULL");
  if (known.length === 0) throw new BackupError('The database is empty: there is nothing to back up.');
  const { rows: applied } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  const tables: TableRecord[] = [];
  for (const table of await tablesToCopy(client, everything))
    tables.push(await writeTable(client, archive, table));
  const named = await namedFiles(client);
  // A snapshot does not hold sequences: they are read last, so that they are never behind the rows.
  const { rows: sequences } = await client.query<{ name: string; last_value: string }>(
    `SELECT sequencename::text AS name, last_value::text FROM pg_sequences
     WHERE schemaname = current_schema() AND last_value IS NOT NULL AND sequencename <> 'migrations_id_seq'`,
  );
  await client.query('COMMIT');
  return {
    format: FORMAT,
    version: VERSION,
    ...(COMMIT !== undefined && { commit: COMMIT }),
    created_at: snapshot[0]?.created_at.toISOString() ?? '',
    postgresql: snapshot[0]?.postgresql ?? '',
    migrations: applied.map((migration) => migration.name),
    tables,
    sequences,
    named,
  };
}

async function writeTable(
  client: Client,
  archive: ArchiveWriter,
  table: Omit<TableRecord, 'rows'>,
): Promise<TableRecord> {
  const parts = rowsOf(client, table);
  for (let number = 1; ; number++) {
    const part = await parts.next();
    if (part.done) return { ...table, rows: part.value };
    await archive.add(tablePart(table.name, number), part.value);
  }
}
