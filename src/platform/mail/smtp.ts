import { Readable } from 'node:stream';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type SmtpConnection from 'nodemailer/lib/smtp-connection';
import { SETTINGS, type Settings } from '../settings/settings.js';

/** How handing a message to the mail server went. */
export type Delivery =
  | { outcome: 'sent' }
  /**
   * 'unreached': the mail server said nothing, so it refused nothing either.
   * `permanent`: this mail was refused for good; else the trouble is ours or the connection's, and may pass.
   * `addressFault`: it was refused, now or for good, because of the address it goes to, and not of its sender or its words.
   */
  | { outcome: 'refused' | 'unreached'; error: string; permanent: boolean; addressFault: boolean }
  /** The connection was cut after the message was on its way. */
  | { outcome: 'uncertain'; error: string }
  /** Another worker hands the mail over: nothing of it was sent here. */
  | { outcome: 'dropped' };

/** Where mails are handed over. */
export interface MailServer {
  options: SmtpConnection.Options;
  auth: { user: string; pass: string } | undefined;
  /** `Name <address>`. */
  from: string;
}

interface SmtpError extends Error {
  responseCode?: number;
  command?: string;
}

const IDLE_MS = 5_000;
const MAX_IDLE = 3;
/** Milliseconds until a server that says nothing is given up. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** So many times as long as a silence may a hand-over take in all: ten minutes, as long as RFC 5321 gives a server for its answer. */
const SILENCES = 10;

/**
 * Hands messages to the mail server: of SMTP_URL, else the one that the back office names. Connections are kept for a moment for the next mail. nodemailer's own
 * pool is not used: it hands over the message before we could note that it does (and so could not tell after a crash
 * which mails may have been sent), and sends again by itself.
 */
@Injectable()
export class Smtp implements OnApplicationShutdown {
  private readonly idle: { connection: SmtpConnection; timer: NodeJS.Timeout }[] = [];
  private saved: MailServer | undefined;
  private readonly log = new Logger(Smtp.name);
  /** False: at the last try it could not be reached, or would not have us send at all (name, password, sender). */
  takesMails = true;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Whether mails can be sent at all. */
  get configured(): boolean {
    return this.settings.smtpUrl !== undefined || this.saved !== undefined;
  }

  /** Who mails come from; '' where none are sent. */
  get from(): string {
    return (this.settings.smtpUrl === undefined ? this.saved?.from : this.settings.mailFrom) ?? '';
  }

  /** From now on mails go to this server, unless SMTP_URL is set. @param server undefined: to none */
  use(server: MailServer | undefined): void {
    if (JSON.stringify(server) === JSON.stringify(this.saved)) return;
    this.saved = server;
    this.takesMails = true;
    this.onApplicationShutdown();
  }

  /**
   * @param handingOver awaited after the server asked for the message and before the first byte of it is sent, which
   * follows where it says true
   */
  async send(
    { from, to, message }: { from: string; to: string; message: Buffer },
    handingOver: () => Promise<boolean>,
  ): Promise<Delivery> {
    let isBodySent = false;
    let dropped = false;
    const body = new Readable({
      // nodemailer reads the body only once the server has answered DATA with 354.
      read() {
        handingOver().then(
          (goes) => {
            isBodySent = goes;
            dropped = !goes;
            if (dropped) return this.destroy(new Error('It is not handed over any more.'));
            this.push(message);
            this.push(null);
          },
          (error: unknown) => this.destroy(error as Error),
        );
      },
    });
    let connection: SmtpConnection | undefined;
    try {
      connection = await this.connection();
      await send(connection, { from, to: [to] }, body);
      this.keep(connection);
      this.takesMails = true;
      return { outcome: 'sent' };
    } catch (error) {
      connection?.close();
      if (dropped) return { outcome: 'dropped' };
      const { responseCode, command = '', message: text } = error as SmtpError;
      // An answer about an address, or about a message, shows that the server is there.
      this.takesMails = isBodySent || (responseCode !== undefined && /^(RCPT TO|DATA)/.test(command));
      if (isBodySent && responseCode === undefined) return { outcome: 'uncertain', error: text };
      const permanent = (responseCode ?? 0) >= 500 && /^(MAIL FROM|RCPT TO|DATA)/.test(command);
      // 5.6 and 5.7 are of what it says, or of who sends it: else one refused text would mark all whom it goes to. 421 is of
      // the server itself.
      const addressFault =
        responseCode !== undefined &&
        responseCode !== 421 &&
        /^(RCPT TO|DATA)/.test(command) &&
        !/\b[45]\.[67]\.\d/.test(text);
      const outcome = responseCode === undefined ? 'unreached' : 'refused';
      return { outcome, error: text, permanent, addressFault };
    }
  }

