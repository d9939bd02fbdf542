import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { ArchiveEncryption } from './encryption.js';
import {
  BackupError,
  filePath,
  LostUpload,
  MANIFEST,
  parseManifest,
  type EntryRecord,
  type Manifest,
} from './manifest.js';

/** The largest manifest, in bytes. With up to 200 bytes for each upload it names 300,000. */
const LARGEST_MANIFEST = 64 * 1024 * 1024;

/** Larger than any proof. A damaged archive that claims more must not fill the memory. */
export const LARGEST_UPLOAD = 64 * 1024 * 1024;

/** Gets one entry's name and content, which it must read to the end. */
type Visit = (name: string, content: AsyncIterable<Buffer>) => Promise<void>;

/** Reads an archive once, entry by entry. @throws BackupError when it is cut short or no tar.gz */
export async function readArchive(
  file: string,
  visit: Visit,
  encryption = new ArchiveEncryption(),
): Promise<void> {
  const entries = extract();
  const feeding = pipeline(encryption.decrypt(file), createGunzip(), entries);
  const visiting = (async () => {
    for await (const entry of entries)
      // streamx's types do not say so, but its streams are iterable.
      await visit(entry.header.name, entry as unknown as AsyncIterable<Buffer>);
  })();
  const [fed] = await Promise.allSettled([feeding, visiting]);
  const damage = fed.status === 'rejected' ? damageOf(fed.reason, file) : undefined;
  if (damage) throw damage;
  // A visitor's refusal closes the stream, which then fails too.
  await visiting;
  await feeding;
}

/**
 * Reads the whole archive without using it: every entry that the manifest names must be there, in its order,
 * byte for byte, and nothing else.
 * @param lost gets the uploads in it that are not what was backed up; without it they are errors too
 */
export async function verifyArchive(
  file: string,
  encryption = new ArchiveEncryption(),
  lost?: (upload: LostUpload) => void,
): Promise<Manifest> {
  const found: EntryRecord[] = [];
  let manifest: Manifest | undefined;
  const check: Visit = async (name, content) => {
    if (manifest) throw new BackupError(`The archive goes on after its manifest, with "${name}".`);
    if (name === MANIFEST) manifest = parseManifest(await text(content));
    else found.push(await measure(name, content));
  };
  await readArchive(file, check, encryption).catch((error: unknown) => {
    // Nothing but the file is read here, so what else goes wrong is the file's fault.
    throw error instanceof BackupError || hasSystemError(error)
      ? error
      : new BackupError('The archive is damaged.');
  });
  if (!manifest) throw new BackupError('The archive has no manifest: it is no finished backup.');
  manifest.entries.forEach((expected, i) => {
    const fault = compare(expected, found[i]);
    if (!fault) return;
    if (!lost || !(fault instanceof LostUpload)) throw fault;
    lost(fault);
  });
  if (found.length > manifest.entries.length)
    throw new BackupError('The archive holds more entries than its manifest names.');
  return manifest;
}

async function measure(name: string, content: AsyncIterable<Buffer>): Promise<EntryRecord> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    size += chunk.byteLength;
  }
  return { name, size, sha256: hash.digest('hex') };
}

function compare(expected: EntryRecord, found: EntryRecord | undefined): BackupError | undefined {
  const { name } = expected;
  if (!found || found.name !== name)
    return new BackupError(`The archive lacks "${name}", which its manifest names.`);
  if (found.size === expected.size && found.sha256 === expected.sha256) return undefined;
  const fault = `"${name}" in the archive is not what was backed up (its SHA-256 differs)`;
  return name.startsWith(filePath(''))
    ? new LostUpload(name.slice(filePath('').length), fault)
    : new BackupError(`${fault}.`);
}

async function text(content: AsyncIterable<Buffer>): Promise<string> {
  return (await collect(content, LARGEST_MANIFEST)).toString('utf8');
}

/** A whole entry in memory. @throws BackupError when it is larger than `limit` bytes */
export async function collect(content: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    if (size > limit) throw new BackupError(`An entry of the archive is larger than ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const hasSystemError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'syscall' in error;

/** What is wrong with the file, in words; undefined when the reading failed for another reason. */
function damageOf(error: unknown, file: string): BackupError | undefined {
  if (error instanceof BackupError) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`);
  if (code === 'Z_BUF_ERROR') return new BackupError('The archive is cut short.');
  if (code.startsWith('Z_')) return new BackupError('The file is no gzip archive, or is damaged.');
  return /tar|header|end of data/i.test(message) ? new BackupError('The archive is damaged.') : undefined;
}
