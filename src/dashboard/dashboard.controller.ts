import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Allow, OnlyFor } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { isUuid } from '../platform/http/fields/uuid.js';
import { AnswersData } from '../platform/http/openapi/answers.js';
import { DEFAULT_TIME_ZONE } from '../platform/listing/parse-filters.js';
import { parseTimeZone } from '../platform/listing/parse-list-query.js';
import { Dashboard } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';
import { EventOverview, EventOverviews } from './event-overview.js';

@ApiTags('Dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly overviews: EventOverviews,
  ) {}

  /** The morning's numbers */
  @Get()
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @ApiQuery({ name: 'tz', required: false, schema: { type: 'string' }, example: DEFAULT_TIME_ZONE })
  @ApiQuery({
    name: 'event_id',
    required: false,
    description: 'Delegates and money of that event alone; left out: of all',
    schema: { type: 'string', format: 'uuid', example: '018f3c1e-1111-7222-8333-444455556666' },
  })
  @AnswersData(Dashboard)
  async read(@Query('tz') tz: string | undefined, @Query('event_id') event: string | undefined) {
    if (event !== undefined && !isUuid(event))
      throw ApiError.invalid([{ field: 'event_id', message: 'Must be a UUID' }]);
    return { data: await this.dashboard.read(parseTimeZone(tz), event) };
  }

  /** An event on one page: places, money, waiting list, proofs, door; by its slug or id */
  @Get('events/:event')
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @AnswersData(EventOverview)
  async event(@Param('event') event: string) {
    return { data: await this.overviews.read(event) };
  }
}
