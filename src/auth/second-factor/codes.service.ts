import { Injectable, Logger } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction } from '../../platform/database/transaction.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { RateLimits, type Limiter } from '../../platform/http/rate-limits/rate-limits.js';
import { staffActivity } from '../auth-activity.js';
import { Encryption } from '../encryption.js';
import type { Staff } from '../staff/staff.entity.js';
import { DIGITS, hashRecoveryCode, makeSecret, stepOf } from './codes.js';

const QUARTER_HOUR_S = 900;
const DAY_S = 86_400;

/**
 * Slows the guessing of codes by someone who has the password. Three of a million codes are right at a time: fifty
 * tries a day find one in eighteen years. Counted per account alone, since nobody without the password gets here.
 */
@Injectable()
export class CodeLimits {
  private readonly quarterHour: Limiter;
  private readonly day: Limiter;

  constructor(limits: RateLimits) {
    this.quarterHour = limits.make({ name: 'code-quarter', points: 5, seconds: QUARTER_HOUR_S });
    this.day = limits.make({ name: 'code-day', points: 50, seconds: DAY_S });
  }

  /** Counts a try before the code is looked at. @throws ApiError 429 */
  async take(staffId: string): Promise<void> {
    await this.quarterHour.take(staffId);
    await this.day.take(staffId);
  }

  /** Takes a try off the count: its code was right, so it was no guess. */
  async giveBack(staffId: string): Promise<void> {
    await this.quarterHour.forget(staffId);
    await this.day.giveBack(staffId);
  }
}

const WRONG = 'This code is not right, or was used before. Codes change every 30 seconds.';
const UNREADABLE =
  'AUTH_SECRET was replaced, so the codes of your app can no longer be checked. Use a recovery code, or ask an admin.';

type Person = Pick<Staff, 'id' | 'name'>;

/** Checks the codes of a second factor; each is right once. */
@Injectable()
export class Codes {
  private readonly log = new Logger('access');

  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly encryption: Encryption,
    private readonly limits: CodeLimits,
  ) {}

  /** A new secret of an app, and the same as it is kept. */
  newSecret(staffId: string): { secret: string; encrypted: string } {
    const secret = makeSecret();
    return { secret, encrypted: this.encryption.encrypt(secret, staffId) };
  }

  /**
   * Uses up a code: six digits of the app, or a recovery code.
   * @param status of the refusal of a wrong one: 401 at sign-in, 400 within
   * @throws ApiError with the field `code`, 429
   */
  async use(person: Person, code: string, status: 400 | 401): Promise<void> {
    await this.limits.take(person.id);
    const digits = code.replace(/[\s-]/g, '');
    const fault = DIGITS.test(digits)
      ? await this.useDigits(person.id, digits)
      : await this.useRecoveryCode(person, code);
    if (fault !== undefined) {
      this.log.warn(`second factor refused (account ${person.id})`);
      throw new ApiError(status, fault, [{ field: 'code', message: fault }]);
    }
    await this.limits.giveBack(person.id);
  }

  /**
   * One statement decides, so that of two requests with one code at the same moment one gets in.
   * @returns what is wrong
   */
  private async useDigits(staffId: string, digits: string): Promise<string | undefined> {
    // The database's clock: processes share it.
    const { rows } = await this.pool.query<{ secret: string; at: number }>(
      'SELECT secret, extract(epoch FROM now())::float8 * 1000 AS at FROM second_factor WHERE staff_id = $1',
      [staffId],
    );
    const [row] = rows;
    const secret = row && this.encryption.decrypt(row.secret, staffId);
    if (row && secret === undefined) return UNREADABLE;
    const step = row && secret !== undefined ? stepOf(digits, secret, row.at) : undefined;
    if (step === undefined) return WRONG;
    const { rowCount } = await this.pool.query(
      'UPDATE second_factor SET last_step = $2 WHERE staff_id = $1 AND last_step < $2',
      [staffId, step],
    );
    return rowCount === 1 ? undefined : WRONG;
  }

  private useRecoveryCode(person: Person, code: string): Promise<string | undefined> {
    return transaction(this.dataSource, async (tx) => {
      const [, used] = await tx.query<[unknown, number]>(
        `UPDATE second_factor SET recovery_hashes = array_remove(recovery_hashes, $2)
          WHERE staff_id = $1 AND $2 = ANY (recovery_hashes)`,
        [person.id, hashRecoveryCode(code)],
      );
      if (used === 0) return WRONG;
      const actor = { kind: 'staff', ...person } as const;
      await this.activity.record(tx, actor, staffActivity('staff.recovery_code_used', person.id));
      return undefined;
    });
  }
}
