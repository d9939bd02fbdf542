import { startMailServer, type Mail, type MailServer } from '../mail/mail-server.js';
import { startOwnDesk, type OwnDesk } from './own-desk.js';

/** A server of a browser suite's own whose mails are read. */
interface MailDesk extends OwnDesk {
  to: MailServer['to'];
  mailTo: MailServer['first'];
}

export async function startMailDesk(): Promise<MailDesk> {
  const mails = await startMailServer();
  const desk = await startOwnDesk(mails.env);
  return { ...desk, to: mails.to, mailTo: mails.first };
}

/** The path of a page that a mail links to, its secret too; '' when it links to no such page. */
export const linkIn = (
  { text = '' }: Mail,
  page: 'thank-you' | 'my-registration' | 'waiting' | 'my-viewing',
): string => {
  const link = new RegExp(`http://\\S+(/${page}[/#][\\w-]+)`).exec(text)?.[1];
  return link ?? '';
};
