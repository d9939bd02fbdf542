import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { PaymentModes } from '../../content/paying/payment-modes.js';
import { Allow, CallerOf, OnlyFor, type Caller } from '../../platform/http/caller.js';
import { AnswersAll, AnswersData, AnswersFile } from '../../platform/http/openapi/answers.js';
import { CsvExports } from '../../platform/listing/csv-exports.js';
import { AnswersList, listAnswer, TakesListQuery, TakesReadable } from '../../platform/listing/list-api.js';
import { ListReader } from '../../platform/listing/list-reader.js';
import { parseListQuery, type RawQuery } from '../../platform/listing/parse-list-query.js';
import { readableCsv, takeReadable } from '../../platform/listing/readable-csv.js';
import {
  EXPORTED_NOT_IN_BANK,
  fileList,
  notInBankList,
  readableNotInBank,
  toFile,
  toNotInBank,
  type ListedFile,
  type ListedNotInBank,
} from './line-list.js';
import { LedgerSums, NotInBank, StatementFileView } from './lines.dto.js';
import { KeptStatement, StatementToKeep } from './statement-file.dto.js';
import { StatementKeeping } from './statement-keeping.js';
import { StatementSumsService } from './statement-sums.js';

/** Statements that were kept, and what is in none of them. */
@ApiTags('Statements')
@Controller()
export class KeptController {
  constructor(
    private readonly lists: ListReader,
    private readonly exports: CsvExports,
    private readonly modes: PaymentModes,
    private readonly keeping: StatementKeeping,
    private readonly sums: StatementSumsService,
  ) {}

  /** Keep lines of a statement, each once: the same again, in this or another file, changes nothing. What was accepted before is confirmed; no money is entered */
  @Post('statements/keep')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(KeptStatement)
  async keep(@Body() body: StatementToKeep, @CallerOf() by: Caller) {
    return { data: await this.keeping.keep(body, by) };
  }

  /** List the files that were kept, with the sums of their lines by state */
  @Get('statement-files')
  @Allow('statements:read')
  @TakesListQuery(fileList)
  @AnswersList(StatementFileView)
  async files(@Query() query: RawQuery, @Res({ passthrough: true }) response: Response) {
    const page = await this.lists.page<ListedFile>(fileList, parseListQuery(fileList, query));
    return listAnswer(response, fileList.resourceName, page, toFile);
  }

  /** List what was accepted, or paid back, and no statement shows: the oldest first */
  @Get('not-in-bank')
  @Allow('statements:read')
  @TakesListQuery(notInBankList)
  @AnswersList(NotInBank)
  async notInBank(@Query() query: RawQuery, @Res({ passthrough: true }) response: Response) {
    const page = await this.lists.page<ListedNotInBank>(notInBankList, parseListQuery(notInBankList, query));
    return listAnswer(response, notInBankList.resourceName, page, toNotInBank);
  }

  /** By each way: what the journal has, what lines confirm of it, and what none does */
  @Get('not-in-bank/sums')
  @Allow('statements:read')
  @AnswersAll(LedgerSums)
  async ledger() {
    return { data: await this.sums.ofLedger() };
  }

  /** Export what no statement shows as CSV; `range` is ignored */
  @Get('not-in-bank/export.csv')
  @Allow('statements:read')
  @OnlyFor(['manager'])
  @TakesListQuery(notInBankList)
  @TakesReadable()
  @AnswersFile('text/csv', 'UTF-8 with a byte order mark; dates as ISO 8601 UTC, unless it is to be readable')
  async export(@Query() raw: RawQuery, @Res() response: Response): Promise<void> {
    const { readable, query } = takeReadable(raw);
    const selection = parseListQuery(notInBankList, query);
    if (!readable)
      return this.exports.send(response, notInBankList, selection, EXPORTED_NOT_IN_BANK, toNotInBank);
    const columns = readableNotInBank(await this.modes.all());
    const { heads, toCells } = readableCsv(columns, toNotInBank, selection.timeZone);
    return this.exports.send(response, notInBankList, selection, heads, toCells);
  }
}
