import { call } from '../client';
import type { Account } from '../types';

/** A link by which somebody chooses a password: an invitation, or a forgotten one. */
export type PasswordLink = { email: string; name: string; purpose: 'invitation' | 'reset' };

/** Signing in and out, which happens around react-admin: these are called directly, by the pages of `auth/`. */
export const whoAmI = () => call<Account>('GET', '/auth/me');
export const signIn = (given: object) => call<Account>('POST', '/auth/sign-in', given);
export const signOut = () => call('POST', '/auth/sign-out');
export const askForLink = (email: string) =>
  call<{ message: string }>('POST', '/auth/forgotten-password', { email });
export const passwordLink = (token: string) => call<PasswordLink>('POST', '/auth/password-link', { token });
export const setPassword = (token: string, password: string) =>
  call('POST', '/auth/password-link/password', { token, password });
