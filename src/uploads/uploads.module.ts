import { Inject, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { Pool } from 'pg';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { ClaimedStorage } from './claimed-storage.js';
import { multerOptions } from './multipart.js';
import { openProofStorage, openTemporaryFolder } from './open-uploads.js';
import { Pictures } from './pictures/pictures.js';
import { Proofs } from './proofs.js';
import { claimStorage } from './storage-claim.js';
import { PROOF_STORAGE } from './storage.js';
import { TemporaryFolder } from './temporary-files.js';

@Module({
  imports: [
    MulterModule.registerAsync({
      inject: [SETTINGS],
      useFactory: (settings: Settings) => multerOptions(openTemporaryFolder(settings)),
    }),
  ],
  providers: [
    { provide: TemporaryFolder, inject: [SETTINGS], useFactory: openTemporaryFolder },
    {
      provide: PROOF_STORAGE,
      inject: [SETTINGS, Pool],
      useFactory: (settings: Settings, pool: Pool) =>
        new ClaimedStorage(openProofStorage(settings), pool, settings),
    },
    Pictures,
    Proofs,
  ],
  exports: [MulterModule, Pictures, Proofs, PROOF_STORAGE, TemporaryFolder],
})
export class UploadsModule implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    const before = await claimStorage(this.pool, this.settings);
    if (before !== undefined)
      new Logger('uploads').warn(
        `Another start on this database was to keep uploads in ${before}, and this one names another place. Processes on one ` +
          'database share one DATA_DIR (a mounted disk) or one bucket (S3_BUCKET): once a picture is kept, those with another place stop taking any.',
      );
  }
}
