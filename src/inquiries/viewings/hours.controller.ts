import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, OnlyFor, StaffOf, type StaffCaller } from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersData } from '../../platform/http/openapi/answers.js';
import { NewDayOff, NewViewingHours, Timetable } from './hours.dto.js';
import { ViewingTimetable } from './hours.service.js';

/** When colleagues show projects. Each call answers the whole of it. */
@ApiTags('Inquiries')
@Controller('inquiry/viewing-hours')
export class ViewingHoursController {
  constructor(private readonly timetable: ViewingTimetable) {}

  /** Who shows which project when, and the days off */
  @Get()
  @Allow('inquiries:read')
  @AnswersData(Timetable)
  async read() {
    return { data: await this.timetable.read() };
  }

  /** Offer hours, every week from now on: yours, or as a manager a colleague's */
  @Post()
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager', 'agent'])
  @AnswersData(Timetable)
  async add(@Body() hours: NewViewingHours, @StaffOf() me: StaffCaller) {
    return { data: await this.timetable.add(hours, me) };
  }

  /** Offer these hours no more; what was booked in them stays booked */
  @Delete(':id')
  @Allow('signed-in')
  @OnlyFor(['manager', 'agent'])
  @AnswersData(Timetable)
  async remove(@Param('id', UuidParam) id: string, @StaffOf() me: StaffCaller) {
    return { data: await this.timetable.remove(id, me) };
  }

  /** Take days off: a holiday of all, or those of one colleague; what was booked on them stays booked */
  @Post('days-off')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager', 'agent'])
  @AnswersData(Timetable)
  async addDayOff(@Body() days: NewDayOff, @StaffOf() me: StaffCaller) {
    return { data: await this.timetable.addDayOff(days, me) };
  }

  /** Show on these days again */
  @Delete('days-off/:id')
  @Allow('signed-in')
  @OnlyFor(['manager', 'agent'])
  @AnswersData(Timetable)
  async removeDayOff(@Param('id', UuidParam) id: string, @StaffOf() me: StaffCaller) {
    return { data: await this.timetable.removeDayOff(id, me) };
  }
}
