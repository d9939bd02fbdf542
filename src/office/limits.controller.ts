import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, NeedsRecentPassword, StaffOf, type StaffCaller } from '../platform/http/caller.js';
import { ChangesRecord, IfMatch, ReadsRecord, type Precondition } from '../platform/http/etag.js';
import { AnswersData } from '../platform/http/openapi/answers.js';
import { Limits, OfficeLimits } from './limits.js';

@ApiTags('Limits')
@Controller('limits')
export class LimitsController {
  constructor(private readonly limits: OfficeLimits) {}

  /** How long things are kept and stand, as it is in force */
  @Get()
  @Allow('admin')
  @ReadsRecord()
  @AnswersData(Limits)
  async read() {
    return { data: await this.limits.read() };
  }

  /** Change how long things are kept and stand */
  @Put()
  @Allow('admin')
  @NeedsRecentPassword(true)
  @ChangesRecord()
  @AnswersData(Limits)
  async write(@Body() wanted: Limits, @StaffOf() me: StaffCaller, @IfMatch() ifMatch: Precondition) {
    return { data: await this.limits.write(wanted, me, ifMatch) };
  }
}
