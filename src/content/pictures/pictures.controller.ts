import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiProperty, ApiQuery, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import {
  field,
  IsList,
  OptionalChoice,
  OptionalText,
  RequiredText,
} from '../../platform/http/fields/fields.js';
import {
  AnswersAll,
  AnswersData,
  FailsWith,
  ShownBoolean,
  ShownText,
} from '../../platform/http/openapi/answers.js';
import type { ReceivedFile } from '../../uploads/pictures/pictures.js';
import { Received, TakesPicture } from '../../uploads/upload.js';
import { PICTURE_KINDS, type PictureDetails } from './picture-details.js';
import { PictureLibrary } from './picture-library.js';

/** The largest upload, in bytes: a photo of 40 megapixels. */
const LARGEST = 25 * 1024 * 1024;

const LABELS = 'At most 12 labels of at most 40 characters';

/** Fields that are left out stay as they are. */
class PictureFields {
  @OptionalText({ max: 100, description: 'What it is called in the library' })
  name?: string | null;

  @OptionalText({ max: 300, description: 'In a sentence what it shows; empty: each page says so itself' })
  alt?: string | null;

  @OptionalText({ max: 120, description: 'Who made it, as its caption says it' })
  credit?: string | null;

  @OptionalChoice(PICTURE_KINDS, {
    description: 'A photograph, or an artist’s perspective, which its caption says wherever it is shown',
  })
  kind?: PictureDetails['kind'] | null;

  @field(
    { type: [String], required: false, nullable: true, description: LABELS },
    IsOptional(),
    IsList(0, 12, LABELS),
    IsString({ each: true, message: LABELS }),
    MaxLength(40, { each: true, message: LABELS }),
  )
  labels?: string[] | null;
}

class ReplaceFields {
  @RequiredText({ max: 120, description: 'The picture to show in its place', example: 'company/about' })
  by: string;
}

class UseView {
  @ShownText() kind: string;
  @ShownText() slug: string;
  @ShownText({ description: 'What the piece or the event is called' }) title: string;
}

class PictureView {
  @ShownText({ description: 'As content names it', example: 'uploaded/0f8f3c1e0f8f3c1e0f8f3c1e0f8f3c1e' })
  file: string;
  @ApiProperty({ type: 'integer' }) width: number;
  @ApiProperty({ type: 'integer' }) height: number;
  @ShownText({ description: 'Address of a small copy' }) thumbnail: string;
  @ShownText() name: string;
  @ShownText({ description: 'In a sentence what it shows, wherever it is shown; empty: each page says so' })
  alt: string;
  @ShownText({ description: 'What a page says of it' }) alt_in_use: string;
  @ShownText({ description: 'Who made it' }) credit: string;
  @ShownText({ enum: [...PICTURE_KINDS] }) kind: PictureDetails['kind'];
  @ApiProperty({ type: [String] }) labels: string[];
  @ApiProperty({ type: [UseView], description: 'Drafts, public pieces and events that show it' })
  used_in: UseView[];
}

class AddedPictureView extends PictureView {
  @ShownBoolean({ description: 'It was in the library already' }) known: boolean;
}

/** Its name has two parts, as content gives it: `uploaded/0f…`, `company/about`. */
const PICTURE = 'pictures/:folder/:picture';

@ApiTags('Content')
@Controller('content')
export class PicturesController {
  constructor(private readonly library: PictureLibrary) {}

  /** List the pictures that content may show: those that were uploaded, then those that came with the program */
  @Get('pictures')
  @Allow('content:read')
  @AnswersAll(PictureView)
  async list() {
    return { data: await this.library.all() };
  }

  /** Upload a picture: it is drawn anew, and named by what it shows */
  @Post('pictures')
  @Allow('content:write')
  @TakesPicture(LARGEST)
  @ApiQuery({
    name: 'kind',
    required: false,
    schema: { type: 'string', enum: [...PICTURE_KINDS], example: 'photograph' },
    description: 'A perspective if left out',
  })
  @AnswersData(AddedPictureView, { status: 201 })
  @FailsWith(413, 'Larger than 25 MB, or too many pixels')
  @FailsWith(415, 'No JPEG, PNG or WebP picture')
  async upload(@Received() file: ReceivedFile, @Query('kind') kind: unknown) {
    return { data: await this.library.add(file, kind === 'photograph' ? kind : 'perspective') };
  }

  /** Change what is kept with a picture; every page that shows it follows */
  @Patch(PICTURE)
  @Allow('content:write')
  @AnswersData(PictureView)
  async describe(
    @Param('folder') folder: string,
    @Param('picture') picture: string,
    @Body() fields: PictureFields,
    @CallerOf() by: Caller,
  ) {
    return { data: await this.library.describe(`${folder}/${picture}`, given(fields), by) };
  }

  /** Show another picture wherever content shows this one: drafts, to be published */
  @Post(`${PICTURE}/replace`)
  @HttpCode(200)
  @Allow('content:write')
  @AnswersAll(UseView)
  @FailsWith(409, 'A colleague changed one of the pages meanwhile')
  async replace(
    @Param('folder') folder: string,
    @Param('picture') picture: string,
    @Body() { by: other }: ReplaceFields,
    @CallerOf() by: Caller,
  ) {
    return { data: await this.library.replace(`${folder}/${picture}`, other, by) };
  }

  /** Take a picture that nothing shows out of the library */
  @Delete(PICTURE)
  @Allow('content:write')
  @AnswersData(PictureView, { description: 'As it was' })
  @FailsWith(409, 'It is shown: the answer names where')
  async remove(@Param('folder') folder: string, @Param('picture') picture: string, @CallerOf() by: Caller) {
    return { data: await this.library.remove(`${folder}/${picture}`, by) };
  }
}

/** Turns a text that was emptied into an empty one, and drops labels that are there twice. */
function given({ name, alt, credit, kind, labels }: PictureFields): Partial<PictureDetails> {
  return {
    ...(name && { name }),
    ...(alt !== undefined && { alt: alt ?? '' }),
    ...(credit !== undefined && { credit: credit ?? '' }),
    ...(kind && { kind }),
    ...(labels && { labels: [...new Set(labels.map((label) => label.trim()).filter(Boolean))] }),
  };
}
