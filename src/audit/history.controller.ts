import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../access/rules.js';
import { AnswersAll } from '../http/api-answers.js';
import { UuidParam } from '../http/uuid.js';
import type { AuditedResource } from './audit-entry.entity.js';
import { AuditEntryView, toAuditEntryView } from './audit-entry.view.js';
import { HistoryService } from './history.service.js';

/** Each record's history, for whoever may read the record; it stays when the record is deleted. */
@ApiTags('History')
@Controller()
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  /** Who changed this delegate, when, and what. */
  @Get('delegates/:id/history')
  @Allow('delegates:read')
  @AnswersAll(AuditEntryView)
  ofDelegate(@Param('id', UuidParam) id: string) {
    return this.of('delegates', id);
  }

  /** Who changed this inquiry, when, and what. */
  @Get('inquiry/properties/:id/history')
  @Allow('inquiries:read')
  @AnswersAll(AuditEntryView)
  ofInquiry(@Param('id', UuidParam) id: string) {
    return this.of('inquiries', id);
  }

  /** Who changed this account, when, and what. */
  @Get('staff/:id/history')
  @Allow('admin')
  @AnswersAll(AuditEntryView)
  ofStaff(@Param('id', UuidParam) id: string) {
    return this.of('staff', id);
  }

  /** Who made and revoked this API key, and when. */
  @Get('api-keys/:id/history')
  @Allow('admin')
  @AnswersAll(AuditEntryView)
  ofApiKey(@Param('id', UuidParam) id: string) {
    return this.of('api-keys', id);
  }

  private async of(resource: AuditedResource, id: string) {
    return { data: (await this.history.of(resource, id)).map(toAuditEntryView) };
  }
}
