import { Inject, Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { toBackupView, type BackupsView } from './backup.dto.js';
import { lastFailure, lastGood } from './schedule/scheduled-backup.js';

/** What admins see of the backups. */
@Injectable()
export class BackupsService {
  constructor(
    private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async state(): Promise<BackupsView> {
    const last = await lastGood(this.pool);
    return {
      hourly: this.settings.backups.hourly,
      last_good: last ? toBackupView(last) : null,
      failure: await lastFailure(this.pool),
    };
  }
}
