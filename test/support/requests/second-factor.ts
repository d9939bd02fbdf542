import { randomUUID } from 'node:crypto';
import { Encryption } from '../../../src/auth/encryption.js';
import { hashRecoveryCode, makeRecoveryCodes, makeSecret } from '../../../src/auth/second-factor/codes.js';
import { cheapHash } from '../jest/cheap-hash.js';
import type { Api } from '../server/api.js';
import { Authenticator } from './authenticator.js';
import { type Account, call, type Credentials, dataOf, sessionOf } from './callers.js';

export const NEEDED = 'Enter the code that your authenticator app shows, or a recovery code.';
export const WRONG = 'This code is not right, or was used before. Codes change every 30 seconds.';
export const fault = (statusCode: number, message: string) => ({
  statusCode,
  message,
  errors: [{ field: 'code', message }],
});

export interface Secured extends Account {
  phone: Authenticator;
  session: Credentials;
  recovery_codes: string[];
}

/** What suites of the second factor do. @param admin reads the histories */
export function secondFactors(api: Api, admin: Credentials) {
  return {
    post: (path: string, as: Credentials, body: object) => call(api, 'POST', path, { as, body }),
    enter: ({ email, password }: Account, code?: string) =>
      call(api, 'POST', '/auth/sign-in', { body: { email, password, ...(code !== undefined && { code }) } }),
    accountOf: async (as: Credentials) =>
      dataOf<{ second_factor_since: string | null; recovery_codes_left: number }>(
        await call(api, 'GET', '/auth/account', { as }),
      ),
    historyOf: async ({ id }: Account) =>
      dataOf<{ type: string }[]>(await call(api, 'GET', `/staff/${id}/history`, { as: admin })).map(
        ({ type }) => type,
      ),
    /** An account whose second factor is on; made behind the API. */
    aSecuredAccount: async (): Promise<Secured> => {
      const account = {
        id: randomUUID(),
        email: `ana-${randomUUID()}@test.example`,
        password: 'mangga sa tag-ulan',
      };
      await api.db.query(
        `INSERT INTO staff (id, email, name, role, password_hash, second_factor_since)
         VALUES ($1, $2, 'Luz Reyes', 'manager', $3, now())`,
        [account.id, account.email, cheapHash(account.password)],
      );
      const [secret, recovery_codes] = [makeSecret(), makeRecoveryCodes()];
      await api.db.query('INSERT INTO second_factor VALUES ($1, $2, 1, $3)', [
        account.id,
        api.app.get(Encryption).encrypt(secret, account.id),
        recovery_codes.map(hashRecoveryCode),
      ]);
      return {
        ...account,
        phone: new Authenticator(secret),
        session: await sessionOf(api, account),
        recovery_codes,
      };
    },
  };
}
