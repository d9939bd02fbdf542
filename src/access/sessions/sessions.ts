import { Inject, Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import type { Role, StaffCaller } from '../caller.js';
import { AUTH_SECRET } from '../secret.js';
import { ABSOLUTE_LIFETIME_MS, IDLE_LIFETIME_MS } from './session-cookie.js';

/** How stale `seen_at` may grow before a request writes it again: one write a minute, not one a request. */
const SEEN_STEP_MS = 60_000;

interface SessionRow {
  session_id: string;
  seen_at: Date;
  id: string;
  email: string;
  name: string;
  role: Role;
  password_overdue: boolean;
}

/**
 * Server-side sessions. The cookie holds 256 random bits; the table holds their HMAC under AUTH_SECRET.
 * Nothing but `start` inserts, so a request under way can't bring back a session that was ended meanwhile.
 */
@Injectable()
export class Sessions {
  constructor(
    private readonly db: Pool,
    @Inject(AUTH_SECRET) private readonly secret: string,
  ) {}

  /**
   * Signs a person in.
   * @param passwordHash the one that was checked: no session starts if the password was changed, or the account
   *   removed, while it was being checked
   * @returns the token for the cookie, which is kept nowhere else; undefined when no session was started
   */
  async start(staffId: string, passwordHash?: string): Promise<string | undefined> {
    const token = randomBytes(32).toString('base64url');
    await this.forgetExpired();
    const { rowCount } = await this.db.query(
      `INSERT INTO staff_session (id, staff_id, created_at, seen_at)
       SELECT $1, id, $3, $3 FROM staff WHERE id = $2 AND password_hash = coalesce($4, password_hash)`,
      [this.idOf(token), staffId, new Date(), passwordHash],
    );
    return rowCount === 1 ? token : undefined;
  }

  /** Who holds this token, if its session is alive: role and name as they are now, not as they were at sign-in. */
  async find(token: string): Promise<StaffCaller | undefined> {
    const { rows } = await this.db.query<SessionRow>(
      `SELECT s.id AS session_id, s.seen_at, staff.id, staff.email, staff.name, staff.role,
              coalesce(staff.password_due_at <= $4, false) AS password_overdue
         FROM staff_session s JOIN staff ON staff.id = s.staff_id
        WHERE s.id = $1 AND s.seen_at > $2 AND s.created_at > $3`,
      [this.idOf(token), ...oldestAlive(), new Date()],
    );
    const row = rows[0];
    if (!row) return undefined;
    const { seen_at, ...person } = row;
    if (Date.now() - seen_at.getTime() >= SEEN_STEP_MS) await this.see(person.session_id);
    return { kind: 'staff', ...person };
  }

  async end(token: string): Promise<void> {
    await this.endById(this.idOf(token));
  }

  async endById(sessionId: string): Promise<void> {
    await this.db.query('DELETE FROM staff_session WHERE id = $1', [sessionId]);
  }

  async endAllOf(staffId: string): Promise<void> {
    await this.db.query('DELETE FROM staff_session WHERE staff_id = $1', [staffId]);
  }

  private async see(sessionId: string): Promise<void> {
    await this.db.query('UPDATE staff_session SET seen_at = $2 WHERE id = $1', [sessionId, new Date()]);
  }

  private async forgetExpired(): Promise<void> {
    await this.db.query('DELETE FROM staff_session WHERE seen_at <= $1 OR created_at <= $2', oldestAlive());
  }

  idOf(token: string): string {
    return createHmac('sha256', this.secret).update(token).digest('base64url');
  }
}

/** The moments after which a session must have been [seen, started] to be alive. */
const oldestAlive = () => [
  new Date(Date.now() - IDLE_LIFETIME_MS),
  new Date(Date.now() - ABSOLUTE_LIFETIME_MS),
];
