import type { AuthProvider } from 'react-admin';
import { HttpError } from 'react-admin';
import { call } from './client';
import type { Account } from './types';

/** What only an admin may see; the API refuses it to staff as well. */
const ADMIN_ONLY = new Set(['staff', 'api-keys']);

// Asked once and kept until the session ends, so that moving between screens costs no call.
let account: Promise<Account> | undefined;
const me = () => (account ??= call<Account>('GET', '/auth/me'));
const forget = () => {
  account = undefined;
};

export const authProvider: AuthProvider = {
  login: async ({ email, password, code }: { email: string; password: string; code?: string }) => {
    forget();
    account = Promise.resolve(await call<Account>('POST', '/auth/sign-in', { email, password, code }));
  },
  logout: async () => {
    const signedIn = account !== undefined;
    forget();
    // Nothing to end when the server has already said that nobody is signed in.
    if (!signedIn) return;
    // A session that has already ended on the server answers 401: that is what was wanted.
    await call('POST', '/auth/sign-out').catch((error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== 401) throw error;
    });
  },
  checkAuth: async () => {
    await me().catch((error: unknown) => {
      forget();
      throw error;
    });
  },
  checkError: (error: { status?: number }) => {
    if (error.status !== 401) return Promise.resolve();
    forget();
    return Promise.reject(new Error('Your session has ended. Sign in again to go on.'));
  },
  getIdentity: async () => {
    const { id, name, email } = await me();
    return { id, fullName: name, email };
  },
  getPermissions: async () => (await me()).role,
  canAccess: async ({ resource }) => !ADMIN_ONLY.has(resource) || (await me()).role === 'admin',
};
