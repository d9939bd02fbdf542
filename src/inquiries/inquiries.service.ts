import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog, activityRows } from '../activity/activity-log.js';
import { Bin } from '../activity/bin/bin.js';
import { Inserts } from '../activity/inserts.js';
import { transaction, type Transaction } from '../platform/database/transaction.js';
import { ANONYMOUS, seesAll, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { UNCONDITIONAL, type Precondition } from '../platform/http/etag.js';
import type { Once } from '../platform/idempotency/idempotency.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { refuseMissing, valuesOf } from '../platform/listing/declared-fields.js';
import type { ListQuery } from '../platform/listing/list-query.js';
import { ListReader, type Page } from '../platform/listing/list-reader.js';
import { Mails } from '../platform/mail/mails.js';
import { inquiryActivity, type InquiryFields } from './inquiries.dto.js';
import { OPTIONAL } from './inquiry-fields.js';
import { inquiryList } from './inquiry-list.js';
import { EarlierInquiry, toInquiryRecord, type InquiryRow, type SentRow } from './inquiry-record.dto.js';
import { Inquiry } from './inquiry.entity.js';
import { INQUIRY_MAILS } from './mails/inquiry-mails.js';
import { samePerson, whatIsSame } from './same-person.js';
import { listedFor, seenBy, seenSql } from './seen-by.js';
import { hasBookedViewing } from './viewings/viewing-rows.js';
import { lockInquiry, readInquiry } from './work/inquiry-rows.js';

/** What the visitor sent; a field that is forgotten here is an error of types. */
const sentOf = (fields: InquiryFields) =>
  ({
    first_name: fields.first_name,
    last_name: fields.last_name,
    phone_number: fields.phone_number,
    email: fields.email,
    message: fields.message,
    agree_newsletter: fields.agree_newsletter ?? false,
    agree_terms: fields.agree_terms,
    ...valuesOf(OPTIONAL, fields),
    // Without a script the form sends the words whether the box is ticked or not.
    ...(fields.agree_newsletter !== true && { news_text: null }),
  }) satisfies Record<keyof InquiryFields, unknown>;

/** Every table that has rows of an inquiry, and the column with its id: what goes into the bin with it. */
const BINNED = [
  ['inquiry', 'id'],
  ['inquiry_note', 'inquiry_id'],
  ['viewing', 'inquiry_id'],
  ['mail', 'record_id'],
] as const;

/** Receives, reads, searches and removes inquiries. */
@Injectable()
export class InquiriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inserts: Inserts,
    private readonly lists: ListReader,
    private readonly activity: ActivityLog,
    private readonly mails: Mails,
    private readonly bin: Bin,
  ) {}

  /**
   * @param more `agent`: whose link led here, where the fields name nobody's; `network`: from where it came
   * @throws ApiError 400 where a field is missing, 409 when the key was used for another inquiry
   */
  receive(
    fields: InquiryFields,
    key: string | undefined,
    { spam, agent, network = null }: { spam: boolean; agent?: string | undefined; network?: string | null },
  ): Promise<Once<SentRow>> {
    refuseMissing(OPTIONAL, fields);
    const sent = sentOf({ ...fields, agent_code: fields.agent_code ?? agent });
    // The agent's link is no part of what is compared: the same inquiry again is the same, whatever link was followed meanwhile.
    const body = { ...sent, agent_code: fields.agent_code ?? null };
    return this.inserts.once<SentRow>(
      { key, name: 'receive_inquiry', body },
      {
        first: (insert) => {
          const id = v7();
          return insert({
            inquiry: [{ id, spam, status: spam ? 'spam' : 'new', ...sent }],
            activity: activityRows(ANONYMOUS, inquiryActivity('inquiry.created', id)),
            // No mail tells of an inquiry that a robot seems to have sent.
            job: spam
              ? []
              : [Jobs.row(INQUIRY_MAILS, { inquiry_id: id, ...(network !== null && { network }) })],
          });
        },
        again: async (id) => {
          const row = await this.dataSource.manager.findOneBy(Inquiry, { id });
          return row ? { ...row, ...sent } : undefined;
        },
      },
    );
  }

  list(query: ListQuery, by: Caller): Promise<Page<InquiryRow>> {
    return this.lists.page<InquiryRow>(inquiryList, listedFor(by, query));
  }

  /** @throws ApiError 403, 404 */
  async find(id: string, by: Caller): Promise<InquiryRow> {
    return seenBy(by, await readInquiry(this.dataSource.manager, id));
  }

  /** The history of a removed inquiry stays to be read: by those who see all. @throws ApiError 403, 404 */
  async refuseForeign(id: string, by: Caller): Promise<void> {
    if (!seesAll(by)) await this.find(id, by);
  }

  /**
   * Other inquiries with the same e-mail or phone number, newest first. They are shown together
   * and never merged: a family shares an address, and an office a telephone.
   * @throws ApiError 404
   */
  async samePerson(id: string, by: Caller): Promise<EarlierInquiry[]> {
    const { email, phone_number } = await this.find(id, by);
    const rows = await this.dataSource.query<(Omit<EarlierInquiry, 'created_at'> & { created_at: Date })[]>(
      `SELECT id, first_name, last_name, project_interest, message, status, created_at,
              (SELECT name FROM staff WHERE staff.id = assignee_id) AS assignee_name,
              ${whatIsSame('inquiry', '$2', '$3')} AS same
         FROM inquiry
        WHERE id <> $1 AND ${samePerson('inquiry', '$2', '$3')} AND ${seenSql('inquiry', '$4::boolean', '$5::uuid')}
        ORDER BY created_at DESC, id DESC LIMIT 50`,
      [id, email, phone_number, seesAll(by), 'id' in by ? by.id : null],
    );
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  }

  /** Puts the inquiry into the bin. @returns the record as it was @throws ApiError 404, 409 while a viewing is booked, 412 */
  remove(id: string, by: Caller, ifMatch: Precondition = UNCONDITIONAL): Promise<InquiryRow> {
    return transaction(this.dataSource, async (tx) => {
      const inquiry = await lockInquiry(tx, id);
      ifMatch(toInquiryRecord(inquiry));
      await refuseBooked(tx, id);
      await this.putAway(tx, by, [inquiry]);
      return inquiry;
    });
  }

  /** Puts inquiries that are locked into the bin. */
  async putAway(
    tx: Transaction,
    by: Caller,
    inquiries: readonly Pick<InquiryRow, 'id' | 'first_name' | 'last_name' | 'project_interest'>[],
  ): Promise<void> {
    const records = inquiries.map(({ id, first_name, last_name, project_interest }) => ({
      id,
      name: `${first_name} ${last_name}`,
      about: project_interest,
    }));
    const ids = records.map(({ id }) => id);
    await this.bin.put(tx, by, { resource: 'inquiries', records, tables: BINNED });
    await tx.delete(Inquiry, { id: In(ids) });
    await this.mails.forget(tx, 'inquiries', ...ids);
    await this.activity.recordDeletions(tx, by, inquiryActivity('inquiry.deleted', ''), ids);
  }

  /** Takes the inquiry out of the bin. @throws ApiError 404, 409 */
  restore(id: string, by: Caller): Promise<InquiryRow> {
    return transaction(this.dataSource, async (tx) => {
      await forgetGoneColleague(tx, id);
      await this.bin.restore(tx, 'inquiries', id);
      await this.mails.keepBack(tx, id);
      await this.activity.record(tx, by, inquiryActivity('inquiry.restored', id));
      await tx.update(Inquiry, { id }, { updated_at: () => 'now()' });
      return readInquiry(tx, id);
    });
  }
}

/** Refuses while a viewing is booked: its visitor must be told first, or would stand before a closed door. @throws ApiError 409 */
async function refuseBooked(tx: Transaction, id: string): Promise<void> {
  if (await hasBookedViewing(tx, id))
    throw ApiError.conflict(
      'viewing_booked',
      'A viewing is booked. Call it off first, by the next step: the visitor is then told.',
    );
}

/** Whoever answered may have left while the inquiry lay in the bin: it then waits for a manager. */
async function forgetGoneColleague(tx: Transaction, id: string): Promise<void> {
  const row = '{0,rows,0}';
  const place = '{0,rows,0,assignee_id}';
  await tx.query(
    `UPDATE bin_entry SET rows = jsonb_set(rows, '${row}', rows #> '${row}' || '{"assignee_id": null, "awaits_manager": true}')
      WHERE resource = 'inquiries' AND id = $1 AND rows #>> '${place}' IS NOT NULL
        AND NOT EXISTS (SELECT FROM staff WHERE staff.id = (rows #>> '${place}')::uuid)`,
    [id],
  );
}
