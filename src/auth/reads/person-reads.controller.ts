import { Body, Controller, Get, Injectable, Logger, Put } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor, OnModuleInit } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { Allow, StaffOf, type StaffCaller } from '../../platform/http/caller.js';
import { RequiredWholeNumber } from '../../platform/http/fields/fields.js';
import {
  AnswersAll,
  AnswersData,
  ShownDateOrNull,
  ShownText,
  ShownUuid,
} from '../../platform/http/openapi/answers.js';
import { CsvExports } from '../../platform/listing/csv-exports.js';
import { PersonReadCounts } from './person-reads.js';
import { personsIn } from './persons-in.js';

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

/** Counts what people read of persons: whatever a route answers, before it answers. */
@Injectable()
export class CountsPersonReads implements NestInterceptor, OnModuleInit {
  private readonly log = new Logger('PersonReads');

  constructor(
    private readonly reads: PersonReadCounts,
    private readonly exports: CsvExports,
  ) {}

  onModuleInit(): void {
    this.exports.onSent(async ({ caller }, rows) => {
      if (caller?.kind !== 'staff') return;
      // The file has gone out: nobody can be told any more that it could not be counted.
      await this.reads
        .count(caller, [], rows)
        .catch((error: unknown) => this.log.warn(`A file of ${rows} rows was not counted: ${String(error)}`));
    });
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { caller } = context.switchToHttp().getRequest<Request>();
    if (caller?.kind !== 'staff') return next.handle();
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await this.reads.count(caller, personsIn(answer));
        return answer;
      }),
    );
  }
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
