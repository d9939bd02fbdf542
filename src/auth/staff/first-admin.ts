import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { transaction } from '../../platform/database/transaction.js';
import { LOCKS } from '../../platform/locks.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { StartFailure } from '../../platform/settings/start-failure.js';
import { hashPassword } from '../passwords/password-hash.js';
import { makePassword, PASSWORD_DUE_AT, passwordFault } from '../passwords/password-rules.js';

/** Makes the first account when there is none. */
@Injectable()
export class FirstAdmin {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Processes that start at once agree: one of them makes the account.
   * @returns the sign-in to print, once, when this call made it up; undefined otherwise
   * @throws StartFailure when ADMIN_PASSWORD is needed and is no good password
   */
  async ensure(): Promise<{ email: string; password: string } | undefined> {
    if (await this.anyStaff()) return undefined;
    const given = this.settings.admin;
    const signIn = given ?? { email: 'admin@localhost', password: makePassword() };
    const fault = await passwordFault(signIn.password, { email: signIn.email, name: NAME });
    if (fault !== undefined) throw new StartFailure(`Setting ADMIN_PASSWORD can't be used. ${fault}`);
    const made = await this.insertIfFirst(
      signIn.email,
      await hashPassword(signIn.password),
      given === undefined,
    );
    return made && !given ? signIn : undefined;
  }

  private async anyStaff(): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>('SELECT 1 FROM staff LIMIT 1');
    return rows.length > 0;
  }

  private insertIfFirst(email: string, passwordHash: string, madeUp: boolean): Promise<boolean> {
    return transaction(this.dataSource, async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.firstAdmin]);
      const made = await tx.query<unknown[]>(
        `INSERT INTO staff (id, email, name, role, password_hash, password_due_at)
         SELECT $1, $2, $3, 'admin', $4, CASE WHEN $5 THEN ${PASSWORD_DUE_AT} END WHERE NOT EXISTS (SELECT 1 FROM staff) RETURNING id`,
        [randomUUID(), email, NAME, passwordHash, madeUp],
      );
      return made.length > 0;
    });
  }
}

const NAME = 'Administrator';
