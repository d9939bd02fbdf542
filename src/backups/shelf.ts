import type { S3Client } from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BackupSettings, S3Settings } from '../platform/settings/settings.js';

type Sdk = typeof import('@aws-sdk/client-s3');

/** A place where archives are kept besides the folder in which they are made. */
export interface Shelf {
  /** For people: a path, or the bucket's name. */
  place: string;
  put(file: string): Promise<void>;
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** The second places that the settings name. */
export function secondShelves({ copyFolder, copyBucket }: BackupSettings): Shelf[] {
  return [
    ...(copyFolder === undefined ? [] : [new FolderShelf(copyFolder)]),
    ...(copyBucket === undefined ? [] : [new BucketShelf(copyBucket)]),
  ];
}

export class FolderShelf implements Shelf {
  constructor(readonly place: string) {}

  /** Under its name only when it is whole and on the disk. */
  async put(file: string): Promise<void> {
    await mkdir(this.place, { recursive: true, mode: 0o700 });
    const target = join(this.place, basename(file));
    const draft = `${target}.part`;
    await copyFile(file, draft);
    const handle = await open(draft, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, target);
  }

  async names(): Promise<string[]> {
    return readdir(this.place);
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.place, name), { force: true });
  }
}

/** A bucket of any S3-compatible storage, under `backups/`. The SDK is loaded only where one is set. */
class BucketShelf implements Shelf {
  readonly place: string;

  constructor(private readonly settings: S3Settings) {
    this.place = `bucket ${settings.bucket}`;
  }

  async put(file: string): Promise<void> {
    const { size } = await stat(file);
    const Key = `backups/${basename(file)}`;
    const Body = createReadStream(file);
    await this.connected((sdk, client, Bucket) =>
      client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength: size })),
    );
  }

  async names(): Promise<string[]> {
    const found = await this.connected((sdk, client, Bucket) =>
      client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: 'backups/' })),
    );
    return (found.Contents ?? []).map(({ Key = '' }) => Key.slice('backups/'.length));
  }

  async remove(name: string): Promise<void> {
    await this.connected((sdk, client, Bucket) =>
      client.send(new sdk.DeleteObjectCommand({ Bucket, Key: `backups/${name}` })),
    );
  }

  /** Once an hour: a connection is not worth keeping in between. */
  private async connected<T>(work: (sdk: Sdk, client: S3Client, bucket: string) => Promise<T>): Promise<T> {
    const sdk = await import('@aws-sdk/client-s3');
    const { bucket, endpoint, region, accessKeyId, secretAccessKey } = this.settings;
    const client = new sdk.S3Client({
      region,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId, secretAccessKey },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // A stream can't be sent a second time; the next hour's backup is the next try.
      maxAttempts: 1,
    });
    try {
      return await work(sdk, client, bucket);
    } finally {
      client.destroy();
    }
  }
}
