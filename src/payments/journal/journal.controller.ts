import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { PaymentModes } from '../../content/paying/payment-modes.js';
import { Allow, OnlyFor } from '../../platform/http/caller.js';
import { AnswersData, AnswersFile } from '../../platform/http/openapi/answers.js';
import { CsvExports } from '../../platform/listing/csv-exports.js';
import { AnswersList, listAnswer, TakesListQuery, TakesReadable } from '../../platform/listing/list-api.js';
import { ListReader } from '../../platform/listing/list-reader.js';
import { parseListQuery, type RawQuery } from '../../platform/listing/parse-list-query.js';
import { readableCsv, takeReadable } from '../../platform/listing/readable-csv.js';
import { EXPORTED, readable } from './journal-csv.js';
import { MovementSums, MovementView, toMovement } from './journal.dto.js';
import { Journal } from './journal.js';
import { movementList, type ListedMovement } from './movement-list.js';

@ApiTags('Payments')
@Controller('movements')
export class JournalController {
  constructor(
    private readonly lists: ListReader,
    private readonly exports: CsvExports,
    private readonly modes: PaymentModes,
    private readonly journal: Journal,
  ) {}

  /** List the journal: each payment, refund and correction, of an event, a registration or all */
  @Get()
  @Allow('movements:read')
  @TakesListQuery(movementList)
  @AnswersList(MovementView)
  async list(@Query() query: RawQuery, @Res({ passthrough: true }) response: Response) {
    const page = await this.lists.page<ListedMovement>(movementList, parseListQuery(movementList, query));
    return listAnswer(response, movementList.resourceName, page, toMovement);
  }

  /** Add up the movements of a filter: what was kept before them, came in, went out and is kept after them; `sort` and `range` are ignored */
  @Get('sums')
  @Allow('movements:read')
  @TakesListQuery(movementList)
  @AnswersData(MovementSums)
  async sums(@Query() query: RawQuery) {
    return { data: await this.journal.sums(parseListQuery(movementList, query)) };
  }

  /** Export every movement of the selection as CSV; `range` is ignored */
  @Get('export.csv')
  @Allow('movements:read')
  @OnlyFor(['manager'])
  @TakesListQuery(movementList)
  @TakesReadable()
  @AnswersFile('text/csv', 'UTF-8 with a byte order mark; dates as ISO 8601 UTC, unless it is to be readable')
  async export(@Query() raw: RawQuery, @Res() response: Response): Promise<void> {
    const { readable: isReadable, query } = takeReadable(raw);
    const selection = parseListQuery(movementList, query);
    if (!isReadable) return this.exports.send(response, movementList, selection, EXPORTED, toMovement);
    const { heads, toCells } = readableCsv(readable(await this.modes.all()), toMovement, selection.timeZone);
    return this.exports.send(response, movementList, selection, heads, toCells);
  }
}
