import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import { seesAll, type Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { UNCONDITIONAL, type Precondition } from '../../platform/http/etag.js';
import { inquiryActivity } from '../inquiries.dto.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import { Inquiry, type Work } from '../inquiry.entity.js';
import { seenBy } from '../seen-by.js';
import { callsOf, isReached, reachedBy, unreachedBy, type Before, type Logged } from './answered.js';
import { lockSeen, readInquiry } from './inquiry-rows.js';
import type { ContactWay, Outcome } from './statuses.js';
import type { NoteRow } from './work.dto.js';
import { InquiryWork } from './work.service.js';

const COLUMNS =
  'id, inquiry_id, kind, text, via, outcome, author_kind, author_id, author_name, created_at, corrected_at, corrected_by';

/** What stands beside an inquiry: notes, which can be corrected, and answers, which can be taken back. */
@Injectable()
export class InquiryNotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly activity: ActivityLog,
    private readonly work: InquiryWork,
  ) {}

  /** Lists the notes, the oldest first. @throws ApiError 403, 404 */
  async of(inquiryId: string, by: Caller): Promise<NoteRow[]> {
    seenBy(by, await readInquiry(this.dataSource.manager, inquiryId));
    const { rows } = await this.pool.query<NoteRow>(
      `SELECT ${COLUMNS} FROM inquiry_note WHERE inquiry_id = $1 AND taken_back_at IS NULL ORDER BY created_at, id`,
      [inquiryId],
    );
    return rows;
  }

  /** @param key the same key again makes no second note @throws ApiError 404, 409 */
  add(inquiryId: string, text: string, by: Caller, key: string | undefined): Promise<NoteRow> {
    return transaction(this.dataSource, async (tx) => {
      await lockSeen(tx, inquiryId, by);
      const { note, isNew } = await insert(tx, { inquiryId, key, by, kind: 'note', text });
      if (isNew) await this.activity.record(tx, by, inquiryActivity('inquiry.noted', inquiryId));
      return note;
    });
  }

  /**
   * What the note says changes, and the history has what it said: by whoever wrote it, or sees all.
   * @throws ApiError 403, 404, 412
   */
  correct(
    inquiryId: string,
    noteId: string,
    text: string,
    by: Caller,
    ifMatch: Precondition = UNCONDITIONAL,
  ): Promise<InquiryRow> {
    return transaction(this.dataSource, async (tx) => {
      const inquiry = await lockSeen(tx, inquiryId, by, ifMatch);
      const [note] = await tx.query<NoteRow[]>(
        `SELECT ${COLUMNS} FROM inquiry_note WHERE id = $1 AND inquiry_id = $2 AND kind = 'note'`,
        [noteId, inquiryId],
      );
      if (!note) throw ApiError.notFound('Note');
      if (!seesAll(by) && !('id' in by && note.author_id === by.id))
        throw ApiError.forbidden(
          `${note.author_name ?? 'A colleague'} wrote this note. Add one of your own.`,
        );
      if (note.text === text) return inquiry;
      await tx.query(
        'UPDATE inquiry_note SET text = $2, corrected_at = clock_timestamp(), corrected_by = $3 WHERE id = $1',
        [noteId, text, 'name' in by ? by.name : null],
      );
      const values = { before: { note: note.text }, after: { note: text } };
      await this.activity.record(tx, by, inquiryActivity('inquiry.corrected', inquiryId, values));
      // The version changes, so that somebody who corrects it at the same time is told.
      await tx.update(Inquiry, { id: inquiryId }, { updated_at: () => 'clock_timestamp()' });
      return readInquiry(tx, inquiryId);
    });
  }

  /**
   * The visitor was answered, or called. The first answer that reached them counts; a new inquiry is then contacted. One
   * that is nobody's is from now on theirs who answered or tried to.
   * @param outcome of a call @throws ApiError 404, 409
   */
  answer(
    inquiryId: string,
    { via, outcome }: { via: ContactWay; outcome?: Outcome | null | undefined },
    by: Caller,
    key: string | undefined,
  ): Promise<NoteRow> {
    if (outcome != null && via !== 'phone')
      throw ApiError.invalid([{ field: 'outcome', message: 'Only a call (via phone) has an outcome' }]);
    const result = via === 'phone' ? (outcome ?? 'reached') : null;
    return transaction(this.dataSource, async (tx) => {
      const inquiry = await lockSeen(tx, inquiryId, by);
      refuseSpam(inquiry);
      const before = changedBy(inquiry, by, isReached(result));
      const entry = { inquiryId, key, by, kind: 'answer', via, outcome: result, before } as const;
      const { note, isNew } = await insert(tx, entry);
      if (!isNew) return note;
      const work: Partial<Work> = {
        ...(before.assignee_id === null && by.kind === 'staff' && { assignee_id: by.id }),
        ...(isReached(result) && reachedBy(inquiry, note)),
        ...(result && (await callsOf(tx, inquiry, null, result))),
      };
      await this.work.write(tx, inquiry, work, by);
      return note;
    });
  }

  /** The answer was logged by mistake: what it changed is as before, unless somebody has changed it since. */
  takeBack(inquiryId: string, answerId: string, by: Caller): Promise<InquiryRow> {
    return transaction(this.dataSource, async (tx) => {
      const inquiry = await lockSeen(tx, inquiryId, by);
      const [taken] = await tx.query<[(Logged & { author_id: string | null })[], number]>(
        `UPDATE inquiry_note SET taken_back_at = now()
          WHERE id = $1 AND inquiry_id = $2 AND kind = 'answer' AND taken_back_at IS NULL
          RETURNING before, author_id, created_at, outcome`,
        [answerId, inquiryId],
      );
      const [answer] = taken;
      if (!answer) throw ApiError.notFound('Answer');
      const { assignee_id, awaits_manager } = answer.before ?? {};
      const work: Partial<Work> = {
        ...(isReached(answer.outcome) && (await unreachedBy(tx, inquiry, answer))),
        ...(answer.outcome && (await callsOf(tx, inquiry, answer.outcome, null))),
        ...(assignee_id === null &&
          inquiry.assignee_id === answer.author_id && {
            assignee_id,
            ...(awaits_manager && { awaits_manager }),
          }),
      };
      return this.work.write(tx, inquiry, work, by);
    });
  }
}

