import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Allow, NeedsRecentPassword, StaffOf, type StaffCaller } from '../platform/http/caller.js';
import { AnswersData, FailsWith } from '../platform/http/openapi/answers.js';
import { RestoredView } from './restoring.dto.js';
import { Restoring } from './restoring.service.js';

@ApiTags('Backups')
@Controller('backups')
export class RestoringController {
  constructor(private readonly restoring: Restoring) {}

  /**
   * Put an archive in the place of all that the database holds; what it holds now is backed up first. Answers when it is
   * done. Then the server begins anew, everybody signs in again, and nothing is sent until it is released.
   */
  @Post('archives/:name/restore')
  @HttpCode(200)
  @Allow('admin')
  @NeedsRecentPassword(true)
  @ApiParam({ name: 'name', schema: { type: 'string' }, example: 'backup-20261121T020000Z.rows.tar.gz' })
  @ApiOperation({ summary: 'Restore an archive' })
  @AnswersData(RestoredView)
  @FailsWith(
    409,
    'It can’t be restored; the message says why, and nothing has changed. `restored_unheard`: it was',
  )
  async restore(@Param('name') name: string, @StaffOf() by: StaffCaller): Promise<{ data: RestoredView }> {
    return { data: await this.restoring.restore(name, by) };
  }

  /** Say that what was restored is the system now: mails, webhooks and periodic work go on within 15 seconds. */
  @Post('release')
  @HttpCode(204)
  @Allow('admin')
  @NeedsRecentPassword(true)
  @ApiOperation({ summary: 'Release what was restored' })
  @ApiNoContentResponse({ description: 'Done' })
  @FailsWith(409, 'Nothing was restored that waits')
  async release(@StaffOf() by: StaffCaller): Promise<void> {
    await this.restoring.release(by);
  }
}
