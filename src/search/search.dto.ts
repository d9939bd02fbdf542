import { ApiProperty } from '@nestjs/swagger';
import {
  ShownBoolean,
  ShownDate,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../platform/http/openapi/answers.js';

export const KINDS = ['inquiries', 'delegates'] as const;
export type Kind = (typeof KINDS)[number];

/** How it was found, the surest first. */
export const FOUND_BY = ['record', 'reference', 'note', 'spelling'] as const;
export type FoundBy = (typeof FOUND_BY)[number];

export class SearchHit {
  @ShownUuid() id: string;
  @ShownText() name: string;
  @ShownTextOrNull({ description: 'Tells two of one name apart: the project, the church' })
  about: string | null;
  @ShownTextOrNull({ description: 'What was found beside the record: the note or the reference' })
  text: string | null;
  @ApiProperty({
    enum: FOUND_BY,
    description:
      'record: words begin words of it, or digits are a part of its number; reference: part of the reference of a payment or of the lead; note: words of a note beside it; spelling: the name differs by up to two letters, where nothing else of the kind was found',
  })
  found_by: FoundBy;
  @ShownBoolean() spam: boolean;
  @ShownDate() created_at: string;
}

/** What was found of one kind. */
export class SearchOfKind {
  @ApiProperty({ enum: KINDS }) kind: Kind;
  @ApiProperty({ type: 'integer', description: 'How many there are, up to 500' }) total: number;
  @ApiProperty({ type: [SearchHit] }) hits: SearchHit[];
}
