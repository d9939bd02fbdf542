import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Pool } from 'pg';
import { Allow } from '../platform/http/caller.js';
import { AnswersData } from '../platform/http/openapi/answers.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { BackupsView, toBackupView } from './backup.dto.js';
import { lastGood } from './scheduled-backup.js';

@ApiTags('Backups')
@Controller('backups')
export class BackupsController {
  constructor(
    private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** When the last good backup was made, for admins. */
  @Get()
  @Allow('admin')
  @ApiOperation({ summary: 'The last good backup' })
  @AnswersData(BackupsView)
  async show(): Promise<{ data: BackupsView }> {
    const last = await lastGood(this.pool);
    const { rows } = await this.pool.query<{ failure: string | null }>(
      'SELECT failure FROM backup_run ORDER BY finished_at DESC LIMIT 1',
    );
    return {
      data: {
        hourly: this.settings.backups.hourly,
        last_good: last ? toBackupView(last) : null,
        failure: rows[0]?.failure ?? null,
      },
    };
  }
}
