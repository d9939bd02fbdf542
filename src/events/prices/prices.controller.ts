import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import { AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import { EventPrices } from './event-prices.js';
import { PriceList, PriceListView } from './prices.dto.js';

/** What a place at an event costs, for staff: with codes, and who has which. */
@ApiTags('Events')
@Controller('events')
export class PricesController {
  constructor(private readonly prices: EventPrices) {}

  /** The prices of an event, with their codes and how many places are taken at each */
  @Get(':event/prices')
  @Allow('events:read')
  @AnswersData(PriceListView)
  async read(@Param('event') event: string) {
    return { data: await this.prices.read(event) };
  }

  /** Replace the prices of an event, in the order of the form; who is registered keeps theirs */
  @Put(':event/prices')
  @Allow('events:write')
  @AnswersData(PriceListView)
  @FailsWith(409, 'Somebody has a price that is left out')
  @FailsWith(412, 'It was changed since it was read')
  async replace(@Param('event') event: string, @Body() list: PriceList, @CallerOf() by: Caller) {
    return { data: await this.prices.replace(event, list, by) };
  }
}
