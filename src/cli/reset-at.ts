import { DataSource } from 'typeorm';
import { MADE_PASSWORD_DAYS } from '../auth/passwords/password-rules.js';
import { SecondFactor } from '../auth/second-factor/second-factor.entity.js';
import { StaffSession } from '../auth/sessions/staff-session.entity.js';
import { resetPassword, type Reset } from '../auth/staff/reset-password.js';
import { Staff } from '../auth/staff/staff.entity.js';
import { dataSourceOptions } from '../platform/database/connection.js';
import { transaction } from '../platform/database/transaction.js';
import { StartFailure } from '../platform/settings/start-failure.js';

const NOT_THIS_VERSION = 'The database is not of this version yet: start the server once, then try again.';

/**
 * Makes a new password for an account.
 * @returns the lines that tell it
 * @throws StartFailure where the database is of another version, or nobody has this e-mail
 */
export async function resetAt(
  databaseUrl: string,
  email: string,
  secondFactorOff: boolean,
): Promise<string[]> {
  const entities = [Staff, StaffSession, SecondFactor];
  const options = { ...dataSourceOptions({ databaseUrl, databasePoolSize: 2 }), entities };
  const dataSource = await new DataSource(options).initialize();
  try {
    if (await dataSource.showMigrations()) throw new StartFailure(NOT_THIS_VERSION);
    return linesOf(email, await transaction(dataSource, (tx) => resetPassword(tx, email, secondFactorOff)));
  } finally {
    await dataSource.destroy();
  }
}

const linesOf = (email: string, { name, password, secondFactor }: Reset): string[] => [
  `  New password of ${name}, shown only this once:`,
  `  E-mail         ${email}`,
  `  Password       ${password}`,
  '',
  `  They are signed out everywhere, and choose a password of their own within ${MADE_PASSWORD_DAYS} days.`,
  ...(secondFactor
    ? ['  Their second factor is still on: a code of the app, or a recovery code, is asked for too.']
    : []),
];
