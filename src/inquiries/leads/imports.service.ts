import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { readObject } from '../../platform/http/fields/validation.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { inquiryActivity } from '../inquiries.dto.js';
import { InquiriesService } from '../inquiries.service.js';
import { Inquiry } from '../inquiry.entity.js';
import { givenJob } from '../mails/given.js';
import { samePerson, whatIsSame } from '../same-person.js';
import { Assignment } from '../work/assignment.js';
import { refuseStranger } from '../work/work.service.js';
import { importActivity, refuseTakenBack, worked } from './batches.js';
import type { ImportedLead, KnownInquiry, LeadBatch, LeadBatchInFull, LeadsOfFile } from './imports.dto.js';
import { LeadImport } from './lead-import.entity.js';
import { NewLead } from './leads.dto.js';
import { byExternalId, refuseImpossible, rowOf } from './leads.service.js';

type Reader = Pick<Transaction, 'query'>;

/** Leads that come in a file, and can be taken back. */
@Injectable()
export class LeadImports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly assignment: Assignment,
    private readonly inquiries: InquiriesService,
    private readonly jobs: Jobs,
  ) {}

  /** The result of each lead: those of a call come in together, or none of them. @throws ApiError 409 once the batch is taken back */
  async import(file: LeadsOfFile, me: StaffCaller): Promise<ImportedLead[]> {
    if (file.preview !== true) return transaction(this.dataSource, (tx) => this.enter(tx, file, me));
    const report: ImportedLead[] = [];
    for (const given of file.leads) report.push((await read(this.dataSource.manager, given, file)).outcome);
    return report;
  }

  private async enter(tx: Transaction, file: LeadsOfFile, me: StaffCaller): Promise<ImportedLead[]> {
    const batch = await openBatch(tx, file, me);
    const report: ImportedLead[] = [];
    const named = new Map<string, string>();
    const added: string[] = [];
    for (const given of file.leads) {
      const { lead, outcome } = await read(tx, given, file);
      report.push(outcome);
      if (!lead || outcome.state !== 'new') continue;
      const id = v7();
      const isAnswered = lead.answered === true;
      const row = { id, import_id: batch, ...rowOf(lead, isAnswered ? (lead.assignee_id ?? me.id) : null) };
      // Two who import one file at the same moment: what the other has entered meanwhile is there.
      const made = await tx.createQueryBuilder().insert().into(Inquiry).values(row).orIgnore().execute();
      if ((made.raw as object[]).length === 0) {
        outcome.state = 'there';
        continue;
      }
      Object.assign(outcome, { state: 'added', id });
      added.push(id);
      if (!isAnswered && lead.assignee_id != null) named.set(id, lead.assignee_id);
    }
    await this.activity.record(tx, me, ...added.map((id) => inquiryActivity('inquiry.created', id)));
    await this.tell(tx, await this.assignment.assignIn(tx, added, named), me);
    if (batch !== null) await this.closeBatch(tx, batch, added.length, me);
    return report;
  }

  /** Each colleague is told once of all that a call gives them. */
  private async tell(tx: Transaction, given: Map<string, string>, me: StaffCaller): Promise<void> {
    const last = new Map([...given].map(([id, colleague]) => [colleague, id]));
    for (const [colleague, id] of last)
      if (colleague !== me.id) await this.jobs.add(tx, await givenJob(tx, id, colleague));
  }

  /** A file of which nothing came in leaves no batch. */
  private async closeBatch(tx: Transaction, id: string, added: number, me: StaffCaller): Promise<void> {
    await tx.increment(LeadImport, { id }, 'added', added);
    const batch = await tx.findOneByOrFail(LeadImport, { id });
    if (batch.added === 0) await tx.delete(LeadImport, { id });
    else if (batch.added === added) await this.activity.record(tx, me, importActivity('import.added', id));
  }

  async list(): Promise<LeadBatch[]> {
    const batches = await this.dataSource.manager.find(LeadImport, {
      order: { created_at: 'DESC', id: 'DESC' },
      take: 50,
    });
    return batches.map(toBatch);
  }

  /** @throws ApiError 404 */
  async find(id: string): Promise<LeadBatchInFull> {
    return inFull(this.dataSource.manager, id);
  }

  /** A second click, or a colleague's, finds it taken back and changes nothing. @throws ApiError 404 */
  takeBack(id: string, me: StaffCaller): Promise<LeadBatchInFull> {
    return transaction(this.dataSource, async (tx) => {
      const batch = await tx.findOne(LeadImport, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!batch) throw ApiError.notFound('Import');
      if (batch.taken_back_at === null) {
        await tx.query('SELECT FROM inquiry WHERE import_id = $1 ORDER BY id FOR UPDATE', [id]);
        const untouched = (await worked(tx, id)).filter(({ at }) => at === null);
        if (untouched.length > 0) await this.inquiries.putAway(tx, me, untouched);
        const taken = { taken_back_at: new Date(), taken_back_by: me.name, taken_back: untouched.length };
        await tx.update(LeadImport, { id }, taken);
        await this.activity.record(tx, me, importActivity('import.taken_back', id));
      }
      return inFull(tx, id);
    });
  }
}

