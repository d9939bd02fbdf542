import { constants, createReadStream, existsSync } from 'node:fs';
import {
  access,
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import { commandLine } from '../../platform/settings/command.js';
import type { BackupSettings, S3Settings } from '../../platform/settings/settings.js';
import { s3Client, type S3Library } from '../../uploads/s3-client.js';
import { MIN_FREE_BYTES, removeDrafts } from '../archive/archive-writer.js';
import { BackupError } from '../archive/manifest.js';
import { isUpload, UPLOADS } from '../kept-uploads.js';
import type { Archive } from './retention.js';

/** A place where archives are kept besides the folder in which they are made. */
export interface BackupTarget {
  /** For people: a path, or the bucket's name. */
  location: string;
  /** Why nothing can be put there, in a sentence; undefined: it can. */
  problem(): Promise<string | undefined>;
  /** @throws BackupError when it can't take the archive */
  put(file: string): Promise<void>;
  list(): Promise<Archive[]>;
  remove(name: string): Promise<void>;
  /** Names of the uploads that are kept here beside the archives. */
  uploads(): Promise<string[]>;
  /** @param file of an upload, under its own name */
  putUpload(file: string): Promise<void>;
  removeUpload(name: string): Promise<void>;
}

/**
 * Lies in a folder for copies, and says that it is the one: where a disk is not mounted, an empty folder of the same name is
 * on the system's own disk.
 */
const MARKER = '.developer-site-backups';

/** The second places that the settings name. */
export function secondTargets({ copyFolder, copyBucket }: BackupSettings): BackupTarget[] {
  return [
    ...(copyFolder === undefined ? [] : [new MarkedFolderTarget(copyFolder)]),
    ...(copyBucket === undefined ? [] : [new BucketTarget(copyBucket)]),
  ];
}

/** Where archives are made, and then the second places. */
export const namedTargets = (settings: BackupSettings): BackupTarget[] => [
  new FolderTarget(settings.folder),
  ...secondTargets(settings),
];

/** The folder in which archives are made. */
export class FolderTarget implements BackupTarget {
  constructor(readonly location: string) {}

  async problem(): Promise<string | undefined> {
    try {
      await mkdir(this.location, { recursive: true, mode: 0o700 });
      await access(this.location, constants.W_OK | constants.X_OK);
      return undefined;
    } catch (error) {
      return `Backups can't be written to ${this.location}: ${(error as Error).message}.`;
    }
  }

  /** @throws BackupError when an archive of so many bytes would leave too little room on its disk */
  async requireRoom(bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.location);
    const needed = bytes + MIN_FREE_BYTES;
    if (bavail * bsize < needed)
      throw new BackupError(
        `There is no room for a backup in ${this.location}: ${Math.ceil(needed / 1e6)} MB are needed.`,
      );
  }

  async put(file: string): Promise<void> {
    await removeDrafts(this.location);
    await this.copy(file, this.location);
  }

  async uploads(): Promise<string[]> {
    await mkdir(join(this.location, UPLOADS), { recursive: true, mode: 0o700 });
    return (await readdir(join(this.location, UPLOADS))).filter(isUpload);
  }

  putUpload(file: string): Promise<void> {
    return this.copy(file, join(this.location, UPLOADS));
  }

  async removeUpload(name: string): Promise<void> {
    await rm(join(this.location, UPLOADS, name), { force: true });
  }

  /** Copies a file, which gets its name only once it is whole and on the disk. */
  private async copy(file: string, folder: string): Promise<void> {
    const target = join(folder, basename(file));
    const draft = `${target}.part`;
    await this.requireRoom((await stat(file)).size);
    await copyFile(file, draft).catch(async (error: unknown) => {
      await rm(draft, { force: true });
      throw error;
    });
    const handle = await open(draft, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, target);
  }

  async list(): Promise<Archive[]> {
    const names = await readdir(this.location);
    const sizes = names.map((name) => stat(join(this.location, name)).catch(() => undefined));
    return (await Promise.all(sizes)).flatMap((found, i) =>
      found?.isFile() ? [{ name: names[i] ?? '', bytes: found.size }] : [],
    );
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.location, name), { force: true });
  }
}

