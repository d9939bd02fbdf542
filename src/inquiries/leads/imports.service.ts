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
import { refuseImpossible, rowOf } from './leads.service.js';

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
    return preview(this.dataSource.manager, file);
  }

  private async enter(tx: Transaction, file: LeadsOfFile, me: StaffCaller): Promise<ImportedLead[]> {
    const batch = await openBatch(tx, file, me);
    const report: ImportedLead[] = [];
    const named = new Map<string, string>();
    const added: string[] = [];
    for (const given of file.leads) {
      const one = await read(tx, given);
      await look(tx, [one], file);
      const { lead, outcome } = one;
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

/** A row of a file: the lead, where it is one, and its result. */
interface ReadLead {
  lead?: NewLead;
  outcome: ImportedLead;
}

async function read(db: Reader, given: unknown): Promise<ReadLead> {
  const outcome: ImportedLead = { state: 'refused', id: null, name: nameOf(given), message: null, known: [] };
  try {
    const lead = readObject(NewLead, given);
    refuseImpossible(lead);
    if (lead.assignee_id != null) await refuseStranger(db, lead.assignee_id);
    return { lead, outcome };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    outcome.message = error.message;
    return { outcome };
  }
}

/** What would come of the leads of a call. They are looked for together: one by one, a long file takes its time under load. */
async function preview(db: Reader, file: LeadsOfFile): Promise<ImportedLead[]> {
  const all: ReadLead[] = [];
  for (const given of file.leads) all.push(await read(db, given));
  await look(db, all, file);
  return all.map(({ outcome }) => outcome);
}

/** Says of leads who is there already: they themselves, or their people. */
async function look(db: Reader, all: ReadLead[], { add_known }: LeadsOfFile): Promise<void> {
  const leads = all.flatMap(({ lead }) => lead ?? []);
  const knownOf = await known(db, leads);
  const there = await db.query<{ external_id: string }[]>(
    'SELECT external_id FROM inquiry WHERE external_id = ANY($1)',
    [leads.flatMap(({ external_id }) => external_id ?? [])],
  );
  const ids = new Set(there.map(({ external_id }) => external_id));
  for (const { lead, outcome } of all) {
    if (!lead) continue;
    outcome.known = knownOf.get(lead) ?? [];
    if (lead.external_id != null && ids.has(lead.external_id)) outcome.state = 'there';
    else outcome.state = outcome.known.length > 0 && add_known !== true ? 'known' : 'new';
  }
}

/** Who is there already with the phone number or e-mail of each, newest first. */
async function known(db: Reader, leads: NewLead[]): Promise<Map<NewLead, KnownInquiry[]>> {
  // OFFSET 0: without it the newest of all inquiries might be read until five fit.
  const rows = await db.query<(Omit<KnownInquiry, 'created_at'> & { created_at: Date; n: number })[]>(
    `SELECT asked.n::int AS n, found.* FROM unnest($1::text[], $2::text[]) WITH ORDINALITY asked (email, phone, n)
      CROSS JOIN LATERAL (
        SELECT * FROM (
          SELECT id, first_name, last_name, status, created_at,
                 (SELECT name FROM staff WHERE staff.id = assignee_id) AS assignee_name,
                 ${whatIsSame('inquiry', 'asked.email', 'asked.phone')} AS same
            FROM inquiry WHERE ${samePerson('inquiry', 'asked.email', 'asked.phone')} OFFSET 0) same_person
         ORDER BY created_at DESC, id DESC LIMIT 5) found
      ORDER BY asked.n, found.created_at DESC, found.id DESC`,
    [leads.map(({ email }) => email ?? null), leads.map(({ phone_number }) => phone_number ?? null)],
  );
  const found = new Map<NewLead, KnownInquiry[]>(leads.map((lead) => [lead, []]));
  for (const { n, created_at, ...row } of rows) {
    const lead = leads[n - 1];
    if (lead) found.get(lead)?.push({ ...row, created_at: created_at.toISOString() });
  }
  return found;
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
