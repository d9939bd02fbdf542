import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { transaction, type Transaction } from '../platform/database/transaction.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { DoorScan, type Outcome } from './door.entity.js';
import { beginningOf, nameOf, type DoorCaller, type Gate } from './gate.js';
import {
  doorActivity,
  type GroupMember,
  type ScanFields,
  type ScanView,
  type UndoneScan,
} from './scans.dto.js';
import { ticketOf, Tickets, uuidIn, type Ticket } from './tickets.js';

/** A scan with its ticket, and the moment at which it counts. */
interface Arrived extends ScanFields {
  key: string | undefined;
  at: Date;
}

interface Decided {
  scan: DoorScan;
  ticket: Ticket | undefined;
  /** The entry that this delegate has on that day already; undefined: none. */
  entry: DoorScan | undefined;
}

/** Whether a device without a connection let somebody in whom the server refuses. */
export const isConflict = ({ shown, outcome, undone_at }: DoorScan): boolean =>
  shown === 'welcome' && outcome !== 'welcome' && undone_at === null;

/** Decides on scans. Each is kept, counts once, and of one delegate there is one entry a day. */
@Injectable()
export class Scans {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly tickets: Tickets,
  ) {}

  /**
   * All of a batch in one transaction, so that a device either keeps it in its queue or is done with it.
   * @param inReview they are kept, and change nothing before somebody says that they count (review.ts)
   * @returns in the order in which they came
   * @throws ApiError 409 for a nonce that another scan has
   */
  async take(door: Gate, scans: ScanFields[], by: Caller, inReview = false): Promise<ScanView[]> {
    const arrived = scans.map((scan) => arrive(scan, door));
    const decided = await transaction(this.dataSource, (tx) => this.decide(tx, door, arrived, by, inReview));
    const many = [...decided.values()].flatMap(({ ticket }) =>
      ticket && ticket.members > 1 && ticket.event_id === door.event_id ? [ticket.registration_id] : [],
    );
    const groups = await this.tickets.groups([...new Set(many)], door);
    return arrived.flatMap(({ nonce }) => {
      const one = decided.get(nonce);
      return one ? [toView(one, door, groups)] : [];
    });
  }

  /** @throws ApiError 404; 409 when the scan let nobody in */
  undo(door: Gate, nonce: string, reason: string, by: Caller): Promise<void> {
    return transaction(this.dataSource, async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const scan = await tx.findOne(DoorScan, { where: { nonce, event_id: door.event_id }, lock });
      if (!scan) throw ApiError.notFound('Scan');
      if (scan.undone_at) return;
      if (scan.outcome !== 'welcome' && !isConflict(scan))
        throw ApiError.conflict('scan_not_an_entry', 'This scan let nobody in, so there is nothing to undo.');
      await this.end(tx, scan, reason, by);
    });
  }

  /**
   * What a device undid before it knew that it was signed out, of its own scans. What waits for review has let nobody in, and
   * will not; what counted while it was signed in counts on, for the device may be in a stranger's hands by now.
   * @returns how many still count
   */
  undoLeft(undone: UndoneScan[], by: DoorCaller, inReview: boolean): Promise<number> {
    return transaction(this.dataSource, async (tx) => {
      let counting = 0;
      for (const { nonce, reason } of undone.toSorted((one, other) => one.nonce.localeCompare(other.nonce))) {
        const lock = { mode: 'pessimistic_write' } as const;
        const scan = await tx.findOne(DoorScan, { where: { nonce, by_id: by.id }, lock });
        if (!scan) continue;
        const counts = scan.undone_at === null && (scan.outcome === 'welcome' || isConflict(scan));
        if (scan.in_review || (counts && !inReview)) await this.end(tx, scan, reason, by);
        else if (counts) counting += 1;
      }
      return counting;
    });
  }

  /** Nobody came in by it. */
  private async end(tx: Transaction, scan: DoorScan, reason: string, by: Caller): Promise<void> {
    const { nonce, outcome, delegate_id, day, in_review } = scan;
    const ended = { in_review: false, undone_by_name: nameOf(by), undo_reason: reason };
    await tx.update(DoorScan, { nonce }, { ...CHANGED, undone_at: () => 'clock_timestamp()', ...ended });
    if (outcome === 'welcome' && !in_review && delegate_id && by.kind !== 'anonymous')
      await this.activity.record(
        tx,
        by,
        doorActivity('delegate.check_in_undone', delegate_id, { after: { day, reason } }),
      );
  }

  private async decide(
    tx: Transaction,
    door: Gate,
    arrived: Arrived[],
    by: Caller,
    inReview: boolean,
  ): Promise<Map<string, Decided>> {
    const tickets = await this.tickets.lock(tx, [...new Set(arrived.flatMap(({ key }) => key ?? []))]);
    // Read after the lock, to see what others committed until now.
    const before = new Map(
      (await scansOf(tx, 'nonce = ANY($1)', [arrived.map(({ nonce }) => nonce)])).map((scan) => [
        scan.nonce,
        scan,
      ]),
    );
    const entries = new Map(
      (await scansOf(tx, ENTRIES, [[...tickets.values()].map(({ id }) => id), door.day])).map((scan) => [
        scan.delegate_id ?? '',
        scan,
      ]),
    );
    const decided = new Map<string, Decided>();
    for (const scan of arrived.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
      const ticket = tickets.get(scan.key ?? '');
      const known = before.get(scan.nonce) ?? decided.get(scan.nonce)?.scan;
      const entry = ticket && entries.get(ticket.id);
      const row = known
        ? await this.again(tx, door, known, scan, ticket, inReview)
        : await this.write(tx, door, scan, ticket, entry, by, inReview);
      if (ticket && row.outcome === 'welcome' && row.undone_at === null) entries.set(ticket.id, row);
      decided.set(scan.nonce, { scan: row, ticket, entry: entry?.nonce === row.nonce ? undefined : entry });
    }
    return decided;
  }

  /** The same scan again: its answer was lost, and meanwhile the device may have had to decide by itself. */
  private async again(
    tx: Transaction,
    door: Gate,
    known: DoorScan,
    { shown, nonce }: Arrived,
    ticket: Ticket | undefined,
    inReview: boolean,
  ): Promise<DoorScan> {
    const isOther = ticket !== undefined && known.delegate_id !== null && known.delegate_id !== ticket.id;
    if (known.event_id !== door.event_id || isOther)
      throw ApiError.conflict('nonce_reused', `The nonce ${nonce} belongs to another scan.`);
    if (shown == null || known.shown !== null || inReview) return known;
    // Refused at the door, so there is no entry, whatever the lost answer said.
    const outcome = known.outcome === 'welcome' ? shown : known.outcome;
    await tx.update(DoorScan, { nonce }, { ...CHANGED, shown, outcome });
    return Object.assign(known, { shown, outcome });
  }

  private async write(
    tx: Transaction,
    door: Gate,
    { nonce, code, at, gate, shown }: Arrived,
    ticket: Ticket | undefined,
    entry: DoorScan | undefined,
    by: Caller,
    inReview: boolean,
  ): Promise<DoorScan> {
    const verdict = verdictOf(door, ticket, entry);
    // Two devices without a connection let the same ticket in: the earliest is the entry, the other is a conflict.
    const wins =
      !inReview &&
      verdict === 'already_in' &&
      shown === 'welcome' &&
      entry !== undefined &&
      at < entry.scanned_at;
    if (wins) {
      const lost = { outcome: 'already_in', shown: 'welcome' } as const;
      await tx.update(DoorScan, { nonce: entry.nonce }, { ...CHANGED, ...lost });
      Object.assign(entry, lost);
    }
    // Whoever was refused at the door is not inside.
    const asShown = verdict === 'welcome' && shown != null ? shown : verdict;
    const [row] = await tx.query<DoorScan[]>(INSERT, [
      nonce,
      door.event_id,
      door.day,
      ticket?.id ?? null,
      ticket || code == null ? null : createHash('sha256').update(code).digest(),
      wins ? 'welcome' : asShown,
      shown ?? null,
      gate ?? door.gate,
      'id' in by ? by.id : null,
      nameOf(by),
      at,
      inReview,
    ]);
    // The same nonce twice at once: a code that is no ticket has no row to lock.
    if (!row) throw ApiError.conflict('nonce_reused', `The nonce ${nonce} belongs to another scan.`);
    if (row.outcome === 'welcome' && ticket && !wins && !inReview && by.kind !== 'anonymous')
      await this.activity.record(
        tx,
        by,
        doorActivity('delegate.checked_in', ticket.id, {
          after: { day: door.day, gate: row.gate, at: at.toISOString() },
        }),
      );
    return row;
  }
}

