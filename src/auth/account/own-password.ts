import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Refusal } from '../../platform/http/api-error.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { isPassword } from '../passwords/password-hash.js';
import type { Visit } from '../sessions/client-info.js';
import { Staff } from '../staff/staff.entity.js';
import { GuessLimits } from '../sign-in/login-throttle.js';

const WRONG = 'This is not your current password.';
const NEEDED = 'You signed in some time ago. Enter your own password to confirm this.';

/** Makes sure that whoever uses a session is still the person who signed in (ASVS 5.0, 7.5.1). */
@Injectable()
export class OwnPassword {
  constructor(
    @InjectRepository(Staff) private readonly staff: Repository<Staff>,
    private readonly guesses: GuessLimits,
  ) {}

  /** @returns the person's account @throws Refusal 400 when it is not their password, 429 */
  async check(me: StaffCaller, password: string, visit: Visit): Promise<Staff> {
    await this.guesses.take(me.email, visit.network);
    const person = await this.staff.findOneByOrFail({ id: me.id });
    if (!(await isPassword(password, person.password_hash))) {
      throw Refusal.invalid([{ field: 'current_password', message: WRONG }]);
    }
    await this.guesses.giveBack(me.email, visit.network);
    return person;
  }

  /** The same, unless it was given just now, at sign-in. @throws Refusal 403 when it is missing, 400, 429 */
  async confirm(me: StaffCaller, password: string | null | undefined, visit: Visit): Promise<void> {
    if (password != null) await this.check(me, password, visit);
    else refuseUnlessLately(me);
  }
}

/** @throws Refusal 403 when the password was not given in the last quarter of an hour */
export function refuseUnlessLately(me: StaffCaller): void {
  if (!me.signed_in_lately) {
    throw new Refusal(403, NEEDED, [{ field: 'current_password', message: NEEDED }]);
  }
}
