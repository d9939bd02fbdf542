import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { activityRows } from '../../activity/activity-log.js';
import { Inserts, type Insert } from '../../activity/inserts.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import { seesAll, type Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { apiErrorOfViolation } from '../../platform/http/errors/constraint-errors.js';
import type { Once } from '../../platform/idempotency/idempotency.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { valuesOf } from '../../platform/listing/declared-fields.js';
import { inquiryActivity } from '../inquiries.dto.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import { Inquiry } from '../inquiry.entity.js';
import { GIVEN, givenJob } from '../mails/given.js';
import { INQUIRY_MAILS } from '../mails/inquiry-mails.js';
import { samePerson } from '../same-person.js';
import { seenBy, seenSql } from '../seen-by.js';
import { Assignment } from '../work/assignment.js';
import { readInquiry } from '../work/inquiry-rows.js';
import { refuseStranger } from '../work/work.service.js';
import { OF_FORMS, type NewLead, type Reachable } from './leads.dto.js';

/** What came of an attempt. */
export interface Added {
  inquiry: InquiryRow;
  /** It was there already: under the same Idempotency-Key or external id. */
  replayed: boolean;
  /** By its external id. */
  isKnown: boolean;
}

interface Known {
  id: string;
  sent_hash: string | null;
}

const UNREACHABLE = 'Enter a phone number or an e-mail address';
const CLOCKS_DIFFER_MS = 5 * 60_000;

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

  /**
   * @param key the same key again makes no second inquiry
   * @throws ApiError 400, 403, 409 when the external id, or the key, was sent with other data
   */
  async add(lead: NewLead, by: Caller, key: string | undefined): Promise<Added> {
    refuseImpossible(lead);
    const there = await byExternalId(this.dataSource.manager, lead.external_id);
    if (there !== undefined) return this.sentBefore(there, lead, by);
    const assignee = assigneeOf(lead, by);
    if (assignee !== null) await refuseStranger(this.dataSource.manager, assignee);
    const made = await this.insert(lead, assignee, by, key);
    const { id } = made.row;
    if (made.replayed && 'sent_hash' in made.row) return this.sentBefore(made.row, lead, by);
    // A key that somebody knows may lead to what a colleague answers.
    if (made.replayed)
      return {
        inquiry: seenBy(by, await readInquiry(this.dataSource.manager, id)),
        replayed: true,
        isKnown: false,
      };
    // A program's leads are shared out by the job that tells the colleagues of them.
    if (by.kind === 'staff' && assignee === null) await this.assignment.assign(id);
    const inquiry = await readInquiry(this.dataSource.manager, id);
    const { assignee_id } = inquiry;
    if (by.kind === 'staff' && assignee === null && assignee_id !== null && assignee_id !== by.id)
      await transaction(this.dataSource, async (tx) =>
        this.jobs.add(tx, await givenJob(tx, id, assignee_id)),
      );
    return { inquiry, replayed: false, isKnown: false };
  }

  /**
   * Of an inquiry that is there under the external id. Whether what is sent is the same is all that is said of it.
   * @throws ApiError 403 to an agent, for what a colleague answers; 409 for other data
   */
  private async sentBefore({ id, sent_hash }: Known, lead: NewLead, by: Caller): Promise<Added> {
    const inquiry = seenBy(by, await readInquiry(this.dataSource.manager, id));
    // Of those from before only what they say now is known.
    const isSame = sent_hash === null ? says(inquiry, lead) : sent_hash === hashOf(lead);
    if (!isSame)
      throw ApiError.conflict(
        'external_id_differs',
        'This external_id was sent before, with other data. That inquiry stays as it is.',
      );
    return { inquiry, replayed: true, isKnown: true };
  }

  private async insert(
    lead: NewLead,
    assignee: string | null,
    by: Caller,
    key: string | undefined,
  ): Promise<Once<{ id: string } | Known>> {
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
      const there =
        apiErrorOfViolation(error) && (await byExternalId(this.dataSource.manager, lead.external_id));
      if (there === undefined) throw error;
      return { row: there, replayed: true };
    }
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
}

/** @throws ApiError 400 for whoever can't be reached, or has not asked yet */
export function refuseImpossible(lead: NewLead): void {
  refuseUnreachable(lead);
  refuseFuture(lead);
}

export async function byExternalId(
  db: Pick<Transaction, 'query'>,
  externalId: string | null | undefined,
): Promise<Known | undefined> {
  if (externalId == null) return undefined;
  const [there] = await db.query<Known[]>('SELECT id, sent_hash FROM inquiry WHERE external_id = $1', [
    externalId,
  ]);
  return there;
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

/** By the clock of this machine, and a little later: clocks differ. @throws ApiError 400 */
function refuseFuture({ received_at }: NewLead): void {
  if (received_at != null && Date.parse(received_at) > Date.now() + CLOCKS_DIFFER_MS)
    throw ApiError.invalid([
      { field: 'received_at', message: 'Must not be in the future', code: 'invalid_date' },
    ]);
}

export const rowOf = (lead: NewLead, assignee: string | null) => ({
  status: lead.answered === true ? ('contacted' as const) : ('new' as const),
  answered_at: lead.answered === true ? new Date() : null,
  assignee_id: assignee,
  assigned_at: assignee === null ? null : new Date().toISOString(),
  // What they agreed to elsewhere is not known here.
  agree_terms: false,
  sent_hash: lead.external_id == null ? null : hashOf(lead),
  ...sentOf(lead),
});

/** What was said of the person. A field that is forgotten here is an error of types. */
const sentOf = (lead: NewLead) =>
  ({
    first_name: lead.first_name,
    last_name: lead.last_name ?? '',
    phone_number: lead.phone_number ?? null,
    email: lead.email ?? null,
    channel: lead.channel ?? 'other',
    message: lead.message ?? '',
    external_id: lead.external_id ?? null,
    received_at: lead.received_at == null ? null : new Date(lead.received_at).toISOString(),
    ...valuesOf(OF_FORMS, lead),
  }) satisfies Record<Exclude<keyof NewLead, 'answered' | 'assignee_id'>, unknown>;

/** What is left out counts for nothing, so that a field that is added to leads later changes no hash. */
function hashOf(lead: NewLead): string {
  const { assignee_id, answered } = lead;
  const sent = Object.entries({ ...sentOf(lead), assignee_id, answered: answered === true || null })
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sent)).digest('base64url');
}

/** Whether an inquiry says what the lead says, as far as that says anything. */
const says = (inquiry: InquiryRow, lead: NewLead): boolean =>
  Object.entries({ ...sentOf(lead), received_at: null }).every(
    ([name, value]) => value === null || value === '' || inquiry[name as keyof InquiryRow] === value,
  );
