import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { jobEnded } from '../platform/logging/job-ended.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { PROOF_STORAGE, type ProofStorage } from '../platform/storage/storage.js';
import { TemporaryFolder } from '../platform/storage/upload.js';
import { makeScheduledBackup } from './scheduled-backup.js';

const MINUTE = 60_000;
/** After a start, and while a backup may be due. */
const LOOK_EVERY = 5 * MINUTE;
const FIRST_LOOK = MINUTE;
const DUE_AFTER = 55 * MINUTE;

/** An hourly backup while the server runs (BACKUPS). */
@Injectable()
export class BackupSchedule implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Backups');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(PROOF_STORAGE) private readonly proofs: ProofStorage,
    @Inject(TemporaryFolder) private readonly temporary: TemporaryFolder,
  ) {}

  onApplicationBootstrap(): void {
    if (this.settings.backups.hourly) this.look(FIRST_LOOK);
  }

  /** A backup that is being made is finished first, or the process would leave half of one. */
  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }

  private look(afterMs: number): void {
    this.timer = setTimeout(() => {
      this.running = this.run().finally(() => {
        this.running = undefined;
        this.look(LOOK_EVERY);
      });
    }, afterMs).unref();
  }

  private async run(): Promise<void> {
    const { databaseUrl = '', backups } = this.settings;
    const begun = Date.now();
    const place = { databaseUrl, proofs: this.proofs, temporary: this.temporary };
    try {
      const made = await makeScheduledBackup(place, backups, DUE_AFTER);
      if (!made) return;
      this.log.log(`Backed up ${made.run.rows} rows and ${made.run.uploads} uploads to ${made.run.file}`);
      for (const warning of made.warnings) this.log.warn(warning);
      jobEnded('backup', made.warnings.length === 0, Date.now() - begun);
    } catch (error) {
      this.log.error(`The backup failed, and is tried again in five minutes: ${String(error)}`);
      jobEnded('backup', false, Date.now() - begun);
    }
  }
}
