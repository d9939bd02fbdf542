import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import { ChangesRecord, IfMatch, type Precondition } from '../../platform/http/etag.js';
import { RequiredUuid } from '../../platform/http/fields/fields.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import { DelegateRecord, toStaffRecord } from '../delegates.dto.js';
import { PriceChanges } from './price-changes.js';

export class NewPrice {
  @RequiredUuid('One of the prices of the event that is not ended') price: string;
}

@ApiTags('Delegates')
@Controller('delegates')
export class PriceChangesController {
  constructor(private readonly prices: PriceChanges) {}

  /** Give a place another price; what is owed or to be returned follows, and the payer is told */
  @Post(':id/price')
  @HttpCode(200)
  @Allow('delegates:write')
  @ChangesRecord()
  @AnswersData(DelegateRecord)
  @FailsWith(409, 'The place was given back, or the price is ended or full')
  async change(
    @Param('id', UuidParam) id: string,
    @Body() { price }: NewPrice,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toStaffRecord(await this.prices.change(id, price, by, ifMatch)) };
  }
}
