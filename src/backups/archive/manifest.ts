import { commandLine } from '../../platform/settings/command.js';

/** The format of an archive that holds rows and uploads; older versions of this program read it too. */
export const FORMAT = 1;
/** The format of an archive that holds the rows, and names the uploads that are kept beside it. */
export const ROWS_FORMAT = 2 as const;

/** One table's rows in the archive, as `COPY` text cut into parts. */
export interface TableRecord {
  name: string;
  /** Columns in the order in which the rows hold them. */
  columns: string[];
  rows: number;
}

/** One entry of the archive. */
export interface EntryRecord {
  name: string;
  /** Bytes. */
  size: number;
  /** Hex. */
  sha256: string;
}

/** `manifest.json`, the archive's last entry: what it holds, so that nothing missing or altered goes unnoticed. */
export interface Manifest {
  format: typeof FORMAT | typeof ROWS_FORMAT;
  /** ISO 8601, UTC: the moment of the database's snapshot. */
  created_at: string;
  /** The version that wrote it; archives of before 1.0.0 do not say. */
  version?: string;
  /** The commit of that version; left out where it knew none. */
  commit?: string;
  /** PostgreSQL's version, for people. */
  postgresql: string;
  /** Names of the applied migrations, oldest first. */
  migrations: string[];
  /** In an order that satisfies the foreign keys. */
  tables: TableRecord[];
  /** Sequences that were used, with their last value (a bigint, and so text). */
  sequences: { name: string; last_value: string }[];
  /** Every entry before the manifest. */
  entries: EntryRecord[];
  /** Uploads that are kept beside the archive, in an archive of rows. */
  uploads?: EntryRecord[];
  /** Uploads that its rows name, and that nobody had any more when it was made; left out when there are none. */
  lost?: string[];
}

export const MANIFEST = 'manifest.json';

/** Parts of one table sort and restore in the order of their numbers. */
export function tablePart(table: string, number: number): string {
  return `database/${table}/${String(number).padStart(6, '0')}.copy`;
}

export function filePath(key: string): string {
  return `files/${key}`;
}

/** What an entry of the archive is. @throws BackupError for a name that this format does not have. */
export function entryKind(name: string): { table: string } | { file: string } {
  const table = /^database\/([^/]+)\/\d{6}\.copy$/.exec(name)?.[1];
  if (table !== undefined) return { table };
  const file = /^files\/(.+)$/.exec(name)?.[1];
  if (file !== undefined && !file.split('/').includes('..')) return { file };
  throw new BackupError(`The archive holds "${name}", which no backup of this program writes.`);
}

/** @throws BackupError when the text is no manifest of this format. */
export function parseManifest(text: string): Manifest {
  let manifest: Record<string, unknown>;
  try {
    manifest = Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    throw new BackupError('The archive’s manifest is damaged.');
  }
  if (manifest.format !== FORMAT && manifest.format !== ROWS_FORMAT)
    throw new BackupError(
      `The archive has format ${String(manifest.format)}; this program reads formats ${FORMAT} and ${ROWS_FORMAT}.`,
    );
  const { created_at, migrations, tables, sequences, entries, uploads = [], lost = [] } = manifest;
  const isWhole =
    isText(created_at) &&
    !Number.isNaN(Date.parse(created_at)) &&
    isEach(migrations, isText) &&
    isEach(tables, isTable) &&
    isEach(sequences, isSequence) &&
    isEach(entries, isEntry) &&
    isEach(uploads, isEntry) &&
    isEach(lost, isText);
  if (!isWhole) throw new BackupError('The archive’s manifest is incomplete.');
  return manifest as unknown as Manifest;
}

type Is<T> = (value: unknown) => value is T;
type Fields = Record<string, unknown>;

const isText: Is<string> = (value) => typeof value === 'string';
const isCount: Is<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isEach = <T>(list: unknown, is: Is<T>): list is T[] => Array.isArray(list) && list.every(is);
const fieldsOf = (value: unknown): Fields => Object(value) as Fields;

/** Whatever restoring reads of it is looked at here: a damaged archive ends with a sentence, wherever it is damaged. */
const isTable: Is<TableRecord> = (value): value is TableRecord => {
  const { name, columns, rows } = fieldsOf(value);
  return isText(name) && isEach(columns, isText) && isCount(rows);
};
const isSequence: Is<Manifest['sequences'][number]> = (value): value is Manifest['sequences'][number] => {
  const { name, last_value } = fieldsOf(value);
  return isText(name) && isText(last_value) && /^-?\d{1,19}$/.test(last_value);
};
const isEntry: Is<EntryRecord> = (value): value is EntryRecord => {
  const { name, size, sha256 } = fieldsOf(value);
  return isText(name) && isCount(size) && isText(sha256);
};

/** Why a backup or a restore could not be made, in a sentence for the person who asked for it. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** One upload is missing or damaged; the rest of the backup is not concerned. */
export class LostUpload extends BackupError {
  constructor(
    readonly upload: string,
    readonly fault: string,
  ) {
    super(`The upload ${upload}: ${fault}.`);
  }
}

/** All uploads that an archive holds, or names. */
export const uploadsOf = ({ entries, uploads = [] }: Manifest): EntryRecord[] => [
  ...entries.flatMap(({ name, ...entry }) =>
    name.startsWith(filePath('')) ? [{ ...entry, name: name.slice(filePath('').length) }] : [],
  ),
  ...uploads,
];

/** What is said of uploads that the database names and the storage lacks. @param lost those that the backup lacks too */
export const missingText = (missing: readonly string[], lost: readonly string[]): string =>
  `${missing.length} uploads that the database names are missing in the storage, or damaged: ${listed(missing)}. ` +
  (lost.length === 0
    ? `The backups have them all: ${commandLine('uploads', 'mend')}`
    : `The backup goes without ${lost.length === missing.length ? 'them' : listed(lost)}. Is it the folder, or the bucket, ` +
      `that they were sent to? What older backups have comes back by: ${commandLine('uploads', 'mend')}`);

const listed = (names: readonly string[]): string =>
  `${names.slice(0, 20).join(', ')}${names.length > 20 ? ` and ${names.length - 20} more` : ''}`;
