import { v7 } from 'uuid';
import { type Insert, insertOf, insertOnce, type Once } from '../platform/http/idempotency/insert-once.js';
import { inquiryActivity, type InquiryFields, type InquiryRow, toInquiryRecord } from './inquiries.dto.js';
import { inquiryList } from './inquiry-list.js';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { Caller } from '../platform/http/caller.js';
import { Bin } from '../activity/bin/bin.js';
import { ActivityLog, createdSql } from '../activity/activity-log.js';
import { transaction } from '../platform/database/transaction.js';
import { type Precondition, UNCONDITIONAL } from '../platform/http/etag.js';
import { ApiError } from '../platform/http/api-error.js';
import type { ListQuery } from '../platform/listing/parse-filters.js';
import { ListReader, type Page } from '../platform/listing/list-reader.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Mails } from '../platform/mail/mails.js';
import { INQUIRY_MAILS } from './mails/inquiry-mails.js';
import { Inquiry } from './inquiry.entity.js';

/** Written out rather than left to the entity manager: a busy write. */
export const receiveSql = (fields: InquiryFields, spam: boolean): Insert =>
  insertOf({
    name: 'receive_inquiry',
    table: 'inquiry',
    select: inquiryList.select,
    made: { id: v7(), spam },
    given: {
      first_name: fields.first_name,
      last_name: fields.last_name,
      phone_number: fields.phone_number,
      country: fields.country ?? null,
      project_interest: fields.project_interest ?? null,
      email: fields.email,
      place: fields.place ?? null,
      message: fields.message,
      agree_newsletter: fields.agree_newsletter ?? false,
      agree_terms: fields.agree_terms,
      where_did_find_about_us: fields.where_did_find_about_us ?? null,
      consent_text: fields.consent_text ?? null,
    },
    also: [
      createdSql({ resource: 'inquiries', type: 'inquiry.created' }),
      Jobs.sql(INQUIRY_MAILS, 'inquiry_id', 'spam'),
    ],
  });

/** Every table that has rows of an inquiry, and the column with its id: what goes into the bin with it. */
const BINNED = [
  ['inquiry', 'id'],
  ['mail', 'record_id'],
] as const;

/** Receive → read and search → remove. */
@Injectable()
export class InquiriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly lists: ListReader,
    private readonly activity: ActivityLog,
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly bin: Bin,
  ) {}

  /** @throws ApiError 409 when the key was used for another inquiry */
  receive(
    fields: InquiryFields,
    idempotencyKey: string | undefined,
    spam: boolean,
  ): Promise<Once<InquiryRow>> {
    return insertOnce<InquiryRow>(this.pool, receiveSql(fields, spam), idempotencyKey, fields, () => {
      this.activity.committed();
      this.jobs.wake();
    });
  }

  list(query: ListQuery): Promise<Page<InquiryRow>> {
    return this.lists.page<InquiryRow>(inquiryList, query);
  }

  /** @throws ApiError 404 */
  async find(id: string): Promise<InquiryRow> {
    return found(await this.dataSource.manager.findOneBy(Inquiry, { id }));
  }

  /** Puts the inquiry into the bin. @returns the record as it was @throws ApiError 404, 412 */
  remove(id: string, by: Caller, ifMatch: Precondition = UNCONDITIONAL): Promise<InquiryRow> {
    return transaction(this.dataSource, async (manager) => {
      const inquiry = found(
        await manager.findOne(Inquiry, { where: { id }, lock: { mode: 'pessimistic_write' } }),
      );
      ifMatch(toInquiryRecord(inquiry));
      await this.bin.put(manager, by, {
        resource: 'inquiries',
        id,
        name: `${inquiry.first_name} ${inquiry.last_name}`,
        about: inquiry.project_interest,
        tables: BINNED,
      });
      await manager.delete(Inquiry, { id });
      await this.mails.forget(manager, 'inquiries', id);
      await this.activity.recordDeletion(manager, by, inquiryActivity('inquiry.deleted', id));
      return inquiry;
    });
  }

  /** Takes the inquiry out of the bin. @throws ApiError 404, 409 */
  restore(id: string, by: Caller): Promise<InquiryRow> {
    return transaction(this.dataSource, async (manager) => {
      await this.bin.restore(manager, 'inquiries', id);
      await this.mails.keepBack(manager, id);
      await this.activity.record(manager, by, inquiryActivity('inquiry.restored', id));
      await manager.update(Inquiry, { id }, { updated_at: () => 'now()' });
      return found(await manager.findOneBy(Inquiry, { id }));
    });
  }
}

function found(inquiry: Inquiry | null): Inquiry {
  if (!inquiry) throw ApiError.notFound('Inquiry');
  return inquiry;
}
