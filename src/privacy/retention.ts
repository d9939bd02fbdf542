import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../activity/activity-log.js';
import { type Transaction, transaction } from '../platform/database/transaction.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { type RetentionSettings, SETTINGS, type Settings } from '../platform/settings/settings.js';
import { eraseRecords } from './erase.js';
import { Erasures } from './erasures.js';
import { type Chosen, type Identity, nothingChosen } from './people.js';
import type { RetentionRule } from './privacy.dto.js';

const BY: Actor = { kind: 'server', name: 'retention' };
const NOBODY: Identity = { emails: [], phones: [] };
/** Registrations or inquiries in one transaction; others wait no longer than that for their locks. */
const BATCH = 100;
const MAILS = 5_000;

const WHAT: Record<keyof RetentionSettings, string> = {
  inquiries: 'Inquiries with their notes, after the last thing that was done about them',
  registrations:
    'Delegates, registrations, proofs, waiting lists and entries at the door, after the end of the event',
  mails: 'The list of mails, after each was written',
  activity: 'What histories say of old and new values, after the change; who did what and when stays',
};

/** What is older than `$1` and of the kind. Who registered after the event, by hand, counts from then. */
const INQUIRIES = `SELECT id FROM inquiry i WHERE updated_at < $1 AND created_at < $1
  AND coalesce(answered_at, created_at) < $1 AND coalesce(next_step_on, created_at) < $1
  AND NOT EXISTS (SELECT FROM inquiry_note n WHERE n.inquiry_id = i.id AND n.created_at >= $1)
  ORDER BY updated_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
const ofEndedEvents = (table: string) => `SELECT r.id FROM ${table} r JOIN event e ON e.id = r.event_id
  WHERE e.ends_at < $1 AND r.created_at < $1 LIMIT ${BATCH} FOR UPDATE OF r SKIP LOCKED`;
const MEMBERS = 'SELECT id FROM delegate WHERE registration_id = ANY($1)';

/** Removes what is no longer needed, as the privacy policy promises. The bin and stored answers have periods of their own. */
@Injectable()
export class Retention implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly erasures: Erasures,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.every({
      name: 'retention',
      description: 'Erases what was kept as long as the privacy policy says',
      schedule: { dailyAt: '3:30' },
      run: () => this.run(),
    });
  }

  rules(): RetentionRule[] {
    return Object.entries(WHAT).map(([name, what]) => ({
      setting: `RETENTION_${name.toUpperCase()}_MONTHS`,
      what,
      months: this.settings.retention[name as keyof RetentionSettings],
    }));
  }

  /** @returns how many records went, or forgot their values */
  async run(now = new Date()): Promise<number> {
    const { inquiries, registrations, mails, activity } = this.settings.retention;
    let done = 0;
    if (inquiries > 0) done += await this.eraseAll(before(now, inquiries), expiredInquiries);
    if (registrations > 0) {
      done += await this.eraseAll(before(now, registrations), expiredRegistrations);
      done += await this.eraseAll(before(now, registrations), expiredEntries);
    }
    if (mails > 0) done += await this.removeMails(before(now, mails));
    if (activity > 0) done += await this.forgetValues(before(now, activity));
    return done;
  }

  /** Batch by batch, until nothing is found. */
  private async eraseAll(at: Date, find: (tx: Transaction, at: Date) => Promise<Chosen>): Promise<number> {
    for (let done = 0; ;) {
      const { many, files } = await transaction(this.dataSource, async (tx) => {
        const chosen = await find(tx, at);
        const many = Object.values(chosen).flat().length;
        if (many === 0) return { many, files: [] };
        return { many, files: (await eraseRecords(tx, BY, chosen, NOBODY)).files };
      });
      if (many === 0) return done;
      await this.erasures.removeFiles(files);
      done += many;
    }
  }

  private async removeMails(at: Date): Promise<number> {
    for (let done = 0; ;) {
      const rows = await this.dataSource.query<object[]>(
        `WITH gone AS (DELETE FROM mail WHERE id IN (SELECT id FROM mail WHERE created_at < $1
             AND state NOT IN ('queued', 'retrying') ORDER BY created_at LIMIT ${MAILS}) RETURNING id)
         SELECT * FROM gone`,
        [at],
      );
      if (rows.length === 0) return done;
      done += rows.length;
    }
  }

  private forgetValues(at: Date): Promise<number> {
    return transaction(this.dataSource, async (tx) => {
      await tx.query('SET LOCAL statement_timeout = 0');
      const [, count] = await tx.query<[unknown[], number]>(
        `UPDATE activity SET before = NULL, after = NULL
          WHERE at < $1 AND (before IS NOT NULL OR after IS NOT NULL)
            AND resource IN ('delegates', 'registrations', 'inquiries', 'waiting-list')`,
        [at],
      );
      return count;
    });
  }
}

/** The same day of an earlier month; of one that is shorter, its end. */
export function before(now: Date, months: number): Date {
  const at = new Date(now);
  at.setUTCMonth(at.getUTCMonth() - months, 1);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(now.getUTCDate(), last));
  return at;
}

const idsOf = async (tx: Transaction, sql: string, at: Date): Promise<string[]> =>
  (await tx.query<{ id: string }[]>(sql, [at])).map(({ id }) => id);

const expiredInquiries = async (tx: Transaction, at: Date): Promise<Chosen> => ({
  ...nothingChosen(),
  inquiries: await idsOf(tx, INQUIRIES, at),
});

const expiredEntries = async (tx: Transaction, at: Date): Promise<Chosen> => ({
  ...nothingChosen(),
  'waiting-list': await idsOf(tx, ofEndedEvents('waiting_entry'), at),
});

/** Whole registrations: the contact, and everybody in it. */
async function expiredRegistrations(tx: Transaction, at: Date): Promise<Chosen> {
  const expired = await idsOf(tx, ofEndedEvents('registration'), at);
  const members = await tx.query<{ id: string }[]>(MEMBERS, [expired]);
  return { ...nothingChosen(), registrations: expired, delegates: members.map(({ id }) => id) };
}
