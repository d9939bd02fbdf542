import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Allow, StaffOf, type StaffCaller } from '../../platform/http/caller.js';
import { RequiredWholeNumber } from '../../platform/http/fields/fields.js';
import {
  AnswersAll,
  AnswersData,
  ShownDateOrNull,
  ShownText,
  ShownUuid,
} from '../../platform/http/openapi/answers.js';
import { PersonReadCounts } from './person-reads.js';

class PersonReadsView {
  @ShownText({ format: 'date', description: 'In the Philippines' }) day: string;
  @ShownUuid() reader_id: string;
  @ShownText({ description: 'As the person was called then' }) name: string;
  @ShownText({ description: 'The role in which they read' }) role: string;
  @ApiProperty({
    type: 'integer',
    description: 'Records of persons; each counts once a day, those of a file each time',
  })
  rows: number;
  @ShownDateOrNull({ description: 'When it was more than the limit, and admins were told' })
  told_at: Date | null;
}

class PersonReadLimit {
  @RequiredWholeNumber(0, 1_000_000, {
    description: 'Rows of persons that a person may read on a day before admins are told; 0: never',
    example: 2_000,
  })
  rows_a_day: number;
}

@ApiTags('Staff accounts')
@Controller('person-reads')
export class PersonReadsController {
  constructor(private readonly reads: PersonReadCounts) {}

  /** How many rows of persons each colleague read, by day and role: the last 30 days */
  @Get()
  @Allow('admin')
  @AnswersAll(PersonReadsView)
  async list() {
    return { data: await this.reads.list() };
  }

  /** Beyond how many rows a day admins are told */
  @Get('limit')
  @Allow('admin')
  @AnswersData(PersonReadLimit)
  async limit() {
    return { data: { rows_a_day: await this.reads.limit() } };
  }

  /** Change the limit */
  @Put('limit')
  @Allow('admin')
  @AnswersData(PersonReadLimit)
  async setLimit(@Body() { rows_a_day }: PersonReadLimit, @StaffOf() me: StaffCaller) {
    await this.reads.setLimit(rows_a_day, me);
    return { data: { rows_a_day } };
  }
}
