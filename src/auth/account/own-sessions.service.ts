import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction } from '../../platform/database/transaction.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { staffActivity } from '../auth-activity.js';
import { ALIVE } from '../sessions/sessions.js';
import { signOutEverywhere } from '../sessions/sign-out.js';
import { StaffSession } from '../sessions/staff-session.entity.js';
import type { SessionView } from './account.dto.js';

/** A person's own sessions: which there are, and how one ends those elsewhere. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  /** Those that are alive, the last used first. */
  list(me: StaffCaller): Promise<SessionView[]> {
    return this.dataSource.query<SessionView[]>(
      `SELECT public_id AS id, created_at, seen_at, address, browser, id = $2 AS current
         FROM staff_session s WHERE staff_id = $1 AND ${ALIVE}
        ORDER BY seen_at DESC, created_at DESC, public_id`,
      [me.id, me.session_id],
    );
  }

  /** @param id of the session, as the list gives it @throws ApiError 403, 404 where it is not one's own */
  async end(id: string, me: StaffCaller): Promise<void> {
    await transaction(this.dataSource, async (tx) => {
      const { affected } = await tx.delete(StaffSession, { public_id: id, staff_id: me.id });
      if (affected === 0) throw ApiError.notFound('Session');
      await this.activity.record(tx, me, staffActivity('staff.session_ended', me.id));
    });
  }

  /** @throws ApiError 403 */
  async endAll(me: StaffCaller): Promise<void> {
    await transaction(this.dataSource, async (tx) => {
      await signOutEverywhere(tx, me.id);
      await this.activity.record(tx, me, staffActivity('staff.sessions_ended', me.id));
    });
  }
}
