import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { StaffCaller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { Sessions } from '../sessions/sessions.js';
import type { AccountView } from './account.dto.js';

/** How a person's own account is secured. */
@Injectable()
export class Account {
  constructor(
    private readonly pool: Pool,
    private readonly sessions: Sessions,
  ) {}

  async of(me: StaffCaller): Promise<AccountView> {
    const { rows } = await this.pool.query<Omit<AccountView, 'second_factor_required'>>(
      `SELECT password_due_at, $2::boolean AS password_overdue, second_factor_since, agent_code,
              coalesce(cardinality(recovery_hashes), 0) AS recovery_codes_left
         FROM staff LEFT JOIN second_factor ON staff_id = staff.id WHERE staff.id = $1`,
      [me.id, me.bar === 'password-overdue'],
    );
    if (!rows[0]) throw ApiError.notFound('Account');
    return { ...rows[0], second_factor_required: this.sessions.demands(me.role) };
  }
}
