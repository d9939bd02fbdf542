import { applyDecorators, Controller, Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiQuery, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Allow, CallerOf, OnlyFor, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { wholeNumberFrom } from '../platform/http/fields/fields.js';
import { FeedAnswer, RecentAnswer } from './feed.dto.js';
import { ActivityFeed, BEGINNING, parseCursor, readableBy, toCursor } from './feed.js';
import { toFacts, toView } from './history.js';

const MAX = 1_000;
const USUAL = 100;

/** Entries of a page of what happened last. */
const RECENT = 50;

const TakesCursor = () =>
  applyDecorators(
    ApiQuery({
      name: 'after',
      required: false,
      schema: { type: 'string' },
      description:
        '`meta.next` of the call before; left out: from the beginning; `end`: nothing, but the cursor for what comes',
    }),
    ApiQuery({
      name: 'limit',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: MAX, default: USUAL },
    }),
  );

@ApiTags('Activity')
@Controller('activity')
export class FeedController {
  constructor(private readonly feed: ActivityFeed) {}

  /** What happened, oldest first: every change of the resources that the caller may read, exactly once */
  @Get()
  @Allow('known')
  @TakesCursor()
  @ApiExtraModels(FeedAnswer)
  @ApiResponse({
    status: 200,
    description: 'The entries after that place',
    schema: { $ref: getSchemaPath(FeedAnswer) },
  })
  async read(
    @CallerOf() caller: Caller,
    @Query('after') after: string | string[] | undefined,
    @Query('limit') limit: unknown,
  ): Promise<FeedAnswer> {
    if (after === 'end') return { data: [], meta: { next: toCursor(await this.feed.end()), more: false } };
    const most = parseLimit(limit);
    const from = after === undefined ? BEGINNING : parseCursor(String(after));
    const rows = await this.feed.read(from, most + 1, readableBy(caller));
    const page = rows.slice(0, most);
    return {
      data: page.map(toFacts),
      meta: { next: toCursor(page.at(-1) ?? from), more: rows.length > most },
    };
  }

  /** What happened last, newest first, with who did it */
  @Get('recent')
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @ApiQuery({
    name: 'before',
    required: false,
    schema: { type: 'string', example: 'MS43NTIuMTIz' },
    description: '`meta.next` of the page before',
  })
  @ApiExtraModels(RecentAnswer)
  @ApiResponse({ status: 200, description: 'A page', schema: { $ref: getSchemaPath(RecentAnswer) } })
  async recent(
    @CallerOf() caller: Caller,
    @Query('before') before: string | string[] | undefined,
  ): Promise<RecentAnswer> {
    const from = before === undefined ? undefined : parseCursor(String(before), 'before');
    const rows = await this.feed.recent(from, RECENT + 1, readableBy(caller));
    const page = rows.slice(0, RECENT);
    const last = page.at(-1);
    const names = await this.feed.namesOf(page);
    return {
      data: page.map((row) => ({ ...toView(row), record_name: names.get(row.record_id) ?? null })),
      meta: { next: last && rows.length > RECENT ? toCursor(last) : null },
    };
  }
}

function parseLimit(text: unknown): number {
  if (text === undefined) return USUAL;
  const limit = Number(text);
  if (typeof text !== 'string' || !/^\d+$/.test(text) || limit < 1 || limit > MAX)
    throw ApiError.invalid([{ field: 'limit', message: wholeNumberFrom(1, MAX) }]);
  return limit;
}
