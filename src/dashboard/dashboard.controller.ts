import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Allow, OnlyFor } from '../platform/http/caller.js';
import { AnswersData } from '../platform/http/openapi/answers.js';
import { DEFAULT_TIME_ZONE } from '../platform/listing/parse-filters.js';
import { parseTimeZone } from '../platform/listing/parse-list-query.js';
import { Dashboard } from './dashboard.dto.js';
import { EventOverview, EventOverviews } from './event-overview.js';
import { DashboardService } from './dashboard.service.js';

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
  @AnswersData(Dashboard)
  async read(@Query('tz') tz: string | undefined) {
    return { data: await this.dashboard.read(parseTimeZone(tz)) };
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
