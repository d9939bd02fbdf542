import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction } from '../../platform/database/transaction.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { networkOf } from '../../platform/http/rate-limits/rate-limits.js';
import { OwnPassword } from '../account/own-password.js';
import { staffActivity } from '../auth-activity.js';
import { hashPassword, isPassword } from '../passwords/password-hash.js';
import { passwordFault } from '../passwords/password-rules.js';
import { Codes } from '../second-factor/codes.service.js';
import type { ClientInfo } from '../sessions/client-info.js';
import { Sessions } from '../sessions/sessions.js';
import { signOutEverywhere } from '../sessions/sign-out.js';
import { Staff } from '../staff/staff.entity.js';
import type { ChangePasswordDto, SignInDto } from './auth.dto.js';
import { LoginThrottle, type Guess } from './login-throttle.js';

const WRONG = 'E-mail or password is wrong.';
const WRONG_WITH_CODE = 'E-mail, password or code is wrong.';
const DISABLED = 'This account is disabled. Ask an admin to enable it.';
const CODE_NEEDED = 'Enter the code that your authenticator app shows, or a recovery code.';

@Injectable()
export class SignInService {
  private readonly log = new Logger('access');

  constructor(
    @InjectRepository(Staff) private readonly staff: Repository<Staff>,
    private readonly sessions: Sessions,
    private readonly throttle: LoginThrottle,
    private readonly ownPassword: OwnPassword,
    private readonly codes: Codes,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * Starts a session and ends the one that the browser had.
   * @param device the browser's name, if somebody signed in to this account with it before
   * @returns the token for the cookie, and who came in
   * @throws ApiError 401 (the same for an unknown account and a wrong password; with the field `code` when a right
   *   password is not enough; in words for a disabled account), 429
   */
  async signIn(
    { email, password, code }: SignInDto,
    client: ClientInfo,
    device: string | undefined,
    oldToken: string | undefined,
  ): Promise<{ token: string; caller: StaffCaller }> {
    const { ip, response } = client;
    const guess = await this.throttle.take({ email, ip, device, withCode: code != null, response });
    const person = await this.staff.findOneBy({ email: email.trim() });
    // A known device waits behind nobody: a proxy may show it and all strangers as one network.
    const stranger = { sender: networkOf(client.ip, 48), cost: 1 };
    const whose = device === undefined ? stranger : { sender: `device ${device}`, cost: 0 };
    const turn = { ...whose, signal: client.signal };
    const enter = async () => {
      const right = await isPassword(password, person?.password_hash, turn);
      if (!right || !person || (guess.blind && person.second_factor_since === null)) return undefined;
      await this.checkCode(person, code, guess);
      // Only whoever gave the right password is told.
      if (person.disabled_at !== null && !guess.blind) throw ApiError.signIn(DISABLED, 'account_disabled');
      return this.sessions.start(person.id, client, person.password_hash);
    };
    const token = await (guess.blind ? blindly(enter) : enter());
    const caller = token === undefined ? undefined : await this.sessions.find(token);
    if (token === undefined || caller === undefined) {
      this.log.warn({
        requestId: client.requestId,
        message: `sign-in refused (account ${person?.id ?? 'unknown'})`,
      });
      throw ApiError.signIn(code == null ? WRONG : WRONG_WITH_CODE);
    }
    await guess.wasRight();
    await this.staff.update(caller.id, { last_signed_in_at: () => 'now()' });
    if (oldToken !== undefined) await this.sessions.end(oldToken);
    return { token, caller };
  }

  /** The password is right, and so no guess, whatever the code is: codes have limits of their own. */
  private async checkCode(person: Staff, code: string | null | undefined, guess: Guess) {
    if (person.second_factor_since === null) return;
    // Giving the try back would tell a right password from a wrong one, and so let a blind guesser go on without an end.
    if (!guess.blind) await guess.wasRight();
    if (code == null)
      throw new ApiError(
        401,
        CODE_NEEDED,
        [{ field: 'code', message: CODE_NEEDED, code: 'required' }],
        undefined,
        'second_factor_needed',
      );
    await this.codes.use(person, code, 401);
  }

  /** The person gives the password again. @returns the session's new token @throws ApiError 400, 401, 429 */
  async reauthenticate(me: StaffCaller, password: string, client: ClientInfo): Promise<string> {
    await this.ownPassword.check(me, password, client);
    const token = await this.sessions.renew(me.session_id);
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
        { field: 'new_password', message: 'This is your temporary password: choose another.' },
      ]);
    }

    const password_hash = await hashPassword(dto.new_password);
    await transaction(this.staff.manager.dataSource, async (tx) => {
      const now = () => 'now()';
      await tx.update(Staff, me.id, {
        password_hash,
        password_changed_at: now,
        password_due_at: null,
        updated_at: now,
      });
      await signOutEverywhere(tx, me.id);
      await this.activity.record(tx, me, staffActivity('staff.password_changed', me.id));
    });
    const token = await this.sessions.start(me.id, client, password_hash);
    if (token === undefined) throw ApiError.signIn();
    return token;
  }
}

/** Longer than any check takes, so that the time of the answer does not show which check failed. */
const BLIND_MS = 1_500;

/** While an account is under attack, a missing or wrong code is answered as a wrong password is. */
async function blindly(enter: () => Promise<string | undefined>): Promise<string | undefined> {
  const [entered] = await Promise.allSettled([enter(), sleep(BLIND_MS)]);
  if (entered.status === 'fulfilled') return entered.value;
  if (entered.reason instanceof ApiError && entered.reason.errors?.[0]?.field === 'code') return undefined;
  throw entered.reason;
}