  /**
   * Whether a mail server takes a connection, and the name and password.
   * @param server another one than mails go to @throws what it says, or why it says nothing
   */
  async check(server?: MailServer): Promise<void> {
    if (server) (await connect(server.options, server.auth, () => undefined)).quit();
    else this.keep(await this.connection());
  }

  onApplicationShutdown(): void {
    for (const { connection, timer } of this.idle.splice(0)) {
      clearTimeout(timer);
      connection.close();
    }
  }

  private async connection(): Promise<SmtpConnection> {
    const kept = this.idle.pop();
    if (kept) {
      clearTimeout(kept.timer);
      return kept.connection;
    }
    const { smtpUrl } = this.settings;
    const dropped = (connection: SmtpConnection) => this.drop(connection);
    if (smtpUrl === undefined) return connect(this.saved?.options ?? {}, this.saved?.auth, dropped);
    const { createTransport } = await import('nodemailer');
    const { auth, ...server } = createTransport(smtpUrl).options;
    return connect(server, auth, dropped);
  }

  private keep(connection: SmtpConnection): void {
    if (this.idle.length >= MAX_IDLE) return connection.quit();
    const timer = setTimeout(() => {
      this.drop(connection);
      connection.quit();
    }, IDLE_MS).unref();
    this.idle.push({ connection, timer });
  }

  private drop(connection: SmtpConnection): void {
    const at = this.idle.findIndex((kept) => kept.connection === connection);
    if (at >= 0) for (const { timer } of this.idle.splice(at, 1)) clearTimeout(timer);
    else this.log.debug('A connection to the mail server ended');
  }
}

/** @param dropped is called when the connection ends. While nobody uses it that is no failure: it is only kept no longer */
async function connect(
  options: SmtpConnection.Options,
  auth: Parameters<SmtpConnection['login']>[0] | undefined,
  dropped: (connection: SmtpConnection) => void,
): Promise<SmtpConnection> {
  // nodemailer is loaded with the first mail, so that the start does not wait for it.
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  // Options in the query of the address go before ours: `smtp://mail.example?socketTimeout=300000`.
  const connection = new Connection({ ...PATIENCE, ...options });
  connection.on('error', () => dropped(connection));
  connection.on('end', () => dropped(connection));
  await new Promise<void>((resolve, reject) => {
    connection.once('error', reject);
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
  if (auth)
    await new Promise<void>((resolve, reject) => {
      connection.login(auth, (error) => (error ? reject(error) : resolve()));
    });
  return connection;
}

/**
 * When the connection is cut it emits 'error' or 'end', which the callback does not always tell of. A server that begins its
 * answer again and again is never silent: it would keep the place of other mails for ever.
 */
async function send(connection: SmtpConnection, envelope: { from: string; to: string[] }, body: Readable) {
  const { socketTimeout = PATIENCE.socketTimeout } = connection.options;
  const late = setTimeout(() => connection.close(), SILENCES * socketTimeout).unref();
  await new Promise<void>((resolve, reject) => {
    const ended = () => reject(new Error('The mail server closed the connection.'));
    const failed = (error: Error) => reject(error);
    connection.once('end', ended);
    connection.once('error', failed);
    body.once('error', failed);
    connection.send(envelope, body, (error) => {
      connection.removeListener('end', ended);
      connection.removeListener('error', failed);
      if (error) reject(error);
      else resolve();
    });
  }).finally(() => clearTimeout(late));
}
