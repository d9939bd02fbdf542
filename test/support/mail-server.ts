import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { AddressInfo } from 'node:net';

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  port: number;
  /** What was taken, parsed as a mail program does. */
  mails: (Email & { raw: string })[];
  close(): Promise<void>;
}

export type Mood = Pick<SMTPServerOptions, 'onConnect' | 'onRcptTo' | 'onData' | 'onMailFrom'>;

/** A real SMTP server that takes everything, unless its mood says otherwise. */
export function startMailServer(mood: Mood = {}, port = 0): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')));
      stream.on('end', () => {
        void new PostalMime().parse(Buffer.from(raw, 'latin1')).then((mail) => {
          mails.push({ ...mail, raw });
          done();
        });
      });
    },
    ...mood,
  });
  server.on('error', () => undefined); // clients that are killed
  return new Promise((resolve) => {
    const listener = server.listen(port, '127.0.0.1', () => {
      const { port: own } = listener.address() as AddressInfo;
      const close = () => new Promise<void>((closed) => server.close(() => closed()));
      resolve({ url: `smtp://127.0.0.1:${own}`, port: own, mails, close });
    });
  });
}
