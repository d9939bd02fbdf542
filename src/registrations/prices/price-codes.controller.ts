import { Body, Controller, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NetworkFingerprints } from '../../auth/network-fingerprints.js';
import { PRICE_CODE } from '../../delegates/delegate-inputs.dto.js';
import { EventsService } from '../../events/events.service.js';
import { PublicPrice, toPublicPrice } from '../../events/prices/prices.dto.js';
import { Allow } from '../../platform/http/caller.js';
import { RequiredText } from '../../platform/http/fields/fields.js';
import { AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import { CountWrites, HIGH_VOLUME } from '../../platform/http/rate-limits/public-write.js';
import { PriceChoices } from './price-choices.js';

export class TypedPriceCode {
  @RequiredText(PRICE_CODE) code: string;
}

@ApiTags('Registrations')
@Controller('events')
export class PriceCodesController {
  constructor(
    private readonly events: EventsService,
    private readonly prices: PriceChoices,
    private readonly fingerprints: NetworkFingerprints,
  ) {}

  /** The price that a code opens, before anybody registers at it; nothing is used up */
  @Post(':event/price-codes')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(HIGH_VOLUME)
  @AnswersData(PublicPrice)
  @FailsWith(409, 'It opens none, or no longer does: `code_unknown`')
  async find(@Param('event') key: string, @Body() { code }: TypedPriceCode, @Ip() ip: string | undefined) {
    const event = await this.events.openFor(key);
    const { price } = await this.prices.byCode(event, { code, guesser: this.fingerprints.of(ip).network });
    return { data: toPublicPrice(price) };
  }
}
