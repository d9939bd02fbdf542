import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog, nameOf } from '../../activity/activity-log.js';
import { defineActivity } from '../../activity/activity-types.js';
import { EventsService } from '../../events/events.service.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { REQUIRED } from '../../platform/http/fields/fields.js';
import { pesos, sumInWords } from '../../platform/pesos.js';
import type { CashCountView, CashInHand, EventCash, NewCashCount } from './cash.dto.js';
import { CashCount } from './cash.entity.js';

const cashActivity = defineActivity('events', 'events:read', {
  'event.cash_counted': 'Cash that somebody took for an event was handed over and counted',
});

type InHand = Omit<CashInHand, 'since'> & { since: Date };
type Counted = Omit<CashCount, 'event'> & { event_name: string; movements: number; since: Date };

/** The holder's name when they last entered some: corrections bear the name of whoever corrects. */
const HOLDER_NAME = `(SELECT entered_by_name FROM movement own WHERE own.event_id = m.event_id AND own.channel = 'cash'
   AND own.holder_id = m.holder_id AND own.kind <> 'correction' ORDER BY created_at DESC, id DESC LIMIT 1)`;
const NOT_COUNTED = `m.channel = 'cash' AND NOT EXISTS (SELECT FROM cash_counted c WHERE c.movement_id = m.id)`;

const IN_HAND = `
  SELECT m.holder_id, ${HOLDER_NAME} AS holder_name, sum(m.amount_centavos)::float8 AS expected_centavos,
         count(*)::int AS movements, min(m.created_at) AS since
    FROM movement m WHERE m.event_id = $1 AND ${NOT_COUNTED}
   GROUP BY m.event_id, m.holder_id ORDER BY since, m.holder_id`;

const COUNTS = `
  SELECT c.*, e.name AS event_name, of.movements, of.since,
         c.expected_centavos::float8 AS expected_centavos, c.counted_centavos::float8 AS counted_centavos
    FROM cash_count c JOIN event e ON e.id = c.event_id
    CROSS JOIN LATERAL (SELECT count(*)::int AS movements, min(m.created_at) AS since
                     FROM cash_counted d JOIN movement m ON m.id = d.movement_id WHERE d.cash_count_id = c.id) of
   WHERE c.event_id = $1 ORDER BY c.created_at DESC, c.id DESC`;

/** Cash that people took for an event: by person, until it is handed over and counted. */
@Injectable()
export class Cash {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly activity: ActivityLog,
    private readonly events: EventsService,
  ) {}

  /** @param event slug or id @throws ApiError 404 */
  async of(event: string): Promise<EventCash> {
    const { id, name } = await this.events.read(event, true);
    const [inHand, counts] = await Promise.all([
      this.pool.query<InHand>(IN_HAND, [id]),
      this.pool.query<Counted>(COUNTS, [id]),
    ]);
    return {
      event_name: name,
      in_hand: inHand.rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() })),
      counts: counts.rows.map(toView),
    };
  }

  /**
   * Closes what one person holds: all of it that is entered by now. What comes later begins the next count; a correction of
   * what was counted is a movement of the same person, and so part of the next.
   * @param key the count's id: the same request again finds what the first one made
   * @throws ApiError 400, 404; 409 when another sum is held by now, nothing is, or the key was used for something else
   */
  async count(event: string, given: NewCashCount, key: string | undefined, by: Caller): Promise<EventCash> {
    const { id: event_id } = await this.events.read(event, true);
    const { holder_id = null, expected_centavos, counted_centavos } = given;
    const because = given.because || null;
    if (expected_centavos !== counted_centavos && because === null)
      throw ApiError.invalid([{ field: 'because', message: REQUIRED }]);
    await transaction(this.dataSource, async (tx) => {
      // The lock makes the second of two who count the same see what the first has closed.
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`cash ${event_id}`]);
      const before = key === undefined ? null : await tx.findOneBy(CashCount, { id: key });
      if (before) return refuseOther(before, { ...given, event_id, holder_id });
      const open = await cashOf(tx, event_id, holder_id);
      refuseChanged(open, expected_centavos);
      const id = key ?? v7();
      await tx.insert(CashCount, {
        id,
        event_id,
        holder_id,
        holder_name: open.holder_name,
        because,
        expected_centavos,
        counted_centavos,
        counted_by_id: 'id' in by ? by.id : null,
        counted_by_name: nameOf(by),
      });
      await tx.query('INSERT INTO cash_counted (movement_id, cash_count_id) SELECT unnest($1::uuid[]), $2', [
        open.ids,
        id,
      ]);
      await this.activity.record(
        tx,
        by,
        cashActivity('event.cash_counted', event_id, {
          after: { expected_centavos, counted_centavos, because },
        }),
      );
    });
    return this.of(event_id);
  }
}

type CashBalance = { ids: string[]; expected: number; holder_name: string | null };

async function cashOf(tx: EntityManager, event: string, holder: string | null): Promise<CashBalance> {
  const [balance] = await tx.query<CashBalance[]>(
    `SELECT coalesce(array_agg(m.id), '{}') AS ids, coalesce(sum(m.amount_centavos), 0)::float8 AS expected,
            max(${HOLDER_NAME}) AS holder_name
       FROM movement m WHERE m.event_id = $1 AND m.holder_id IS NOT DISTINCT FROM $2 AND ${NOT_COUNTED}`,
    [event, holder],
  );
  if (!balance) throw new Error('Sums are one row');
  return balance;
}

function refuseChanged({ ids, expected }: CashBalance, seen: number): void {
  if (ids.length === 0)
    throw ApiError.conflict('cash_counted', 'All cash of this person was counted already.');
  if (expected !== seen)
    throw ApiError.conflict(
      'cash_changed',
      `By now it is ${pesos(expected)}, not ${pesos(seen)}: more was taken, or taken back. Count again.`,
    );
}

function refuseOther(before: CashCount, now: NewCashCount & { event_id: string }): void {
  const isSame =
    before.event_id === now.event_id &&
    before.holder_id === now.holder_id &&
    before.expected_centavos === now.expected_centavos &&
    before.counted_centavos === now.counted_centavos;
  if (!isSame) throw ApiError.keyReused();
}

const toView = ({ created_at, since, holder_id, counted_by_id, ...row }: Counted): CashCountView => ({
  id: row.id,
  event_id: row.event_id,
  event_name: row.event_name,
  holder_id,
  holder_name: row.holder_name,
  movements: row.movements,
  since: since.toISOString(),
  expected_centavos: row.expected_centavos,
  counted_centavos: row.counted_centavos,
  counted_in_words: row.counted_centavos > 0 ? sumInWords(row.counted_centavos) : '',
  difference_centavos: row.counted_centavos - row.expected_centavos,
  because: row.because,
  counted_by_name: row.counted_by_name,
  counted_own: holder_id !== null && holder_id === counted_by_id,
  created_at: created_at.toISOString(),
});
