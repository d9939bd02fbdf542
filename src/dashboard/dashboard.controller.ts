import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Allow, OnlyFor } from '../platform/http/caller.js';
import { AnswersData } from '../platform/http/openapi/answers.js';
import { DEFAULT_TIME_ZONE } from '../platform/listing/parse-filters.js';
import { parseTimeZone } from '../platform/listing/parse-list-query.js';
import { Dashboard } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';

@ApiTags('Dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  /** The morning's numbers */
  @Get()
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @ApiQuery({ name: 'tz', required: false, schema: { type: 'string' }, example: DEFAULT_TIME_ZONE })
  @AnswersData(Dashboard)
  async read(@Query('tz') tz: string | undefined) {
    return { data: await this.dashboard.read(parseTimeZone(tz)) };
  }
}
