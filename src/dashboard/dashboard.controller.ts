import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Allow } from '../access/rules.js';
import { AnswersData } from '../http/api-answers.js';
import { DEFAULT_TIME_ZONE } from '../listing/list-query.js';
import { parseTimeZone } from '../listing/parse-list-query.js';
import { Dashboard } from './dashboard.view.js';
import { DashboardService } from './dashboard.service.js';

@ApiTags('Dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  /** The morning's numbers */
  @Get()
  @Allow('signed-in')
  @ApiQuery({ name: 'tz', required: false, schema: { type: 'string' }, example: DEFAULT_TIME_ZONE })
  @AnswersData(Dashboard)
  async read(@Query('tz') tz: string | undefined) {
    return { data: await this.dashboard.read(parseTimeZone(tz)) };
  }
}
