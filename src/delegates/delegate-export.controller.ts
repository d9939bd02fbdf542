import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '../access/rules.js';
import { AnswersFile } from '../http/api-answers.js';
import { CsvExports } from '../listing/csv-exports.js';
import { TakesListQuery } from '../listing/list-api.js';
import { parseListQuery, type RawQuery } from '../listing/parse-list-query.js';
import { delegateList } from './delegate-list.js';
import { toStaffRecord } from './delegate.view.js';

@ApiTags('Delegates')
@Controller('delegates')
export class DelegateExportController {
  constructor(private readonly exports: CsvExports) {}

  /** Export every delegate of the selection as CSV; `range` is ignored */
  @Get('export.csv')
  @Allow('delegates:read')
  @TakesListQuery(delegateList)
  @AnswersFile('text/csv', 'UTF-8 with a byte order mark; dates as ISO 8601 UTC')
  export(@Query() query: RawQuery, @Res() response: Response): Promise<void> {
    const selection = parseListQuery(delegateList, query);
    return this.exports.send(response, delegateList, selection, delegateList.select, toStaffRecord);
  }
}
