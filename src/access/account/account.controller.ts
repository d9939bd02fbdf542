import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Pool } from 'pg';
import { AnswersData } from '../../http/api-answers.js';
import { type StaffCaller, StaffOf } from '../caller.js';
import { Allow, ANY_BAR, EvenBehind } from '../rules.js';
import { Sessions } from '../sessions/sessions.js';
import { AccountView } from './account.view.js';

@ApiTags('Signing in')
@Controller('auth/account')
export class AccountController {
  constructor(
    private readonly db: Pool,
    private readonly sessions: Sessions,
  ) {}

  /** How one's own account is secured */
  @Get()
  @Allow('signed-in')
  @EvenBehind(ANY_BAR)
  @AnswersData(AccountView)
  async find(@StaffOf() me: StaffCaller) {
    const { rows } = await this.db.query<AccountView>(
      `SELECT password_due_at, $2::boolean AS password_overdue, second_factor_since,
              coalesce(cardinality(recovery_hashes), 0) AS recovery_codes_left
         FROM staff LEFT JOIN second_factor ON staff_id = staff.id WHERE staff.id = $1`,
      [me.id, me.bar === 'password-overdue'],
    );
    return { data: { ...rows[0], second_factor_required: this.sessions.demands(me.role) } };
  }
}
