import type { ChildProcess } from 'node:child_process';
import { basename, join } from 'node:path';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../activity/activity-log.js';
import { Archives } from '../backups/archives.js';
import { inOwnProcess } from '../backups/own-process.js';
import { release, restoredAt } from '../platform/database/restored-copy.js';
import { transaction } from '../platform/database/transaction.js';
import { trustClock } from '../platform/database/trusted-clock.js';
import type { StaffCaller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { Restart } from './restart.js';
import type { RestoreOrder, RestoreReport } from './restore-process.js';
import { restoringActivity } from './restoring-activity.js';
import type { RestoredView } from './restoring.dto.js';

/** How often it is looked whether another process restored the database. */
const WATCH_MS = 15_000;

const RESTORED_UNHEARD =
  'The backup was restored, but the line was cut before all of it was told. Sign in again in a moment, and look at the newest of the ' +
  'backups: it holds what was replaced.';

const PROGRAM = join(__dirname, 'restore-process.js');

/** An archive in the place of the database, from the back office. */
@Injectable()
export class Restoring implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Restore');
  private readonly running = new Set<ChildProcess>();
  private timer: NodeJS.Timeout | undefined;
  /** The database that this application started on. */
  private startedOn: string | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly archives: Archives,
    private readonly activity: ActivityLog,
    private readonly restart: Restart,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.startedOn = await this.tables();
    this.timer = setInterval(() => void this.watch(), WATCH_MS).unref();
  }

  /** What a restore did so far is undone by PostgreSQL. */
  onApplicationShutdown(): void {
    clearInterval(this.timer);
    for (const child of this.running) child.kill();
  }

  /**
   * Replaces all that the database holds by what the archive holds, once that is backed up. Answers when it is done; then
   * this application begins anew, and everybody signs in again.
   * @throws ApiError 404, 409 when it can't be done, with the reason: then nothing has changed, unless it is `restored_unheard`
   */
  async restore(name: string, by: StaffCaller): Promise<RestoredView> {
    const file = await this.archives.find(name);
    if (this.running.size > 0)
      throw ApiError.conflict('restore_running', 'A backup is being restored at this moment.');
    const order: RestoreOrder = {
      settings: this.settings,
      file,
      by: { kind: 'staff', id: by.id, name: by.name },
    };
    const report = await inOwnProcess<RestoreReport>(PROGRAM, 'restored the backup', order, this.running);
    if ('failure' in report) throw await this.refused(report.failure, name);
    for (const line of [...report.missing, ...report.erased]) this.log.warn(line);
    this.restart.soon(`The database is as ${name} has it, of ${report.made_at}`);
    const { made_at, rows, missing, saved } = report;
    return { made_at, rows, missing: missing.length, saved_as: basename(saved) };
  }

  /**
   * A process that ended, or lost the answer to its commit, does not know what became of it: PostgreSQL does.
   * @throws where PostgreSQL does not answer: then nobody knows yet
   */
  private async refused(failure: string, name: string): Promise<ApiError> {
    if ((await this.tables()) === this.startedOn) return ApiError.conflict('restore_failed', failure);
    this.restart.soon(`The database is as ${name} has it, though not all was heard of it (${failure})`);
    return ApiError.conflict('restored_unheard', RESTORED_UNHEARD);
  }

  /** What was restored is the system now, and this clock is right. @throws ApiError 409 where nothing was restored */
  async release(by: StaffCaller): Promise<void> {
    await trustClock(this.pool);
    await transaction(this.dataSource, async (tx) => {
      if ((await restoredAt(tx)) === null)
        throw ApiError.conflict('not_restored', 'Nothing waits to be released: this is the system already.');
      await release(tx);
      await this.activity.record(tx, by, restoringActivity('backup.released', v7()));
    });
  }

  /** What PostgreSQL knows a table by: a restoring makes all of them anew, and may be released by now. */
  private async tables(): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ oid: string }>(
      `SELECT 'migrations'::regclass::oid::text AS oid`,
    );
    return rows[0]?.oid;
  }

  /** Another process on this database, or this one whose answer was lost, restored it. */
  async watch(): Promise<void> {
    const tables = await this.tables().catch(() => undefined);
    if (tables === undefined || tables === this.startedOn) return;
    clearInterval(this.timer);
    this.restart.soon('The database was restored from a backup');
  }
}
