import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { Caller } from '../access/caller.js';
import { AuditLog } from '../audit/audit-log.js';
import { insertOnce, type Once } from '../http/idempotency/insert-once.js';
import { Refusal } from '../http/refusal.js';
import type { ListQuery } from '../listing/list-query.js';
import { ListReader, type Page } from '../listing/list-reader.js';
import type { InquiryFields } from './inquiry-fields.dto.js';
import { inquiryList } from './inquiry-list.js';
import { Inquiry } from './inquiry.entity.js';
import type { InquiryRow } from './inquiry.view.js';
import { receiveSql } from './receive-sql.js';

/** Receive → read and search → remove. */
@Injectable()
export class InquiriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly lists: ListReader,
    private readonly audit: AuditLog,
  ) {}

  /** @throws Refusal 409 when the key was used for another inquiry */
  receive(
    fields: InquiryFields,
    idempotencyKey: string | undefined,
    suspect: boolean,
  ): Promise<Once<InquiryRow>> {
    return insertOnce<InquiryRow>(this.pool, receiveSql(fields, suspect), idempotencyKey, fields);
  }

  list(query: ListQuery): Promise<Page<InquiryRow>> {
    return this.lists.page<InquiryRow>(inquiryList, query);
  }

  /** @throws Refusal 404 */
  async find(id: string): Promise<InquiryRow> {
    return found(await this.dataSource.manager.findOneBy(Inquiry, { id }));
  }

  /** @returns the record as it was @throws Refusal 404 */
  remove(id: string, by: Caller): Promise<InquiryRow> {
    return this.dataSource.transaction(async (manager) => {
      const inquiry = found(
        await manager.findOne(Inquiry, { where: { id }, lock: { mode: 'pessimistic_write' } }),
      );
      await manager.delete(Inquiry, { id });
      await this.audit.recordDeletion(manager, by, 'inquiries', id);
      return inquiry;
    });
  }
}

function found(inquiry: Inquiry | null): Inquiry {
  if (!inquiry) throw Refusal.notFound('Inquiry');
  return inquiry;
}