const CHANGED = { changed_at: () => 'clock_timestamp()' } as const;
const ENTRIES = "delegate_id = ANY($1) AND day = $2 AND outcome = 'welcome' AND undone_at IS NULL";
const INSERT = `INSERT INTO door_scan (nonce, event_id, day, delegate_id, code_sha256, outcome, shown, gate, by_id,
    by_name, scanned_at, in_review, undone_at, undo_reason, received_at, changed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, CASE WHEN $12 THEN clock_timestamp() END,
    CASE WHEN $12 THEN 'Handed in by a device that was signed out' END, clock_timestamp(), clock_timestamp())
  ON CONFLICT (nonce) DO NOTHING RETURNING *, day::text AS day`;

/** Rows as the entity has them: a date is text, for it has no zone. */
const scansOf = (tx: Transaction, where: string, values: unknown[]): Promise<DoorScan[]> =>
  tx.query<DoorScan[]>(`SELECT *, day::text AS day FROM door_scan WHERE ${where}`, values);

function arrive(scan: ScanFields, { day }: Gate): Arrived {
  const { code, ticket, scanned_at } = scan;
  if ((code == null) === (ticket == null))
    throw ApiError.invalid([{ field: 'code', message: 'Either a code or a ticket' }]);
  const uuid = code == null ? undefined : uuidIn(code);
  const now = Date.now();
  // The earliest scan is the entry, so no clock may run ahead of the day. Not refused: what was scanned is never lost.
  const at = scanned_at == null ? now : Math.min(now, Math.max(Date.parse(scanned_at), beginningOf(day)));
  return { ...scan, key: ticket ?? (uuid && ticketOf(uuid)), at: new Date(at) };
}

