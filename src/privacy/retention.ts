import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../activity/activity-log.js';
import { OfficeLimits } from '../office/limits.js';
import { transaction, type Transaction } from '../platform/database/transaction.js';
import { Jobs } from '../platform/jobs/jobs.js';
import type { RetentionSettings } from '../platform/settings/settings.js';
import { forgetAddresses } from './erase-traces.js';
import { eraseRecords } from './erase.js';
import { Erasures } from './erasures.js';
import { BORNE, nothingChosen, type Chosen, type Identity } from './people.js';
import type { RetentionRule } from './privacy.dto.js';

const BY: Actor = { kind: 'server', name: 'retention' };
const NOBODY: Identity = { emails: [], phones: [] };
/** Registrations or inquiries in one transaction; others wait no longer than that for their locks. */
const BATCH = 100;
const MAILS = 5_000;

const WHAT: Record<keyof RetentionSettings, string> = {
  inquiries: 'Inquiries with their notes, after the last thing that was done about them',
  registrations:
    'Delegates, registrations, proofs, waiting lists and entries at the door, after the end of the event; who paid by a line of a statement, after it was kept',
  mails: 'The list of mails, after each was written; what told a colleague of an inquiry goes after a month',
  activity: 'What histories say of old and new values, after the change; who did what and when stays',
};

/** One night erases no more of a kind than this share, where nobody has said that it may: a clock that is wrong erases all. */
const SHARE = 0.05;
const AT_LEAST = 100;

/** What is older than `$1` and of the kind. Who registered after the event, by hand, counts from then. */
const EXPIRED_INQUIRIES = `FROM inquiry r WHERE updated_at < $1 AND created_at < $1
  AND coalesce(answered_at, created_at) < $1 AND coalesce(next_step_on, created_at) < $1
  AND NOT EXISTS (SELECT FROM inquiry_note n WHERE n.inquiry_id = r.id AND n.created_at >= $1)`;
