import type { MailServer } from './smtp.js';

/** What nodemailer and Node say of a server that can't be used, in a sentence that says what to look at. */
export function explainSmtp(error: unknown, { options: { host = '', port, secure } }: MailServer): string {
  const { code, message } = error as { code?: string; message: string };
  const says = message.replace(/\s+/g, ' ').slice(0, 300);
  if (code === 'EAUTH') return `${host} does not take this name and password. It says: ${says}`;
  if (code === 'EDNS' || code === 'ENOTFOUND')
    return `There is no server of the name ${host}. Look how it is written.`;
  if (code === 'ETIMEDOUT')
    return `${host} does not answer at port ${port}. Look at the port, and whether a firewall is in the way.`;
  if (code === 'ETLS' || /wrong version number|STARTTLS/i.test(says))
    return secure
      ? `${host} speaks no TLS at port ${port} from the first byte. With port 587 it is most often STARTTLS.`
      : `${host} offers no STARTTLS at port ${port}. With port 465 it is most often TLS.`;
  return `${host} cannot be used at port ${port}. It says: ${says}`;
}
