import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { StaffCaller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { isPassword } from '../passwords/password-hash.js';
import type { ClientInfo } from '../sessions/client-info.js';
import { LoginThrottle } from '../sign-in/login-throttle.js';
import { Staff } from '../staff/staff.entity.js';

const WRONG = 'This is not your current password.';
const NEEDED = 'You signed in some time ago. Enter your own password to confirm this.';

/** Makes sure that whoever uses a session is still the person who signed in (ASVS 5.0, 7.5.1). */
@Injectable()
export class OwnPassword {
  constructor(
    @InjectRepository(Staff) private readonly staff: Repository<Staff>,
    private readonly throttle: LoginThrottle,
  ) {}

  /**
   * Tries are counted per session, so that guesses at the account elsewhere do not use them up.
   * @returns the person's account
   * @throws ApiError 400 when it is not their password, 429
   */
  async check(me: StaffCaller, password: string, { signal, response }: ClientInfo): Promise<Staff> {
    const guess = await this.throttle.takeInSession(me.session_id, response);
    const person = await this.staff.findOneByOrFail({ id: me.id });
    if (!(await isPassword(password, person.password_hash, { sender: me.session_id, cost: 0, signal }))) {
      throw ApiError.invalid([{ field: 'current_password', message: WRONG }]);
    }
    await guess.wasRight();
    return person;
  }

  /** The same, unless it was given just now. @throws ApiError 403 when it is missing, 400, 429 */
  async reauthenticate(
    me: StaffCaller,
    password: string | null | undefined,
    client: ClientInfo,
  ): Promise<void> {
    if (password != null) await this.check(me, password, client);
    else requireRecentPassword(me);
  }
}

/** @throws ApiError 403 when the password was not given in the last quarter of an hour */
export function requireRecentPassword(me: StaffCaller): void {
  if (!me.signed_in_lately) {
    throw new ApiError(
      403,
      NEEDED,
      [{ field: 'current_password', message: NEEDED }],
      undefined,
      'reauthentication_required',
    );
  }
}
