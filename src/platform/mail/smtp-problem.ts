import type { MailServer } from './smtp.js';

/** What is wrong with a mail server, and what to do about it: a sentence each. */
export interface SmtpProblem {
  says: string;
  todo: string;
}

type Address = Pick<MailServer['options'], 'host' | 'port' | 'secure'>;

/** The host and port of SMTP_URL. */
export function addressIn(smtpUrl: string): Address {
  const { hostname, port, protocol } = new URL(smtpUrl);
  return { host: hostname, ...(port && { port: Number(port) }), secure: protocol === 'smtps:' };
}

/** `smtp.example.com:587` */
export const serverName = ({ host = '', port }: Address): string =>
  port === undefined ? host : `${host}:${port}`;

/**
 * What nodemailer and Node say of a server that can't be used, in the words of whoever set it.
 * @param source where it is set: `SMTP_URL`, `this form`
 */
export function explainSmtp(error: unknown, server: Address, source: string): SmtpProblem {
  const { code, message } = error as { code?: string; message: string };
  const words = message.replace(/\s+/g, ' ').slice(0, 300).replace(/\.?$/, '.');
  const name = `The mail server ${serverName(server)}`;
  // Only a server that answered refused something.
  if (code === 'EAUTH')
    return {
      says: `${name} does not take the name or password of ${source}: ${words}`,
      todo: `Correct them in ${source}${source === 'SMTP_URL' ? '; characters such as @ and / are written %40 and %2F' : ''}.`,
    };
  if (code === 'EDNS' || code === 'ENOTFOUND')
    return {
      says: `There is no mail server of the name ${server.host}.`,
      todo: `Look how it is written in ${source}.`,
    };
  if (code === 'ETIMEDOUT')
    return {
      says: `${name} says nothing: ${words}`,
      todo: `Look at its port in ${source}, whether it is up, and whether a firewall lets this machine reach it.`,
    };
  if (code === 'ETLS' || /wrong version number|STARTTLS/i.test(words))
    return server.secure
      ? {
          says: `${name} speaks no TLS from the first byte: ${words}`,
          todo: `Look at the port and the encryption in ${source}: with port 587 it is most often STARTTLS.`,
        }
      : {
          says: `${name} offers no STARTTLS: ${words}`,
          todo: `Look at the port and the encryption in ${source}: with port 465 it is most often TLS.`,
        };
  return {
    says: `${name} can't be used: ${words}`,
    todo: `Look at its name, port ${server.port ?? (server.secure ? 465 : 587)} and the encryption in ${source}, and at its own log.`,
  };
}
