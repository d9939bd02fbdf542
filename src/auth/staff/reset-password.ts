import type { EntityManager } from 'typeorm';
import { recordActivity } from '../../activity/activity-log.js';
import { StartFailure } from '../../platform/settings/start-failure.js';
import { staffActivity } from '../auth-activity.js';
import { hashPassword } from '../passwords/password-hash.js';
import { makePassword, PASSWORD_DUE_AT } from '../passwords/password-rules.js';
import { forget } from '../second-factor/second-factor.service.js';
import { signOutEverywhere } from '../sessions/sign-out.js';
import { Staff } from './staff.entity.js';

/** The name that the account's history gets, since nobody is signed in at a terminal. */
const BY = { kind: 'server', name: 'reset-password' } as const;

export interface Reset {
  name: string;
  password: string;
  /** Whether signing in still takes a code besides the password. */
  secondFactor: boolean;
}

/**
 * Gives an account a new random password and ends its sessions: for the last admin, whom no colleague can help.
 * @throws StartFailure when no account has this e-mail
 */
export async function resetPassword(
  tx: EntityManager,
  email: string,
  secondFactorOff: boolean,
): Promise<Reset> {
  const person = await tx.findOne(Staff, { where: { email }, lock: { mode: 'pessimistic_write' } });
  if (!person) throw new StartFailure(`No account of the back office has the e-mail ${email}.`);
  const password = makePassword();
  const now = () => 'now()';
  await tx.update(Staff, person.id, {
    password_hash: await hashPassword(password),
    password_changed_at: now,
    password_due_at: () => PASSWORD_DUE_AT,
    updated_at: now,
  });
  await signOutEverywhere(tx, person.id);
  await recordActivity(tx, BY, staffActivity('staff.password_reset', person.id));
  const had = person.second_factor_since !== null;
  if (had && secondFactorOff) {
    await forget(tx, person.id);
    await recordActivity(tx, BY, staffActivity('staff.second_factor_reset', person.id));
  }
  return { name: person.name, password, secondFactor: had && !secondFactorOff };
}
