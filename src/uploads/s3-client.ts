import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from '../platform/settings/settings.js';

/** The library, once it is loaded: it takes long, and few installations use it. */
export type S3Library = typeof import('@aws-sdk/client-s3');

/**
 * A client of the bucket's server. Path-style addresses and checksums only where required: what other servers than
 * Amazon's understand.
 */
export const s3Client = (
  sdk: S3Library,
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  more: S3ClientConfig,
): S3Client =>
  new sdk.S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...more,
  });
