import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, CallerOf, type Caller } from '../platform/http/caller.js';
import { ChangesRecord, IfMatch, ReadsRecord, type Precondition } from '../platform/http/etag.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, FailsWith } from '../platform/http/openapi/answers.js';
import { Approval } from './approval/approval.js';
import {
  ContentFields,
  ContentItemView,
  ContentView,
  KindView,
  MoveView,
  PageView,
  RestoreFields,
  toItemView,
  toVersionView,
  VersionView,
} from './content.dto.js';
import { ContentService, toTagged, type Item } from './content.service.js';
import { Publisher } from './publishing/publisher.js';
import {
  PageProblemView,
  PieceChangeView,
  PublishFields,
  ReleaseDifferenceView,
  ReleaseView,
  RollBackFields,
  toReleaseView,
  UndoPublicationFields,
} from './publishing/releases.dto.js';
import { Releases } from './publishing/releases.js';
import { RenderInputs } from './publishing/render-inputs.js';
import { Renderer } from './publishing/renderer.js';
import { TakingBack } from './publishing/taking-back.js';

const NOT_BY_ALL =
  'On this site an admin publishes; or a way to pay changes, which an admin publishes, with the password given lately';

const toView = ({ kind, slug, version, data }: Item) =>
  toTagged({ kind, slug, id: version, data }) as ContentView;

@ApiTags('Content')
@Controller('content')
export class ContentController {
  constructor(
    private readonly content: ContentService,
    private readonly publisher: Publisher,
    private readonly takingBack: TakingBack,
    private readonly published: Releases,
    private readonly inputs: RenderInputs,
    private readonly renderer: Renderer,
  ) {}

  /** List what the site is made of, with its state */
  @Get()
  @Allow('content:read')
  @AnswersAll(ContentItemView)
  async list() {
    return { data: (await this.content.items()).map(toItemView) };
  }

  /** The kinds of content, each with the schema that checks it */
  @Get('kinds')
  @Allow('content:read')
  @AnswersAll(KindView)
  async kinds() {
    return { data: (await this.renderer.describe()).kinds };
  }

  /** The pages that links can lead to, drafts too */
  @Get('pages')
  @Allow('content:read')
  @AnswersAll(PageView)
  async pages() {
    const drafts = await this.inputs.of(await this.content.drafts());
    return { data: await this.renderer.call('pages', drafts) };
  }

  /** Old addresses that lead on by themselves, since their pages have others now */
  @Get('moves')
  @Allow('content:read')
  @AnswersAll(MoveView)
  async moves() {
    return { data: await this.inputs.moves() };
  }

  /** What would keep the drafts from being published */
  @Get('problems')
  @Allow('content:read')
  @AnswersAll(PageProblemView)
  async problems() {
    const found = await this.inputs.problems();
    return { data: found.map(({ page, message, place = null }) => ({ page, message, place })) };
  }

  /** What publishing the drafts would change, piece by piece */
  @Get('changes')
  @Allow('content:read')
  @AnswersAll(PieceChangeView)
  async changes() {
    return { data: await this.published.waiting() };
  }

  /** List the releases, newest first */
  @Get('releases')
  @Allow('content:read')
  @AnswersAll(ReleaseView)
  async releases() {
    return { data: (await this.published.all()).map(toReleaseView) };
  }

  /** Publish drafts: all of them become public together, or none */
  @Post('publish')
  @HttpCode(200)
  @Allow('content:write')
  @UseGuards(Approval)
  @AnswersData(ReleaseView)
  @FailsWith(403, NOT_BY_ALL)
  @FailsWith(409, 'There is no draft, or a colleague published meanwhile')
  @FailsWith(422, 'A page would be broken: `errors` says which and why')
  async publish(@Body() { items, note }: PublishFields, @CallerOf() by: Caller) {
    return { data: toReleaseView(await this.publisher.publish(items ?? undefined, note ?? null, by)) };
  }

