import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { Response } from 'express';
import { Bin } from '../activity/bin/bin.js';
import { BinRecord, binList, parseBinQuery, toBinRecord } from '../activity/bin/bin.dto.js';
import { BulkReport, type ChosenRecord, ChosenRecords, inBulk } from '../platform/http/bulk.js';
import { Allow, type Caller, CallerOf } from '../platform/http/caller.js';
import type { Precondition } from '../platform/http/etag.js';
import { AnswersData, FailsWith } from '../platform/http/openapi/answers.js';
import { UuidParam } from '../platform/http/uuid.js';
import { AnswersList, listAnswer, TakesListQuery } from '../platform/listing/list-api.js';
import type { RawQuery } from '../platform/listing/parse-list-query.js';
import { InquiryRecord, toInquiryRecord } from './inquiry-record.dto.js';
import { InquiriesService } from './inquiries.service.js';

const ACTIONS = ['remove'] as const;
type Action = (typeof ACTIONS)[number];

export class InquiriesInBulk {
  @IsIn(ACTIONS, { message: `One of ${ACTIONS.join(', ')}` })
  @ApiProperty({ enum: ACTIONS, type: String })
  action: Action;

  @ChosenRecords() records: ChosenRecord[];
}

/** What the desk does with many inquiries, and with removed ones. */
@ApiTags('Inquiries')
@Controller('inquiry/properties')
export class InquiryDeskController {
  private readonly verbs: Record<Action, (id: string, by: Caller, fresh: Precondition) => Promise<unknown>>;

  constructor(
    private readonly inquiries: InquiriesService,
    private readonly bin: Bin,
  ) {
    this.verbs = { remove: (id, by, fresh) => inquiries.remove(id, by, fresh) };
  }

  /** Do one thing with many inquiries: each by itself, past those that fail; the answer names both */
  @Post('bulk')
  @HttpCode(200)
  @Allow('inquiries:write')
  @AnswersData(BulkReport)
  async bulk(@Body() { action, records }: InquiriesInBulk, @CallerOf() by: Caller) {
    const report = await inBulk(records, {
      find: (id) => this.inquiries.find(id),
      nameOf: ({ first_name, last_name }) => `${first_name} ${last_name}`,
      change: (id, fresh) => this.verbs[action](id, by, fresh),
    });
    return { data: report };
  }

  /** List removed inquiries */
  @Get('bin')
  @Allow('inquiries:read')
  @TakesListQuery(binList)
  @AnswersList(BinRecord, binList.resourceName)
  async removed(@Query() query: RawQuery, @Res({ passthrough: true }) response: Response) {
    const page = await this.bin.list('inquiries', parseBinQuery(query));
    return listAnswer(response, binList.resourceName, page, toBinRecord);
  }

  /** Put a removed inquiry back, with its history */
  @Post('bin/:id/restore')
  @HttpCode(200)
  @Allow('inquiries:write')
  @AnswersData(InquiryRecord)
  @FailsWith(
    409,
    'What the inquiry belonged to has changed or is gone',
    'It can’t be restored: what it belongs to has changed or is gone.',
  )
  async restore(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    return { data: toInquiryRecord(await this.inquiries.restore(id, by)) };
  }

  /** Remove an inquiry from the bin for good */
  @Delete('bin/:id')
  @Allow('admin')
  @AnswersData(BinRecord, { description: 'What lay in the bin' })
  async empty(@Param('id', UuidParam) id: string) {
    return { data: toBinRecord(await this.bin.empty('inquiries', id)) };
  }
}
