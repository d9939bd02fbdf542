import { startMailServer, type MailServer } from '../mail/mail-server.js';
import { until } from '../server/until.js';
import { startOwnDesk, type OwnDesk } from './own-desk.js';

type Mail = MailServer['mails'][number];

/** A server of a browser suite's own whose mails are read. */
interface MailDesk extends OwnDesk {
  /** What came to an address so far, by its subject. */
  to(address: string, subject: RegExp): Mail[];
  /** Waits for the first of these. */
  mailTo(address: string, subject: RegExp): Promise<Mail>;
}

export async function startMailDesk(): Promise<MailDesk> {
  const mails = await startMailServer();
  const desk = await startOwnDesk({ SMTP_URL: mails.url, MAIL_FROM: 'events@example.ph' });
  const to = (address: string, subject: RegExp) =>
    mails.mails.filter(
      (mail) => mail.to?.some((one) => one.address === address) && subject.test(mail.subject ?? ''),
    );
  return {
    ...desk,
    to,
    async mailTo(address, subject) {
      await until(() => to(address, subject).length > 0);
      return to(address, subject)[0] as Mail;
    },
  };
}

/** The path of a page that a mail links to, its secret too; '' when it links to no such page. */
export const linkIn = (
  { text = '' }: Mail,
  page: 'thank-you' | 'my-registration' | 'waiting' | 'my-viewing',
): string => {
  const link = new RegExp(`http://\\S+(/${page}[/#][\\w-]+)`).exec(text)?.[1];
  return link ?? '';
};
