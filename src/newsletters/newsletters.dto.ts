import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { Count, MailBatchView } from '../mail-batches/mail-batches.dto.js';
import {
  IsGiven,
  IsOneOf,
  Moment,
  NestedList,
  OptionalText,
  RequiredText,
} from '../platform/http/fields/fields.js';
import { ShownText, ShownTextOrNull, ShownUuid } from '../platform/http/openapi/answers.js';
import { PIECES, type Piece } from './newsletter.entity.js';

export const MAX_PIECES = 30;
const MAX_PROJECTS = 50;
const projectsMessage = `At most ${MAX_PROJECTS} names of projects`;

/** A part of a newsletter; which fields it needs depends on its kind. */
export class PieceFields {
  @IsGiven()
  @IsOneOf(PIECES)
  @ApiProperty({ enum: PIECES })
  kind: Piece['kind'];

  @OptionalText({
    max: 5_000,
    description: 'Of a heading (150), a text (an empty line begins a paragraph) or a button (60)',
    example: 'The show unit opens on Saturday.',
  })
  text?: string | null;

  @OptionalText({
    max: 500,
    description: 'Of a button: https://…, or a path of the site',
    example: '/properties',
  })
  href?: string | null;

  @OptionalText({ max: 300, description: 'Of a picture: its `file` in the library of the site' })
  file?: string | null;

  @OptionalText({ max: 200, description: 'Of a picture: what it shows, for those who see none' })
  alt?: string | null;
}

/** Whom it is for. */
export class NewsletterAudience {
  @ApiProperty({
    type: [String],
    maxItems: MAX_PROJECTS,
    required: false,
    nullable: true,
    description:
      'Names of projects: for those who want news of one of them; left out or none: for all who want news',
    example: ['Alpha Tower'],
  })
  @IsOptional()
  @IsArray({ message: projectsMessage })
  @ArrayMaxSize(MAX_PROJECTS, { message: projectsMessage })
  @IsString({ each: true, message: projectsMessage })
  @MaxLength(200, { each: true, message: projectsMessage })
  projects?: string[] | null;
}

/** What is written, and to whom. */
export class NewsletterFields extends NewsletterAudience {
  @RequiredText({ max: 150, description: 'Subject', example: 'Alpha Tower is topped out' }) subject: string;

  @OptionalText({
    max: 150,
    description: 'What mail programs show beside the subject; empty: how the text begins',
  })
  preview?: string | null;

  @NestedList(PieceFields, [1, MAX_PIECES], `From one to ${MAX_PIECES} parts`, {
    description: 'In the order of reading',
  })
  pieces: PieceFields[];
}

export class NewNewsletter extends NewsletterFields {
  @Moment(
    'When it begins, at most 60 days ahead; left out, or sooner: in two minutes, until which it may be undone',
  )
  begin_at?: string | null;
}

export class ReadersPage extends NewsletterAudience {
  @OptionalText({ max: 300, description: '`next` of the page before' }) after?: string | null;
}

/** How many it is for, and whom it leaves out. */
export class ReaderCounts {
  @Count('Mails: one to each mailbox, however often its owner inquired') mails: number;
  @Count('Left out: they took it back, or chose other projects') stopped: number;
  @Count('Left out: mail to the address does not arrive') failing: number;
  @Count('Left out: all that came from there looks like spam') spam: number;
}

export class NewsletterReader {
  @ShownUuid({ description: 'An inquiry of theirs' }) id: string;
  @ShownText() first_name: string;
  @ShownText() last_name: string;
  @ShownText() email: string;
}

export class NewsletterReaders {
  @ApiProperty({ type: [NewsletterReader], description: 'At most 100, by address' })
  readers: NewsletterReader[];
  @ShownTextOrNull({ description: '`after` of the next page; null: there is none' }) next: string | null;
}

export class NewsletterPreview {
  @ApiProperty() counts: ReaderCounts;
  @ShownText() subject: string;
  @ShownText() html: string;
  @ShownText() text: string;
}

export class NewsProjects {
  @ApiProperty({ type: [String], description: 'Names of the projects of the site' }) projects: string[];
}

/** A picture of the library of the site. */
export class NewsPicture {
  @ShownText() file: string;
  @ShownText() name: string;
  @ShownText({ description: 'What it shows' }) alt: string;
  @ShownText({ description: 'Address of a small copy' }) thumbnail: string;
  @Count('In pixels') width: number;
  @Count('In pixels') height: number;
}

/** What was written to those who want news, and what came of it. */
export class NewsletterView extends MailBatchView {
  @ShownText() preview: string;
  @ApiProperty({ type: [PieceFields] }) pieces: Piece[];
  @ApiProperty({ type: [String], description: 'None: all who want news' }) projects: string[];
  @Count('Stopped all news by a link of this one') stopped: number;
}
