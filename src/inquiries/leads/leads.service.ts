import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { activityRows } from '../../activity/activity-log.js';
import { Inserts, type Insert } from '../../activity/inserts.js';
import { transaction } from '../../platform/database/transaction.js';
import { seesAll, type Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { apiErrorOfViolation } from '../../platform/http/errors/constraint-errors.js';
import { readObject } from '../../platform/http/fields/validation.js';
import type { Once } from '../../platform/idempotency/idempotency.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { inquiryActivity } from '../inquiries.dto.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import { Inquiry } from '../inquiry.entity.js';
import { GIVEN, givenJob } from '../mails/given.js';
import { INQUIRY_MAILS } from '../mails/inquiry-mails.js';
import { samePerson, whatIsSame } from '../same-person.js';
import { seenBy, seenSql } from '../seen-by.js';
import { Assignment } from '../work/assignment.js';
import { readInquiry, refuseStranger } from '../work/work.service.js';
import {
  NewLead,
  type Reachable,
  type ImportedLead,
  type KnownInquiry,
  type LeadImport,
} from './leads.dto.js';

/** What came of an attempt: an inquiry that was there already under the same external id is no new one. */
export interface Added {
  inquiry: InquiryRow;
  replayed: boolean;
}

const UNREACHABLE = 'Enter a phone number or an e-mail address';

/** Inquiries that came by telephone, at the desk, from another program or in a file. */
@Injectable()
export class Leads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly inserts: Inserts,
    private readonly assignment: Assignment,
    private readonly jobs: Jobs,
  ) {}

  /** @param key the same key again makes no second inquiry @throws ApiError 400, 403, 409 */
  async add(lead: NewLead, by: Caller, key: string | undefined): Promise<Added> {
    refuseUnreachable(lead);
    const there = await this.byExternalId(lead.external_id);
    if (there !== undefined) return this.replayed(there, by);
    const assignee = assigneeOf(lead, by);
    if (assignee !== null) await refuseStranger(this.dataSource.manager, assignee);
    const made = await this.insert(lead, assignee, by, key);
    if (made.replayed) return this.replayed(made.row.id, by);
    const { id } = made.row;
    // A program's leads are shared out by the job that tells the colleagues of them.
    if (by.kind === 'staff' && assignee === null) await this.assignment.assign(id);
    const inquiry = await readInquiry(this.dataSource.manager, id);
    const { assignee_id } = inquiry;
    if (by.kind === 'staff' && assignee === null && assignee_id !== null && assignee_id !== by.id)
      await transaction(this.dataSource, async (tx) =>
        this.jobs.add(tx, await givenJob(tx, id, assignee_id)),
      );
    return { inquiry, replayed: false };
  }

  /** An id or a key that somebody knows may lead to what a colleague answers. @throws ApiError 403 */
  private async replayed(id: string, by: Caller): Promise<Added> {
    return { inquiry: seenBy(by, await readInquiry(this.dataSource.manager, id)), replayed: true };
  }

  private async insert(
    lead: NewLead,
    assignee: string | null,
    by: Caller,
    key: string | undefined,
  ): Promise<Once<{ id: string }>> {
    const name = by.kind === 'staff' ? 'add_lead' : 'receive_lead';
    const first = (insert: Insert) => {
      const id = v7();
      const row = rowOf(lead, assignee);
      return insert<{ id: string }>({
        inquiry: [{ id, ...row }],
        activity: activityRows(by, inquiryActivity('inquiry.created', id)),
        job: [
          // A colleague who enters one knows of it; what a program sends is news.
          ...(by.kind === 'staff' ? [] : [Jobs.row(INQUIRY_MAILS, { inquiry_id: id })]),
          ...(by.kind === 'staff' && assignee !== null && assignee !== by.id
            ? [Jobs.row(GIVEN, { staff_id: assignee, at: row.assigned_at ?? '' })]
            : []),
        ],
      });
    };
    const again = async (id: string) =>
      (await this.dataSource.manager.existsBy(Inquiry, { id })) ? { id } : undefined;
    try {
      return await this.inserts.once({ key, name, body: lead }, { first, again });
    } catch (error) {
      // Of two with the same external id at the same moment one is added; the other is told of it.
      const there = apiErrorOfViolation(error) && (await this.byExternalId(lead.external_id));
      if (there === undefined) throw error;
      return { row: { id: there }, replayed: true };
    }
  }

  /** Adds leads one after the other, past those that are refused, and answers the result of each. */
  async import({ leads, preview, add_known }: LeadImport, by: Caller): Promise<ImportedLead[]> {
    const report: ImportedLead[] = [];
    for (const given of leads)
      report.push(
        await this.importOne(given, { isPreview: preview === true, addsKnown: add_known === true }, by),
      );
    return report;
  }

  private async importOne(
    given: unknown,
    { isPreview, addsKnown }: { isPreview: boolean; addsKnown: boolean },
    by: Caller,
  ): Promise<ImportedLead> {
    const outcome: ImportedLead = {
      state: 'refused',
      id: null,
      name: nameOf(given),
      message: null,
      known: [],
    };
    try {
      const lead = readObject(NewLead, given);
      refuseUnreachable(lead);
      outcome.known = await this.known(lead, by);
      const there = await this.byExternalId(lead.external_id);
      if (there !== undefined || (outcome.known.length > 0 && !addsKnown))
        return { ...outcome, state: 'known' };
      if (isPreview) return { ...outcome, state: 'new' };
      const { inquiry } = await this.add(lead, by, undefined);
      return { ...outcome, state: 'added', id: inquiry.id };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ...outcome, message: error.message };
    }
  }

  /** Who is there already with this phone number or e-mail, newest first; an agent is told of what they may see. */
  async known({ phone_number, email }: NewLead, by: Caller): Promise<KnownInquiry[]> {
    const { rows } = await this.pool.query<Omit<KnownInquiry, 'created_at'> & { created_at: Date }>(
      `SELECT id, first_name, last_name, status, created_at,
              (SELECT name FROM staff WHERE staff.id = assignee_id) AS assignee_name,
              ${whatIsSame('inquiry', '$1', '$2')} AS same
         FROM inquiry
        WHERE ${samePerson('inquiry', '$1', '$2')} AND ${seenSql('inquiry', '$3::boolean', '$4::uuid')}
        ORDER BY created_at DESC, id DESC LIMIT 5`,
      [email ?? null, phone_number ?? null, seesAll(by), 'id' in by ? by.id : null],
    );
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  }

  /** Whose customer they are already, where the caller may not see it: names of colleagues, and nothing of the person. */
  async whose({ phone_number, email }: Reachable, by: Caller): Promise<string[]> {
    const { rows } = await this.pool.query<{ name: string }>(
      `SELECT DISTINCT staff.name FROM inquiry JOIN staff ON staff.id = inquiry.assignee_id
        WHERE ${samePerson('inquiry', '$1', '$2')} AND NOT inquiry.spam
          AND NOT ${seenSql('inquiry', '$3::boolean', '$4::uuid')} ORDER BY 1 LIMIT 5`,
      [email ?? null, phone_number ?? null, seesAll(by), 'id' in by ? by.id : null],
    );
    return rows.map(({ name }) => name);
  }

  private async byExternalId(externalId: string | null | undefined): Promise<string | undefined> {
    if (externalId == null) return undefined;
    const { rows } = await this.pool.query<{ id: string }>('SELECT id FROM inquiry WHERE external_id = $1', [
      externalId,
    ]);
    return rows[0]?.id;
  }
}

