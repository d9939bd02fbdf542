import { Injectable, Controller, Get, Param } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type AuditedResource, AuditEntry } from './activity-entry.entity.js';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../platform/http/caller.js';
import { AnswersAll } from '../platform/http/openapi/answers.js';
import { UuidParam } from '../platform/http/uuid.js';
import { AuditEntryView, toAuditEntryView } from './history.dto.js';

/** More than a record's whole life holds; a bound all the same. */
const MOST = 500;

/** Reads the log. */
@Injectable()
export class HistoryService {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  /** What happened to one record, newest first; empty for a record that nobody changed or that never was. */
  of(resource: AuditedResource, record_id: string): Promise<AuditEntry[]> {
    return this.entries.find({
      where: { resource, record_id },
      order: { at: 'DESC', id: 'DESC' },
      take: MOST,
    });
  }
}

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
