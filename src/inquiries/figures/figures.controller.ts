import { applyDecorators, Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow, CallerOf, OnlyFor, type Caller } from '../../platform/http/caller.js';
import { AnswersData, AnswersFile, FailsWith } from '../../platform/http/openapi/answers.js';
import { TakesListQuery, TakesReadable } from '../../platform/listing/list-api.js';
import type { RawQuery } from '../../platform/listing/parse-list-query.js';
import { takeReadable } from '../../platform/listing/readable-csv.js';
import { inquiryList } from '../inquiry-list.js';
import { figuresFile } from './figures-file.js';
import { Figures, FIGURES_BY } from './figures.dto.js';
import { InquiryFigures } from './figures.service.js';

const TakesFigures = () =>
  applyDecorators(
    ApiParam({
      name: 'by',
      description:
        '`project`, `source` and `campaign` as they were written, without case and accents; `agent`: who answers now; `month`: in which it was received, in Philippine time; `lost_reason`: of those that are lost now',
      schema: { type: 'string', enum: [...FIGURES_BY], example: 'project' },
    }),
    TakesListQuery(inquiryList),
    FailsWith(404, 'There are no such figures'),
  );

/** How far inquiries came. */
@ApiTags('Inquiries')
@Controller('inquiry/figures')
export class InquiryFiguresController {
  constructor(private readonly figures: InquiryFigures) {}

  /**
   * Count how far the inquiries of any filter came, received to sold, by project, source, campaign, agent, month or lost reason;
   * `sort` and `after` are ignored. Spam never counts, nor what was removed; agents count what they may see. Each row says the
   * filter of the list that gives exactly its inquiries
   */
  @Get(':by')
  @Allow('inquiries:read')
  @TakesFigures()
  @AnswersData(Figures)
  async read(@Param('by') by: string, @Query() query: RawQuery, @CallerOf() caller: Caller) {
    return { data: await this.figures.page(by, query, caller) };
  }

  /** Export every row of such figures as CSV; `range` is ignored */
  @Get(':by/export.csv')
  @Allow('inquiries:read')
  @OnlyFor(['manager'])
  @TakesFigures()
  @TakesReadable()
  @AnswersFile('text/csv', 'UTF-8 with a byte order mark; with names for people, if it is to be readable')
  async export(
    @Param('by') by: string,
    @Query() raw: RawQuery,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { readable, query } = takeReadable(raw);
    const figures = await this.figures.all(by, query, caller);
    response.type('text/csv').attachment(`inquiries-by-${figures.by}.csv`);
    return figuresFile(figures, readable);
  }
}
