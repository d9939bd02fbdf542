import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, StaffOf, type StaffCaller } from '../platform/http/caller.js';
import { AnswersData } from '../platform/http/openapi/answers.js';
import { FirstSteps, FirstStepsChange } from './first-steps.dto.js';
import { FirstStepsReader } from './first-steps.js';

@ApiTags('Dashboard')
@Controller('dashboard/first-steps')
export class FirstStepsController {
  constructor(private readonly reader: FirstStepsReader) {}

  /** What an owner does first, and what of it is done */
  @Get()
  @Allow('admin')
  @AnswersData(FirstSteps)
  async read(@StaffOf() me: StaffCaller) {
    return { data: await this.reader.read(me) };
  }

  /** Hide them from all admins, or show them again */
  @Put()
  @Allow('admin')
  @AnswersData(FirstSteps)
  async change(@Body() { hidden }: FirstStepsChange, @StaffOf() me: StaffCaller) {
    return { data: await this.reader.hide(hidden, me) };
  }
}
