import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersData, FailsWith, Refuses } from '../../platform/http/openapi/answers.js';
import { DelegateRecord, toStaffRecord } from '../delegates.dto.js';
import { AddedPerson } from './adding.dto.js';
import { Adding } from './adding.js';

@ApiTags('Registrations')
@Controller('registrations')
export class AddingController {
  constructor(private readonly adding: Adding) {}

  /** Add somebody to a registration, also once it is paid: the difference is owed, and the payer is told. Who registered alone pays for both from then on */
  @Post(':id/delegates')
  @Allow('delegates:write')
  @AnswersData(DelegateRecord, { status: 201 })
  @FailsWith(409, 'Nobody of it comes, it looks like spam, or no place or price is left')
  @Refuses(['network_full', 'price_full', 'code_unknown'])
  async add(@Param('id', UuidParam) id: string, @Body() person: AddedPerson, @CallerOf() by: Caller) {
    return { data: toStaffRecord(await this.adding.add(id, person, by)) };
  }
}
