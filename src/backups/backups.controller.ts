import { Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Allow, NeedsRecentPassword } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { AnswersAll, AnswersData, AnswersFile, FailsWith } from '../platform/http/openapi/answers.js';
import { BackupError } from './archive/manifest.js';
import { Archives } from './archives.js';
import { ArchiveView, BackupsView } from './backup.dto.js';
import { BackupsService } from './backups.service.js';
import { BackupSchedule } from './schedule/backup-schedule.js';

const TakesName = () =>
  ApiParam({ name: 'name', schema: { type: 'string' }, example: 'backup-20261121T020000Z.tar.gz' });

@ApiTags('Backups')
@Controller('backups')
export class BackupsController {
  constructor(
    private readonly backups: BackupsService,
    private readonly schedule: BackupSchedule,
    private readonly archives: Archives,
  ) {}

  /** When the last good backup was made, for admins. */
  @Get()
  @Allow('admin')
  @ApiOperation({ summary: 'The last good backup' })
  @AnswersData(BackupsView)
  async show(): Promise<{ data: BackupsView }> {
    return { data: await this.backups.state() };
  }

  /** Make a backup now, read it back and copy it to the second places; answers when it is whole. */
  @Post()
  @HttpCode(200)
  @Allow('admin')
  @ApiOperation({ summary: 'Make a backup now' })
  @AnswersData(BackupsView)
  @FailsWith(409, 'One is being made, or it can’t be made; the message says why')
  async make(): Promise<{ data: BackupsView }> {
    try {
      if (!(await this.schedule.makeNow()))
        throw ApiError.conflict('backup_running', 'A backup is being made at this moment.');
    } catch (error) {
      if (error instanceof BackupError) throw ApiError.conflict('backup_failed', error.message);
      throw error;
    }
    return this.show();
  }

  /** The archives in the backups' folder, newest first. */
  @Get('archives')
  @Allow('admin')
  @ApiOperation({ summary: 'List the archives' })
  @AnswersAll(ArchiveView)
  async list() {
    return { data: await this.archives.list() };
  }

  /** Asks for the password, where it was not given lately, before a browser fetches the file by its address. */
  @Post('archives/:name/download')
  @HttpCode(200)
  @Allow('admin')
  @NeedsRecentPassword(true)
  @TakesName()
  @ApiOperation({ summary: 'Make sure that an archive may be downloaded' })
  @AnswersData(ArchiveView)
  async mayDownload(@Param('name') name: string) {
    const found = (await this.archives.list()).find((archive) => archive.name === name);
    if (!found) throw ApiError.notFound('Archive');
    return { data: found };
  }

  /** An archive as it is: all data, and the hashes of passwords. */
  @Get('archives/:name')
  @Allow('admin')
  @NeedsRecentPassword(true)
  @TakesName()
  @ApiOperation({ summary: 'Download an archive' })
  @AnswersFile('application/gzip', 'A tar file of tables and uploads')
  async download(@Param('name') name: string): Promise<StreamableFile> {
    const { stream, bytes } = await this.archives.open(name);
    return new StreamableFile(stream, {
      type: 'application/gzip',
      disposition: `attachment; filename="${name}"`,
      length: bytes,
    });
  }
}