const INQUIRIES = `SELECT id ${EXPIRED_INQUIRIES} ORDER BY updated_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
const expiredOfEvents = (table: string) => `FROM ${table} r JOIN event e ON e.id = r.event_id
  WHERE e.ends_at < $1 AND r.created_at < $1`;
const ofEndedEvents = (table: string) =>
  `SELECT r.id ${expiredOfEvents(table)} LIMIT ${BATCH} FOR UPDATE OF r SKIP LOCKED`;
const EXPIRED_MAILS = `FROM mail r WHERE created_at < $1 AND state NOT IN ('queued', 'retrying')`;
/** As many as there are inquiries, and more, and nobody asks for one again once it has arrived. */
const OLD_NOTICES = `FROM mail r WHERE created_at < $1 AND state = 'sent' AND resource = 'inquiries' AND recipient_id IS NOT NULL`;
const NOTICE_MONTHS = 1;
/** Also of strangers: lines that nobody waits for are kept with the others. The sums stay. */
const NAMED_LINES = `FROM statement_line r WHERE created_at < $1 AND (payer IS NOT NULL OR reference IS NOT NULL OR reason IS NOT NULL)`;
/** What is kept of addresses that nothing else bears any more; a stop becomes a hash, and so is no address. */
const LEFT_OVER = `SELECT address FROM (
    SELECT address, confirmed_at AS at FROM confirmed_address
    UNION ALL SELECT address, stopped_at FROM stopped_address
    UNION ALL SELECT address, chosen_at FROM news_choice) kept
   WHERE address LIKE '%@%' AND address NOT IN (
    SELECT coalesce(borne, '') FROM (${BORNE} UNION SELECT fold_address(to_address) FROM mail
      UNION SELECT fold_address(one ->> 'email') FROM waiting_entry, jsonb_array_elements(asked -> 'delegates') one) all_borne (borne))
   GROUP BY address HAVING max(at) < $1`;
const WITH_VALUES = `(before IS NOT NULL OR after IS NOT NULL)
  AND resource IN ('delegates', 'registrations', 'inquiries', 'waiting-list')`;
const MEMBERS = 'SELECT id FROM delegate WHERE registration_id = ANY($1)';

/** Removes what is no longer needed, as the privacy policy promises. The bin and stored answers have periods of their own. */
@Injectable()
export class Retention implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly erasures: Erasures,
    private readonly limits: OfficeLimits,
  ) {}

  onModuleInit(): void {
    this.jobs.every({
      name: 'retention',
      description: 'Erases what was kept as long as the privacy policy says',
      schedule: { dailyAt: '3:30' },
      trustsClock: true,
      run: () => this.run(),
    });
  }

  async rules(): Promise<RetentionRule[]> {
    const months = await this.limits.retention();
    return Object.entries(WHAT).map(([name, what]) => ({
      setting: `RETENTION_${name.toUpperCase()}_MONTHS`,
      what,
      months: months[name as keyof RetentionSettings],
    }));
  }

  /**
   * @returns how many records went, or forgot their values
   * @throws when more than a night's share would go: nothing goes then
   */
  async run(now = new Date()): Promise<number> {
    const { inquiries, registrations, mails, activity, atOnce } = await this.limits.retention();
    const at = (months: number) => before(now, months);
    await this.refuseTooMany(now, atOnce, [
      [inquiries, 'inquiry', EXPIRED_INQUIRIES],
      [registrations, 'registration', expiredOfEvents('registration')],
      [registrations, 'waiting_entry', expiredOfEvents('waiting_entry')],
      [registrations, 'statement_line', NAMED_LINES],
      [mails, 'mail', EXPIRED_MAILS],
      [activity, 'activity', `FROM activity r WHERE at < $1 AND ${WITH_VALUES}`],
    ]);
    let done = 0;
    if (inquiries > 0) done += await this.eraseAll(at(inquiries), expiredInquiries);
    if (registrations > 0) {
      done += await this.eraseAll(at(registrations), expiredRegistrations);
      done += await this.eraseAll(at(registrations), expiredEntries);
      done += await this.forgetPayers(at(registrations));
    }
    if (mails > 0) {
      done += await this.removeMails(at(mails), EXPIRED_MAILS);
      done += await this.removeMails(at(Math.min(mails, NOTICE_MONTHS)), OLD_NOTICES);
    }
    if (activity > 0) done += await this.forgetValues(at(activity));
    if (inquiries > 0 && registrations > 0)
      done += await this.forgetLeftOver(at(Math.max(inquiries, registrations)));
    return done;
  }

  private async refuseTooMany(
    now: Date,
    atOnce: number,
    kinds: [months: number, table: string, expired: string][],
  ) {
    for (const [months, table, expired] of kinds) {
      if (months === 0) continue;
      const [counted] = await this.dataSource.query<{ expired: number; present: number }[]>(
        `SELECT (SELECT count(*) ${expired})::int AS expired, (SELECT count(*) FROM ${table})::int AS present`,
        [before(now, months)],
      );
      const { expired: many = 0, present = 0 } = counted ?? {};
      const allowed = atOnce || Math.max(AT_LEAST, Math.floor(present * SHARE));
      if (many > allowed)
        throw new TooMuchAtOnce(
          `Nothing was erased: by the server's clock (${now.toISOString()}) ${many} of ${present} rows of ` +
            `${table} have been kept long enough, and one night erases ${allowed} at most. If the clock is right, ` +
            `allow ${many} in “Times and limits”, or start the server with RETENTION_AT_ONCE=${many}.`,
        );
    }
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

  private async removeMails(at: Date, which: string): Promise<number> {
    for (let done = 0; ;) {
      const rows = await this.dataSource.query<object[]>(
        `WITH gone AS (DELETE FROM mail WHERE id IN (SELECT id ${which}
             ORDER BY created_at LIMIT ${MAILS}) RETURNING id)
         SELECT * FROM gone`,
        [at],
      );
      if (rows.length === 0) return done;
      done += rows.length;
    }
  }

  private forgetPayers(at: Date): Promise<number> {
    return transaction(this.dataSource, async (tx) => {
      const [, count] = await tx.query<[unknown[], number]>(
        `UPDATE statement_line SET payer = NULL, reference = NULL, reason = NULL WHERE id IN (SELECT id ${NAMED_LINES})`,
        [at],
      );
      return count;
    });
  }

  private forgetLeftOver(at: Date): Promise<number> {
    return transaction(this.dataSource, async (tx) => {
      await tx.query('SET LOCAL statement_timeout = 0');
      const rows = await tx.query<{ address: string }[]>(LEFT_OVER, [at]);
      if (rows.length === 0) return 0;
      return forgetAddresses(tx, 'SELECT unnest($1::text[])', [rows.map(({ address }) => address)]);
    });
  }

  private forgetValues(at: Date): Promise<number> {
    return transaction(this.dataSource, async (tx) => {
      await tx.query('SET LOCAL statement_timeout = 0');
      const [, count] = await tx.query<[unknown[], number]>(
        `UPDATE activity SET before = NULL, after = NULL WHERE at < $1 AND ${WITH_VALUES}`,
        [at],
      );
      return count;
    });
  }
}

/** More than a night's share has expired, which a wrong clock looks like too. */
export class TooMuchAtOnce extends Error {
  override name = 'TooMuchAtOnce';
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
