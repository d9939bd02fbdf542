import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { NetworkFingerprints, NO_FINGERPRINT } from '../auth/network-fingerprints.js';
import { MarkSpam } from '../delegates/delegate-inputs.dto.js';
import { Allow, ANONYMOUS, CallerOf, type Caller } from '../platform/http/caller.js';
import { LooksAutomated, TakesFormSignals } from '../platform/http/fields/spam.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersData, FailsWith, Refuses } from '../platform/http/openapi/answers.js';
import { CountWrites, HIGH_VOLUME, ORDINARY } from '../platform/http/rate-limits/public-write.js';
import {
  IdempotencyKeyOf,
  markReplay,
  REPLAYED_HEADER,
  TakesIdempotencyKey,
} from '../platform/idempotency/takes-idempotency-key.js';
import { NewRegistration, toGroup } from '../registrations/groups/groups.dto.js';
import { Joining } from './joining.js';
import { WaitingDesk } from './waiting-desk.js';
import { WaitingLists } from './waiting-lists.js';
import { ConfirmWaiting, WaitingList, WaitingView } from './waiting.dto.js';

/** For an event that is full. */
@ApiTags('Waiting list')
@Controller()
export class WaitingListController {
  constructor(
    private readonly joining: Joining,
    private readonly lists: WaitingLists,
    private readonly desk: WaitingDesk,
    private readonly fingerprints: NetworkFingerprints,
  ) {}

  /** Join the waiting list of a full event: in order, and a group counts whole */
  @Post('waiting-list')
  @Allow('anyone-known')
  @CountWrites(HIGH_VOLUME)
  @TakesIdempotencyKey()
  @TakesFormSignals()
  @AnswersData(WaitingView, { status: 201, headers: REPLAYED_HEADER })
  @Refuses(['network_full'])
  async join(
    @Body() body: NewRegistration,
    @IdempotencyKeyOf() key: string | undefined,
    @LooksAutomated() spam: boolean,
    @CallerOf() by: Caller,
    @Ip() ip: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const network = by.kind === 'anonymous' ? this.fingerprints.of(ip) : NO_FINGERPRINT;
    const made = await this.joining.join(toGroup(body, by), key, spam, by, network);
    return { data: markReplay(response, made) };
  }

  /** Where the entry with this uuid stands. Reading changes nothing, whoever follows the link */
  @Get('waiting-list/:uuid')
  @Allow('anyone')
  @AnswersData(WaitingView)
  async read(@Param('uuid', UuidParam) uuid: string) {
    return { data: await this.lists.read(uuid) };
  }

  /** Confirm the e-mail by the mailed link: from then on the entry is in line */
  @Post('waiting-list/:uuid/confirm')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @AnswersData(WaitingView)
  @FailsWith(409, 'It has ended, or so many wait from one network')
  async confirm(@Param('uuid', UuidParam) uuid: string, @Body() { token }: ConfirmWaiting) {
    return { data: await this.lists.confirm(uuid, token) };
  }

  /** Accept the offer: the entry becomes a registration, once */
  @Post('waiting-list/:uuid/accept')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @AnswersData(WaitingView)
  @FailsWith(409, 'Nothing is offered, or the offer has ended')
  @Refuses(['event_full', 'price_full', 'code_unknown', 'network_full'])
  async accept(@Param('uuid', UuidParam) uuid: string) {
    return { data: await this.lists.accept(uuid) };
  }

  /** Leave the waiting list, or decline the offer: the next in line gets it */
  @Post('waiting-list/:uuid/leave')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @AnswersData(WaitingView)
  @FailsWith(409, 'It is a registration already')
  async leave(@Param('uuid', UuidParam) uuid: string) {
    await this.lists.leave({ uuid }, ANONYMOUS);
    return { data: await this.lists.read(uuid) };
  }

  /** The waiting list of the event with this slug or id */
  @Get('events/:event/waiting-list')
  @Allow('delegates:read')
  @AnswersData(WaitingList)
  async list(@Param('event') event: string) {
    return { data: await this.desk.list(event) };
  }

  /** Offer free places to the entry with this id, whatever its place in line */
  @Post('events/:event/waiting-list/:id/offer')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(WaitingList)
  @FailsWith(409, 'Too few places are free')
  async offer(@Param('event') event: string, @Param('id', UuidParam) id: string) {
    await this.desk.offer(await this.desk.entryOf(event, id));
    return { data: await this.desk.list(event) };
  }

  /** Say that a robot sent the entry with this id, or that a person did, who then gets the place in line and the mail */
  @Put('events/:event/waiting-list/:id/spam')
  @Allow('delegates:write')
  @AnswersData(WaitingList)
  @FailsWith(409, 'It is a registration already')
  async markSpam(
    @Param('event') event: string,
    @Param('id', UuidParam) id: string,
    @Body() { spam }: MarkSpam,
    @CallerOf() by: Caller,
  ) {
    await this.desk.markSpam(await this.desk.entryOf(event, id), spam, by);
    return { data: await this.desk.list(event) };
  }

  /** Take the entry with this id off the waiting list */
  @Delete('events/:event/waiting-list/:id')
  @Allow('delegates:write')
  @AnswersData(WaitingList, { description: 'The waiting list without it' })
  @FailsWith(409, 'It is a registration already')
  async remove(@Param('event') event: string, @Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    await this.lists.leave(await this.desk.entryOf(event, id), by);
    return { data: await this.desk.list(event) };
  }
}
