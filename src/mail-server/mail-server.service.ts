import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { Encryption } from '../auth/encryption.js';
import { AUTH_SECRET } from '../auth/secret.js';
import { transaction } from '../platform/database/transaction.js';
import type { StaffCaller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { explainSmtp } from '../platform/mail/smtp-problem.js';
import { Smtp, type MailServer } from '../platform/mail/smtp.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import {
  MAIL_SERVER_ID,
  mailServerActivity,
  type MailServerDto,
  type MailServerTrial,
  type MailServerView,
} from './mail-server.dto.js';
import { SavedMailServer } from './mail-server.entity.js';

/** Another process may have been told of a change: milliseconds until this one knows. */
const RELOAD_MS = 10_000;
/** What a password is encrypted for: it can't be moved to something else. */
const OWNER = 'mail server';

/** The mail server of the back office. What the environment sets wins, and then nothing is changed here. */
@Injectable()
export class MailServers implements OnModuleInit, OnModuleDestroy {
  private readonly encryption: Encryption;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly smtp: Smtp,
    @Inject(AUTH_SECRET) secret: string,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.encryption = new Encryption(secret, 'mail server');
  }

  async onModuleInit(): Promise<void> {
    if (this.settings.smtpUrl !== undefined) return;
    await this.load();
    // Where the database is away, what was known last stays.
    this.timer = setInterval(() => void this.load().catch(() => undefined), RELOAD_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async read(): Promise<MailServerView> {
    if (this.settings.smtpUrl !== undefined)
      return ofEnvironment(this.settings.smtpUrl, this.settings.mailFrom);
    const saved = await this.saved();
    return saved ? this.toView(saved) : NONE;
  }

  /** @throws ApiError 400 where a password is missing or would go unencrypted, 409 where the environment sets the server */
  async save(dto: MailServerDto, me: StaffCaller): Promise<MailServerView> {
    this.requireOurs();
    const saved = await transaction(this.dataSource, async (tx) => {
      const before = await tx.findOne(SavedMailServer, {
        where: { one: true },
        lock: { mode: 'pessimistic_write' },
      });
      const { password: _, ...fields } = dto;
      const password = this.passwordOf(dto, before);
      const encrypted_password = password === null ? null : this.encryption.encrypt(password, OWNER);
      const after = { ...fields, encrypted_password, one: true, updated_at: new Date() };
      await tx.upsert(SavedMailServer, after, ['one']);
      const states = { ...(before && { before: shown(before) }), after: shown(after) };
      await this.activity.record(tx, me, mailServerActivity('mail_server.changed', MAIL_SERVER_ID, states));
      return tx.findOneByOrFail(SavedMailServer, { one: true });
    });
    await this.load();
    return this.toView(saved);
  }

  /** @throws ApiError 404, 409 */
  async remove(me: StaffCaller): Promise<MailServerView> {
    this.requireOurs();
    await transaction(this.dataSource, async (tx) => {
      const before = await tx.findOne(SavedMailServer, {
        where: { one: true },
        lock: { mode: 'pessimistic_write' },
      });
      if (!before) throw ApiError.notFound('Mail server');
      await tx.delete(SavedMailServer, { one: true });
      const states = { before: shown(before) };
      await this.activity.record(tx, me, mailServerActivity('mail_server.removed', MAIL_SERVER_ID, states));
    });
    await this.load();
    return NONE;
  }

  /** Connects and signs in, and sends nothing. Nothing is kept. @throws ApiError 400, 409 */
  async try(dto: MailServerDto): Promise<MailServerTrial> {
    this.requireOurs();
    const server = toServer(dto, this.passwordOf(dto, await this.saved()));
    try {
      await this.smtp.check(server);
      return { works: true, problem: null };
    } catch (error) {
      const { says, todo } = explainSmtp(error, server.options, 'this form');
      return { works: false, problem: `${says} ${todo}` };
    }
  }

  private requireOurs(): void {
    if (this.settings.smtpUrl !== undefined)
      throw ApiError.conflict(
        'mail_server_fixed',
        'The mail server is set where the program runs (SMTP_URL), and is changed there.',
      );
  }

  /** The password that is kept goes to no other server, and for no other name. */
  private passwordOf(dto: MailServerDto, before: SavedMailServer | null): string | null {
    if (dto.user_name === null) return null;
    if (dto.encryption === 'none')
      throw ApiError.invalid([
        { field: 'encryption', message: 'Name and password are sent on an encrypted line only' },
      ]);
    const same = before?.host === dto.host && before.user_name === dto.user_name;
    const password = dto.password ?? (same ? passwordIn(before, this.encryption) : undefined);
    if (password === undefined)
      throw ApiError.invalid([{ field: 'password', message: 'Please enter the password of this server' }]);
    return password;
  }

  private saved(): Promise<SavedMailServer | null> {
    return this.dataSource.manager.findOneBy(SavedMailServer, { one: true });
  }

  /** From now on the server that is kept is used. */
  async load(): Promise<void> {
    const saved = await this.saved();
    this.smtp.use(saved ? serverOf(saved, this.encryption) : undefined);
  }

  private toView(saved: SavedMailServer): MailServerView {
    return {
      source: 'back-office',
      ...shown(saved),
      has_password: passwordIn(saved, this.encryption) !== undefined,
      updated_at: saved.updated_at,
    };
  }
}

const NONE: MailServerView = {
  source: 'none',
  host: null,
  port: null,
  encryption: null,
  user_name: null,
  has_password: false,
  from_name: null,
  from_address: null,
  updated_at: null,
};

type Shown = Pick<
  SavedMailServer,
  'host' | 'port' | 'encryption' | 'user_name' | 'from_name' | 'from_address'
>;
/** Without the password. */
const shown = ({ host, port, encryption, user_name, from_name, from_address }: Shown): Shown => ({
  host,
  port,
  encryption,
  user_name,
  from_name,
  from_address,
});

function toServer(
  { host, port, encryption, user_name, from_name, from_address }: Shown,
  password: string | null,
): MailServer {
  return {
    options: {
      host,
      port,
      secure: encryption === 'tls',
      requireTLS: encryption === 'starttls',
      ...(encryption === 'none' && { ignoreTLS: true }),
    },
    auth: user_name === null || password === null ? undefined : { user: user_name, pass: password },
    from: `${from_name} <${from_address}>`,
  };
}

function ofEnvironment(smtpUrl: string, mailFrom = ''): MailServerView {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl);
  const [, name = '', address = mailFrom] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  const secure = protocol === 'smtps:';
  return {
    source: 'environment',
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    encryption: secure ? 'tls' : null,
    user_name: decodeURIComponent(username) || null,
    has_password: password !== '',
    from_name: name || null,
    from_address: address,
    updated_at: null,
  };
}

const passwordIn = ({ encrypted_password }: SavedMailServer, encryption: Encryption): string | undefined =>
  encrypted_password === null ? undefined : encryption.decrypt(encrypted_password, OWNER);

/** @returns undefined where its password can't be read any more, since AUTH_SECRET is another one */
export function serverOf(saved: SavedMailServer, encryption: Encryption): MailServer | undefined {
  const password = passwordIn(saved, encryption);
  return saved.user_name !== null && password === undefined ? undefined : toServer(saved, password ?? null);
}
