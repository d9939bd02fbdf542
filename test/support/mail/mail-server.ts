import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { closedAtEnd } from '../server/opened.js';
import { until } from '../server/until.js';

export type Mail = Email & { raw: string };

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** Of a server that mails by it. */
  env: { SMTP_URL: string; MAIL_FROM: string };
  port: number;
  /** What was taken, parsed as a mail program does. */
  mails: Mail[];
  /** Those of them to an address, under this subject or one like it. */
  to: (address: string, subject?: string | RegExp) => Mail[];
  /** The first of these, once it is there. */
  first: (address: string, subject?: string | RegExp) => Promise<Mail>;
  /** Cuts every line that is open. */
  drop(): void;
  close(): Promise<void>;
}

export type Mood = Pick<SMTPServerOptions, 'onConnect' | 'onRcptTo' | 'onData' | 'onMailFrom'> & {
  /** Takes the message, and cuts the line instead of saying so. */
  cuts?: (to: string) => boolean;
  /** Takes the message, and never says so. */
  hangs?: (to: string) => boolean;
  /** Takes the message, and begins to say so each second, without end. */
  drips?: (to: string) => boolean;
  /** Milliseconds from the end of a message to the server's word that it has it. */
  slow?: () => number;
  /** What it waits for before that word about a message. */
  held?: (mail: Email) => Promise<unknown>;
};

/** A real SMTP server that takes everything, unless its mood says otherwise. */
export function startMailServer(
  { cuts, hangs, drips, slow, held, ...mood }: Mood = {},
  port = 0,
): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')));
      stream.on('end', () => {
        void new PostalMime().parse(Buffer.from(raw, 'latin1')).then(async (mail) => {
          mails.push({ ...mail, raw });
          await held?.(mail);
          const to = session.envelope.rcptTo[0] || { address: '' };
          if (cuts?.(to.address)) dropConnections(server, session.id);
          else if (drips?.(to.address)) drip(server, session.id);
          else if (!hangs?.(to.address)) setTimeout(done, slow?.() ?? 0);
        });
      });
    },
    ...mood,
  });
  server.on('error', () => undefined); // clients that are killed
  return new Promise((resolve) => {
    const listener = server.listen(port, '127.0.0.1', () => {
      const { port: own } = listener.address() as AddressInfo;
      const close = closedAtEnd(() => new Promise((closed) => server.close(() => closed())));
      const drop = () => dropConnections(server);
      const url = `smtp://127.0.0.1:${own}`;
      const env = { SMTP_URL: url, MAIL_FROM: 'Stealth Land <events@stealthland.ph>' };
      resolve({ url, env, port: own, mails, ...finding(mails), drop, close });
    });
  });
}

function finding(mails: Mail[]): Pick<MailServer, 'to' | 'first'> {
  const to: MailServer['to'] = (address, subject = /(?:)/) =>
    mails.filter(
      (mail) =>
        mail.to?.some((one) => one.address === address) &&
        (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject ?? '')),
    );
  const first = async (address: string, subject?: string | RegExp) => {
    await until(() => to(address, subject).length > 0);
    return to(address, subject)[0] as Mail;
  };
  return { to, first };
}

const connectionsOf = (server: SMTPServer) =>
  (server as unknown as { connections: Set<{ id: string; _socket: Socket }> }).connections;

function drip(server: SMTPServer, id: string): void {
  for (const connection of connectionsOf(server))
    if (connection.id === id) {
      const { _socket: socket } = connection;
      const timer = setInterval(() => socket.write('250-Wait\r\n'), 1_000).unref();
      socket.once('close', () => clearInterval(timer));
    }
}

/** @param id of one session; else all */
function dropConnections(server: SMTPServer, id?: string): void {
  for (const connection of connectionsOf(server))
    if (id === undefined || connection.id === id) connection._socket.destroy();
}
