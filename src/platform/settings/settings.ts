import { Global, Module, type DynamicModule } from '@nestjs/common';

/** Everything the process may be told from outside: parsed once, typed, and the same for all who ask. */
export interface Settings {
  host: string;
  /** TCP port; 0 lets the system choose (tests). */
  port: number;
  /** The site's address without a trailing slash: links and QR codes are made from it, never from a request. */
  publicUrl: string;
  /** Absolute path: embedded database, uploads, generated secret. */
  dataDir: string;
  /** The PostgreSQL to use; undefined (only before main.ts has started it): the embedded one under dataDir. */
  databaseUrl: string | undefined;
  /** Whether it is the embedded one, once main.ts has started it too. */
  databaseIsEmbedded: boolean;
  databasePoolSize: number;
  s3: S3Settings | undefined;
  redisUrl: string | undefined;
  admin: { email: string; password: string } | undefined;
  /** Signs session cookies; undefined: made once and kept in dataDir. */
  authSecret: string | undefined;
  /** Who may only switch on a second factor until they have one. */
  requireSecondFactor: 'none' | 'admins' | 'everyone';
  /** How many proxies in front are trusted for X-Forwarded-*. */
  trustProxy: number;
  corsOrigins: string[];
  /** Public writes per address and minute; 0 = no limit. */
  rateLimitWritesPerMinute: number;
  /** The mail server; undefined: mails are kept as withheld. */
  smtpUrl: string | undefined;
  /** `Name <address>`: who mails come from; set whenever smtpUrl is. */
  mailFrom: string | undefined;
  /** Networks (CIDR) that webhooks may call although they are private. */
  webhookAllowNets: string[];
  /** Whether the text on receipts is read, by a process that takes 190 MB while it works. */
  receiptReading: boolean;
  logLevel: string;
  /** The event's fee in Philippine pesos, from which expected payments are added up. */
  eventFeePhp: number;
  production: boolean;
  backups: BackupSettings;
  retention: RetentionSettings;
  /** How many rows of a kind one night may erase; 0: a share of them. */
  retentionAtOnce: number;
  /** Which of these the environment sets: the back office sets the others. */
  retentionFixed: (keyof RetentionSettings | 'atOnce')[];
  /** Where Prometheus finds the figures; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
}

/** Months after which what is kept of people goes by itself; 0: never. */
export interface RetentionSettings {
  inquiries: number;
  /** After the end of the event. */
  registrations: number;
  mails: number;
  /** What histories say of the values of records. */
  activity: number;
}

export interface BackupSettings {
  /** Whether this process makes a backup every hour. */
  hourly: boolean;
  /** Absolute path. */
  folder: string;
  /** A second folder, on another disk. */
  copyFolder: string | undefined;
  /** A bucket elsewhere. */
  copyBucket: S3Settings | undefined;
  /** Public keys (age) for which archives and uploads are encrypted; none: they are not. */
  encryptFor: string[];
  /** Absolute path of the file with a secret key, which opens them again. */
  decryptionKey: string | undefined;
}

export interface S3Settings {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Injection token of the one Settings object. */
export const SETTINGS = Symbol('settings');

@Global()
@Module({})
export class SettingsModule {
  static of(settings: Settings): DynamicModule {
    return {
      module: SettingsModule,
      providers: [{ provide: SETTINGS, useValue: settings }],
      exports: [SETTINGS],
    };
  }
}
