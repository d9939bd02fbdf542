import { ApiProperty } from '@nestjs/swagger';
import {
  IfGiven,
  NestedList,
  OptionalBoolean,
  OptionalChoice,
  OptionalDay,
  OptionalText,
  OptionalUuid,
  OptionalWholeNumber,
  RequiredText,
  RequiredWholeNumber,
} from '../../platform/http/fields/fields.js';
import { IgnoreReadOnly } from '../../platform/http/fields/validation.js';
import {
  ShownBoolean,
  ShownDate,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../../platform/http/openapi/answers.js';
import {
  openPrices,
  plainCode,
  SHOWN_TO,
  takesCodes,
  type Price,
  type PricedEvent,
  type ShownTo,
} from './price.js';

const MAX_PRICES = 20;
const MAX_CODES = 50;
const PRICES = `A list of 1 to ${MAX_PRICES} prices`;
const CODES = `At most ${MAX_CODES} codes`;
const FROM = 'The first day on which people register at it, in the Philippines; null: at once';
const UNTIL = 'The last day on which people register at it; null: as long as registration is open';
const SHOWN =
  'everyone: in the form; staff: only at the desk; code: for whoever has one of its codes. Left out: everyone';

/** What one price is, as everybody sees it. */
export class PublicPrice {
  @ShownUuid({ description: 'What a registration says as `price`' }) id: string;
  @ShownText({ example: 'Student' }) name: string;
  @ApiProperty({ type: 'integer', description: 'What one delegate pays, in centavos' })
  amount_centavos: number;
  @ShownTextOrNull({ format: 'date', description: UNTIL }) ends_on: string | null;
  @ShownBoolean({ description: 'The usual price: taken where nobody says another' }) is_default: boolean;
}

/** A code that opens a price. */
@IgnoreReadOnly('uses')
export class PriceCodeFields {
  @RequiredText({
    max: 30,
    description: '4 to 30 letters and digits; capitals, spaces and dashes do not matter',
    example: 'SPEAKER27',
  })
  code: string;
  @OptionalWholeNumber(1, 1_000_000, 'Most places with this code; null: as many as the price has')
  most?: number | null;
  @OptionalDay('Its last day, in the Philippines; null: that of the price') ends_on?: string | null;
}

/** One price of an event, as staff write it. */
@IgnoreReadOnly('uses', 'in_use', 'open')
export class PriceFields {
  @OptionalUuid('Of a price that is there; left out: a new one') id?: string | null;
  @RequiredText({ max: 60, description: 'What people read', example: 'Early' }) name: string;
  @RequiredWholeNumber(0, 100_000_000, { description: 'What one delegate pays, in centavos' })
  amount_centavos: number;
  @OptionalDay(FROM) starts_on?: string | null;
  @OptionalDay(UNTIL) ends_on?: string | null;
  @OptionalWholeNumber(1, 1_000_000, 'Most places at it; null: no limit but the event’s') most?:
    | number
    | null;
  @OptionalChoice(SHOWN_TO, { default: 'everyone', description: SHOWN }) shown_to?: ShownTo | null;
  @OptionalBoolean({
    default: false,
    description: 'The usual price: its sum is `fee_centavos` of the event. One of the list is',
  })
  is_default?: boolean | null;
  @OptionalBoolean({ default: false, description: 'true: nobody registers at it any more' })
  ended?: boolean | null;
  @IfGiven()
  @NestedList(PriceCodeFields, [0, MAX_CODES], CODES, {
    required: false,
    description: CODES,
    unique: ({ code }) => (typeof code === 'string' ? plainCode(code) : code),
  })
  codes?: PriceCodeFields[];
}

/** All prices of an event, in the order of the form. */
@IgnoreReadOnly('event_id', 'fee_centavos', 'updated_at')
export class PriceList {
  @NestedList(PriceFields, [0, MAX_PRICES], PRICES, {
    description:
      'Empty: the event’s fee alone. One price that somebody has cannot be left out: it can be ended',
  })
  prices: PriceFields[];
  @OptionalText({
    max: 40,
    description:
      '`updated_at` as it was read; refused (412) when it was changed since. Left out: not checked',
  })
  seen_at?: string | null;
}

export class PriceCodeView {
  @ShownText() code: string;
  @ApiProperty({ type: 'integer', nullable: true }) most: number | null;
  @ShownTextOrNull({ format: 'date' }) ends_on: string | null;
  @ApiProperty({ type: 'integer', description: 'How many places were taken with it' }) uses: number;
}

export class PriceView extends PublicPrice {
  @ShownTextOrNull({ format: 'date', description: FROM }) starts_on: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Most places at it' }) most: number | null;
  @ShownText({ enum: [...SHOWN_TO] }) shown_to: ShownTo;
  @ShownBoolean({ description: 'true: nobody registers at it any more' }) ended: boolean;
  @ShownBoolean({ description: 'Whether people may register at it today' }) open: boolean;
  @ApiProperty({ type: 'integer', description: 'How many places are taken at it' }) uses: number;
  @ShownBoolean({
    description: 'Somebody has it, also who cancelled: it cannot be taken off the list, and can be ended',
  })
  in_use: boolean;
  @ApiProperty({ type: [PriceCodeView] }) codes: PriceCodeView[];
}

export class PriceListView {
  @ShownUuid() event_id: string;
  @ApiProperty({ type: 'integer', description: 'The usual price' }) fee_centavos: number;
  @ApiProperty({ type: [PriceView] }) prices: PriceView[];
  @ShownDate({ description: 'When the event was changed last' }) updated_at: string;
}

export const toPublicPrice = ({ id, name, amount_centavos, ends_on, is_default }: Price): PublicPrice => ({
  id,
  name,
  amount_centavos,
  ends_on,
  is_default,
});

/** What the site and programs see of the prices. */
export const toPublicPrices = (event: PricedEvent): { prices: PublicPrice[]; takes_codes: boolean } => ({
  prices: openPrices(event).map(toPublicPrice),
  takes_codes: takesCodes(event),
});
