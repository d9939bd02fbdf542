import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../platform/jobs/jobs.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { PROOF_STORAGE, type ProofStorage } from '../platform/storage/storage.js';
import { TemporaryFolder } from '../platform/storage/temporary-files.js';
import { makeScheduledBackup, problemsOf } from './scheduled-backup.js';

/** Seconds after which it is looked whether a backup is due: a failed one is tried again as soon. */
const LOOK_EVERY = 300;
const DUE_AFTER_MS = 55 * 60_000;
/** Seconds in which a start has better things to do. */
const AFTER_START = 60;

/** An hourly backup while the server runs (BACKUPS). */
@Injectable()
export class BackupSchedule implements OnApplicationBootstrap, OnModuleInit {
  private readonly log = new Logger('Backups');

  constructor(
    private readonly jobs: Jobs,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(PROOF_STORAGE) private readonly proofs: ProofStorage,
    @Inject(TemporaryFolder) private readonly temporary: TemporaryFolder,
  ) {}

  onModuleInit(): void {
    if (!this.settings.backups.hourly) return;
    this.jobs.every({
      name: 'backup',
      description: 'The hourly backup',
      schedule: { everySeconds: LOOK_EVERY },
      run: () => this.run(),
    });
  }

  /** Said at the start, so that nobody learns it from a backup that is not there. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.backups.hourly) return;
    for (const problem of await problemsOf(this.settings.backups)) this.log.warn(problem);
  }

  private async run(): Promise<number> {
    if (process.uptime() < AFTER_START) return 0;
    return (await this.make(DUE_AFTER_MS)) ? 1 : 0;
  }

  /** Whatever the last one's age, and also where none is made each hour. @returns false while another is made */
  makeNow(): Promise<boolean> {
    return this.make(0);
  }

  private async make(olderThanMs: number): Promise<boolean> {
    const { databaseUrl = '', backups } = this.settings;
    const place = { databaseUrl, proofs: this.proofs, temporary: this.temporary };
    const made = await makeScheduledBackup(place, backups, olderThanMs);
    if (!made) return false;
    this.log.log(`Backed up ${made.run.rows} rows and ${made.run.uploads} uploads to ${made.run.file}`);
    for (const warning of made.warnings) this.log.warn(warning);
    return true;
  }
}
