import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataLoader } from '../../platform/database/data-loader.js';
import type { Restriction, Role, StaffCaller } from '../../platform/http/caller.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { AUTH_SECRET } from '../secret.js';
import type { ClientInfo } from './client-info.js';
import { ABSOLUTE_LIFETIME_MS, IDLE_LIFETIME_MS } from './session-cookie.js';

/** How stale `seen_at` may grow before a request writes it again: one write a minute, not one a request. */
const SEEN_STEP = "interval '1 minute'";

/** By the database's clock alone: processes share it, and their own clocks may be a day apart. */
export const ALIVE = `(s.seen_at > now() - interval '${IDLE_LIFETIME_MS} ms'
  AND s.created_at > now() - interval '${ABSOLUTE_LIFETIME_MS} ms')`;

interface SessionRow {
  session_id: string;
  stale: boolean;
  id: string;
  email: string;
  name: string;
  role: Role;
  signed_in_lately: boolean;
  password_overdue: boolean;
  has_second_factor: boolean;
}

/**
 * Server-side sessions. The cookie holds 256 random bits; the table holds their HMAC under AUTH_SECRET.
 * Nothing but `start` inserts, so a request under way can't bring back a session that was ended meanwhile.
 */
@Injectable()
export class Sessions {
  private readonly alive = new DataLoader<SessionRow>(async (ids) => {
    // Named, so that each connection plans it once: every request of staff asks it.
    const { rows } = await this.pool.query<SessionRow>({
      name: 'find_sessions',
      text: `SELECT s.id AS session_id, s.seen_at < now() - ${SEEN_STEP} AS stale, staff.id, email, name, role,
              greatest(s.created_at, s.confirmed_at) > now() - interval '15 minutes' AS signed_in_lately,
              coalesce(password_due_at <= now(), false) AS password_overdue,
              second_factor_since IS NOT NULL AS has_second_factor
         FROM staff_session s JOIN staff ON staff.id = s.staff_id WHERE s.id = ANY($1) AND ${ALIVE}`,
      values: [ids],
    });
    // Written behind the data loader, which collects the requests of a moment: one write for all of them.
    const stale = rows.filter((row) => row.stale).map(({ session_id }) => session_id);
    if (stale.length > 0)
      await this.pool.query('UPDATE staff_session SET seen_at = now() WHERE id = ANY($1)', [stale]);
    return new Map(rows.map((row) => [row.session_id, row]));
  });

  constructor(
    private readonly pool: Pool,
    @Inject(AUTH_SECRET) private readonly secret: string,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Signs a person in.
   * @param client where it is started, as its owner will be shown
   * @param passwordHash the one that was checked: no session starts if the password was changed, or the account
   *   removed, while it was being checked; nor for a disabled account
   * @returns the token for the cookie, which is kept nowhere else; undefined when no session was started
   */
  async start(
    staffId: string,
    client?: Pick<ClientInfo, 'address' | 'browser'>,
    passwordHash?: string,
  ): Promise<string | undefined> {
    const token = randomBytes(32).toString('base64url');
    await this.forgetExpired();
    const { rowCount } = await this.pool.query(
      `INSERT INTO staff_session (id, staff_id, created_at, seen_at, address, browser)
       SELECT $1, id, now(), now(), $4, $5 FROM staff
        WHERE id = $2 AND password_hash = coalesce($3, password_hash) AND disabled_at IS NULL`,
      [this.idOf(token), staffId, passwordHash, client?.address, client?.browser],
    );
    return rowCount === 1 ? token : undefined;
  }

  /** Who holds this token, if its session is alive: role and name as they are now, not as they were at sign-in. */
  async find(token: string): Promise<StaffCaller | undefined> {
    const row = await this.alive.get(this.idOf(token));
    if (!row) return undefined;
    const { session_id, id, email, name, role, signed_in_lately } = row;
    return { kind: 'staff', id, email, name, role, session_id, signed_in_lately, bar: this.barOf(row) };
  }

  private barOf({ password_overdue, has_second_factor, role }: SessionRow): Restriction | undefined {
    if (password_overdue) return 'password-overdue';
    return this.demands(role) && !has_second_factor ? 'second-factor-missing' : undefined;
  }

  /** The password was given again: the session goes on under a new token. @returns it, if the session is still there */
  async renew(sessionId: string): Promise<string | undefined> {
    const token = randomBytes(32).toString('base64url');
    const { rowCount } = await this.pool.query(
      'UPDATE staff_session SET id = $2, confirmed_at = now() WHERE id = $1',
      [sessionId, this.idOf(token)],
    );
    return rowCount === 1 ? token : undefined;
  }

  /** Whether people of this role must have a second factor. */
  demands(role: Role): boolean {
    const { requireSecondFactor: who } = this.settings;
    return who === 'everyone' || (who === 'admins' && role === 'admin');
  }

  async end(token: string): Promise<void> {
    await this.endById(this.idOf(token));
  }

  async endById(sessionId: string): Promise<void> {
    await this.pool.query('DELETE FROM staff_session WHERE id = $1', [sessionId]);
  }

  private async forgetExpired(): Promise<void> {
    await this.pool.query(`DELETE FROM staff_session s WHERE NOT ${ALIVE}`);
  }

  idOf(token: string): string {
    return createHmac('sha256', this.secret).update(token).digest('base64url');
  }
}
