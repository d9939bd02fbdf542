import {
  Body,
  Controller,
  Get,
  Header,
  Ip,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { NetworkFingerprints } from '../../auth/network-fingerprints.js';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import { LooksAutomated, TakesFormSignals } from '../../platform/http/fields/spam.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import {
  IdempotencyKeyOf,
  markReplay,
  REPLAYED_HEADER,
  TakesIdempotencyKey,
} from '../../platform/idempotency/takes-idempotency-key.js';
import { TakesFormPost } from '../../uploads/form-posts.js';
import { keptAgent } from '../agent-cookie.js';
import { Bookings } from './bookings.service.js';
import { DeskViewings } from './desk-viewings.js';
import type { FreeHours } from './free-hours.js';
import { bookingForm, KeepsWhatWasTyped } from './pages/viewing-forms.js';
import { ViewingLinks } from './viewing-links.js';
import type { ViewingRow } from './viewing-rows.js';
import { WAYS_TO_VIEW, type WayToView } from './viewing.entity.js';
import {
  BookedViewing,
  FreeHoursView,
  NewViewing,
  readFrom,
  ViewingChange,
  ViewingRecord,
} from './viewings.dto.js';

@ApiTags('Inquiries')
@Controller('viewings')
export class ViewingsController {
  constructor(
    private readonly bookings: Bookings,
    private readonly links: ViewingLinks,
    private readonly fingerprints: NetworkFingerprints,
  ) {}

  /** The free hours of a project, of the next seven days that have one */
  @Get('free')
  @Allow('anyone')
  @Header('Cache-Control', 'public, max-age=15')
  @ApiQuery({ name: 'project', required: true, schema: { type: 'string', example: 'alpha-tower' } })
  @ApiQuery({
    name: 'from',
    required: false,
    schema: { type: 'string', format: 'date', example: '2026-12-01' },
  })
  @AnswersData(FreeHoursView)
  @FailsWith(404, 'There is no such project')
  async free(@Query('project') project: unknown, @Query('from') from: unknown) {
    const slug = typeof project === 'string' ? project : '';
    return { data: toFree(slug, await this.bookings.free(slug, readFrom(from))) };
  }

  /** Take a free hour: an inquiry with a planned viewing, or the viewing of the open one that the same person has */
  @Post()
  @Allow('anyone')
  @TakesIdempotencyKey()
  @TakesFormSignals()
  @UseInterceptors(KeepsWhatWasTyped)
  @TakesFormPost(bookingForm)
  @AnswersData(BookedViewing, { status: 201, headers: REPLAYED_HEADER })
  @FailsWith(409, 'The hour is taken (the next free ones are named), or too many are booked')
  async book(
    @Body() fields: NewViewing,
    @IdempotencyKeyOf() key: string | undefined,
    @LooksAutomated() spam: boolean,
    @Ip() ip: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const more = { spam, agent: keptAgent(request), fingerprint: this.fingerprints.of(ip) };
    const made = markReplay(response, await this.bookings.book(fields, key, more));
    return { data: { ...toBooked(made), link: made.isTaken ? this.links.addressOf(made.id) : null } };
  }
}

@ApiTags('Inquiries')
@Controller('inquiry/viewings')
export class DeskViewingsController {
  constructor(private readonly viewings: DeskViewings) {}

  /** Booked viewings that lie ahead, the next one first; agents see theirs */
  @Get()
  @Allow('inquiries:read')
  @AnswersAll(ViewingRecord)
  async list(@CallerOf() by: Caller) {
    return { data: (await this.viewings.all(by)).map(toRecord) };
  }

  /** Say where they meet by video, or who shows it. Day and hour are the inquiry’s next step; the visitor is told */
  @Put(':id')
  @Allow('inquiries:write')
  @AnswersData(ViewingRecord)
  @FailsWith(409, 'The viewing is called off')
  async change(@Param('id', UuidParam) id: string, @Body() change: ViewingChange, @CallerOf() by: Caller) {
    return { data: toRecord(await this.viewings.change(id, change, by)) };
  }
}

const toFree = (project: string, { hours, later }: FreeHours): FreeHoursView => ({
  project,
  hours: hours.map(({ starts_at, hosts }) => ({
    starts_at: starts_at.toISOString(),
    minutes: (hosts.site[0] ?? hosts.video[0])?.minutes ?? 0,
    how: WAYS_TO_VIEW.filter((way: WayToView) => hosts[way].length > 0),
  })),
  later,
});

type Made = Pick<ViewingRow, 'project' | 'starts_at' | 'how'> & { isTaken: boolean };
const toBooked = ({ project, starts_at, how, isTaken }: Made): Omit<BookedViewing, 'link'> => ({
  state: isTaken ? 'booked' : 'received',
  project,
  how,
  starts_at: starts_at.toISOString(),
});

const toRecord = (row: ViewingRow): ViewingRecord => ({
  id: row.id,
  inquiry_id: row.inquiry_id,
  first_name: row.first_name,
  last_name: row.last_name,
  phone_number: row.phone_number,
  email: row.email,
  staff_id: row.staff_id,
  staff_name: row.staff_name,
  project: row.project,
  starts_at: row.starts_at.toISOString(),
  minutes: row.minutes,
  how: row.how,
  video_link: row.video_link,
  time_zone: row.time_zone,
  created_at: row.created_at.toISOString(),
});
