import { staffActivity } from '../auth-activity.js';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { hashPassword, isPassword } from '../passwords/password-hash.js';
import { passwordFault } from '../passwords/password-rules.js';
import { Codes } from '../second-factor/codes.service.js';
import { Sessions } from '../sessions/sessions.js';
import type { ClientInfo } from '../sessions/client-info.js';
import { StaffSession } from '../sessions/staff-session.entity.js';
import { Staff } from '../staff/staff.entity.js';
import type { ChangePasswordDto } from './auth.dto.js';
import { LoginThrottle } from './login-throttle.js';
import { OwnPassword } from '../account/own-password.js';
import type { SignInDto } from './auth.dto.js';

const CODE_NEEDED = 'Enter the code that your authenticator app shows, or a recovery code.';

@Injectable()
export class SignInService {
  private readonly log = new Logger('access');

  constructor(
    @InjectRepository(Staff) private readonly staff: Repository<Staff>,
    private readonly sessions: Sessions,
    private readonly guesses: LoginThrottle,
    private readonly ownPassword: OwnPassword,
    private readonly codes: Codes,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * Starts a session and ends the one that the browser had.
   * @returns the token for the cookie, and who came in
   * @throws ApiError 401 (the same for an unknown account and a wrong password; with the field `code` when a right
   *   password is not enough), 429
   */
  async signIn(
    { email, password, code }: SignInDto,
    client: ClientInfo,
    oldToken: string | undefined,
  ): Promise<{ token: string; caller: StaffCaller }> {
    await this.guesses.take(email, client.network);
    const person = await this.staff.findOneBy({ email: email.trim() });
    const right = await isPassword(password, person?.password_hash);
    if (right && person) await this.checkCode(person, code, email, client);
    const token =
      right && person ? await this.sessions.start(person.id, client, person.password_hash) : undefined;
    const caller = token === undefined ? undefined : await this.sessions.find(token);
    if (token === undefined || caller === undefined) {
      this.log.warn(`sign-in refused (account ${person?.id ?? 'unknown'})`);
      throw ApiError.signIn('E-mail or password is wrong.');
    }
    await this.guesses.giveBack(email, client.network);
    if (oldToken !== undefined) await this.sessions.end(oldToken);
    return { token, caller };
  }

  /** The password is right, and so no guess, whatever the code is: codes have limits of their own. */
  private async checkCode(person: Staff, code: string | null | undefined, email: string, client: ClientInfo) {
    if (person.second_factor_since === null) return;
    await this.guesses.giveBack(email, client.network);
    if (code == null) throw new ApiError(401, CODE_NEEDED, [{ field: 'code', message: CODE_NEEDED }]);
    await this.codes.use(person, code, 401);
  }

  /** The person gives the password again. @returns the session's new token @throws ApiError 400, 401, 429 */
  async confirm(me: StaffCaller, password: string, client: ClientInfo): Promise<string> {
    await this.ownPassword.check(me, password, client);
    const token = await this.sessions.confirm(me.session_id);
    if (token === undefined) throw ApiError.signIn();
    return token;
  }

  /**
   * Sets a new password and ends every session of the account.
   * @returns the token of a new session for the browser that asked
   * @throws ApiError 400 when the current password is wrong or the new one is not good enough, 429
   */
  async changePassword(me: StaffCaller, dto: ChangePasswordDto, client: ClientInfo): Promise<string> {
    const person = await this.ownPassword.check(me, dto.current_password, client);
    const fault = await passwordFault(dto.new_password, person);
    if (fault !== undefined) throw ApiError.invalid([{ field: 'new_password', message: fault }]);
    if (person.password_due_at !== null && dto.new_password === dto.current_password) {
      throw ApiError.invalid([
        { field: 'new_password', message: 'This is the password that was made for you.' },
      ]);
    }

    const password_hash = await hashPassword(dto.new_password);
    await this.staff.manager.transaction(async (tx) => {
      const now = () => 'now()';
      await tx.update(Staff, me.id, {
        password_hash,
        password_changed_at: now,
        password_due_at: null,
        updated_at: now,
      });
      await tx.delete(StaffSession, { staff_id: me.id });
      await this.activity.record(tx, me, staffActivity('staff.password_changed', me.id));
    });
    const token = await this.sessions.start(me.id, client, password_hash);
    if (token === undefined) throw ApiError.signIn();
    return token;
  }
}
