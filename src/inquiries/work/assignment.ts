import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../activity/activity-log.js';
import { WORKING } from '../../auth/staff/colleagues.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import { LOCKS } from '../../platform/locks.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import { samePerson } from '../same-person.js';
import { lockUntouched } from './inquiry-rows.js';
import { InquirySettingsStore, type InquirySettings } from './settings.js';
import { IS_OPEN } from './statuses.js';
import { InquiryWork } from './work.service.js';

const BY: Actor = { kind: 'server', name: 'assignment' };

/**
 * Gives new inquiries to colleagues: to whom the person has already, else by the agent's link that led here, else by the
 * rule of their project, else to whoever has least.
 */
@Injectable()
export class Assignment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: InquirySettingsStore,
    private readonly work: InquiryWork,
  ) {}

  assign(...ids: string[]): Promise<void> {
    return transaction(this.dataSource, async (tx) => {
      await this.assignIn(tx, ids);
    });
  }

  /**
   * Leaves an inquiry alone that somebody has taken, worked on or removed meanwhile.
   * @param named whom a file names for an inquiry: the person's own colleague goes before them
   * @returns who has each inquiry now
   */
  async assignIn(
    tx: Transaction,
    ids: string[],
    named: ReadonlyMap<string, string> = new Map(),
  ): Promise<Map<string, string>> {
    const given = new Map<string, string>();
    const settings = await this.settings.read(tx);
    if (!settings.assigns && named.size === 0) return given;
    await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.sharingInquiries]);
    const inquiries = await lockUntouched(tx, ids);
    const ruled = await byRule(tx, settings, inquiries);
    const line = await sharing(tx, settings);
    for (const inquiry of inquiries) {
      const shared = async () =>
        (await byLink(tx, inquiry)) ?? ruled.get(inquiry.project_interest ?? '') ?? line[0]?.id;
      // Inquiries are given one after the other, so that two of one new person go to one colleague.
      const assignee_id =
        (await theirColleague(tx, inquiry)) ??
        named.get(inquiry.id) ??
        (settings.assigns ? await shared() : undefined);
      if (assignee_id === undefined) continue;
      await this.work.write(tx, inquiry, { assignee_id }, BY);
      given.set(inquiry.id, assignee_id);
      moveBack(line, assignee_id);
    }
    return given;
  }
}

type Asker = Pick<InquiryRow, 'id' | 'email' | 'phone_number' | 'agent_code' | 'project_interest'>;

/** The colleagues that a person, a link or a rule leads to, the best first. */
export async function leadsTo(tx: Transaction, settings: InquirySettings, asker: Asker): Promise<string[]> {
  const ruled = await byRule(tx, settings, [asker]);
  return [
    await theirColleague(tx, asker),
    await byLink(tx, asker),
    ruled.get(asker.project_interest ?? ''),
  ].filter((id) => id !== undefined);
}

/** Who answers what the same person asked before, the latest first. */
async function theirColleague(
  tx: Transaction,
  { id, email, phone_number }: Asker,
): Promise<string | undefined> {
  const [last] = await tx.query<{ id: string }[]>(
    `SELECT staff.id FROM inquiry JOIN staff ON staff.id = inquiry.assignee_id AND ${WORKING}
      WHERE inquiry.id <> $1 AND NOT inquiry.spam AND ${samePerson('inquiry', '$2', '$3')}
      ORDER BY inquiry.created_at DESC, inquiry.id DESC LIMIT 1`,
    [id, email, phone_number],
  );
  return last?.id;
}

/** The agent whose link led here: the site keeps its code for 90 days. */
async function byLink(tx: Transaction, { agent_code }: Asker): Promise<string | undefined> {
  if (agent_code === null) return undefined;
  const [agent] = await tx.query<{ id: string }[]>(
    `SELECT id FROM staff WHERE agent_code = $1::citext AND ${WORKING}`,
    [agent_code],
  );
  return agent?.id;
}

/** The colleague that the rules name for what is asked about. */
async function byRule(
  tx: Transaction,
  { rules }: InquirySettings,
  inquiries: Asker[],
): Promise<Map<string, string>> {
  if (rules.length === 0) return new Map();
  const rows = await tx.query<{ about: string; id: string }[]>(
    `SELECT DISTINCT ON (about) about, staff.id
       FROM unnest($2::text[]) about
       JOIN jsonb_array_elements($1::jsonb) WITH ORDINALITY AS rule(of, place)
         ON search_key(trim(of->>'project_interest')) = search_key(about)
       JOIN staff ON staff.id = (of->>'assignee_id')::uuid AND ${WORKING}
      ORDER BY about, place`,
    [JSON.stringify(rules), inquiries.map(({ project_interest }) => project_interest ?? '')],
  );
  return new Map(rows.map(({ about, id }) => [about, id]));
}

interface Sharing {
  id: string;
  /** How many inquiries wait for them. */
  open: number;
}

/**
 * Those who share what nothing else gives to anybody: whoever has least, and got none for longest, first. Admins look
 * after the program: they get none that a person, a link or a rule does not bring to them.
 */
const sharing = (tx: Transaction, { left_out }: InquirySettings): Promise<Sharing[]> =>
  tx.query<Sharing[]>(
    `SELECT staff.id, (SELECT count(*)::int FROM inquiry WHERE assignee_id = staff.id AND ${IS_OPEN}) AS open
       FROM staff
      WHERE ${WORKING} AND staff.role <> 'admin' AND staff.id <> ALL($1)
      ORDER BY open, (SELECT max(assigned_at) FROM inquiry WHERE assignee_id = staff.id) NULLS FIRST, staff.id`,
    [left_out],
  );

/** Whoever got one comes after all who have as many. */
function moveBack(line: Sharing[], id: string): void {
  const at = line.findIndex((one) => one.id === id);
  const [one] = at < 0 ? [] : line.splice(at, 1);
  if (!one) return;
  one.open += 1;
  const behind = line.findIndex(({ open }) => open > one.open);
  line.splice(behind < 0 ? line.length : behind, 0, one);
}
