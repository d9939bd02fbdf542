import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { PaymentModes } from '../../content/paying/payment-modes.js';
import { BulkReport } from '../../platform/http/bulk.js';
import { Allow, CallerOf, OnlyFor, type Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, AnswersFile, FailsWith } from '../../platform/http/openapi/answers.js';
import { CsvExports } from '../../platform/listing/csv-exports.js';
import { AnswersList, listAnswer, TakesListQuery, TakesReadable } from '../../platform/listing/list-api.js';
import { ListReader } from '../../platform/listing/list-reader.js';
import { parseListQuery, type RawQuery } from '../../platform/listing/parse-list-query.js';
import { readableCsv, takeReadable } from '../../platform/listing/readable-csv.js';
import { LineDecisions } from './line-decisions.js';
import { EXPORTED_LINES, lineList, readableLines, toLine, type ListedLine } from './line-list.js';
import {
  AssignedLine,
  AssignedLines,
  LinePayer,
  LinesToSetAside,
  StatementLineView,
  StatementSums,
  WaitingLines,
} from './lines.dto.js';
import { StatementSumsService } from './statement-sums.js';
import { WaitingLinesService } from './waiting-lines.js';

const EVENT = {
  name: 'event_id',
  required: false,
  schema: { type: 'string', format: 'uuid', example: '01a12f39-b1f0-7a3c-9a4e-2f6b7c8d9e01' },
  description: 'Of which event names are looked for; left out: of all',
} as const;
const WORDS = {
  name: 'q',
  required: false,
  schema: { type: 'string', example: 'grace church' },
  description: 'Words of a name or a church, a code, or a sum in pesos',
} as const;

/** Lines of statements as they are kept, and what they are for. */
@ApiTags('Statements')
@Controller('statement-lines')
export class LinesController {
  constructor(
    private readonly lists: ListReader,
    private readonly exports: CsvExports,
    private readonly modes: PaymentModes,
    private readonly decisions: LineDecisions,
    private readonly found: WaitingLinesService,
    private readonly sums: StatementSumsService,
  ) {}

  /** List the lines that were kept, each once */
  @Get()
  @Allow('statements:read')
  @TakesListQuery(lineList)
  @AnswersList(StatementLineView)
  async list(@Query() query: RawQuery, @Res({ passthrough: true }) response: Response) {
    const page = await this.lists.page<ListedLine>(lineList, parseListQuery(lineList, query));
    return listAnswer(response, lineList.resourceName, page, toLine);
  }

  /** Add up the lines of a filter by their states; `sort` and `range` are ignored */
  @Get('sums')
  @Allow('statements:read')
  @TakesListQuery(lineList)
  @AnswersData(StatementSums)
  async sumsOf(@Query() query: RawQuery) {
    return { data: await this.sums.ofLines(parseListQuery(lineList, query)) };
  }

  /** Export every line of the selection as CSV; `range` is ignored */
  @Get('export.csv')
  @Allow('statements:read')
  @OnlyFor(['manager'])
  @TakesListQuery(lineList)
  @TakesReadable()
  @AnswersFile('text/csv', 'UTF-8 with a byte order mark; dates as ISO 8601 UTC, unless it is to be readable')
  async export(@Query() raw: RawQuery, @Res() response: Response): Promise<void> {
    const { readable, query } = takeReadable(raw);
    const selection = parseListQuery(lineList, query);
    if (!readable) return this.exports.send(response, lineList, selection, EXPORTED_LINES, toLine);
    const columns = readableLines(await this.modes.all());
    const { heads, toCells } = readableCsv(columns, toLine, selection.timeZone);
    return this.exports.send(response, lineList, selection, heads, toCells);
  }

  /** The lines that wait, oldest first, each with the registration that it may be for */
  @Get('waiting')
  @Allow('statements:read')
  @ApiQuery(EVENT)
  @AnswersData(WaitingLines)
  async waiting(@Query('event_id') event: string | undefined) {
    if (event !== undefined && !/^[\da-f-]{36}$/i.test(event))
      throw ApiError.invalid([{ field: 'event_id', message: 'Must be a UUID' }]);
    return { data: await this.found.waiting(event ?? null) };
  }

  /** Enter what several lines are for, each by itself, past those that fail. A second time, nothing changes */
  @Post('assign')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(BulkReport)
  async assignMany(@Body() { records }: AssignedLines, @CallerOf() by: Caller) {
    return { data: await this.decisions.assignMany(records, by) };
  }

  /** Say of lines that they are for no registration, with a reason: all of them, or none */
  @Post('set-aside')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersAll(StatementLineView)
  @FailsWith(404, 'One of them is not there')
  @FailsWith(409, 'One of them was decided on already')
  async setAside(@Body() body: LinesToSetAside, @CallerOf() by: Caller) {
    return { data: await this.decisions.setAside(body, by) };
  }

  /** Whom a line may be for: by name, church, code or sum; left out: whoever owes its sum (20 at most) */
  @Get(':id/payers')
  @Allow('delegates:read')
  @ApiQuery(WORDS)
  @AnswersAll(LinePayer)
  async payers(@Param('id', UuidParam) id: string, @Query('q') q: string | undefined) {
    return { data: await this.found.payers(id, q?.slice(0, 200)) };
  }

  /** Enter what a line is for: one registration, or several whose parts add up to it. What went out takes back or pays back */
  @Post(':id/assign')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(StatementLineView)
  @FailsWith(409, 'It was decided on already, or the ledger refuses the payment')
  async assign(@Param('id', UuidParam) id: string, @Body() body: AssignedLine, @CallerOf() by: Caller) {
    return { data: await this.decisions.assign(id, body, by) };
  }

  /** Take back what was said of a line: it waits again, and a correction takes back what it paid */
  @Post(':id/undo')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(StatementLineView)
  @FailsWith(409, 'There is nothing to undo, its money is gone, or it entered a refund')
  async undo(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    return { data: await this.decisions.undo(id, by) };
  }
}
