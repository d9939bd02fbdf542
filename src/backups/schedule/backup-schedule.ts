import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Jobs } from '../../platform/jobs/jobs.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { BackupError } from '../archive/manifest.js';
import { inOwnProcess, type Failed } from '../own-process.js';
import type { BackupOrder, BackupReport } from './backup-process.js';
import { noteFailure, problemsOf } from './scheduled-backup.js';

/** Seconds after which it is looked whether a backup is due: a failed one is tried again as soon. */
const CHECK_SECONDS = 300;
const DUE_AFTER_MS = 55 * 60_000;
/** Seconds after a start before the first check, so that the start has the processor. */
const AFTER_START = 60;

const PROGRAM = join(__dirname, 'backup-process.js');

/** An hourly backup while the server runs (BACKUPS), in a process of its own. */
@Injectable()
export class BackupSchedule implements OnApplicationBootstrap, OnApplicationShutdown, OnModuleInit {
  private readonly log = new Logger('Backups');
  private readonly running = new Set<ChildProcess>();

  constructor(
    private readonly jobs: Jobs,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    if (!this.settings.backups.hourly) return;
    this.jobs.every({
      name: 'backup',
      description: 'The hourly backup',
      schedule: { everySeconds: CHECK_SECONDS },
      run: () => this.run(),
    });
  }

  /** Logs at the start what is wrong, so that nobody learns it from a backup that is missing. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.backups.hourly) return;
    for (const problem of await problemsOf(this.settings.backups)) this.log.warn(problem);
  }

  private async run(): Promise<number> {
    if (process.uptime() < AFTER_START) return 0;
    return (await this.make(DUE_AFTER_MS)) ? 1 : 0;
  }

  /** Makes a backup however new the last one is, and also where none is made each hour. @returns false while another is made */
  makeNow(): Promise<boolean> {
    return this.make(0);
  }

  /** Ends a backup that is under way: the next one removes what it left. */
  onApplicationShutdown(): void {
    for (const child of this.running) child.kill();
  }

  private async make(olderThanMs: number): Promise<boolean> {
    if (this.running.size > 0) return false;
    const report = await this.inProcess({ settings: this.settings, olderThanMs });
    if ('failure' in report) throw new BackupError(report.failure);
    if (!report.made) return false;
    const { run, warnings } = report.made;
    this.log.log(`Backed up ${run.rows} rows and ${run.uploads} uploads to ${run.file}`);
    for (const warning of warnings) this.log.warn(warning);
    return true;
  }

  private async inProcess(order: BackupOrder): Promise<BackupReport | Failed> {
    const report = await inOwnProcess<BackupReport>(PROGRAM, 'made the backup', order, this.running);
    if ('wasEnded' in report)
      await noteFailure(this.dataSource, this.settings.backups.folder, report.failure);
    return report;
  }
}
