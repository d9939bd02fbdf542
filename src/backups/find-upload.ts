import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DamagedFile, ENCRYPTED_ENDING, type ArchiveEncryption } from './archive/encryption.js';
import { LostUpload, type EntryRecord } from './archive/manifest.js';
import { UPLOADS } from './kept-uploads.js';

/**
 * An upload that an archive names, from the folders in which it may lie: encrypted or not, as it was when it was kept.
 * @throws LostUpload when none of them has it as it was
 * @throws BackupError without the key
 */
export async function findUpload(
  folders: readonly string[],
  { name, sha256 }: EntryRecord,
  encryption: ArchiveEncryption,
): Promise<Buffer> {
  const places = folders.flatMap((folder) =>
    ['', ENCRYPTED_ENDING].map((end) => join(folder, UPLOADS, sha256 + end)),
  );
  let damaged: string | undefined;
  for (const file of new Set(places)) {
    if (!existsSync(file)) continue;
    const content = await readWhole(file, sha256, encryption);
    if (content) return content;
    damaged ??= file;
  }
  const [first = ''] = places;
  throw new LostUpload(name, damaged === undefined ? `${first} is missing` : `${damaged} is damaged`);
}

/** @returns undefined when it is not what was kept, or the disk can't read it */
async function readWhole(
  file: string,
  sha256: string,
  encryption: ArchiveEncryption,
): Promise<Buffer | undefined> {
  try {
    const content = await buffer(encryption.decrypt(file));
    return createHash('sha256').update(content).digest('hex') === sha256 ? content : undefined;
  } catch (error) {
    if (error instanceof DamagedFile || (error as NodeJS.ErrnoException).code === 'EIO') return undefined;
    throw error;
  }
}
