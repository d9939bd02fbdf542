import { Module } from '@nestjs/common';
import { join } from 'node:path';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { DiskStorage } from './disk-storage.js';
import { PROOF_STORAGE } from './proof-storage.js';
import { Proofs } from './proofs.js';
import { S3Storage } from './s3-storage.js';
import { TemporaryFolder } from './temporary-folder.js';

@Module({
  providers: [
    {
      provide: TemporaryFolder,
      inject: [SETTINGS],
      useFactory: ({ dataDir }: Settings) => new TemporaryFolder(join(dataDir, 'uploads', 'incoming')),
    },
    {
      provide: PROOF_STORAGE,
      inject: [SETTINGS],
      useFactory: ({ s3, dataDir }: Settings) =>
        s3 ? new S3Storage(s3) : new DiskStorage(join(dataDir, 'uploads', 'proofs')),
    },
    Proofs,
  ],
  exports: [Proofs, PROOF_STORAGE, TemporaryFolder],
})
export class UploadsModule {}
