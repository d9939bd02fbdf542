import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { Response } from 'express';
import { binList, BinRecord, parseBinQuery, toBinRecord } from '../activity/bin/bin.dto.js';
import { Bin } from '../activity/bin/bin.js';
import { ChosenDelegate } from '../payments/by-hand/by-hand.dto.js';
import { BulkReport, CHOSEN, inBulk, MAX_IN_BULK } from '../platform/http/bulk.js';
import { Allow, CallerOf, OnlyFor, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { ChangesRecord, IfMatch, type Precondition } from '../platform/http/etag.js';
import { NestedList, OptionalDay, OptionalText } from '../platform/http/fields/fields.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersData, FailsWith, Refuses } from '../platform/http/openapi/answers.js';
import { AnswersList, listAnswer, TakesListQuery } from '../platform/listing/list-api.js';
import type { RawQuery } from '../platform/listing/parse-list-query.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import { Cancelling } from './cancelling/cancelling.service.js';
import { DelegateBin } from './delegate-bin.js';
import { MarkSpam } from './delegate-inputs.dto.js';
import { DelegateRecord, toStaffRecord } from './delegates.dto.js';
import { DelegatesService } from './delegates.service.js';
import { fullName } from './names.js';
import { SpamMarks } from './spam-marks.js';

const ACTIONS = ['verify', 'unverify', 'make-qr-code', 'cancel', 'reinstate', 'remove'] as const;
type Action = (typeof ACTIONS)[number];

export class DelegatesInBulk {
  @IsIn(ACTIONS, { message: `One of ${ACTIONS.join(', ')}` })
  @ApiProperty({ enum: ACTIONS, type: String })
  action: Action;

  @NestedList(ChosenDelegate, [1, MAX_IN_BULK], CHOSEN, { unique: ({ id }) => id })
  records: ChosenDelegate[];

  @OptionalText({
    max: 20,
    description:
      'verify: how it was paid, where no proof waits that says it; left out: as each delegate says',
    example: 'cash',
  })
  channel?: string | null;

  @OptionalDay('verify: the day on which it was received, where no proof waits that says it')
  received_on?: string | null;
}

type Chosen = Pick<DelegatesInBulk, 'channel' | 'received_on'> &
  Pick<ChosenDelegate, 'id' | 'amount_centavos'>;

/** What the desk does with many delegates, and with removed ones. */
@ApiTags('Delegates')
@Controller('delegates')
export class DelegateDeskController {
  private readonly verbs: Record<Action, (of: Chosen, by: Caller, fresh: Precondition) => Promise<unknown>>;

  constructor(
    private readonly delegateBin: DelegateBin,
    private readonly registrations: RegistrationsService,
    private readonly bin: Bin,
    private readonly spamMarks: SpamMarks,
    delegates: DelegatesService,
    cancelling: Cancelling,
  ) {
    this.verbs = {
      verify: (of, by, fresh) => delegates.markOneOfMany(of, by, fresh),
      unverify: ({ id }, by, fresh) => delegates.verify(id, false, by, fresh),
      'make-qr-code': ({ id }, by, fresh) => delegates.makeQrCode(id, by, fresh),
      cancel: ({ id }, by, fresh) => cancelling.cancel(id, null, by, fresh),
      reinstate: ({ id }, by, fresh) => cancelling.reinstate(id, by, fresh),
      remove: ({ id }, by, fresh) => delegateBin.remove(id, by, fresh),
    };
  }

  /** Do one thing with many delegates: each by itself, past those that fail; the answer names both */
  @Post('bulk')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(BulkReport)
  async bulk(@Body() { action, records, channel, received_on }: DelegatesInBulk, @CallerOf() by: Caller) {
    if (action === 'remove') refuseRemoval(by);
    const report = await inBulk(records, {
      find: (id) => this.registrations.delegate({ id }),
      nameOf: fullName,
      change: ({ id, amount_centavos }, fresh) =>
        this.verbs[action]({ id, amount_centavos, channel, received_on }, by, fresh),
    });
    return { data: report };
  }

  /** Say that a robot registered, or that a person did: of the whole registration, which then gets places and mail */
  @Put('spam/:id')
  @Allow('delegates:write')
  @ChangesRecord()
  @AnswersData(DelegateRecord)
  @FailsWith(409, 'It is paid, or no place is free')
  async markSpam(
    @Param('id', UuidParam) id: string,
    @Body() { spam }: MarkSpam,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toStaffRecord(await this.spamMarks.mark(id, spam, by, ifMatch)) };
  }

  /** List removed delegates */
  @Get('bin')
  @Allow('delegates:read')
  @OnlyFor(['manager'])
  @TakesListQuery(binList)
  @AnswersList(BinRecord)
  async removed(@Query() query: RawQuery, @Res({ passthrough: true }) response: Response) {
    const page = await this.bin.list('delegates', parseBinQuery(query));
    return listAnswer(response, binList.resourceName, page, toBinRecord);
  }

  /** Put a removed delegate back, with the proof of payment and the history */
  @Post('bin/:id/restore')
  @HttpCode(200)
  @Allow('delegates:write')
  @OnlyFor(['manager'])
  @AnswersData(DelegateRecord)
  @FailsWith(409, 'What the delegate belonged to has changed or is gone')
  @Refuses(['event_cancelled', 'network_full', 'price_full', 'code_unknown'])
  async restore(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    return { data: toStaffRecord(await this.delegateBin.restore(id, by)) };
  }

  /** Remove a delegate from the bin for good, and the proof of payment */
  @Delete('bin/:id')
  @Allow('admin')
  @AnswersData(BinRecord, { description: 'What lay in the bin' })
  async empty(@Param('id', UuidParam) id: string) {
    return { data: toBinRecord(await this.bin.empty('delegates', id)) };
  }
}

/** What a call by one's own name refuses the event desk, this one refuses too. @throws ApiError 403 */
function refuseRemoval(by: Caller): void {
  if (by.kind === 'staff' && by.role === 'event-desk')
    throw ApiError.forbidden('The event desk can cancel delegates, but not remove them: ask a manager.');
}
