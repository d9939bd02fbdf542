import { join } from 'node:path';
import type { Settings } from '../platform/settings/settings.js';
import { DiskStorage } from './disk-storage.js';
import { S3Storage } from './s3-storage.js';
import type { ProofStorage } from './storage.js';
import { TemporaryFolder } from './temporary-files.js';

/** Where this system keeps its pictures: the bucket if one is set, or else the data directory. */
export function openProofStorage({ s3, dataDir }: Settings): ProofStorage {
  return s3 ? new S3Storage(s3) : new DiskStorage(join(dataDir, 'uploads', 'proofs'));
}

export function openTemporaryFolder({ dataDir }: Settings): TemporaryFolder {
  return new TemporaryFolder(join(dataDir, 'uploads', 'incoming'));
}
