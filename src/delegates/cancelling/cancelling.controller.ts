import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import { ChangesRecord, IfMatch, type Precondition } from '../../platform/http/etag.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import { RegistrationRecord } from '../../registrations/registrations.dto.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { DelegateRecord, toStaffRecord } from '../delegates.dto.js';
import { CancelReason, Successor } from './cancelling.dto.js';
import { Cancelling } from './cancelling.service.js';

/** What staff do with places that were taken. */
@ApiTags('Delegates')
@Controller()
export class CancellingController {
  constructor(
    private readonly cancelling: Cancelling,
    private readonly registrations: RegistrationsService,
  ) {}

  /** Cancel a delegate: the ticket is no longer valid, and the place goes to whoever waits */
  @Post('delegates/:id/cancel')
  @HttpCode(200)
  @Allow('delegates:write')
  @ChangesRecord()
  @AnswersData(DelegateRecord)
  async cancel(
    @Param('id', UuidParam) id: string,
    @Body() { because }: CancelReason,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toStaffRecord(await this.cancelling.cancel(id, because ?? null, by, ifMatch)) };
  }

  /** Take the cancellation of a delegate back */
  @Post('delegates/:id/reinstate')
  @HttpCode(200)
  @Allow('delegates:write')
  @ChangesRecord()
  @AnswersData(DelegateRecord)
  @FailsWith(409, 'No place is free, or the others have paid without this one')
  async reinstate(
    @Param('id', UuidParam) id: string,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toStaffRecord(await this.cancelling.reinstate(id, by, ifMatch)) };
  }

  /** Pass a delegate's place on to somebody else, who gets a ticket of their own */
  @Post('delegates/:id/transfer')
  @HttpCode(200)
  @Allow('delegates:write')
  @ChangesRecord()
  @AnswersData(DelegateRecord)
  @FailsWith(409, 'The place was given back, or has no name yet')
  async transfer(
    @Param('id', UuidParam) id: string,
    @Body() successor: Successor,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toStaffRecord(await this.cancelling.transfer(id, successor, by, ifMatch)) };
  }

  /** Cancel a registration: all its delegates */
  @Post('registrations/:id/cancel')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(RegistrationRecord)
  async cancelAll(
    @Param('id', UuidParam) id: string,
    @Body() { because }: CancelReason,
    @CallerOf() by: Caller,
  ) {
    const { id: registration } = await this.registrations.record(id);
    await this.cancelling.cancelAll(registration, because ?? null, by);
    return { data: await this.registrations.record(registration) };
  }
}
