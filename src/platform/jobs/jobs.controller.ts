import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../http/caller.js';
import { UuidParam } from '../http/fields/uuid.js';
import { AnswersData } from '../http/openapi/answers.js';
import { JobsReader } from './jobs-reader.js';
import { FailedJobView, JobsView } from './jobs.dto.js';

@ApiTags('Jobs')
@Controller('jobs')
export class JobsController {
  constructor(private readonly reader: JobsReader) {}

  /** What happens beside the requests: by the clock, waiting, failed */
  @Get()
  @Allow('admin')
  @AnswersData(JobsView)
  async read() {
    return { data: await this.reader.read() };
  }

  /** Try a failed job again, now */
  @Post(':id/retry')
  @HttpCode(200)
  @Allow('admin')
  @AnswersData(FailedJobView)
  async retry(@Param('id', UuidParam) id: string) {
    return { data: await this.reader.runNow(id) };
  }
}
