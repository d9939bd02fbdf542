import { readFile } from 'node:fs/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { S3Settings } from '../platform/settings/settings.js';
import { s3Client, type S3Library } from './s3-client.js';
import type { ProofStorage } from './storage.js';

const PREFIX = 'proofs/';

/** A visitor waits for at most two tries of this length; then the storage counts as away. */
const ANSWER_MS = 5_000;
const CONNECT_MS = 3_000;
const RETRY_AFTER_SECONDS = 30;

const log = new Logger('Uploads');

/** Pictures in a bucket. The SDK is loaded only where a bucket is set: it is large. */
export class S3Storage implements ProofStorage {
  private loaded: Promise<{ sdk: S3Library; client: S3Client }> | undefined;

  constructor(private readonly settings: S3Settings) {}

  async put(name: string, path: string): Promise<void> {
    // In memory, since the SDK can send only that again when the first try was lost; checked pictures are small.
    const body = await readFile(path);
    await this.ask(({ sdk, client }) =>
      client.send(
        new sdk.PutObjectCommand({
          ...this.at(name),
          Body: body,
          ContentLength: body.byteLength,
          ContentType: 'image/jpeg',
        }),
      ),
    );
  }

  get(name: string): Promise<Buffer | undefined> {
    return this.ask(async ({ sdk, client }) => {
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(this.at(name)));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return undefined;
        throw error;
      }
    });
  }

  async remove(name: string): Promise<void> {
    await this.ask(({ sdk, client }) => client.send(new sdk.DeleteObjectCommand(this.at(name))));
  }

  async *namesBefore(before: Date): AsyncIterable<string> {
    let ContinuationToken: string | undefined;
    do {
      const at = { Bucket: this.settings.bucket, Prefix: PREFIX, ContinuationToken };
      const page = await this.ask(({ sdk, client }) => client.send(new sdk.ListObjectsV2Command(at)));
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified && LastModified < before) yield Key.slice(PREFIX.length);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  async check(): Promise<void> {
    await this.ask(({ sdk, client }) =>
      client.send(new sdk.HeadBucketCommand({ Bucket: this.settings.bucket })),
    );
  }

  private at(name: string) {
    return { Bucket: this.settings.bucket, Key: PREFIX + name };
  }

  /** @throws ApiError 503 when the storage does not answer, or answers with an error; the log says which */
  private async ask<T>(question: (s3: { sdk: S3Library; client: S3Client }) => Promise<T>): Promise<T> {
    const s3 = await this.load();
    return question(s3).catch((error: unknown) => {
      log.warn(`The S3 storage failed: ${String(error)}`);
      const sentence = 'Pictures can’t be kept or shown just now; please try again in a minute.';
      const refusal = new ApiError(503, sentence, undefined, RETRY_AFTER_SECONDS);
      throw Object.assign(refusal, { cause: error });
    });
  }

  private load(): Promise<{ sdk: S3Library; client: S3Client }> {
    this.loaded ??= import('@aws-sdk/client-s3').then((sdk) => {
      const client = s3Client(sdk, this.settings, {
        maxAttempts: 2,
        requestHandler: {
          connectionTimeout: CONNECT_MS,
          requestTimeout: ANSWER_MS,
          throwOnRequestTimeout: true,
        },
      });
      return { sdk, client };
    });
    // A failed load is not cached: the next call loads it again.
    this.loaded.catch(() => (this.loaded = undefined));
    return this.loaded;
  }
}
