import { ApiProperty } from '@nestjs/swagger';
import {
  ShownDate,
  ShownDateOrNull,
  ShownNumberOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../http/openapi/answers.js';

/** Something that is done by the clock, and how it went the last time. */
export class PeriodicJobView {
  @ShownText({ example: 'idempotency-keys' }) name: string;
  @ShownText() description: string;
  @ShownDate({ description: 'The next time' }) run_at: Date;
  @ShownDateOrNull() started_at: Date | null;
  @ShownDateOrNull() finished_at: Date | null;
  @ShownNumberOrNull({ description: 'How many things the last run did; null: it failed, or does not count' })
  done: number | null;
  @ShownTextOrNull({ description: 'Why the last run failed; null: it did not' }) last_error: string | null;
}

/** A job that was given up, or that failed and is tried again. */
export class FailedJobView {
  @ShownUuid() id: string;
  @ShownText({ example: 'mail' }) kind: string;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Ids of what it is about' })
  payload: object;
  @ApiProperty({ type: 'integer' }) attempts: number;
  @ShownTextOrNull() last_error: string | null;
  @ShownDate() run_at: Date;
  @ShownDateOrNull({ description: 'When it was given up; null: it is tried again at run_at' })
  failed_at: Date | null;
  @ShownDate() created_at: Date;
}

export class WaitingJobs {
  @ShownText() kind: string;
  @ApiProperty({ type: 'integer' }) count: number;
  @ShownDate({ description: 'When the oldest was written' }) oldest: Date;
}

/** What happens beside the requests. */
export class JobsView {
  @ApiProperty({ type: [PeriodicJobView] }) periodic: PeriodicJobView[];
  @ApiProperty({ type: [WaitingJobs] }) waiting: WaitingJobs[];
  @ApiProperty({ type: [FailedJobView], description: 'At most 100, the newest first' })
  failed: FailedJobView[];
}
