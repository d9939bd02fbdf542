import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import { Approval } from '../approval/approval.js';
import { PlanChange, PlanFields, PlannedView } from './planned.dto.js';
import { Planned } from './planned.js';

@ApiTags('Content')
@Controller('content/planned')
export class PlannedController {
  constructor(private readonly planned: Planned) {}

  /** List the publications that are planned, the next one first, and those of the last month that failed */
  @Get()
  @Allow('content:read')
  @AnswersAll(PlannedView)
  async list() {
    return { data: await this.planned.list() };
  }

  /** Publish drafts at a time to come, as they are now: what is written later is not published with them */
  @Post()
  @Allow('content:write')
  @UseGuards(Approval)
  @AnswersData(PlannedView, { status: 201 })
  @FailsWith(403, 'Other words for a way to pay are published by an admin, with the password given lately')
  @FailsWith(409, 'There is no draft')
  @FailsWith(422, 'A page would be broken: `errors` says which and why')
  async plan(@Body() fields: PlanFields, @CallerOf() by: Caller) {
    return { data: await this.planned.plan(fields, by) };
  }

  /** Change the time of a planned publication, or take the drafts as they are now; one that failed waits again */
  @Put(':id')
  @Allow('content:write')
  @UseGuards(Approval)
  @AnswersData(PlannedView)
  @FailsWith(409, 'It was published or taken back')
  async change(@Param('id', UuidParam) id: string, @Body() fields: PlanChange, @CallerOf() by: Caller) {
    return { data: await this.planned.change(id, fields, by) };
  }

  /** Take a planned publication back: nothing is published, and the drafts stay */
  @Delete(':id')
  @HttpCode(200)
  @Allow('content:write')
  @AnswersAll(PlannedView)
  @FailsWith(409, 'It was published or taken back')
  async takeBack(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    await this.planned.takeBack(id, by);
    return { data: await this.planned.list() };
  }
}
