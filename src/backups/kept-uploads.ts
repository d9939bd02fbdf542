import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ProofStorage } from '../uploads/storage.js';
import { MIN_FREE_BYTES, syncDirectory } from './archive/archive-writer.js';
import { DamagedFile, ENCRYPTED_ENDING, type ArchiveEncryption } from './archive/encryption.js';
import { BackupError, type EntryRecord } from './archive/manifest.js';
import { namesOf } from './files.js';

/** The folder beside the archives. */
export const UPLOADS = 'uploads';
const INDEX = 'index.jsonl';

const DAY = 86_400_000;
/** Every upload that is kept is read again once in so many hours. */
const ROUND = 7 * 24;

/** The uploads that the database names: those that the storage has, or that were kept before it lost them. */
export interface Taken {
  uploads: EntryRecord[];
  /** Named uploads that the storage no longer has, or not as they were. */
  missing: string[];
}

/** Of one upload: which file holds it, and since when nothing names it any more. */
interface Kept extends EntryRecord {
  /** ISO 8601. */
  gone?: string;
}

/**
 * Uploads never change, so each is kept once, beside the archives of rows that name it, under its SHA-256. What was removed
 * stays for as long as an earlier archive is there; what the storage has lost, while the database names it.
 */
export class KeptUploads {
  private hashes: Map<string, Kept[]> | undefined;

  private constructor(
    readonly folder: string,
    private readonly encryption: ArchiveEncryption,
    private readonly index: Map<string, Kept>,
    private readonly files: Set<string>,
  ) {}

  /** @param backups the folder of the archives */
  static async open(backups: string, encryption: ArchiveEncryption): Promise<KeptUploads> {
    const folder = join(backups, UPLOADS);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const names = await readdir(folder);
    // One process at a time opens this folder (see makeScheduledBackup), so nobody is writing these drafts.
    for (const draft of names.filter((name) => name.endsWith('.part'))) await rm(join(folder, draft));
    return new KeptUploads(folder, encryption, await readIndex(backups), new Set(names.filter(isUpload)));
  }

  /**
   * Keeps what the storage has and this folder has not.
   * @param named the uploads that the database names: what the storage has lost of them is taken from this folder
   */
  async take(proofs: ProofStorage, named: readonly string[], now: Date): Promise<Taken> {
    const present = new Map<string, EntryRecord>();
    for await (const name of namesOf(proofs)) {
      const known = this.index.get(name);
      const kept =
        known && this.files.has(this.fileOf(known.sha256)) ? known : await this.keep(proofs, name, known);
      if (kept) present.set(name, { name, size: kept.size, sha256: kept.sha256 });
    }
    const missing = named.filter((name) => !present.has(name));
    const awaited = new Set(missing);
    for (const [name, { gone, ...kept }] of this.index)
      if (!present.has(name))
        this.index.set(name, awaited.has(name) ? kept : { ...kept, gone: gone ?? now.toISOString() });
    for (const [name, entry] of present) this.index.set(name, entry);
    await this.writeIndex();
    const lost = missing.flatMap((name) => this.index.get(name) ?? []);
    return { uploads: [...present.values(), ...lost.filter(({ sha256 }) => this.fileWith(sha256))], missing };
  }

  /** The file in this folder that holds an upload: as files are written now, or as they were before encryption was switched. */
  fileWith(sha256: string): string | undefined {
    return [this.fileOf(sha256), sha256, sha256 + ENCRYPTED_ENDING].find((file) => this.files.has(file));
  }

  /** The name under which an upload is kept now. */
  private fileOf(sha256: string): string {
    return sha256 + this.encryption.ending;
  }

  /**
   * Reads again a part of what is kept, so that all of it is read within a week. What is damaged goes, to be kept anew.
   * @returns names of damaged files
   */
  async recheck(now: Date): Promise<string[]> {
    const turn = Math.floor(now.getTime() / 3_600_000) % ROUND;
    const damaged: string[] = [];
    for (const file of this.files) {
      if (parseInt(file.slice(0, 4), 16) % ROUND !== turn || !this.encryption.canDecrypt(file)) continue;
      if (await isWhole(join(this.folder, file), file.slice(0, 64), this.encryption)) continue;
      damaged.push(file);
      await rm(join(this.folder, file), { force: true });
      this.files.delete(file);
    }
    return damaged;
  }

