import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../activity/activity-log.js';
import { WORKING } from '../../auth/staff/colleagues.js';
import { type Transaction, transaction } from '../../platform/database/transaction.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import { type InquirySettings, InquirySettingsStore } from './settings.js';
import { InquiryWork, lockInquiry } from './work.service.js';
import { IS_OPEN } from './statuses.js';

/** Key of the advisory lock under which inquiries are shared out, one after the other. */
const SHARING = 7_010_011;
const BY: Actor = { kind: 'server', name: 'assignment' };

/** Gives new inquiries to colleagues: by the rule of their project, else to whoever has least. */
@Injectable()
export class Assignment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: InquirySettingsStore,
    private readonly work: InquiryWork,
  ) {}

  /** Leaves an inquiry alone that somebody has taken, or worked on, meanwhile. @throws ApiError 404 */
  assign(id: string): Promise<void> {
    return transaction(this.dataSource, async (tx) => {
      const settings = await this.settings.read(tx);
      if (!settings.assigns) return;
      await tx.query('SELECT pg_advisory_xact_lock($1)', [SHARING]);
      const inquiry = await lockInquiry(tx, id);
      const untouched =
        inquiry.status === 'new' && inquiry.assignee_id === null && inquiry.returned_at === null;
      const assignee_id = untouched ? await chosen(tx, inquiry, settings) : undefined;
      if (assignee_id !== undefined) await this.work.write(tx, inquiry, { assignee_id }, BY);
    });
  }
}

/** Who is to answer; undefined: nobody in particular, as where one works alone. */
async function chosen(
  tx: Transaction,
  { project_interest }: InquiryRow,
  { rules, left_out }: InquirySettings,
): Promise<string | undefined> {
  const [ruled] = await tx.query<{ id: string }[]>(
    `SELECT staff.id
       FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS rule(of, place)
       JOIN staff ON staff.id = (of->>'assignee_id')::uuid
      WHERE ${WORKING} AND search_key(trim(of->>'project_interest')) = search_key($2) ORDER BY place LIMIT 1`,
    [JSON.stringify(rules), project_interest ?? ''],
  );
  if (ruled) return ruled.id;
  const sharing = await tx.query<{ id: string }[]>(
    `SELECT staff.id FROM staff
      WHERE ${WORKING} AND staff.id <> ALL($1)
      ORDER BY (SELECT count(*) FROM inquiry WHERE assignee_id = staff.id
                  AND ${IS_OPEN}),
               (SELECT max(assigned_at) FROM inquiry WHERE assignee_id = staff.id) NULLS FIRST, staff.id`,
    [left_out],
  );
  return sharing.length > 1 ? sharing[0]?.id : undefined;
}