/** What would come of a lead. @returns beside it the lead, where it is one */
async function read(
  db: Reader,
  given: unknown,
  { add_known }: LeadsOfFile,
): Promise<{ lead?: NewLead; outcome: ImportedLead }> {
  const outcome: ImportedLead = { state: 'refused', id: null, name: nameOf(given), message: null, known: [] };
  try {
    const lead = readObject(NewLead, given);
    refuseImpossible(lead);
    if (lead.assignee_id != null) await refuseStranger(db, lead.assignee_id);
    outcome.known = await known(db, lead);
    if ((await byExternalId(db, lead.external_id)) !== undefined) outcome.state = 'there';
    else outcome.state = outcome.known.length > 0 && add_known !== true ? 'known' : 'new';
    return { lead, outcome };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    outcome.message = error.message;
    return { outcome };
  }
}

/** Who is there already with this phone number or e-mail, newest first. */
async function known(db: Reader, { phone_number, email }: NewLead): Promise<KnownInquiry[]> {
  const rows = await db.query<(Omit<KnownInquiry, 'created_at'> & { created_at: Date })[]>(
    `SELECT id, first_name, last_name, status, created_at,
            (SELECT name FROM staff WHERE staff.id = assignee_id) AS assignee_name,
            ${whatIsSame('inquiry', '$1', '$2')} AS same
       FROM inquiry WHERE ${samePerson('inquiry', '$1', '$2')}
      ORDER BY created_at DESC, id DESC LIMIT 5`,
    [email ?? null, phone_number ?? null],
  );
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** Locks the batch of a call, and makes it with the first. @returns its id; null where the call names none */
async function openBatch(tx: Transaction, file: LeadsOfFile, me: StaffCaller): Promise<string | null> {
  const { batch_id: id, file_name, file_hash } = file;
  if (id == null) return null;
  const of = { id, file_name: file_name ?? 'leads', file_hash: file_hash ?? null };
  const who = { by_id: me.id, by_name: me.name };
  await tx
    .createQueryBuilder()
    .insert()
    .into(LeadImport)
    .values({ ...of, ...who })
    .orIgnore()
    .execute();
  const batch = await tx.findOneOrFail(LeadImport, { where: { id }, lock: { mode: 'pessimistic_write' } });
  refuseTakenBack(batch);
  return id;
}

const toBatch = ({ by_id: _, created_at, taken_back_at, ...batch }: LeadImport): LeadBatch => ({
  ...batch,
  created_at: created_at.toISOString(),
  taken_back_at: taken_back_at?.toISOString() ?? null,
});

const MAX_NAMED = 100;

async function inFull(db: Transaction, id: string): Promise<LeadBatchInFull> {
  const batch = await db.findOneBy(LeadImport, { id });
  if (!batch) throw ApiError.notFound('Import');
  const all = await worked(db, id);
  const stay = all.flatMap(({ at, ...lead }) => (at === null ? [] : [{ ...lead, at }]));
  return {
    ...toBatch(batch),
    untouched: all.length - stay.length,
    staying: stay.length,
    stay: stay.slice(0, MAX_NAMED).map(({ id: lead, first_name, last_name, by, at }) => ({
      id: lead,
      name: `${first_name} ${last_name}`.trim(),
      by,
      at: at.toISOString(),
    })),
  };
}

/** The name of a row for the report, whatever the row holds. */
function nameOf(given: unknown): string {
  const { first_name, last_name } = (given ?? {}) as Record<string, unknown>;
  return [first_name, last_name]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .slice(0, 200);
}
