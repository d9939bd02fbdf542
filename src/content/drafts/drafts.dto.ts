import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { OptionalText, OptionalUuid, RequiredText } from '../../platform/http/fields/fields.js';
import {
  ShownBoolean,
  ShownDate,
  ShownText,
  ShownTextOrNull,
  ShownUuidOrNull,
} from '../../platform/http/openapi/answers.js';
import { ANY_JSON, ContentData } from '../content.dto.js';

/** What is being written; nothing about it is checked but its size. */
export class UnfinishedFields {
  @ContentData()
  data: object;

  @OptionalUuid('The version that it was begun on; null: what developers wrote')
  base?: string | null;
}

/** What somebody is writing and has not saved. */
export class UnfinishedView {
  @ShownText({ description: 'Who writes' }) by_name: string;
  @ShownBoolean({ description: 'It is the reader’s own' }) mine: boolean;
  @ShownDate({ description: 'When it was last kept' }) at: string;
  @ShownUuidOrNull({ description: 'The version that it was begun on' })
  base_version: string | null;
  @ApiProperty({ ...ANY_JSON, nullable: true, description: 'That version, with the reader’s own only' })
  base_data: unknown;
  @ApiProperty({ ...ANY_JSON, description: 'It may be incomplete' })
  data: unknown;
}

export class PreviewFields {
  @RequiredText({ max: 300, description: 'The address of a page', example: '/about-us' })
  path: string;
  @OptionalText({ max: 60, description: 'The kind of what is being written' })
  kind?: string | null;
  @OptionalText({ max: 60, description: 'Its slug' })
  slug?: string | null;
  @ValidateBy({
    name: 'any',
    validator: { validate: (value) => value === undefined || typeof value === 'object' },
  })
  @ApiProperty({
    ...ANY_JSON,
    required: false,
    nullable: true,
    description: 'It, as it is being written',
  })
  data?: object | null;
}

export class PreviewView {
  @ShownBoolean({ description: 'There is a page of that address' }) found: boolean;
  @ShownText({ description: 'The page as it would be' }) html: string;
}

export class PreviewLinkView {
  @ShownText({ description: 'Shows the drafts to whoever has it' }) address: string;
  @ShownDate({ description: 'When it ends' }) ends_at: string;
}

/** A link to the drafts that works still; its address was shown once. */
export class SharedPreviewView {
  @ShownText({ description: 'Opens nothing: `DELETE /content/preview-links/{id}` ends the link' }) id: string;
  @ShownTextOrNull({ description: 'Who made it' }) by_name: string | null;
  @ShownDate({ description: 'When it ends' }) ends_at: string;
}
