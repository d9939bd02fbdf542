import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { OptionalText, RequiredText } from '../platform/http/fields/fields.js';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
  ShownUuidOrNull,
} from '../platform/http/openapi/answers.js';
import type { VersionRow } from './content-rows.js';
import type { Item } from './content.service.js';

export const ANY_JSON = {
  oneOf: [
    { type: 'object', additionalProperties: true },
    { type: 'array', items: {} },
  ],
};

/** Content of any kind: the kind's own schema checks it (`GET /content/kinds`). */
export const ContentData = (): PropertyDecorator => (prototype, property) => {
  ValidateBy({
    name: 'content',
    validator: {
      validate: (value) => typeof value === 'object' && value !== null,
      defaultMessage: () => 'Must be the content, as GET gave it',
    },
  })(prototype, property);
  ApiProperty({ ...ANY_JSON, description: 'By the schema of its kind' })(prototype, property);
};

export class ContentFields {
  @ContentData()
  data: object;

  @OptionalText({ max: 300, description: 'What was changed, for colleagues' })
  note?: string | null;
}

export class RestoreFields {
  @RequiredText({ max: 36, description: 'The id of the version' })
  version: string;
}

export class KindView {
  @ShownText({ example: 'home' }) kind: string;
  @ShownText({ example: 'Home page' }) title: string;
  @ShownText({ description: 'What it is listed under' }) group: string;
  @ShownText({ description: 'The address where it is seen; empty: each piece has its own' }) path: string;
  @ShownBoolean({ description: 'There may be many of it' }) many: boolean;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'JSON Schema of its data' })
  schema: object;
}

/** A piece of content in a list. */
export class ContentItemView {
  @ShownText() kind: string;
  @ShownText() slug: string;
  @ShownText() title: string;
  @ShownUuidOrNull({ description: 'Its newest version' })
  version: string | null;
  @ShownUuidOrNull({ description: 'The version that is public; null: as it was delivered' })
  published_version: string | null;
  @ShownText({ enum: ['published', 'draft', 'removed'] }) state: Item['state'];
  @ShownBoolean({ description: 'Something of it is public, as it is written here or as it was before' })
  on_site: boolean;
  @ShownBoolean({ description: 'What is written here takes it off the site' }) taken_off: boolean;
  @ShownDateOrNull() changed_at: string | null;
  @ShownTextOrNull() changed_by: string | null;
  @ApiProperty({ type: [String], description: 'Who writes at it and has not saved' })
  unfinished_by: string[];
}

/** With its content; the ETag is that of kind, slug, version and data. */
export class ContentView {
  @ShownText() kind: string;
  @ShownText() slug: string;
  @ShownUuidOrNull() version: string | null;
  @ApiProperty({ ...ANY_JSON, nullable: true, description: 'null: taken off the site' })
  data: unknown;
}

export class VersionView {
  @ShownUuid() id: string;
  @ShownDate() at: string;
  @ShownTextOrNull() by_name: string | null;
  @ShownTextOrNull() note: string | null;
  @ApiProperty({ ...ANY_JSON, nullable: true }) data: unknown;
}

export class PageView {
  @ShownText({ example: '/about-us' }) path: string;
  @ShownText({ example: 'About Us | Stealth Land' }) title: string;
}

export class MoveView {
  @ShownText({
    example: '/properties/residential/visayas/old-name',
    description: 'An address that a page had',
  })
  from: string;
  @ShownText({ description: 'The one that it has now' }) to: string;
  @ShownText({ example: 'Alpha Tower', description: 'What moved' }) name: string;
}
export const toItemView = ({ data: _, ...item }: Item): ContentItemView => item;
export const toVersionView = ({ id, at, by_name, note, data }: VersionRow): VersionView => ({
  id,
  at: at.toISOString(),
  by_name,
  note,
  data,
});
