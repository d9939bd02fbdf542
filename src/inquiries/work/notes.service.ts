import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { inquiryActivity } from '../inquiries.dto.js';
import { type InquiryRow } from '../inquiry-record.dto.js';
import type { Work } from '../inquiry.entity.js';
import { seenBy } from '../seen-by.js';
import type { Status, ContactWay } from './statuses.js';
import type { NoteRow } from './work.dto.js';
import { InquiryWork, lockInquiry, readInquiry } from './work.service.js';

const COLUMNS = 'id, inquiry_id, kind, text, via, author_kind, author_id, author_name, created_at';

/** What an answer changed, and so what taking it back restores. */
interface Before {
  status?: Status;
  assignee_id?: string | null;
  awaits_manager?: boolean;
}

/** What stands beside an inquiry: notes, which are only ever added, and answers, which can be taken back. */
@Injectable()
export class InquiryNotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly activity: ActivityLog,
    private readonly work: InquiryWork,
  ) {}

  /** Oldest first. @throws ApiError 403, 404 */
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
      seenBy(by, await lockInquiry(tx, inquiryId));
      const { note, isNew } = await insert(tx, { inquiryId, key, by, kind: 'note', text });
      if (isNew) await this.activity.record(tx, by, inquiryActivity('inquiry.noted', inquiryId));
      return note;
    });
  }

  /**
   * The visitor was answered. The first answer counts; a new inquiry is then contacted, and one that is nobody's is
   * from now on theirs who answered.
   * @throws ApiError 404, 409
   */
  answer(inquiryId: string, via: ContactWay, by: Caller, key: string | undefined): Promise<NoteRow> {
    return transaction(this.dataSource, async (tx) => {
      const inquiry = seenBy(by, await lockInquiry(tx, inquiryId));
      if (inquiry.status === 'spam')
        throw ApiError.conflict('inquiry_is_spam', 'This inquiry is spam: say that it is not, first.');
      const before = changedBy(inquiry, by);
      const { note, isNew } = await insert(tx, { inquiryId, key, by, kind: 'answer', via, before });
      if (!isNew) return note;
      const work: Partial<Work> = {
        ...(before.status && { status: 'contacted' as const }),
        ...(before.assignee_id === null && by.kind === 'staff' && { assignee_id: by.id }),
        ...(inquiry.answered_at === null && { answered_at: note.created_at }),
        ...(inquiry.returned_at !== null && { returned_at: null }),
      };
      await this.work.write(tx, inquiry, work, by);
      return note;
    });
  }

  /** The answer was logged by mistake: what it changed is as before, unless somebody has changed it since. */
  takeBack(inquiryId: string, answerId: string, by: Caller): Promise<InquiryRow> {
    return transaction(this.dataSource, async (tx) => {
      const inquiry = seenBy(by, await lockInquiry(tx, inquiryId));
      const [taken] = await tx.query<[{ before: Before; author_id: string | null }[], number]>(
        `UPDATE inquiry_note SET taken_back_at = now()
          WHERE id = $1 AND inquiry_id = $2 AND kind = 'answer' AND taken_back_at IS NULL RETURNING before, author_id`,
        [answerId, inquiryId],
      );
      const [answer] = taken;
      if (!answer) throw ApiError.notFound('Answer');
      const [first] = await tx.query<{ created_at: Date }[]>(
        `SELECT created_at FROM inquiry_note WHERE inquiry_id = $1 AND kind = 'answer' AND taken_back_at IS NULL
          ORDER BY created_at LIMIT 1`,
        [inquiryId],
      );
      const { status, assignee_id, awaits_manager } = answer.before;
      const work: Partial<Work> = {
        answered_at: first?.created_at ?? null,
        ...(!first && status && inquiry.status === 'contacted' && { status }),
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

const changedBy = (inquiry: InquiryRow, by: Caller): Before => ({
  ...(inquiry.status === 'new' && { status: inquiry.status }),
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
  before?: Before;
}

/** The key is the new row's id, so that the same request again finds the row that the first one made. */
async function insert(tx: Transaction, { inquiryId, key, by, kind, text, via, before }: Entry) {
  const id = key?.toLowerCase() ?? v7();
  const [added] = await tx.query<NoteRow[]>(
    `INSERT INTO inquiry_note (id, inquiry_id, kind, text, via, author_kind, author_id, author_name, before)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING RETURNING ${COLUMNS}`,
    [
      ...[id, inquiryId, kind, text ?? null, via ?? null],
      ...[by.kind, 'id' in by ? by.id : null, 'name' in by ? by.name : null, before ?? null],
    ],
  );
  if (added) return { note: added, isNew: true };
  const [first] = await tx.query<NoteRow[]>(`SELECT ${COLUMNS} FROM inquiry_note WHERE id = $1`, [id]);
  const same =
    first?.inquiry_id === inquiryId && first.text === (text ?? null) && first.via === (via ?? null);
  if (!first || !same) throw ApiError.keyReused();
  return { note: first, isNew: false };
}
