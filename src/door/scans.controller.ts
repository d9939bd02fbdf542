import { createGzip } from 'node:zlib';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DelegatesService } from '../delegates/delegates.service.js';
import { Allow, CallerOf, hasScope, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { isMoment } from '../platform/http/fields/moment.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, FailsWith } from '../platform/http/openapi/answers.js';
import { dayInManila } from '../platform/manila.js';
import { isDoorCaller, Gates } from './gate.js';
import { Live, LiveView } from './live.service.js';
import {
  FoundDelegate,
  PaidHere,
  PaidView,
  readScans,
  ScanBatch,
  ScanView,
  UndoFields,
  UndoneView,
} from './scans.dto.js';
import { Scans } from './scans.service.js';
import { Snapshots, SnapshotView } from './snapshot.js';
import { ticketOf, Tickets, uuidIn } from './tickets.js';

const EVENT = {
  name: 'event',
  required: false,
  schema: { type: 'string', example: 'common-ground-2027' },
} as const;
const DAY = {
  name: 'day',
  required: false,
  schema: { type: 'string', format: 'date', example: '2027-02-19' },
} as const;
const TakesDoor = (): MethodDecorator => (target, name, descriptor) => {
  ApiQuery({
    ...EVENT,
    description: 'Left out: the next event. A device has its own',
  })(target, name, descriptor);
  ApiQuery({ ...DAY, description: 'Left out: today. A device has its own' })(target, name, descriptor);
};
const TakesSince = (description: string) =>
  ApiQuery({
    name: 'since',
    required: false,
    schema: { type: 'string', format: 'date-time', example: '2027-02-19T00:30:00Z' },
    description,
  });

interface DoorQuery {
  event?: string;
  day?: string;
  since?: string;
  q?: string;
}

/** What a device at the door does; people and keys with the right may do the same. */
@ApiTags('Door')
@Controller('door')
export class ScansController {
  constructor(
    private readonly gates: Gates,
    private readonly scans: Scans,
    private readonly tickets: Tickets,
    private readonly snapshots: Snapshots,
    private readonly lives: Live,
    private readonly delegates: DelegatesService,
  ) {}

  /** The tickets of the event, for use without a line: encrypted, each by its own code */
  @Get('snapshot')
  @Allow('door:write')
  @TakesDoor()
  @TakesSince('`as_of` of the one before: only what changed since')
  @AnswersData(SnapshotView)
  @FailsWith(404, 'There is no such event')
  async snapshot(
    @Query() query: DoorQuery,
    @CallerOf() by: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    const data = await this.snapshots.read(await this.gates.of(by, query), sinceOf(query));
    // The one answer of the API that is large: half of it is hex.
    response.type('application/json').vary('Accept-Encoding');
    if (!request.acceptsEncodings('gzip')) return void response.send(JSON.stringify({ data }));
    response.setHeader('Content-Encoding', 'gzip');
    const gzip = createGzip({ level: 4 });
    gzip.pipe(response);
    gzip.end(JSON.stringify({ data }));
  }

  /** Counts, and who was let in since: every device asks once a second */
  @Get('live')
  @Allow('door:write')
  @TakesDoor()
  @TakesSince('`as_of` of the answer before')
  @AnswersData(LiveView)
  @FailsWith(404, 'There is no such event')
  async live(@Query() query: DoorQuery, @CallerOf() by: Caller) {
    return { data: await this.lives.read(await this.gates.of(by, query), sinceOf(query)) };
  }

  /** Find delegates of the event by name or church: at most 20 */
  @Get('search')
  @Allow('door:write')
  @TakesDoor()
  @ApiQuery({ name: 'q', required: true, schema: { type: 'string', minLength: 2, example: 'maria san' } })
  @AnswersAll(FoundDelegate)
  @FailsWith(404, 'There is no such event')
  async search(@Query() query: DoorQuery, @CallerOf() by: Caller) {
    const q = typeof query.q === 'string' ? query.q.trim() : '';
    if (q.length < 2 || q.length > 100)
      throw ApiError.invalid([{ field: 'q', message: 'From 2 to 100 characters' }]);
    return { data: await this.tickets.search(await this.gates.of(by, query), q) };
  }

  /** Decide on scans: one, or a queue that comes back. Sent again, each counts once */
  @Post('scans')
  @HttpCode(200)
  @Allow('door:write')
  @AnswersAll(ScanView)
  @FailsWith(404, 'There is no such event')
  @FailsWith(409, 'A nonce belongs to another scan')
  async take(@Body() { scans, ...asked }: ScanBatch, @CallerOf() by: Caller) {
    const checked = readScans(scans);
    return { data: await this.scans.take(await this.gates.of(by, asked), checked, by) };
  }

  /** Undo an entry */
  @Post('scans/:id/undo')
  @HttpCode(200)
  @Allow('door:write')
  @TakesDoor()
  @AnswersData(UndoneView)
  @FailsWith(409, 'The scan let nobody in')
  async undo(
    @Param('id', UuidParam) nonce: string,
    @Body() { reason }: UndoFields,
    @Query() query: DoorQuery,
    @CallerOf() by: Caller,
  ) {
    await this.scans.undo(await this.gates.of(by, query), nonce, reason, by);
    return { data: { nonce, undone: true } };
  }

  /** Take the fee in cash: the whole registration is paid */
  @Post('payments')
  @HttpCode(200)
  @Allow('door:write')
  @AnswersData(PaidView)
  @FailsWith(404, 'The event has no such ticket')
  @FailsWith(409, 'Another sum is owed than was taken')
  async pay(@Body() { code, ticket, event, amount_centavos: seen }: PaidHere, @CallerOf() by: Caller) {
    const may = isDoorCaller(by) ? by.takes_payments : hasScope(by, 'delegates:write');
    if (!may) throw ApiError.forbidden('This device may not take payments.');
    const uuid = code == null ? undefined : uuidIn(code);
    const key = ticket ?? (uuid && ticketOf(uuid));
    const id = key && (await this.tickets.idOf(await this.gates.of(by, { event }), key));
    if (!id) throw ApiError.notFound('Ticket');
    const facts = { channel: 'cash', reference: null, more: { received_on: dayInManila() } };
    await this.delegates.verify(id, true, by, undefined, { ...facts, seen });
    return { data: { paid: true } };
  }
}

/** @throws ApiError 400 */
function sinceOf({ since }: DoorQuery): string | undefined {
  if (since === undefined || (typeof since === 'string' && isMoment(since))) return since;
  throw ApiError.invalid([{ field: 'since', message: 'Must be the as_of of an answer' }]);
}
