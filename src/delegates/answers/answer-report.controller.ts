import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../platform/http/caller.js';
import { AnswersData } from '../../platform/http/openapi/answers.js';
import { AnswerReport, AnswerReports } from './answer-report.js';

@ApiTags('Events')
@Controller('events')
export class AnswerReportController {
  constructor(private readonly reports: AnswerReports) {}

  /** How many delegates of an event answered what */
  @Get(':event/answers')
  @Allow('delegates:read')
  @AnswersData(AnswerReport)
  async report(@Param('event') event: string) {
    return { data: await this.reports.of(event) };
  }
}
