import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ActivityView, History } from '../../activity/history.js';
import { Allow, NeedsRecentPassword, StaffOf, type StaffCaller } from '../../platform/http/caller.js';
import { ChangesRecord, IfMatch, ReadsRecord, type Precondition } from '../../platform/http/etag.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import {
  AnswersAll,
  AnswersData,
  CountsGuesses,
  FailsWith,
  Refuses,
} from '../../platform/http/openapi/answers.js';
import { AnswersList, listAnswer, TakesListQuery } from '../../platform/listing/list-api.js';
import { parseListQuery, type RawQuery } from '../../platform/listing/parse-list-query.js';
import { clientInfoOf } from '../sessions/client-info.js';
import { HoldingView } from './leaving.js';
import {
  CreateStaffDto,
  LeaveDto,
  ListedStaff,
  staffList,
  StaffView,
  toListedStaff,
  toStaffView,
  UpdateStaffDto,
} from './staff.dto.js';
import { StaffService } from './staff.service.js';

@ApiTags('Staff accounts')
@Controller('staff')
export class StaffController {
  constructor(
    private readonly service: StaffService,
    private readonly histories: History,
  ) {}

  /** List staff accounts */
  @Get()
  @Allow('admin')
  @TakesListQuery(staffList)
  @AnswersList(ListedStaff)
  async list(@Query() query: RawQuery, @Res({ passthrough: true }) response: Response) {
    const page = await this.service.list(parseListQuery(staffList, query));
    return listAnswer(response, staffList.resourceName, page, toListedStaff);
  }

  /** Make a staff account */
  @Post()
  @NeedsRecentPassword(true)
  @Allow('admin')
  @AnswersData(StaffView, { status: 201 })
  @Refuses(['email_taken', 'agent_code_taken'])
  async create(@Body() dto: CreateStaffDto, @StaffOf() me: StaffCaller) {
    return { data: toStaffView(await this.service.create(dto, me)) };
  }

  /** Read a staff account */
  @Get(':id')
  @Allow('admin')
  @ReadsRecord()
  @AnswersData(StaffView)
  async find(@Param('id', UuidParam) id: string) {
    return { data: toStaffView(await this.service.find(id)) };
  }

  /** Change a staff account: a new password, e-mail or role, or disabling it, signs the person out everywhere */
  @Put(':id')
  @Allow('admin')
  @ChangesRecord()
  @AnswersData(StaffView)
  @FailsWith(403, 'Not allowed, or your own password is needed: `errors` names `current_password`')
  @CountsGuesses()
  @Refuses(['email_taken', 'agent_code_taken'])
  async update(
    @Param('id', UuidParam) id: string,
    @Body() dto: UpdateStaffDto,
    @StaffOf() me: StaffCaller,
    @Req() request: Request,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toStaffView(await this.service.update(id, dto, me, clientInfoOf(request), ifMatch)) };
  }

  /** What a person answers for or has begun: it ends, or changes hands, when they leave */
  @Get(':id/holdings')
  @Allow('admin')
  @AnswersAll(HoldingView)
  async holdings(@Param('id', UuidParam) id: string) {
    return { data: await this.service.holdings(id) };
  }

  /** Disable or remove an account, and say who takes over what the person has; the rest ends */
  @Post(':id/leave')
  @HttpCode(200)
  @NeedsRecentPassword(true)
  @Allow('admin')
  @ChangesRecord({ answersRecord: false })
  @AnswersData(StaffView, { description: 'The account; of one that was removed, as it was' })
  @FailsWith(409, 'The last admin stays, and nobody disables their own account')
  async leave(
    @Param('id', UuidParam) id: string,
    @Body() { removes, hand_over }: LeaveDto,
    @StaffOf() me: StaffCaller,
    @IfMatch() ifMatch: Precondition,
  ) {
    const handOvers = new Map(hand_over.map(({ kind, to }) => [kind, to]));
    const left = removes
      ? this.service.remove(id, me, ifMatch, handOvers)
      : this.service.disable(id, me, ifMatch, handOvers);
    return { data: toStaffView(await left) };
  }

  /** Remove a staff account and end its sessions; inquiries of theirs wait for a manager, and what they planned ends */
  @Delete(':id')
  @NeedsRecentPassword(true)
  @Allow('admin')
  @ChangesRecord({ answersRecord: false })
  @AnswersData(StaffView, { description: 'The account as it was' })
  @FailsWith(409, 'The last admin stays')
  async remove(
    @Param('id', UuidParam) id: string,
    @StaffOf() me: StaffCaller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toStaffView(await this.service.remove(id, me, ifMatch)) };
  }

  /** Who changed this account, when, and what */
  @Get(':id/history')
  @Allow('admin')
  @AnswersAll(ActivityView)
  async history(@Param('id', UuidParam) id: string) {
    return { data: await this.histories.of('staff', id) };
  }
}
