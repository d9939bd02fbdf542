import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { AnswersAll, FailsWith } from '../../platform/http/openapi/answers.js';
import { AnswersList, listAnswer, TakesListQuery } from '../../platform/listing/list-api.js';
import { ListReader } from '../../platform/listing/list-reader.js';
import { parseListQuery, type RawQuery } from '../../platform/listing/parse-list-query.js';
import { SPELLED } from './spelling.entity.js';
import {
  ApartSpellings,
  SpelledName,
  spellingList,
  SpellingView,
  TogetherSpellings,
  toSpelling,
  type ListedSpelling,
} from './spellings.dto.js';
import { Spellings } from './spellings.js';

/** Spellings of churches and ministries that are one name. */
@ApiTags('Payments')
@Controller('spellings')
export class SpellingsController {
  constructor(
    private readonly lists: ListReader,
    private readonly spellings: Spellings,
  ) {}

  /** List the spellings that staff put together */
  @Get()
  @Allow('movements:read')
  @TakesListQuery(spellingList)
  @AnswersList(SpellingView)
  async list(@Query() query: RawQuery, @Res({ passthrough: true }) response: Response) {
    const page = await this.lists.page<ListedSpelling>(spellingList, parseListQuery(spellingList, query));
    return listAnswer(response, spellingList.resourceName, page, toSpelling);
  }

  /** Every church or ministry that delegates wrote, by its one name, what most wrote first (1,000 at most) */
  @Get('names/:kind')
  @Allow('movements:read')
  @ApiParam({ name: 'kind', schema: { type: 'string', enum: [...SPELLED], example: 'church' } })
  @AnswersAll(SpelledName)
  async names(@Param('kind') kind: string) {
    const known = SPELLED.find((one) => one === kind);
    if (!known) throw ApiError.notFound('Kind of spelling');
    return { data: await this.spellings.names(known) };
  }

  /** Put spellings together as one name: reports and filters count them as one, later registrations too */
  @Post()
  @HttpCode(204)
  @Allow('delegates:write')
  async putTogether(@Body() body: TogetherSpellings, @CallerOf() by: Caller): Promise<void> {
    await this.spellings.putTogether(body, by);
  }

  /** Take spellings out of their name: they count by themselves again */
  @Post('apart')
  @HttpCode(204)
  @Allow('delegates:write')
  @ApiNoContentResponse({ description: 'Done' })
  @FailsWith(404, 'None of them is there')
  async takeApart(@Body() body: ApartSpellings, @CallerOf() by: Caller): Promise<void> {
    await this.spellings.takeApart(body, by);
  }
}
