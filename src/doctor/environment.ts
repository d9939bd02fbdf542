import { parseSettings } from '../platform/settings/parse-settings.js';
import type { S3Settings, Settings } from '../platform/settings/settings.js';

/** What a setting of the environment is, as a person may read it. */
export interface EnvironmentSetting {
  /** Its variable. */
  name: string;
  /** null: it is not set, or is a secret. */
  value: string | null;
  /** Whether nothing else was asked for; a secret that is set is none. */
  is_default: boolean;
}

const SECRET = Symbol('secret');
type Shown = (settings: Settings) => string | number | typeof SECRET | undefined;

/** Never what stands before `@` in an address, nor its parameters: both may hold a password. */
const address = (url: string | undefined): string | undefined => {
  if (url === undefined) return undefined;
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
};
const secret = (value: unknown) => (value === undefined ? undefined : SECRET);
const list = (values: readonly string[]): string | undefined => values.join(', ') || undefined;

/** What the back office sets where the environment does not: there it is shown, with what is in force. */
const fixed =
  (name: Settings['retentionFixed'][number], of: (settings: Settings) => number): Shown =>
  (settings) =>
    settings.retentionFixed.includes(name) ? of(settings) : undefined;

const bucket = (
  prefix: string,
  of: (settings: Settings) => S3Settings | undefined,
): Record<string, Shown> => ({
  [`${prefix}BUCKET`]: (settings) => of(settings)?.bucket,
  [`${prefix}ENDPOINT`]: (settings) => address(of(settings)?.endpoint),
  [`${prefix}REGION`]: (settings) => of(settings)?.region,
  [`${prefix}ACCESS_KEY_ID`]: (settings) => secret(of(settings)?.accessKeyId),
  [`${prefix}SECRET_ACCESS_KEY`]: (settings) => secret(of(settings)?.secretAccessKey),
});

/** Every setting of the environment, in the order of README's table; a test finds each that is read. */
const SHOWN: Record<string, Shown> = {
  NODE_ENV: ({ production }) => (production ? 'production' : undefined),
  HOST: ({ host }) => host,
  PORT: ({ port }) => port,
  PUBLIC_URL: ({ publicUrl }) => publicUrl,
  DATA_DIR: ({ dataDir }) => dataDir,
  DATABASE_URL: ({ databaseUrl, databaseIsEmbedded }) =>
    databaseIsEmbedded ? undefined : address(databaseUrl),
  DATABASE_POOL_SIZE: ({ databasePoolSize }) => databasePoolSize,
  ...bucket('S3_', ({ s3 }) => s3),
  REDIS_URL: ({ redisUrl }) => address(redisUrl),
  ADMIN_EMAIL: ({ admin }) => admin?.email,
  ADMIN_PASSWORD: ({ admin }) => secret(admin?.password),
  AUTH_SECRET: ({ authSecret }) => secret(authSecret),
  REQUIRE_SECOND_FACTOR: ({ requireSecondFactor }) => requireSecondFactor,
  TRUST_PROXY: ({ trustProxy }) => trustProxy,
  CORS_ORIGINS: ({ corsOrigins }) => list(corsOrigins),
  RATE_LIMIT_WRITES_PER_MINUTE: ({ rateLimitWritesPerMinute }) => rateLimitWritesPerMinute,
  BACKUPS: ({ backups }) => (backups.hourly ? 'hourly' : 'off'),
  BACKUP_DIR: ({ backups }) => backups.folder,
  BACKUP_COPY_DIR: ({ backups }) => backups.copyFolder,
  ...bucket('BACKUP_S3_', ({ backups }) => backups.copyBucket),
  BACKUP_AGE_RECIPIENTS: ({ backups }) => list(backups.encryptFor),
  BACKUP_AGE_KEY_FILE: ({ backups }) => backups.decryptionKey,
  METRICS_PORT: ({ metrics }) => metrics?.port,
  METRICS_HOST: ({ metrics }) => metrics?.host,
  EVENT_FEE_PHP: ({ eventFeePhp }) => eventFeePhp,
  SMTP_URL: ({ smtpUrl }) => address(smtpUrl),
  MAIL_FROM: ({ mailFrom }) => mailFrom,
  WEBHOOK_ALLOW_NETS: ({ webhookAllowNets }) => list(webhookAllowNets),
  RECEIPT_READING: ({ receiptReading }) => (receiptReading ? 'on' : 'off'),
  RETENTION_INQUIRIES_MONTHS: fixed('inquiries', ({ retention }) => retention.inquiries),
  RETENTION_REGISTRATIONS_MONTHS: fixed('registrations', ({ retention }) => retention.registrations),
  RETENTION_MAILS_MONTHS: fixed('mails', ({ retention }) => retention.mails),
  RETENTION_ACTIVITY_MONTHS: fixed('activity', ({ retention }) => retention.activity),
  RETENTION_AT_ONCE: fixed('atOnce', ({ retentionAtOnce }) => retentionAtOnce),
  LOG_LEVEL: ({ logLevel }) => logLevel,
};

/** What only whoever runs the server can change, and what is in force. No secret is in it. */
export function environmentSettings(settings: Settings): EnvironmentSetting[] {
  const byDefault = parseSettings({});
  return Object.entries(SHOWN).map(([name, of]) => {
    const value = of(settings);
    return {
      name,
      value: value === undefined || value === SECRET ? null : String(value),
      is_default: value === of(byDefault),
    };
  });
}
