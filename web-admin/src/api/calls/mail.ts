import { call, send } from '../client';
import type {
  MailPreview,
  MailServer,
  MailServerTrial,
  MailSummary,
  MailTemplate,
  MailWords,
  MailWordsFields,
  Signature,
  NewMailServer,
} from '../types';

/** With the version that a save must find. */
async function read<T>(answer: Promise<{ data: T; headers: Headers }>) {
  const { data, headers } = await answer;
  return { view: data, etag: headers.get('etag') };
}
const over = (etag: string | null): Record<string, string> => (etag ? { 'if-match': etag } : {});

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
  mailWordKinds: () => call<MailWords[]>('GET', '/mail-words'),
  mailWords: (kind: string) => read(send<MailWords>('GET', `/mail-words/${kind}`)),
  saveMailWords: (kind: string, body: MailWordsFields, etag: string | null) =>
    read(send<MailWords>('PUT', `/mail-words/${kind}`, { body, headers: over(etag) })),
  signature: () => read(send<Signature>('GET', '/mail-words/signature')),
  saveSignature: (text: string | null, etag: string | null) =>
    read(send<Signature>('PUT', '/mail-words/signature', { body: { text }, headers: over(etag) })),
  /** Nothing is kept. */
  previewMailWords: async (kind: string, body: MailWordsFields, signal: AbortSignal) =>
    (await send<MailPreview>('POST', `/mail-words/${kind}/preview`, { body, signal })).data,
  testMailWords: (kind: string, words: MailWordsFields) =>
    call<{ to: string }>('POST', `/mail-words/${kind}/test`, words),
  sendTestMail: () => call<{ to: string }>('POST', '/auth/test-mail'),
  /** What was kept while no mail server was set. */
  sendWithheld: () => call<{ count: number }>('POST', '/mails/send-withheld'),
  keepWithheld: () => call<{ count: number }>('POST', '/mails/keep-withheld'),
};
