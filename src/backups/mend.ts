import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { BackupSettings, Settings } from '../platform/settings/settings.js';
import { requireClaim } from '../uploads/storage-claim.js';
import { collect, LARGEST_UPLOAD, readArchive, verifyArchive } from './archive/archive-reader.js';
import { ArchiveEncryption, ENCRYPTED_ENDING } from './archive/encryption.js';
import { BackupError, filePath, LostUpload, uploadsOf, type Manifest } from './archive/manifest.js';
import { keepFile, namedFiles } from './files.js';
import { findUpload } from './find-upload.js';
import type { Installation } from './installation.js';
import { readIndex, UPLOADS } from './kept-uploads.js';
import { fetchUpload, FolderTarget } from './schedule/backup-target.js';
import { madeAt } from './schedule/retention.js';

interface Mended {
  /** How many uploads the database names. */
  named: number;
  /** Those that were put back. */
  mended: string[];
  /** Those that no backup has. */
  lost: string[];
}

/**
 * Reads every upload that the database names, and puts back what is gone or damaged from the backups: from `uploads/` in their
 * folder and the second places, and from archives that hold uploads themselves. What an upload was, its SHA-256 says, so one
 * that no backup has yet can be gone, but not be seen to be damaged.
 * @throws StartFailure when the uploads of this database are kept elsewhere than where these settings say
 */
export async function mendUploads(
  installation: Installation,
  settings: Settings,
  say: (line: string) => void,
): Promise<Mended> {
  const names = await namesToMend(installation, settings);
  const backups = new Backups(settings.backups, say);
  await backups.learn(names);
  const wanted = new Set<string>();
  for (const name of names) {
    const content = await installation.proofs.get(name);
    const known = backups.hashes.get(name);
    if (!content || (known !== undefined && known !== sha256Of(content))) wanted.add(name);
  }
  const mended: string[] = [];
  await backups.find(wanted, async (name, content) => {
    await keepFile(installation, name, content);
    wanted.delete(name);
    mended.push(name);
  });
  return { named: names.length, mended, lost: [...wanted] };
}

async function namesToMend({ databaseUrl }: Installation, settings: Settings): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await requireClaim(client, settings);
    return await namedFiles(client);
  } finally {
    await client.end();
  }
}

type Keep = (name: string, content: Buffer) => Promise<void>;

/** All places that may have an upload. */
class Backups {
  /** By the upload's name. */
  readonly hashes = new Map<string, string>();
  private readonly encryption: ArchiveEncryption;
  private readonly folders: string[];

  constructor(
    private readonly settings: BackupSettings,
    private readonly say: (line: string) => void,
  ) {
    this.encryption = new ArchiveEncryption(settings);
    this.folders = [settings.folder, ...(settings.copyFolder === undefined ? [] : [settings.copyFolder])];
  }

  /** What each upload was, as the index says, or else the newest archive. */
  async learn(names: readonly string[]): Promise<void> {
    for (const [name, { sha256 }] of await readIndex(this.settings.folder)) this.hashes.set(name, sha256);
    if (names.every((name) => this.hashes.has(name))) return;
    const [newest] = await this.archives();
    if (newest !== undefined) await this.open(newest);
  }

  /** @param wanted names, of which `keep` takes away what was found */
  async find(wanted: ReadonlySet<string>, keep: Keep): Promise<void> {
    await this.findKept(wanted, keep);
    for (const archive of await this.archives()) {
      if (wanted.size === 0) return;
      await this.findIn(archive, wanted, keep);
    }
  }

  private async findKept(wanted: ReadonlySet<string>, keep: Keep): Promise<void> {
    for (const name of [...wanted]) {
      const sha256 = this.hashes.get(name);
      const found = sha256 === undefined ? undefined : await this.kept(name, sha256);
      if (found) await keep(name, found);
    }
  }

  private async kept(name: string, sha256: string): Promise<Buffer | undefined> {
    const upload = { name, sha256, size: 0 };
    const here = await findUpload(this.folders, upload, this.encryption).catch(unlessLost);
    const { copyBucket } = this.settings;
    if (here || !copyBucket) return here;
    const folder = await mkdtemp(join(tmpdir(), 'mend-'));
    try {
      await mkdir(join(folder, UPLOADS));
      for (const file of [sha256, sha256 + ENCRYPTED_ENDING])
        await fetchUpload(copyBucket, file, join(folder, UPLOADS, file));
      return await findUpload([folder], upload, this.encryption).catch(unlessLost);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** An archive that holds uploads gives them out; one of rows says what they were. */
  private async findIn(archive: string, wanted: ReadonlySet<string>, keep: Keep): Promise<void> {
    const opened = await this.open(archive);
    if (!opened) return;
    await this.findKept(wanted, keep);
    const { manifest, damaged } = opened;
    if (!manifest.entries.some(({ name }) => wanted.has(uploadIn(name)))) return;
    const visit = async (entry: string, content: AsyncIterable<Buffer>) => {
      const bytes = await collect(content, entry.startsWith(filePath('')) ? LARGEST_UPLOAD : Infinity);
      const name = uploadIn(entry);
      if (wanted.has(name) && !damaged.has(name)) await keep(name, bytes);
    };
    await readArchive(archive, visit, this.encryption);
  }

  /** @returns undefined when it can't be read: another one may have what is wanted */
  private async open(archive: string): Promise<{ manifest: Manifest; damaged: Set<string> } | undefined> {
    const damaged = new Set<string>();
    try {
      const manifest = await verifyArchive(archive, this.encryption, ({ upload }) => damaged.add(upload));
      for (const { name, sha256 } of uploadsOf(manifest))
        if (!this.hashes.has(name)) this.hashes.set(name, sha256);
      return { manifest, damaged };
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      this.say(`${archive} was passed over: ${error.message}`);
      return undefined;
    }
  }

  /** Newest first. */
  private async archives(): Promise<string[]> {
    const found = await Promise.all(
      this.folders.map(async (folder) =>
        (await new FolderTarget(folder).list().catch(unlessAbsent)).flatMap(({ name }) => {
          const at = madeAt(name);
          return at ? [{ at: at.getTime(), file: join(folder, name) }] : [];
        }),
      ),
    );
    return found
      .flat()
      .sort((a, b) => b.at - a.at)
      .map(({ file }) => file);
  }
}

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** The upload's name, of an entry that is one; else a name that no upload has. */
const uploadIn = (entry: string): string =>
  entry.startsWith(filePath('')) ? entry.slice(filePath('').length) : '';

function unlessLost(error: unknown): undefined {
  if (!(error instanceof LostUpload)) throw error;
}

function unlessAbsent(error: unknown): [] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}
