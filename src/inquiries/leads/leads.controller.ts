import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow, CallerOf, OnlyFor, type Caller } from '../../platform/http/caller.js';
import { AnswersData, FailsWith, Refuses } from '../../platform/http/openapi/answers.js';
import {
  IdempotencyKeyOf,
  REPLAYED_HEADER,
  TakesIdempotencyKey,
} from '../../platform/idempotency/takes-idempotency-key.js';
import { InquiryRecord, toInquiryRecord } from '../inquiry-record.dto.js';
import { LeadLimit } from './lead-limit.js';
import { LeadOfProgram, LeadReceipt, NewLead, Reachable, toLeadReceipt, WhoseLead } from './leads.dto.js';
import { Leads, type Added } from './leads.service.js';

const KNOWN = 'Nothing was stored: the same was sent before under this external_id';
const TOO_MANY = 'The key has entered too many within the minute';
const DIFFERS = 'The external_id was sent before with other data (`external_id_differs`)';

@ApiTags('Inquiries')
@Controller('inquiry/properties')
export class LeadsController {
  constructor(
    private readonly leads: Leads,
    private readonly limit: LeadLimit,
  ) {}

  /** Enter an inquiry that came another way than by the site's forms; nobody is mailed a receipt */
  @Post()
  @Allow('inquiries:write')
  @TakesIdempotencyKey()
  @AnswersData(InquiryRecord, { status: 201, headers: REPLAYED_HEADER })
  @AnswersData(InquiryRecord, { status: 200, headers: REPLAYED_HEADER, description: KNOWN })
  @FailsWith(409, DIFFERS)
  @Refuses(['external_id_taken'])
  @FailsWith(429, TOO_MANY)
  async add(
    @Body() lead: NewLead,
    @CallerOf() by: Caller,
    @IdempotencyKeyOf() key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.limit.count(by, response);
    return { data: toInquiryRecord(marked(response, await this.leads.add(lead, by, key))) };
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
}

/** What a key that may do nothing else has to do with leads. */
@ApiTags('Inquiries')
@Controller('leads')
export class LeadsOfProgramsController {
  constructor(
    private readonly leads: Leads,
    private readonly limit: LeadLimit,
  ) {}

  /** Enter a lead of another system, with a key that neither reads nor changes inquiries */
  @Post()
  @Allow('leads:create')
  @TakesIdempotencyKey()
  @AnswersData(LeadReceipt, { status: 201, headers: REPLAYED_HEADER })
  @AnswersData(LeadReceipt, { status: 200, headers: REPLAYED_HEADER, description: KNOWN })
  @FailsWith(409, DIFFERS)
  @Refuses(['external_id_taken'])
  @FailsWith(429, TOO_MANY)
  async add(
    @Body() lead: LeadOfProgram,
    @CallerOf() by: Caller,
    @IdempotencyKeyOf() key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.limit.count(by, response);
    return { data: toLeadReceipt(marked(response, await this.leads.add(lead, by, key))) };
  }
}

/** Says in the answer that nothing new was stored. */
function marked(response: Response, { inquiry, replayed, isKnown }: Added) {
  if (replayed) response.setHeader('Idempotent-Replayed', 'true');
  if (isKnown) response.status(200);
  return inquiry;
}
