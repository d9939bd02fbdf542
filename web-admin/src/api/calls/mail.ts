import { call } from '../client';
import type {
  MailPreview,
  MailServer,
  MailServerTrial,
  MailSummary,
  MailTemplate,
  NewMailServer,
} from '../types';

export const mailCalls = {
  mailSummary: () => call<MailSummary>('GET', '/mails/summary'),
  mailTemplates: () => call<MailTemplate[]>('GET', '/mails/templates'),
  /** @param path that of the preview of a mail or of a template */
  mailPreview: (path: string) => call<MailPreview>('GET', path),
  /** To the address that the mail's record has now. */
  sendMail: (id: string) => call('POST', `/mails/${id}/send`),
  mailServer: () => call<MailServer>('GET', '/mail-server'),
  saveMailServer: (body: NewMailServer) => call<MailServer>('PUT', '/mail-server', body),
  removeMailServer: () => call<MailServer>('DELETE', '/mail-server'),
  /** Connects and signs in, and keeps nothing. */
  tryMailServer: (body: NewMailServer) => call<MailServerTrial>('POST', '/mail-server/test', body),
  sendTestMail: () => call<{ to: string }>('POST', '/auth/test-mail'),
  /** What was kept while no mail server was set. */
  sendWithheld: () => call<{ count: number }>('POST', '/mails/send-withheld'),
  keepWithheld: () => call<{ count: number }>('POST', '/mails/keep-withheld'),
};
