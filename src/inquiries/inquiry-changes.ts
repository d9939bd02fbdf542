import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { transaction, type Transaction } from '../platform/database/transaction.js';
import type { Caller } from '../platform/http/caller.js';
import type { Precondition } from '../platform/http/etag.js';
import { refuseNothing } from '../platform/http/fields/changes.js';
import { CORRECTABLE, inquiryActivity, WORK_FIELDS, type InquiryChange } from './inquiries.dto.js';
import { toInquiryRecord, type InquiryRow } from './inquiry-record.dto.js';
import { Inquiry } from './inquiry.entity.js';
import { lockSeen, readInquiry } from './work/inquiry-rows.js';
import type { InquiryWorkFields } from './work/work.dto.js';
import { InquiryWork } from './work/work.service.js';

/** Changes fields of an inquiry: who asks and about what, and the work on it, together or not at all. */
@Injectable()
export class InquiryChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly work: InquiryWork,
  ) {}

  /**
   * What is left out stays, and what is as it was leaves no trace.
   * @throws ApiError 400, 403, 404, 409 as a change of the work does, 412
   */
  async change(id: string, fields: InquiryChange, by: Caller, ifMatch: Precondition): Promise<InquiryRow> {
    refuseNothing(fields);
    await this.work.requireLicenseFor(id, fields, by);
    return transaction(this.dataSource, async (tx) => {
      const before = await lockSeen(tx, id, by, ifMatch);
      const work = workIn(fields, before);
      const after = await this.correct(tx, before, fields, by);
      return Object.keys(work).length === 0 ? after : this.work.changeLocked(tx, after, work, by);
    });
  }

  private async correct(
    tx: Transaction,
    inquiry: InquiryRow,
    fields: InquiryChange,
    by: Caller,
  ): Promise<InquiryRow> {
    const { id } = inquiry;
    const changed = CORRECTABLE.filter(
      (field) => fields[field] !== undefined && fields[field] !== inquiry[field],
    );
    if (changed.length === 0) return inquiry;
    const after = Object.fromEntries(changed.map((field) => [field, fields[field]]));
    const before = Object.fromEntries(changed.map((field) => [field, inquiry[field]]));
    const isNewNumber = changed.includes('phone_number');
    await tx.update(
      Inquiry,
      { id },
      { ...after, ...(isNewNumber && { phone_fails: false }), updated_at: () => 'clock_timestamp()' },
    );
    await this.activity.record(tx, by, inquiryActivity('inquiry.corrected', id, { before, after }));
    return readInquiry(tx, id);
  }
}

/** What the fields would change of the work. */
function workIn(fields: InquiryChange, inquiry: InquiryRow): InquiryWorkFields {
  const now = toInquiryRecord(inquiry);
  return Object.fromEntries(
    WORK_FIELDS.filter((name) => fields[name] !== undefined && fields[name] !== now[name]).map((name) => [
      name,
      fields[name],
    ]),
  );
}