  /** What a publication changed of the one before it */
  @Get('releases/:id/changes')
  @Allow('content:read')
  @AnswersAll(PieceChangeView)
  async changesOf(@Param('id', UuidParam) id: string) {
    return { data: await this.published.changesOf(id) };
  }

  /** What the site would say otherwise if it showed again what a publication showed */
  @Get('releases/:id/differences')
  @Allow('content:read')
  @AnswersAll(ReleaseDifferenceView)
  async differences(@Param('id', UuidParam) id: string) {
    return { data: await this.published.differences(id) };
  }

  /** Show again all that an earlier publication showed, as a new publication; what was published since is a draft */
  @Post('roll-back')
  @HttpCode(200)
  @Allow('content:write')
  @UseGuards(Approval)
  @AnswersData(ReleaseView)
  @FailsWith(403, NOT_BY_ALL)
  @FailsWith(404, 'There is no such publication')
  @FailsWith(409, 'It is shown already, or a colleague published meanwhile')
  async rollBack(@Body() { release, shown }: RollBackFields, @CallerOf() by: Caller) {
    return { data: toReleaseView(await this.takingBack.rollBack(release, shown ?? null, by)) };
  }

  /** Take a publication back: what was public before it is public again; the drafts stay */
  @Post('undo')
  @HttpCode(200)
  @Allow('content:write')
  @UseGuards(Approval)
  @AnswersData(ReleaseView, {
    description: 'The release that is public now; null: the site as it was delivered',
  })
  @FailsWith(403, NOT_BY_ALL)
  @FailsWith(
    409,
    'Somebody published after it, it was taken back, or it changed how many homes are left and nothing else',
  )
  async undo(@Body() { release }: UndoPublicationFields, @CallerOf() by: Caller) {
    const shown = await this.takingBack.undo(release, by);
    return { data: shown && toReleaseView(shown) };
  }

  /** Read a piece of content: its draft, or what is public */
  @Get('items/:kind/:slug')
  @Allow('content:read')
  @ReadsRecord()
  @AnswersData(ContentView)
  async find(@Param('kind') kind: string, @Param('slug') slug: string) {
    return { data: toView(await this.content.item(kind, slug)) };
  }

  /** Keep a draft; a new project, page or news item begins with it */
  @Put('items/:kind/:slug')
  @Allow('content:write')
  @ChangesRecord()
  @AnswersData(ContentView)
  async save(
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Body() { data, note }: ContentFields,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toView(await this.content.save({ kind, slug, data }, note ?? null, by, ifMatch)) };
  }

  /** Take a project, page or news item off the site with the next publication */
  @Delete('items/:kind/:slug')
  @Allow('content:write')
  @ChangesRecord()
  @AnswersData(ContentView)
  @FailsWith(409, 'A page of the site itself')
  async remove(
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toView(await this.content.remove(kind, slug, by, ifMatch)) };
  }

  /** Every version of a piece of content, newest first */
  @Get('items/:kind/:slug/versions')
  @Allow('content:read')
  @AnswersAll(VersionView)
  async versions(@Param('kind') kind: string, @Param('slug') slug: string) {
    return { data: (await this.content.history(kind, slug)).map(toVersionView) };
  }

  /** Make an earlier version the draft */
  @Post('items/:kind/:slug/restore')
  @HttpCode(200)
  @Allow('content:write')
  @AnswersData(ContentView)
  async restore(
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Body() { version }: RestoreFields,
    @CallerOf() by: Caller,
  ) {
    return { data: toView(await this.content.restore(kind, slug, version, by)) };
  }

  /** Give up a draft: what is public is what is written again */
  @Post('items/:kind/:slug/discard')
  @HttpCode(200)
  @Allow('content:write')
  @ChangesRecord()
  @AnswersData(ContentView)
  async discard(
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toView(await this.content.discard(kind, slug, by, ifMatch)) };
  }
}
