import { Module } from '@nestjs/common';
import { SETTINGS } from '../settings/settings.js';
import { openProofStorage, openTemporaryFolder } from './open-storage.js';
import { PROOF_STORAGE } from './proof-storage.js';
import { Proofs } from './proofs.js';
import { TemporaryFolder } from './temporary-folder.js';

@Module({
  providers: [
    { provide: TemporaryFolder, inject: [SETTINGS], useFactory: openTemporaryFolder },
    { provide: PROOF_STORAGE, inject: [SETTINGS], useFactory: openProofStorage },
    Proofs,
  ],
  exports: [Proofs, PROOF_STORAGE, TemporaryFolder],
})
export class UploadsModule {}
