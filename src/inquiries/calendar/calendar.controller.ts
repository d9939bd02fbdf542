import { randomUUID } from 'node:crypto';
import { Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, OnlyFor, StaffOf, type StaffCaller } from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersData, AnswersFile } from '../../platform/http/openapi/answers.js';
import { CalendarAddress } from './calendar.dto.js';
import { Calendars } from './calendars.js';

/** One's own calendar address. */
@ApiTags('Inquiries')
@Controller('inquiry/calendar')
export class OwnCalendarController {
  constructor(private readonly calendars: Calendars) {}

  /** The address of your calendar of next steps */
  @Get()
  @Allow('signed-in')
  @OnlyFor(['manager', 'agent'])
  @AnswersData(CalendarAddress)
  async address(@StaffOf() me: StaffCaller) {
    return { data: await this.calendars.addressOf(me.id) };
  }

  /** Make the address, or a new one: the one before ends */
  @Post()
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager', 'agent'])
  @AnswersData(CalendarAddress)
  async make(@StaffOf() me: StaffCaller) {
    return { data: await this.calendars.set(me.id, randomUUID()) };
  }

  /** End the address */
  @Delete()
  @Allow('signed-in')
  @OnlyFor(['manager', 'agent'])
  @AnswersData(CalendarAddress)
  async end(@StaffOf() me: StaffCaller) {
    return { data: await this.calendars.set(me.id, null) };
  }
}

/** Calendar programs read here. They can't sign in, so the address itself is the key. */
@ApiTags('Inquiries')
@Controller('calendars')
export class CalendarsController {
  constructor(private readonly calendars: Calendars) {}

  /** A colleague's next steps, for a calendar program (iCalendar) */
  @Get(':uuid')
  @Allow('anyone')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @AnswersFile('text/calendar', 'RFC 5545')
  read(@Param('uuid', UuidParam) key: string): Promise<string> {
    return this.calendars.read(key);
  }
}
