import { applyDecorators, Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { PaymentModes } from '../../content/paying/payment-modes.js';
import { Allow, OnlyFor } from '../../platform/http/caller.js';
import { AnswersData, AnswersFile, FailsWith } from '../../platform/http/openapi/answers.js';
import { TakesListQuery, TakesReadable } from '../../platform/listing/list-api.js';
import type { RawQuery } from '../../platform/listing/parse-list-query.js';
import { takeReadable } from '../../platform/listing/readable-csv.js';
import { movementList } from '../journal/movement-list.js';
import { reportFile } from './report-file.js';
import { Report, REPORTS } from './report.dto.js';
import { Reports } from './reports.js';

const TakesReport = () =>
  applyDecorators(
    ApiParam({
      name: 'by',
      description:
        '`church`, `ministry`, `price`: whole events as they stand, by the filter `event_id` alone; `day`, `channel`: the movements of any filter of the journal',
      schema: { type: 'string', enum: [...REPORTS], example: 'church' },
    }),
    TakesListQuery(movementList),
    FailsWith(404, 'There is no such report'),
  );

/** What was received, added up. */
@ApiTags('Payments')
@Controller('movements/reports')
export class ReportsController {
  constructor(
    private readonly reports: Reports,
    private readonly modes: PaymentModes,
  ) {}

  /**
   * Add up what was received by church, ministry, price, day or way: each report has the sum of the journal. A registration's
   * money is parted among its people by their prices; `sort` and `after` are ignored
   */
  @Get(':by')
  @Allow('movements:read')
  @TakesReport()
  @AnswersData(Report)
  async read(@Param('by') by: string, @Query() query: RawQuery) {
    return { data: await this.reports.page(by, query) };
  }

  /** Export every row of such a report as CSV; `range` is ignored */
  @Get(':by/export.csv')
  @Allow('movements:read')
  @OnlyFor(['manager'])
  @TakesReport()
  @TakesReadable()
  @AnswersFile('text/csv', 'UTF-8 with a byte order mark; in centavos, unless it is to be readable')
  async export(
    @Param('by') by: string,
    @Query() raw: RawQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { readable, query } = takeReadable(raw);
    const report = await this.reports.all(by, query);
    response.type('text/csv').attachment(`movements-by-${report.by}.csv`);
    return reportFile(report, readable ? await this.modes.all() : null);
  }
}
