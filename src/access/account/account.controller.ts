import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Pool } from 'pg';
import { AnswersData } from '../../http/api-answers.js';
import { type StaffCaller, StaffOf } from '../caller.js';
import { Allow, EvenOverdue } from '../rules.js';
import { AccountView } from './account.view.js';

@ApiTags('Signing in')
@Controller('auth/account')
export class AccountController {
  constructor(private readonly db: Pool) {}

  /** How one's own account is secured */
  @Get()
  @Allow('signed-in')
  @EvenOverdue(true)
  @AnswersData(AccountView)
  async find(@StaffOf() me: StaffCaller) {
    const { rows } = await this.db.query<AccountView>(
      `SELECT password_due_at, $2::boolean AS password_overdue, second_factor_since,
              coalesce(cardinality(recovery_hashes), 0) AS recovery_codes_left
         FROM staff LEFT JOIN second_factor ON staff_id = staff.id WHERE staff.id = $1`,
      [me.id, me.password_overdue],
    );
    return { data: rows[0] };
  }
}
