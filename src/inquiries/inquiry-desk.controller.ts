import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { Response } from 'express';
import { binList, BinRecord, parseBinQuery, toBinRecord } from '../activity/bin/bin.dto.js';
import { Bin } from '../activity/bin/bin.js';
import { BulkReport, ChosenRecord, ChosenRecords, inBulk } from '../platform/http/bulk.js';
import { Allow, CallerOf, OnlyFor, seesAll, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersData, FailsWith } from '../platform/http/openapi/answers.js';
import { AnswersList, listAnswer, TakesListQuery } from '../platform/listing/list-api.js';
import type { RawQuery } from '../platform/listing/parse-list-query.js';
import { InquiriesService } from './inquiries.service.js';
import { InquiryRecord, toInquiryRecord } from './inquiry-record.dto.js';
import { InquiryWorkFields } from './work/work.dto.js';
import { InquiryWork } from './work/work.service.js';

const ACTIONS = ['change', 'undo', 'remove'] as const;
type Action = (typeof ACTIONS)[number];

/** `change` sets the given fields of the work on each: status, assignee, next step. */
export class InquiriesInBulk extends InquiryWorkFields {
  @IsIn(ACTIONS, { message: `One of ${ACTIONS.join(', ')}` })
  @ApiProperty({
    enum: ACTIONS,
    type: String,
    description:
      'change: sets the other fields given here; undo: what you changed last of each is as before, unless something came after',
  })
  action: Action;

  @ChosenRecords() records: ChosenRecord[];
}

/** What the desk does with many inquiries, and with removed ones. */
@ApiTags('Inquiries')
@Controller('inquiry/properties')
export class InquiryDeskController {
  constructor(
    private readonly inquiries: InquiriesService,
    private readonly work: InquiryWork,
    private readonly bin: Bin,
  ) {}

  /** Do one thing with many inquiries: each by itself, past those that fail; the answer names both */
  @Post('bulk')
  @HttpCode(200)
  @Allow('inquiries:write')
  @AnswersData(BulkReport)
  async bulk(@Body() { action, records, ...work }: InquiriesInBulk, @CallerOf() by: Caller) {
    checkAction(action, work);
    if (action === 'remove' && !seesAll(by))
      throw ApiError.forbidden('Agents cannot remove inquiries: ask a manager.');
    const report = await inBulk(records, {
      find: (id) => (action === 'undo' ? this.work.findOwn(id, by) : this.inquiries.find(id, by)),
      nameOf: ({ first_name, last_name }) => `${first_name} ${last_name}`,
      change: ({ id }, fresh) => {
        if (action === 'remove') return this.inquiries.remove(id, by, fresh);
        return action === 'undo' ? this.work.undo(id, by, fresh) : this.work.change(id, work, by, fresh);
      },
    });
    return { data: report };
  }

  /** List removed inquiries */
  @Get('bin')
  @Allow('inquiries:read')
  @OnlyFor(['manager'])
  @TakesListQuery(binList)
  @AnswersList(BinRecord)
  async removed(@Query() query: RawQuery, @Res({ passthrough: true }) response: Response) {
    const page = await this.bin.list('inquiries', parseBinQuery(query));
    return listAnswer(response, binList.resourceName, page, toBinRecord);
  }

  /** Put a removed inquiry back, with its history */
  @Post('bin/:id/restore')
  @HttpCode(200)
  @Allow('inquiries:write')
  @OnlyFor(['manager'])
  @AnswersData(InquiryRecord)
  @FailsWith(409, 'What the inquiry belonged to has changed or is gone')
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

/** @throws ApiError 400 when a change names nothing, or another action what it would not do */
function checkAction(action: Action, work: InquiryWorkFields): void {
  const named = Object.entries(work).filter(([, value]) => value !== undefined);
  if (action === 'change' && named.length === 0)
    throw ApiError.invalid([{ field: 'action', message: 'A change names what it sets, such as status' }]);
  const [first] = named;
  if (action !== 'change' && first)
    throw ApiError.invalid([{ field: first[0], message: 'Only with the action change' }]);
}
