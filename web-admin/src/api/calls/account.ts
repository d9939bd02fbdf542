import { call } from '../client';
import type { AccountSecurity, MailSettings, NewSecret, RecoveryCodes, Session } from '../types';

type Calendar = { address: string | null };

/** One's own account, and what admins do with those of others. @param proof a password, and a code where it takes one */
export const accountCalls = {
  account: () => call<AccountSecurity>('GET', '/auth/account'),
  changePassword: (current_password: string, new_password: string) =>
    call('PUT', '/auth/password', { current_password, new_password }),
  reauthenticate: (proof: object) => call('POST', '/auth/reauthenticate', proof),
  beginSecondFactor: (proof: object) => call<NewSecret>('POST', '/auth/second-factor', proof),
  confirmSecondFactor: (proof: object) => call<RecoveryCodes>('PUT', '/auth/second-factor', proof),
  renewRecoveryCodes: (proof: object) =>
    call<RecoveryCodes>('POST', '/auth/second-factor/recovery-codes', proof),
  switchOffSecondFactor: (proof: object) => call('POST', '/auth/second-factor/switch-off', proof),
  sessions: () => call<Session[]>('GET', '/auth/sessions'),
  endSession: (id: string) => call('DELETE', `/auth/sessions/${id}`),
  signOutEverywhere: () => call('POST', '/auth/sign-out-everywhere'),
  calendar: () => call<Calendar>('GET', '/inquiry/calendar'),
  /** The old address stops working. */
  makeCalendar: () => call<Calendar>('POST', '/inquiry/calendar'),
  endCalendar: () => call<Calendar>('DELETE', '/inquiry/calendar'),
  mailSettings: () => call<MailSettings>('GET', '/auth/mail-settings'),
  changeMailSettings: (change: Partial<MailSettings>) =>
    call<MailSettings>('PUT', '/auth/mail-settings', change),
  invite: (id: string) => call<{ message: string }>('POST', `/staff/${id}/invitation`),
  resetSecondFactor: (id: string, current_password: string | undefined) =>
    call('POST', `/staff/${id}/second-factor/reset`, { current_password }),
};