function verdictOf(door: Gate, ticket: Ticket | undefined, entry: DoorScan | undefined): Outcome {
  if (!ticket) return 'unknown';
  if (ticket.event_id !== door.event_id) return ticket.removed ? 'unknown' : 'other_event';
  if (ticket.cancelled || door.event_state === 'cancelled') return 'cancelled';
  if (entry) return 'already_in';
  return ticket.paid ? 'welcome' : 'not_paid';
}

function toView(
  { scan, ticket, entry }: Decided,
  { event_state }: Gate,
  groups: Map<string, GroupMember[]>,
): ScanView {
  const shown = scan.outcome !== 'other_event' && ticket !== undefined;
  const before = scan.outcome === 'already_in' ? entry : undefined;
  return {
    nonce: scan.nonce,
    outcome: scan.outcome,
    ticket: ticket?.ticket ?? null,
    name: shown ? ticket.name : null,
    church: shown ? ticket.church : null,
    other_event: scan.outcome === 'other_event' ? (ticket?.event_name ?? null) : null,
    event_cancelled: scan.outcome === 'cancelled' && event_state === 'cancelled',
    in_since: before?.scanned_at.toISOString() ?? null,
    in_at: before?.gate ?? null,
    in_by: before?.by_name ?? null,
    due_centavos: scan.outcome === 'not_paid' ? (ticket?.due_centavos ?? null) : null,
    conflict: isConflict(scan),
    group: shown ? (groups.get(ticket.registration_id) ?? []) : [],
  };
}
