import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow, CallerOf, NeedsRecentPassword, type Caller } from '../platform/http/caller.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, AnswersFile, FailsWith } from '../platform/http/openapi/answers.js';
import { parseTimeZone } from '../platform/listing/parse-list-query.js';
import {
  DeviceView,
  DeviceWithCode,
  NewDevice,
  ReviewedView,
  ReviewFields,
  SettledView,
} from './devices.dto.js';
import { Devices } from './devices.service.js';
import { Gates, refuseDevices } from './gate.js';
import { Attendance, DoorReport, Reports } from './report.service.js';
import { Reviews } from './review.js';

const TakesEvent = () =>
  ApiQuery({
    name: 'event',
    required: false,
    schema: { type: 'string', example: 'common-ground-2027' },
    description: 'Slug or id of the event; left out: the next one',
  });
const TakesDay = () =>
  ApiQuery({
    name: 'day',
    required: false,
    schema: { type: 'string', format: 'date', example: '2027-02-19' },
    description: 'A day of the Philippines; left out: today',
  });

/** What people at the back office do for the door. */
@ApiTags('Door')
@Controller('door')
export class DoorController {
  constructor(
    private readonly gates: Gates,
    private readonly devices: Devices,
    private readonly reports: Reports,
    private readonly reviews: Reviews,
  ) {}

  /** Make a code that signs one device in, for one event and one day */
  @Post('devices')
  @Allow('door:write')
  @NeedsRecentPassword(true)
  @AnswersData(DeviceWithCode, { status: 201 })
  @FailsWith(404, 'There is no such event')
  async create(@Body() fields: NewDevice, @CallerOf() by: Caller) {
    refuseDevices(by);
    return { data: await this.devices.create(await this.gates.of(by, fields), fields, by) };
  }

  /** The devices of an event, newest first */
  @Get('devices')
  @Allow('door:read')
  @TakesEvent()
  @AnswersAll(DeviceView)
  @FailsWith(404, 'There is no such event')
  async list(@Query('event') event: string | undefined, @CallerOf() by: Caller) {
    return { data: await this.devices.list((await this.gates.of(by, { event })).event_id) };
  }

  /** Sign a device out, at once and for good */
  @Delete('devices/:id')
  @Allow('door:write')
  @AnswersData(DeviceView)
  async end(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    refuseDevices(by);
    return { data: await this.devices.end(id, by) };
  }

  /** Let all count that a device handed in after it was signed out, or void it */
  @Post('devices/:id/review')
  @HttpCode(200)
  @Allow('door:write')
  @AnswersData(ReviewedView)
  async review(@Param('id', UuidParam) id: string, @Body() { counts }: ReviewFields, @CallerOf() by: Caller) {
    refuseDevices(by);
    return { data: await this.reviews.settle(id, counts, by) };
  }

  /** The door's counts by day, gate and hour, who did not come, and conflicts */
  @Get('report')
  @Allow('door:read')
  @TakesEvent()
  @TakesDay()
  @AnswersData(DoorReport)
  @FailsWith(404, 'There is no such event')
  async report(
    @Query('event') event: string | undefined,
    @Query('day') day: string | undefined,
    @CallerOf() by: Caller,
  ) {
    return { data: await this.reports.read(await this.gates.of(by, { event, day })) };
  }

  /** Everybody of an event by name, and when they came: for the report, and for a sheet on paper */
  @Get('attendance')
  @Allow('door:read')
  @TakesEvent()
  @AnswersAll(Attendance)
  @FailsWith(404, 'There is no such event')
  async attendance(@Query('event') event: string | undefined, @CallerOf() by: Caller) {
    return { data: await this.reports.attendance(await this.gates.of(by, { event })) };
  }

  /** The same as CSV, with times as people read them */
  @Get('attendance.csv')
  @Allow('door:read')
  @TakesEvent()
  @ApiQuery({ name: 'tz', required: false, schema: { type: 'string', default: 'Asia/Manila' } })
  @Header('Content-Disposition', 'attachment; filename="attendance.csv"')
  @AnswersFile('text/csv', 'UTF-8 with a byte order mark; a line for each day on which somebody came')
  @FailsWith(404, 'There is no such event')
  async csv(
    @Query('event') event: string | undefined,
    @Query('tz') tz: string | undefined,
    @CallerOf() by: Caller,
    @Res() response: Response,
  ) {
    const zone = parseTimeZone(tz);
    const text = await this.reports.csv(await this.gates.of(by, { event }), zone);
    response.type('text/csv; charset=utf-8').send(text);
  }

  /** Mark a conflict as dealt with */
  @Post('conflicts/:id/settle')
  @HttpCode(200)
  @Allow('door:write')
  @AnswersData(SettledView)
  async settle(@Param('id', UuidParam) nonce: string, @CallerOf() by: Caller) {
    refuseDevices(by);
    await this.reports.settle(nonce, by);
    return { data: { nonce, settled: true } };
  }
}