  /**
   * Whether no archive needs a file any more, in this folder or in a copy of it.
   * @param oldest when the oldest archive there was made
   */
  isUnreferenced(file: string, oldest: Date, now: Date): boolean {
    const sha256 = file.slice(0, 64);
    // The same upload is here twice when encryption was switched on or off: the one that is written now stays.
    if (file !== this.fileOf(sha256) && this.files.has(this.fileOf(sha256))) return true;
    const named = this.byHash().get(sha256) ?? [];
    if (named.some(({ gone }) => gone === undefined)) return false;
    // Nobody knows which archive it belonged to: new ones do not need it from now on.
    if (named.length === 0)
      this.index.set(`? ${file}`, { name: file, size: 0, sha256, gone: now.toISOString() });
    const last = Math.max(...named.map(({ gone }) => Date.parse(gone ?? '')));
    return named.length > 0 && last + DAY < oldest.getTime();
  }

  /** Takes removed files out of the index. */
  async forget(removed: readonly string[]): Promise<void> {
    const hashes = new Set(removed.map((file) => file.slice(0, 64)));
    for (const [name, { sha256, gone }] of this.index)
      if (gone !== undefined && hashes.has(sha256)) this.index.delete(name);
    await this.writeIndex();
  }

  /** What is known of each hash; made anew after the index has changed. */
  private byHash(): Map<string, Kept[]> {
    if (this.hashes) return this.hashes;
    this.hashes = new Map();
    for (const kept of this.index.values())
      this.hashes.set(kept.sha256, [...(this.hashes.get(kept.sha256) ?? []), kept]);
    return this.hashes;
  }

  /** @param known of an earlier backup: what differs from it now was damaged in the storage */
  private async keep(
    proofs: ProofStorage,
    name: string,
    known: EntryRecord | undefined,
  ): Promise<EntryRecord | undefined> {
    const content = await proofs.get(name);
    if (!content) return undefined; // removed since it was listed
    const sha256 = createHash('sha256').update(content).digest('hex');
    if (known && known.sha256 !== sha256) return undefined;
    const file = this.fileOf(sha256);
    if (!this.files.has(file)) await this.write(file, content);
    this.files.add(file);
    return { name, size: content.byteLength, sha256 };
  }

  /**
   * Copies an upload, which gets its name only once it is whole and on the disk.
   * @throws BackupError when too little room would be left
   */
  private async write(file: string, content: Buffer): Promise<void> {
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize < MIN_FREE_BYTES + content.byteLength)
      throw new BackupError(
        `There is no room for uploads in ${this.folder}: ${MIN_FREE_BYTES / 1e6} MB must stay free.`,
      );
    const draft = join(this.folder, `${file}.part`);
    const target = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(this.encryption.encrypt(Readable.from([content])), target);
    await rename(draft, join(this.folder, file));
  }

  private async writeIndex(): Promise<void> {
    this.hashes = undefined;
    const draft = join(this.folder, `${INDEX}.part`);
    await writeFile(draft, [...this.index.values()].map((kept) => `${JSON.stringify(kept)}\n`).join(''), {
      mode: 0o600,
      flush: true,
    });
    await rename(draft, join(this.folder, INDEX));
    await syncDirectory(this.folder);
  }
}

/** Whether a file of that folder is an upload, and no index and no draft. */
export const isUpload = (name: string): boolean => /^[0-9a-f]{64}(\.age)?$/.test(name);

async function isWhole(file: string, sha256: string, encryption: ArchiveEncryption): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of encryption.decrypt(file)) hash.update(chunk);
  } catch (error) {
    if (error instanceof DamagedFile) return false;
    throw error;
  }
  return hash.digest('hex') === sha256;
}

/**
 * What is known of each upload that is kept beside the archives. A line that is damaged is left out: its upload is read anew.
 * @param backups the folder of the archives
 */
export async function readIndex(backups: string): Promise<Map<string, Kept>> {
  const text = await readFile(join(backups, UPLOADS, INDEX), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  });
  const index = new Map<string, Kept>();
  for (const line of text.split('\n').filter((each) => each !== '')) {
    try {
      const kept = JSON.parse(line) as Kept;
      if (typeof kept.name === 'string' && /^[0-9a-f]{64}$/.test(kept.sha256)) index.set(kept.name, kept);
    } catch {
      // Read anew.
    }
  }
  return index;
}
