import type { S3Client } from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Settings } from '../settings/settings.js';
import type { ProofStorage, StoredPicture } from './proof-storage.js';

type Sdk = typeof import('@aws-sdk/client-s3');
const PREFIX = 'proofs/';

/** Pictures in a bucket. The SDK is loaded only where a bucket is set: it is large. */
export class S3Storage implements ProofStorage {
  private loaded: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(private readonly settings: S3Settings) {}

  async put(name: string, path: string): Promise<void> {
    const { sdk, client } = await this.load();
    const { size } = await stat(path);
    await client.send(
      new sdk.PutObjectCommand({
        ...this.at(name),
        Body: createReadStream(path),
        ContentLength: size,
        ContentType: 'image/jpeg',
      }),
    );
  }

  async get(name: string): Promise<StoredPicture | undefined> {
    const { sdk, client } = await this.load();
    try {
      const found = await client.send(new sdk.GetObjectCommand(this.at(name)));
      if (!found.Body) return undefined;
      return { stream: found.Body as Readable, length: found.ContentLength ?? 0 };
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    const { sdk, client } = await this.load();
    await client.send(new sdk.DeleteObjectCommand(this.at(name)));
  }

  async *namesBefore(before: Date): AsyncIterable<string> {
    const { sdk, client } = await this.load();
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket: this.settings.bucket, Prefix: PREFIX });
    for await (const page of pages)
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified && LastModified < before) yield Key.slice(PREFIX.length);
  }

  async check(): Promise<void> {
    const { sdk, client } = await this.load();
    await client.send(new sdk.HeadBucketCommand({ Bucket: this.settings.bucket }));
  }

  private at(name: string) {
    return { Bucket: this.settings.bucket, Key: PREFIX + name };
  }

  /** Path-style addresses and checksums only where required: what other S3 servers than Amazon's understand. */
  private load(): Promise<{ sdk: Sdk; client: S3Client }> {
    this.loaded ??= import('@aws-sdk/client-s3').then((sdk) => {
      const { endpoint, region, accessKeyId, secretAccessKey } = this.settings;
      const client = new sdk.S3Client({
        region,
        ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
        credentials: { accessKeyId, secretAccessKey },
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        maxAttempts: 3,
      });
      return { sdk, client };
    });
    return this.loaded;
  }
}
