import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow, CallerOf, OnlyFor, type Caller } from '../../platform/http/caller.js';
import { AnswersAll, AnswersData } from '../../platform/http/openapi/answers.js';
import { IdempotencyKeyOf } from '../../platform/idempotency/takes-idempotency-key.js';
import { REPLAYED_HEADER, TakesIdempotencyKey } from '../../platform/idempotency/takes-idempotency-key.js';
import { InquiryRecord, toInquiryRecord } from '../inquiry-record.dto.js';
import { ImportedLead, LeadImport, NewLead, Reachable, WhoseLead } from './leads.dto.js';
import { Leads } from './leads.service.js';

@ApiTags('Inquiries')
@Controller('inquiry/properties')
export class LeadsController {
  constructor(private readonly leads: Leads) {}

  /** Enter an inquiry that came another way than by the site's forms; nobody is mailed a receipt */
  @Post()
  @Allow('inquiries:write')
  @TakesIdempotencyKey()
  @AnswersData(InquiryRecord, { status: 201, headers: REPLAYED_HEADER })
  async add(
    @Body() lead: NewLead,
    @CallerOf() by: Caller,
    @IdempotencyKeyOf() key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { inquiry, replayed } = await this.leads.add(lead, by, key);
    if (replayed) response.setHeader('Idempotent-Replayed', 'true');
    return { data: toInquiryRecord(inquiry) };
  }

  /** Whose customer somebody is already, before you enter them: the colleague's name, and nothing of the person */
  @Post('whose')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager', 'agent'])
  @AnswersData(WhoseLead)
  async whose(@Body() person: Reachable, @CallerOf() by: Caller) {
    return { data: { colleagues: await this.leads.whose(person, by) } };
  }

  /** Enter many, or say what would come of it: each by itself, past those that are known or refused */
  @Post('import')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @ApiExtraModels(NewLead)
  @AnswersAll(ImportedLead)
  async import(@Body() file: LeadImport, @CallerOf() by: Caller) {
    return { data: await this.leads.import(file, by) };
  }
}
