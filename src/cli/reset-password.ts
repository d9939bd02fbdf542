import { DataSource } from 'typeorm';
import { transaction } from '../platform/database/transaction.js';
import { dataSourceOptions } from '../platform/database/connection.js';
import { withDatabase } from './with-database.js';
import { parseSettings } from '../platform/settings/parse-settings.js';
import { StartFailure } from '../platform/settings/start-failure.js';
import { MADE_PASSWORD_DAYS } from '../auth/passwords/password-rules.js';
import { SecondFactor } from '../auth/second-factor/second-factor.entity.js';
import { StaffSession } from '../auth/sessions/staff-session.entity.js';
import { Staff } from '../auth/staff/staff.entity.js';
import { type Reset, resetPassword } from '../auth/staff/reset-password.js';

const OFF = '--second-factor-off';
const USAGE = `Usage: npm run reset-password -- person@example.com [${OFF}]`;
const NOT_THIS_VERSION = 'The database is not of this version yet: start the server once, then try again.';

/** `<e-mail> [--second-factor-off]`, with the server's own settings, beside it or while it is stopped. */
async function main(args: string[]): Promise<void> {
  const off = args.includes(OFF);
  const [email, ...more] = args.filter((arg) => arg !== OFF);
  if (email === undefined || email.startsWith('-') || more.length > 0) throw new StartFailure(USAGE);
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const reset = await withDatabase(parseSettings(process.env), say, (url) => resetAt(url, email, off));
  process.stdout.write(`\n${told(email, reset).join('\n')}\n\n`);
}

async function resetAt(databaseUrl: string, email: string, secondFactorOff: boolean): Promise<Reset> {
  const entities = [Staff, StaffSession, SecondFactor];
  const options = { ...dataSourceOptions({ databaseUrl, databasePoolSize: 2 }), entities };
  const db = await new DataSource(options).initialize();
  try {
    if (await db.showMigrations()) throw new StartFailure(NOT_THIS_VERSION);
    return await transaction(db, (tx) => resetPassword(tx, email, secondFactorOff));
  } finally {
    await db.destroy();
  }
}

const told = (email: string, { name, password, secondFactor }: Reset): string[] => [
  `  New password of ${name}, shown only this once:`,
  `  E-mail         ${email}`,
  `  Password       ${password}`,
  '',
  `  They are signed out everywhere, and choose a password of their own within ${MADE_PASSWORD_DAYS} days.`,
  ...(secondFactor
    ? ['  Their second factor is still on: a code of the app, or a recovery code, is asked for too.']
    : []),
];

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartFailure ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
