import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { transaction } from '../platform/database/transaction.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { ReviewedView } from './devices.dto.js';
import { DoorDevice, type Outcome } from './door.entity.js';
import { nameOf } from './gate.js';
import { doorActivity } from './scans.dto.js';

/** Scans that a device sent after it was signed out: they are kept, and count once staff accept them. */
@Injectable()
export class Reviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  /** Decides on all that waits of one device. @throws ApiError 404 */
  settle(device_id: string, counts: boolean, by: Caller): Promise<ReviewedView> {
    return transaction(this.dataSource, async (tx) => {
      if (!(await tx.existsBy(DoorDevice, { id: device_id }))) throw ApiError.notFound('Device');
      if (!counts) {
        const [, voided] = await tx.query<[unknown, number]>(VOID, [device_id, nameOf(by)]);
        return { counted: 0, voided };
      }
      // Locks the delegates as scans do, so that entries at another device wait, or are seen here.
      await tx.query(LOCK, [device_id]);
      const [rows] = await tx.query<[Reviewed[], number]>(COUNT, [device_id]);
      const entries = rows.filter(({ outcome }) => outcome === 'welcome');
      for (const { delegate_id, day, gate, scanned_at } of entries)
        if (by.kind !== 'anonymous')
          await this.activity.record(
            tx,
            by,
            doorActivity('delegate.checked_in', delegate_id, {
              after: { day, gate, at: scanned_at.toISOString() },
            }),
          );
      return { counted: entries.length, voided: rows.length - entries.length };
    });
  }
}

interface Reviewed {
  delegate_id: string;
  outcome: Outcome;
  day: string;
  gate: string | null;
  scanned_at: Date;
}

const LOCK = `SELECT FROM delegate WHERE id IN (SELECT delegate_id FROM door_scan WHERE by_id = $1 AND in_review)
  ORDER BY id FOR NO KEY UPDATE`;
const VOID = `UPDATE door_scan SET in_review = false, undone_by_name = $2, changed_at = clock_timestamp()
  WHERE by_id = $1 AND in_review`;
/** A delegate who came in by another device meanwhile keeps that entry. */
const COUNT = `UPDATE door_scan s SET in_review = false, undone_at = NULL, undo_reason = NULL, changed_at = clock_timestamp(),
    outcome = CASE WHEN s.outcome = 'welcome' AND (
      EXISTS (SELECT FROM door_scan e WHERE e.delegate_id = s.delegate_id AND e.day = s.day
        AND e.outcome = 'welcome' AND e.undone_at IS NULL)
      OR s.nonce <> (SELECT f.nonce FROM door_scan f WHERE f.delegate_id = s.delegate_id AND f.day = s.day AND f.by_id = $1
        AND f.in_review AND f.outcome = 'welcome' ORDER BY f.scanned_at, f.nonce LIMIT 1))
      THEN 'already_in' ELSE s.outcome END
  WHERE s.by_id = $1 AND s.in_review
  RETURNING s.delegate_id, s.outcome, s.day::text AS day, s.gate, s.scanned_at`;
