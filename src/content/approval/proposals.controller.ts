import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Allow,
  CallerOf,
  NeedsRecentPassword,
  StaffOf,
  type Caller,
  type StaffCaller,
} from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import { PieceChangeView } from '../publishing/releases.dto.js';
import { Approval } from './approval.js';
import { Approving } from './approving.js';
import { ProposalList } from './proposal-list.js';
import {
  ApprovalFields,
  ApprovalView,
  DecisionFields,
  ProposalFields,
  ProposalView,
  SendBackFields,
} from './proposals.dto.js';
import { Proposals } from './proposals.js';

@ApiTags('Content')
@Controller('content')
export class ProposalsController {
  constructor(
    private readonly approval: Approval,
    private readonly proposals: Proposals,
    private readonly approving: Approving,
    private readonly list: ProposalList,
  ) {}

  /** Whether an admin publishes what others propose */
  @Get('approval')
  @Allow('content:read')
  @AnswersData(ApprovalView)
  async switch(@CallerOf() by: Caller) {
    const needed = await this.approval.isNeeded();
    const may_publish = await this.approval.mayPublish(by);
    return { data: { needed, may_publish } };
  }

  /** Switch it on or off: what waits can be published either way, and what is planned already stays planned */
  @Put('approval')
  @Allow('admin')
  @NeedsRecentPassword(true)
  @AnswersData(ApprovalView)
  async change(@Body() { needed }: ApprovalFields, @StaffOf() me: StaffCaller) {
    await this.approval.set(needed, me);
    return { data: { needed, may_publish: true } };
  }

  /** List the proposals that wait, the oldest first, and those of the last month that were sent back */
  @Get('proposals')
  @Allow('content:read')
  @AnswersAll(ProposalView)
  async open(@CallerOf() by: Caller) {
    return { data: await this.list.open(by) };
  }

  /** Propose to publish drafts as they are now, to take the public release back, or to show an earlier one again */
  @Post('proposals')
  @Allow('content:write')
  @AnswersData(ProposalView, { status: 201 })
  @FailsWith(404, 'There is no such publication')
  @FailsWith(409, 'There is no draft; somebody published after what is to be taken back')
  @FailsWith(422, 'A page would be broken: `errors` says which and why')
  async propose(@Body() fields: ProposalFields, @CallerOf() by: Caller) {
    return { data: await this.list.one(await this.proposals.propose(fields, by), by) };
  }

  /** Read a proposal, decided on or not */
  @Get('proposals/:id')
  @Allow('content:read')
  @AnswersData(ProposalView)
  async find(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    return { data: await this.list.one(id, by) };
  }

  /** What publishing a proposal would change now, piece by piece */
  @Get('proposals/:id/changes')
  @Allow('content:read')
  @AnswersAll(PieceChangeView)
  async changes(@Param('id', UuidParam) id: string) {
    return { data: await this.list.changes(id) };
  }

  /** Publish what was proposed, or plan it where it has a time; one that is published already stays so */
  @Post('proposals/:id/publish')
  @HttpCode(200)
  @Allow('content:write')
  @UseGuards(Approval)
  @AnswersData(ProposalView)
  @FailsWith(
    403,
    'On this site an admin publishes; or it changes a way to pay, and the password was not given lately',
  )
  @FailsWith(409, 'It was sent back or withdrawn, or the site has changed since the differences were read')
  @FailsWith(422, 'A page would be broken: `errors` says which and why')
  async publish(
    @Param('id', UuidParam) id: string,
    @Body() { shown }: DecisionFields,
    @CallerOf() by: Caller,
  ) {
    await this.approving.publish(id, shown ?? null, by);
    return { data: await this.list.one(id, by) };
  }

  /** Send a proposal back: nothing is published, the drafts stay, and whoever proposed it is told why */
  @Post('proposals/:id/send-back')
  @HttpCode(200)
  @Allow('content:write')
  @UseGuards(Approval)
  @AnswersData(ProposalView)
  @FailsWith(409, 'It was published or withdrawn')
  async sendBack(
    @Param('id', UuidParam) id: string,
    @Body() { answer }: SendBackFields,
    @CallerOf() by: Caller,
  ) {
    await this.proposals.sendBack(id, answer, by);
    return { data: await this.list.one(id, by) };
  }

  /** Withdraw one’s own proposal: the drafts stay */
  @Delete('proposals/:id')
  @HttpCode(200)
  @Allow('content:write')
  @AnswersAll(ProposalView)
  @FailsWith(409, 'It was published')
  async withdraw(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    await this.proposals.withdraw(id, by);
    return { data: await this.list.open(by) };
  }
}
