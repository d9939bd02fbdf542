import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type Caller, CallerOf } from '../access/caller.js';
import { Allow } from '../access/rules.js';
import { AnswersData } from '../http/api-answers.js';
import { LooksAutomated, TakesFormSignals } from '../http/form-signals.js';
import { IdempotencyKeyOf, markReplay } from '../http/idempotency/insert-once.js';
import { REPLAYED_HEADER, TakesIdempotencyKey } from '../http/idempotency/takes-idempotency-key.js';
import { UuidParam } from '../http/uuid.js';
import { listAnswer } from '../listing/list-answer.js';
import { AnswersList, TakesListQuery, TakesRange } from '../listing/list-api.js';
import { parseListQuery, parseSearchQuery, type RawQuery } from '../listing/parse-list-query.js';
import { InquiriesService } from './inquiries.service.js';
import { InquiryFields } from './inquiry-fields.dto.js';
import { inquiryList } from './inquiry-list.js';
import { InquiryRecord, ReceivedInquiry, toInquiryRecord, toReceived } from './inquiry.view.js';

@ApiTags('Inquiries')
@Controller('inquiry')
export class InquiriesController {
  constructor(private readonly inquiries: InquiriesService) {}

  /** Send an inquiry */
  @Post('property')
  @Allow('anyone')
  @TakesIdempotencyKey()
  @TakesFormSignals()
  @AnswersData(ReceivedInquiry, { status: 201, headers: REPLAYED_HEADER })
  async receive(
    @Body() fields: InquiryFields,
    @IdempotencyKeyOf() key: string | undefined,
    @LooksAutomated() suspect: boolean,
    @Res({ passthrough: true }) response: Response,
  ) {
    const made = await this.inquiries.receive(fields, key, suspect);
    return { data: toReceived(markReplay(response, made)) };
  }

  /** List inquiries */
  @Get('properties')
  @Allow('inquiries:read')
  @TakesListQuery(inquiryList)
  @AnswersList(InquiryRecord, inquiryList.noun)
  async list(@Query() query: RawQuery, @Res({ passthrough: true }) response: Response) {
    const page = await this.inquiries.list(parseListQuery(inquiryList, query));
    return listAnswer(response, inquiryList.noun, page, toInquiryRecord);
  }

  /** Search inquiries: the keyword may be part of a word in any text field; newest first */
  @Get('search')
  @Allow('inquiries:read')
  @ApiQuery({ name: 'keyword', required: true, schema: { type: 'string', maxLength: 500 }, example: 'quote' })
  @TakesRange()
  @AnswersList(InquiryRecord, inquiryList.noun)
  async search(@Query() query: RawQuery, @Res({ passthrough: true }) response: Response) {
    const page = await this.inquiries.list(parseSearchQuery(query));
    return listAnswer(response, inquiryList.noun, page, toInquiryRecord);
  }

  /** Read an inquiry */
  @Get('properties/:id')
  @Allow('inquiries:read')
  @AnswersData(InquiryRecord)
  async find(@Param('id', UuidParam) id: string) {
    return { data: toInquiryRecord(await this.inquiries.find(id)) };
  }

  /** Remove an inquiry */
  @Delete('properties/:id')
  @Allow('inquiries:write')
  @AnswersData(InquiryRecord, { description: 'The record as it was' })
  async remove(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    return { data: toInquiryRecord(await this.inquiries.remove(id, by)) };
  }
}