/** Refuses an answer or a call to spam. @throws ApiError 409 */
export function refuseSpam({ status }: InquiryRow): void {
  if (status === 'spam')
    throw ApiError.conflict('inquiry_is_spam', 'This inquiry is spam: first say that it is not.');
}

const changedBy = (inquiry: InquiryRow, by: Caller, reaches: boolean): Before => ({
  ...(reaches && inquiry.status === 'new' && { status: inquiry.status }),
  ...(inquiry.assignee_id === null &&
    by.kind === 'staff' && {
      assignee_id: null,
      ...(inquiry.awaits_manager && { awaits_manager: true }),
    }),
});

interface Entry {
  inquiryId: string;
  key: string | undefined;
  by: Caller;
  kind: NoteRow['kind'];
  text?: string;
  via?: ContactWay;
  outcome?: Outcome | null;
  before?: Before;
}

/** The key is the new row's id, so that the same request again finds the row that the first one made. */
async function insert(tx: Transaction, entry: Entry) {
  const { inquiryId, key, by, kind, text, via, outcome, before } = entry;
  const id = key?.toLowerCase() ?? v7();
  const [added] = await tx.query<NoteRow[]>(
    `INSERT INTO inquiry_note (id, inquiry_id, kind, text, via, author_kind, author_id, author_name, before, outcome)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING RETURNING ${COLUMNS}`,
    [
      id,
      inquiryId,
      kind,
      text ?? null,
      via ?? null,
      by.kind,
      'id' in by ? by.id : null,
      'name' in by ? by.name : null,
      before ?? null,
      outcome ?? null,
    ],
  );
  if (added) return { note: added, isNew: true };
  const [first] = await tx.query<NoteRow[]>(`SELECT ${COLUMNS} FROM inquiry_note WHERE id = $1`, [id]);
  const same =
    first?.inquiry_id === inquiryId && first.text === (text ?? null) && first.via === (via ?? null);
  if (!first || !same) throw ApiError.keyReused();
  return { note: first, isNew: false };
}