/** A folder for copies, which holds none unless somebody has said that it is the one. */
class MarkedFolderTarget extends FolderTarget {
  override async problem(): Promise<string | undefined> {
    if (!existsSync(join(this.location, MARKER)))
      return (
        `BACKUP_COPY_DIR ${this.location} has no file ${MARKER}. If its disk is mounted, ` +
        `say once that it is the one: ${commandLine('backups', 'mark')}.`
      );
    return super.problem();
  }

  override async put(file: string): Promise<void> {
    const problem = await this.problem();
    if (problem !== undefined) throw new BackupError(problem);
    await super.put(file);
  }
}

/** Says that this folder is the one for copies. @throws BackupError where there is none */
export async function markFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}.`);
  await writeFile(join(folder, MARKER), 'Copies of backups are kept here (BACKUP_COPY_DIR).\n');
}

const PREFIX = 'backups/';
const UPLOADS_PREFIX = `${PREFIX}${UPLOADS}/`;

/** A bucket of any S3-compatible storage, under `backups/`. The SDK is loaded only where one is set. */
class BucketTarget implements BackupTarget {
  readonly location: string;

  constructor(private readonly settings: S3Settings) {
    this.location = `bucket ${settings.bucket}`;
  }

  async problem(): Promise<string | undefined> {
    try {
      await this.list();
      return undefined;
    } catch (error) {
      return `Backups can't be copied to the ${this.location}: ${(error as Error).message}.`;
    }
  }

  put(file: string): Promise<void> {
    return this.send(file, PREFIX);
  }

  async list(): Promise<Archive[]> {
    return this.objects(PREFIX);
  }

  remove(name: string): Promise<void> {
    return this.erase(PREFIX + name);
  }

  async uploads(): Promise<string[]> {
    return (await this.objects(UPLOADS_PREFIX)).map(({ name }) => name).filter(isUpload);
  }

  putUpload(file: string): Promise<void> {
    return this.send(file, UPLOADS_PREFIX);
  }

  removeUpload(name: string): Promise<void> {
    return this.erase(UPLOADS_PREFIX + name);
  }

  private async send(file: string, prefix: string): Promise<void> {
    const { size } = await stat(file);
    const Key = prefix + basename(file);
    const Body = createReadStream(file);
    await connected(this.settings, (sdk, client, Bucket) =>
      client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength: size })),
    );
  }

  private async erase(Key: string): Promise<void> {
    await connected(this.settings, (sdk, client, Bucket) =>
      client.send(new sdk.DeleteObjectCommand({ Bucket, Key })),
    );
  }

  /** What lies right under the prefix, a thousand at a time. */
  private objects(Prefix: string): Promise<Archive[]> {
    return connected(this.settings, async (sdk, client, Bucket) => {
      const found: Archive[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new sdk.ListObjectsV2Command({ Bucket, Prefix, Delimiter: '/', ContinuationToken }),
        );
        for (const { Key = '', Size = 0 } of page.Contents ?? [])
          found.push({ name: Key.slice(Prefix.length), bytes: Size });
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return found;
    });
  }
}

/** Fetches an upload from the bucket for copies; nothing is written where it has none of that name. */
export async function fetchUpload(settings: S3Settings, name: string, file: string): Promise<void> {
  await connected(settings, async (sdk, client, Bucket) => {
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: UPLOADS_PREFIX + name }));
      if (Body) await writeFile(file, await Body.transformToByteArray(), { mode: 0o600 });
    } catch (error) {
      if (!(error instanceof sdk.NoSuchKey)) throw error;
    }
  });
}

/** A backup comes once an hour: keeping the connection in between is not worth it. */
async function connected<T>(
  settings: S3Settings,
  work: (sdk: S3Library, client: S3Client, bucket: string) => Promise<T>,
): Promise<T> {
  const sdk = await import('@aws-sdk/client-s3');
  // A stream can't be sent a second time; the next hour's backup is the next try.
  const client = s3Client(sdk, settings, { maxAttempts: 1 });
  try {
    return await work(sdk, client, settings.bucket);
  } finally {
    client.destroy();
  }
}
