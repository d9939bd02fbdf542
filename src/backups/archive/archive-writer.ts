import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { lockFile, type FileLock } from '../../platform/file-lock.js';
import { ArchiveEncryption } from './encryption.js';
import { BackupError, MANIFEST, type EntryRecord, type Manifest } from './manifest.js';

/** Text shrinks about as well at 4 as at 6, in half the time; pictures do not shrink at all. */
const GZIP_LEVEL = 4;

/** So much stays free on the disk: a backup must never be what stops the site. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/**
 * Writes a tar.gz entry by entry: no more than the entry at hand is in memory. The archive bears a temporary
 * name until it is whole and on the disk, so that a file with the right name is always a finished backup. That draft is
 * locked while somebody writes it.
 */
export class ArchiveWriter {
  readonly entries: EntryRecord[] = [];
  private readonly tar = pack();
  private readonly written = createHash('sha256');
  private readonly writing: Promise<void>;

  private constructor(
    private readonly file: string,
    private readonly draft: string,
    private readonly lock: FileLock,
    private readonly minFreeBytes: number,
    encryption: ArchiveEncryption,
  ) {
    // `flush` writes the file to the disk before the stream closes it, however the stream ends.
    const target = createWriteStream(draft, { flush: true });
    this.writing = pipeline(
      this.tar,
      createGzip({ level: GZIP_LEVEL }),
      (source: AsyncIterable<Buffer>) => encryption.encrypt(source),
      this.hashing(),
      target,
    );
    this.writing.catch(() => undefined); // whoever adds or finishes next is told
  }

  /**
   * @param file where the archive shall be
   * @param options `minFreeBytes`: what it leaves free on its disk
   */
  static async create(
    file: string,
    { minFreeBytes = MIN_FREE_BYTES, encryption = new ArchiveEncryption() } = {},
  ): Promise<ArchiveWriter> {
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
    // Locking makes the file, for its owner only, since it holds people's names and addresses.
    const lock = lockFile(draft);
    if (!lock) throw new Error(`${draft} is locked by another program.`);
    return new ArchiveWriter(file, draft, lock, minFreeBytes, encryption);
  }

  /** @throws BackupError when too little room would be left on the disk */
  async add(name: string, content: Buffer): Promise<void> {
    await this.requireFreeSpace();
    await this.append(name, content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    this.entries.push({ name, size: content.byteLength, sha256 });
  }

  /**
   * Ends the archive with its manifest and gives it its name.
   * @returns the SHA-256 of the file
   */
  async finish(manifest: Omit<Manifest, 'entries'>): Promise<string> {
    const whole: Manifest = { ...manifest, entries: this.entries };
    await this.append(MANIFEST, Buffer.from(JSON.stringify(whole, null, 1)));
    this.tar.finalize();
    await this.writing;
    await rename(this.draft, this.file);
    this.lock.free();
    await syncDirectory(dirname(this.file));
    return this.written.digest('hex');
  }

  /** Gives up the archive and removes its draft. */
  async abandon(): Promise<void> {
    this.tar.destroy();
    await this.writing.catch(() => undefined);
    await rm(this.draft, { force: true });
    this.lock.free();
  }

  /** Hashes what goes to the disk, so that an encrypted archive can be checked without its key. */
  private hashing() {
    const { written } = this;
    return async function* (source: AsyncIterable<Uint8Array>) {
      for await (const chunk of source) {
        written.update(chunk);
        yield chunk;
      }
    };
  }

  private async requireFreeSpace(): Promise<void> {
    const { bavail, bsize } = await statfs(dirname(this.draft));
    if (bavail * bsize < this.minFreeBytes)
      throw new BackupError(
        `The disk of ${dirname(this.file)} has less than ${Math.ceil(this.minFreeBytes / 1e6)} MB left: the backup was given up.`,
      );
  }

  /** @throws what stopped the writing (a full disk, say) */
  private async append(name: string, content: Buffer): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        const done = (error?: Error | null) => (error ? reject(error) : resolve());
        // The entry is a stream of its own, which fails with the archive: without a listener that would end the process.
        this.tar.entry({ name, mode: 0o600 }, content, done).on('error', reject);
      });
    } catch (error) {
      await this.writing;
      throw error;
    }
  }
}

/** Removes what an interrupted backup left behind; a draft that is being written stays. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    if (!/^backup-.*\.part$/.test(name)) continue;
    const lock = lockFile(join(folder, name));
    if (!lock) continue;
    await rm(join(folder, name), { force: true });
    lock.free();
  }
}

/** A rename survives a power failure only once its directory is on the disk (Windows has no such call). */
export async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
