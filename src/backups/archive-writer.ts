import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { type EntryRecord, MANIFEST, type Manifest } from './manifest.js';

/** Text shrinks about as well at 4 as at 6, in half the time; pictures do not shrink at all. */
const GZIP_LEVEL = 4;

/**
 * Writes a tar.gz entry by entry: no more than the entry at hand is in memory. The archive bears a temporary
 * name until it is whole and on the disk, so that a file with the right name is always a finished backup.
 */
export class ArchiveWriter {
  readonly entries: EntryRecord[] = [];
  private readonly tar = pack();
  private readonly writing: Promise<void>;

  private constructor(
    private readonly file: string,
    private readonly draft: string,
    handle: FileHandle,
  ) {
    // `flush`: on the disk before it is closed.
    const target = handle.createWriteStream({ flush: true });
    this.writing = pipeline(this.tar, createGzip({ level: GZIP_LEVEL }), target);
    this.writing.catch(() => undefined); // whoever adds or finishes next is told
  }

  /** @param file where the archive shall be */
  static async create(file: string): Promise<ArchiveWriter> {
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
    // It holds people's names and addresses: for its owner only.
    return new ArchiveWriter(file, draft, await open(draft, 'wx', 0o600));
  }

  async add(name: string, content: Buffer): Promise<void> {
    await this.append(name, content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    this.entries.push({ name, size: content.byteLength, sha256 });
  }

  /** Ends the archive with its manifest and gives it its name. */
  async finish(manifest: Omit<Manifest, 'entries'>): Promise<void> {
    const whole: Manifest = { ...manifest, entries: this.entries };
    await this.append(MANIFEST, Buffer.from(JSON.stringify(whole, null, 1)));
    this.tar.finalize();
    await this.writing;
    await rename(this.draft, this.file);
    await syncDirectory(dirname(this.file));
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.tar.destroy();
    await this.writing.catch(() => undefined);
    await rm(this.draft, { force: true });
  }

  /** @throws what stopped the writing (a full disk, say) */
  private async append(name: string, content: Buffer): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        this.tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
      });
    } catch (error) {
      await this.writing;
      throw error;
    }
  }
}

/** A rename survives a power failure only once its directory is on the disk (Windows has no such call). */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
