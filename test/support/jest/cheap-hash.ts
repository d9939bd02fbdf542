import { randomBytes, scryptSync } from 'node:crypto';

/**
 * A password hash that is checked in no time: a hash names its own cost, and what the real one costs is two tenths of a
 * processor second a check. What hashes is tested in password-hash.spec.ts.
 */
export function cheapHash(password: string): string {
  const [salt, cost] = [randomBytes(16), { N: 1024, r: 8, p: 1 }];
  const hash = scryptSync(password, salt, 32, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}
