import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ActivityView, History } from '../../activity/history.js';
import {
  Allow,
  CallerOf,
  NeedsRecentPassword,
  StaffOf,
  type Caller,
  type StaffCaller,
} from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import { AnswersList, listAnswer, TakesListQuery } from '../../platform/listing/list-api.js';
import { parseListQuery, type RawQuery } from '../../platform/listing/parse-list-query.js';
import {
  apiKeyList,
  ApiKeyView,
  CreateApiKeyDto,
  NewApiKeyView,
  OwnApiKeyView,
  toApiKeyView,
} from './api-keys.dto.js';
import { ApiKeysService } from './api-keys.service.js';

@ApiTags('API keys')
@Controller('api-keys')
export class ApiKeysController {
  constructor(
    private readonly service: ApiKeysService,
    private readonly histories: History,
  ) {}

  /** List API keys */
  @Get()
  @Allow('admin')
  @TakesListQuery(apiKeyList)
  @AnswersList(ApiKeyView)
  async list(@Query() query: RawQuery, @Res({ passthrough: true }) response: Response) {
    const page = await this.service.list(parseListQuery(apiKeyList, query));
    return listAnswer(response, apiKeyList.resourceName, page, toApiKeyView);
  }

  /** What the key of this request may do, and until when; 404: the request bears none */
  @Get('own')
  @Allow('known')
  @AnswersData(OwnApiKeyView)
  @FailsWith(404, 'The request bears no API key')
  async own(@CallerOf() me: Caller) {
    return { data: await this.service.own(me) };
  }

  /** Make a key for another system: the key itself is in this answer only */
  @Post()
  @NeedsRecentPassword(true)
  @Allow('admin')
  @AnswersData(NewApiKeyView, { status: 201 })
  async create(@Body() dto: CreateApiKeyDto, @StaffOf() me: StaffCaller) {
    const { row, key } = await this.service.create(dto, me);
    return { data: { ...toApiKeyView(row), key } };
  }

  /** Revoke a key: it stops working at once */
  @Delete(':id')
  @NeedsRecentPassword(true)
  @Allow('admin')
  @AnswersData(ApiKeyView, { description: 'The key as it was' })
  async revoke(@Param('id', UuidParam) id: string, @StaffOf() me: StaffCaller) {
    return { data: toApiKeyView(await this.service.revoke(id, me)) };
  }

  /** Who changed this API key, when, and what */
  @Get(':id/history')
  @Allow('admin')
  @AnswersAll(ActivityView)
  async history(@Param('id', UuidParam) id: string) {
    return { data: await this.histories.of('api-keys', id) };
  }
}
