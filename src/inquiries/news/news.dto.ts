import { ApiProperty } from '@nestjs/swagger';
import { IsArray, ArrayMaxSize, IsString, MaxLength } from 'class-validator';
import { HOW_STOPPED, type HowStopped } from '../../mail-batches/mail-batch.entity.js';
import { OptionalText } from '../../platform/http/fields/fields.js';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
} from '../../platform/http/openapi/answers.js';
import { CHANNELS, type Channel } from '../inquiries.dto.js';

const MAX = 50;
const message = `At most ${MAX} names of projects`;

/** What a reader of news wants. */
export class NewsChoiceFields {
  @ApiProperty({
    type: [String],
    maxItems: MAX,
    description:
      'Names of projects, as `GET` gives them; an empty name: news about none alone. No names: all stop',
    example: ['Alpha Tower'],
  })
  @IsArray({ message })
  @ArrayMaxSize(MAX, { message })
  @IsString({ each: true, message })
  @MaxLength(200, { each: true, message })
  projects: string[];

  @OptionalText({ max: 500, description: 'The words that they agreed to' }) news_text?: string | null;
}

class OfferedNews {
  @ShownText({ description: 'The name of a project; empty: news about none alone' }) project: string;
  @ShownBoolean() wanted: boolean;
}

/** What one gets, and what one may choose. */
export class NewsChoices {
  @ShownText({ description: 'The path of the page for people' }) page: string;
  @ShownText({ description: 'The address, of which the middle is left out' }) address: string;
  @ShownBoolean({ description: 'No news go there' }) stopped: boolean;
  @ApiProperty({ type: [OfferedNews] }) offered: OfferedNews[];
}

/** What was agreed to with an inquiry, and what became of it. */
export class NewsConsentView {
  @ShownBoolean({ description: 'Whether it stands' }) wants: boolean;
  @ShownTextOrNull({ description: 'The words that were agreed to; null: they were not noted' }) words:
    | string
    | null;
  @ShownDate() given_at: Date;
  @ShownText({ enum: [...CHANNELS], description: 'How it was given' }) channel: Channel;
  @ShownDateOrNull() withdrawn_at: Date | null;
  @ApiProperty({
    enum: HOW_STOPPED,
    nullable: true,
    description: 'page: their own page; mail-program: its button (RFC 8058); staff: they told a colleague',
  })
  withdrawn_how: HowStopped | null;
  @ShownTextOrNull({ description: 'Whom they told' }) withdrawn_by: string | null;
  @ApiProperty({ type: [String], nullable: true, description: 'What they chose on their own page' })
  chosen: string[] | null;
  @ShownDateOrNull() chosen_at: Date | null;
  @ShownBoolean({ description: 'Nothing that is written to many goes to this address' }) stopped: boolean;
}
