import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ActivityView, History } from '../activity/history.js';
import { Allow, CallerOf, type Caller } from '../platform/http/caller.js';
import { ChangesRecord, IfMatch, ReadsRecord, type Precondition } from '../platform/http/etag.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, Refuses } from '../platform/http/openapi/answers.js';
import { AnswersList, listAnswer, TakesListQuery } from '../platform/listing/list-api.js';
import { parseListQuery, type RawQuery } from '../platform/listing/parse-list-query.js';
import { NewStock, stockList, StockNumbers, StockRecord, toStockRecord } from './stock.dto.js';
import { Stock } from './stock.service.js';

@ApiTags('Stock')
@Controller('stock')
export class StockController {
  constructor(
    private readonly stock: Stock,
    private readonly histories: History,
  ) {}

  /** List the homes that are counted: how many there are, and how many are reserved, sold and free */
  @Get()
  @Allow('stock:read')
  @TakesListQuery(stockList)
  @AnswersList(StockRecord)
  async list(@Query() query: RawQuery, @Res({ passthrough: true }) response: Response) {
    const page = await this.stock.list(parseListQuery(stockList, query));
    return listAnswer(response, stockList.resourceName, page, toStockRecord);
  }

  /** Count a home of a project: the site then says what is left of it, as its content has it */
  @Post()
  @Allow('stock:write')
  @AnswersData(StockRecord, { status: 201 })
  @Refuses(['home_counted', 'home_gone'])
  async count(@Body() wanted: NewStock, @CallerOf() by: Caller) {
    return { data: toStockRecord(await this.stock.count(wanted, by)) };
  }

  /** Read how many there are of a home */
  @Get(':id')
  @Allow('stock:read')
  @ReadsRecord()
  @AnswersData(StockRecord)
  async find(@Param('id', UuidParam) id: string) {
    return { data: toStockRecord(await this.stock.find(id)) };
  }

  /** Change how many there are of a home, or how many are taken by people who have no inquiry here */
  @Put(':id')
  @Allow('stock:write')
  @ChangesRecord()
  @AnswersData(StockRecord)
  @Refuses(['home_gone'])
  async change(
    @Param('id', UuidParam) id: string,
    @Body() numbers: StockNumbers,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toStockRecord(await this.stock.change(id, numbers, by, ifMatch)) };
  }

  /** Who changed these numbers, when, and how; what inquiries took stands in theirs */
  @Get(':id/history')
  @Allow('stock:read')
  @AnswersAll(ActivityView)
  async history(@Param('id', UuidParam) id: string) {
    return { data: await this.histories.of('stock', id) };
  }
}
