import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '../access/rules.js';
import { AnswersFile } from '../http/api-answers.js';
import { CsvExports } from '../listing/csv-exports.js';
import { TakesListQuery } from '../listing/list-api.js';
import { parseListQuery, type RawQuery } from '../listing/parse-list-query.js';
import { inquiryList } from './inquiry-list.js';
import { toInquiryRecord } from './inquiry.view.js';

@ApiTags('Inquiries')
@Controller('inquiry/properties')
export class InquiryExportController {
  constructor(private readonly exports: CsvExports) {}

  /** Export every inquiry of the selection as CSV; `range` is ignored */
  @Get('export.csv')
  @Allow('inquiries:read')
  @TakesListQuery(inquiryList)
  @AnswersFile('text/csv', 'UTF-8 with a byte order mark; dates as ISO 8601 UTC')
  export(@Query() query: RawQuery, @Res() response: Response): Promise<void> {
    const selection = parseListQuery(inquiryList, query);
    return this.exports.send(response, inquiryList, selection, inquiryList.select, toInquiryRecord);
  }
}