function refuseUnreachable({ phone_number, email }: NewLead): void {
  if (phone_number == null && email == null)
    throw ApiError.invalid([{ field: 'phone_number', message: UNREACHABLE }]);
}

/** Whoever enters a lead as an agent, or has talked to the person, answers it, unless it says who does. */
function assigneeOf({ assignee_id, answered }: NewLead, by: Caller): string | null {
  if (assignee_id != null) return assignee_id;
  return by.kind === 'staff' && (by.role === 'agent' || answered === true) ? by.id : null;
}

/** A field that is forgotten here is an error of types. */
const rowOf = (lead: NewLead, assignee: string | null) => ({
  status: lead.answered === true ? ('contacted' as const) : ('new' as const),
  answered_at: lead.answered === true ? new Date() : null,
  assignee_id: assignee,
  assigned_at: assignee === null ? null : new Date().toISOString(),
  agree_terms: false,
  ...({
    first_name: lead.first_name,
    last_name: lead.last_name ?? '',
    phone_number: lead.phone_number ?? null,
    email: lead.email ?? null,
    channel: lead.channel ?? 'other',
    project_interest: lead.project_interest ?? null,
    message: lead.message ?? '',
    country: lead.country ?? null,
    place: lead.place ?? null,
    where_did_find_about_us: lead.where_did_find_about_us ?? null,
    external_id: lead.external_id ?? null,
  } satisfies Record<Exclude<keyof NewLead, 'answered' | 'assignee_id'>, unknown>),
});

/** The name of a row for the report, whatever the row holds. */
function nameOf(given: unknown): string {
  const { first_name, last_name } = (given ?? {}) as Record<string, unknown>;
  return [first_name, last_name]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .slice(0, 200);
}
