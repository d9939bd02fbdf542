import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type AuditedResource, AuditEntry } from './audit-entry.entity.js';

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
