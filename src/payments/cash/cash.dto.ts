import { ApiProperty } from '@nestjs/swagger';
import { OptionalText, OptionalUuid, RequiredWholeNumber } from '../../platform/http/fields/fields.js';
import {
  ShownBoolean,
  ShownDate,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
  ShownUuidOrNull,
} from '../../platform/http/openapi/answers.js';

const MAX_CENTAVOS = 100_000_000_000;
const Centavos = (description: string): PropertyDecorator => ApiProperty({ type: 'integer', description });

/** Cash that one person took for an event and has not handed over. */
export class CashInHand {
  @ShownUuidOrNull({ description: 'The account, key or device; null: entered before this was kept' })
  holder_id: string | null;
  @ShownTextOrNull({ description: 'As they were called last; null: not known' }) holder_name: string | null;
  @Centavos('Taken and not counted yet; less than nothing: more was taken back since the last count')
  expected_centavos: number;
  @ApiProperty({ type: 'integer', description: 'How many movements that are' }) movements: number;
  @ShownDate({ description: 'When the first of them was entered' }) since: string;
}

/** Cash that was handed over and counted. */
export class CashCountView {
  @ShownUuid() id: string;
  @ShownUuid() event_id: string;
  @ShownText() event_name: string;
  @ShownUuidOrNull({ description: 'Whose cash it was' }) holder_id: string | null;
  @ShownTextOrNull({ description: 'As they were called then' }) holder_name: string | null;
  @ApiProperty({ type: 'integer', description: 'How many movements were counted' }) movements: number;
  @ShownDate({ description: 'When the first of them was entered' }) since: string;
  @Centavos('What they add up to') expected_centavos: number;
  @Centavos('What was there') counted_centavos: number;
  @ShownText({ description: 'What was there, in words' }) counted_in_words: string;
  @Centavos('Counted, less expected') difference_centavos: number;
  @ShownTextOrNull({ description: 'Why it differs' }) because: string | null;
  @ShownTextOrNull({ description: 'Who counted it' }) counted_by_name: string | null;
  @ShownBoolean({ description: 'Whoever counted it had taken it too' }) counted_own: boolean;
  @ShownDate({ description: 'When' }) created_at: string;
}

export class EventCash {
  @ShownText() event_name: string;
  @ApiProperty({ type: [CashInHand], description: 'Whose cash is still to be counted, the oldest first' })
  in_hand: CashInHand[];
  @ApiProperty({ type: [CashCountView], description: 'What was counted, the newest first' })
  counts: CashCountView[];
}

export class NewCashCount {
  @OptionalUuid('Whose cash it is; null, left out: that of movements before this was kept')
  holder_id?: string | null;
  @RequiredWholeNumber(-MAX_CENTAVOS, MAX_CENTAVOS, {
    description: 'What should be there, as it was seen; refused where it is another sum by now',
    example: 450_000,
  })
  expected_centavos: number;
  @RequiredWholeNumber(-MAX_CENTAVOS, MAX_CENTAVOS, { description: 'What was counted', example: 450_000 })
  counted_centavos: number;
  @OptionalText({ max: 300, description: 'Why it differs; needed where it does' }) because?: string | null;
}
