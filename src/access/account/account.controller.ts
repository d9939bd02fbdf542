import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AnswersData } from '../../http/api-answers.js';
import { type StaffCaller, StaffOf } from '../caller.js';
import { Allow, EvenOverdue } from '../rules.js';
import { Staff } from '../staff/staff.entity.js';
import { AccountView } from './account.view.js';

@ApiTags('Signing in')
@Controller('auth/account')
export class AccountController {
  constructor(@InjectRepository(Staff) private readonly staff: Repository<Staff>) {}

  /** How one's own account is secured */
  @Get()
  @Allow('signed-in')
  @EvenOverdue(true)
  @AnswersData(AccountView)
  async find(@StaffOf() me: StaffCaller) {
    const { password_due_at } = await this.staff.findOneByOrFail({ id: me.id });
    return { data: { password_due_at, password_overdue: me.password_overdue } };
  }
}
