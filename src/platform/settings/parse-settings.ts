import { existsSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { refuseMisspelled } from './misspelled.js';
import type { BackupSettings, RetentionSettings, S3Settings, Settings } from './settings.js';
import {
  address,
  listOf,
  networks,
  oneOf,
  origin,
  read,
  refuse,
  wholeNumber,
  type Environment,
} from './variables.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** 32 characters hold at least the 128 bits that a signing secret wants, in hex as in base64. */
const SECRET_LENGTH = 32;

/**
 * Environment → Settings. An unset or blank variable takes the default that the HTTP contract states.
 * @throws StartFailure naming the first variable whose value can't be used.
 */
export function parseSettings(given: Environment): Settings {
  const known = new Set<string>();
  const env = new Proxy(given, {
    get: (target, name) => {
      known.add(String(name));
      return target[String(name)];
    },
  });
  const settings = parse(env);
  refuseMisspelled(given, known);
  return settings;
}

function parse(env: Environment): Settings {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535);
  const production = env.NODE_ENV === 'production';
  const databaseUrl = address(env, 'DATABASE_URL', ['postgres', 'postgresql']);
  return {
    host: read(env, 'HOST') ?? '127.0.0.1',
    port,
    publicUrl: origin('PUBLIC_URL', read(env, 'PUBLIC_URL') ?? `http://localhost:${port}`),
    dataDir: resolve(read(env, 'DATA_DIR') ?? 'data'),
    databaseUrl,
    databaseIsEmbedded: databaseUrl === undefined,
    databasePoolSize: wholeNumber(env, 'DATABASE_POOL_SIZE', 10, 1, 1000),
    s3: s3(env, 'S3_', 'uploads are kept in S3'),
    redisUrl: address(env, 'REDIS_URL', ['redis', 'rediss']),
    admin: admin(env),
    authSecret: authSecret(env, production && databaseUrl !== undefined),
    requireSecondFactor: oneOf(env, 'REQUIRE_SECOND_FACTOR', 'none', ['none', 'admins', 'everyone'] as const),
    trustProxy: wholeNumber(env, 'TRUST_PROXY', 0, 0, 100),
    corsOrigins: listOf(env, 'CORS_ORIGINS').map((text) => origin('CORS_ORIGINS', text)),
    rateLimitWritesPerMinute: wholeNumber(env, 'RATE_LIMIT_WRITES_PER_MINUTE', 30, 0, 1_000_000),
    ...mail(env),
    webhookAllowNets: networks(env, 'WEBHOOK_ALLOW_NETS'),
    receiptReading: oneOf(env, 'RECEIPT_READING', 'on', ['on', 'off'] as const) === 'on',
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', LOG_LEVELS),
    eventFeePhp: wholeNumber(env, 'EVENT_FEE_PHP', 1500, 0, 1_000_000),
    production,
    backups: backups(env, databaseUrl === undefined),
    retention: retention(env),
    retentionAtOnce: wholeNumber(env, 'RETENTION_AT_ONCE', 0, 0, 1_000_000_000),
    retentionFixed: retentionFixed(env),
    metrics: metrics(env, port),
  };
}

/** @param when what is done with the bucket, for the line that says what is missing */
function s3(env: Environment, prefix: string, when: string): S3Settings | undefined {
  const need = (name: string) =>
    read(env, prefix + name) ?? refuse(prefix + name, `must be set when ${when}`);
  const names = ['BUCKET', 'ENDPOINT', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'];
  if (names.every((name) => read(env, prefix + name) === undefined)) return undefined;
  return {
    bucket: need('BUCKET'),
    endpoint: address(env, `${prefix}ENDPOINT`, ['http', 'https']),
    region: read(env, `${prefix}REGION`) ?? 'us-east-1',
    accessKeyId: need('ACCESS_KEY_ID'),
    secretAccessKey: need('SECRET_ACCESS_KEY'),
  };
}

/** A database outside has its own backups, most often; several processes on it agree on who makes one. */
function backups(env: Environment, embedded: boolean): BackupSettings {
  const key = read(env, 'BACKUP_AGE_KEY_FILE');
  if (key !== undefined && !existsSync(key))
    refuse('BACKUP_AGE_KEY_FILE', 'must be a file that is there, for this user too');
  return {
    hourly: oneOf(env, 'BACKUPS', embedded ? 'hourly' : 'off', ['hourly', 'off'] as const) === 'hourly',
    folder: folder(env, 'BACKUP_DIR') ?? resolve(read(env, 'DATA_DIR') ?? 'data', 'backups'),
    copyFolder: folder(env, 'BACKUP_COPY_DIR'),
    copyBucket: s3(env, 'BACKUP_S3_', 'backups are copied to S3'),
    encryptFor: recipients(env),
    decryptionKey: key && resolve(key),
  };
}

/** The folder that a command is called in is not the server's: backups would be in two places. */
function folder(env: Environment, name: string): string | undefined {
  const path = read(env, name);
  if (path !== undefined && !isAbsolute(path))
    refuse(name, 'must be a whole path, such as /var/backups/developer-site');
  return path && resolve(path);
}

/** Public keys as `age-keygen` prints them, with commas between. */
function recipients(env: Environment): string[] {
  const keys = listOf(env, 'BACKUP_AGE_RECIPIENTS');
  if (!keys.every((key) => /^age1[02-9ac-hj-np-z]{58}$/.test(key)))
    refuse('BACKUP_AGE_RECIPIENTS', 'must be public keys that begin with age1, with commas between');
  return keys;
}

/** Which periods the environment sets: no page of the back office changes them. */
const retentionFixed = (env: Environment): Settings['retentionFixed'] => [
  ...(['inquiries', 'registrations', 'mails', 'activity'] as const).filter(
    (name) => read(env, `RETENTION_${name.toUpperCase()}_MONTHS`) !== undefined,
  ),
  ...(read(env, 'RETENTION_AT_ONCE') === undefined ? [] : (['atOnce'] as const)),
];

/** As the privacy policy says; whoever changes a period changes the policy too. */
function retention(env: Environment): RetentionSettings {
  const months = (name: string, fallback: number) =>
    wholeNumber(env, `RETENTION_${name}_MONTHS`, fallback, 0, 1_200);
  return {
    inquiries: months('INQUIRIES', 24),
    registrations: months('REGISTRATIONS', 12),
    mails: months('MAILS', 12),
    activity: months('ACTIVITY', 24),
  };
}

/** On an address of its own, which no proxy leads to: the figures are nobody's business outside. */
function metrics(env: Environment, sitePort: number): Settings['metrics'] {
  const port = wholeNumber(env, 'METRICS_PORT', 0, 0, 65_535);
  if (port !== 0 && port === sitePort) refuse('METRICS_PORT', 'must be another one than PORT');
  return port === 0 ? undefined : { host: read(env, 'METRICS_HOST') ?? '127.0.0.1', port };
}

function mail(env: Environment): Pick<Settings, 'smtpUrl' | 'mailFrom'> {
  const smtpUrl = address(env, 'SMTP_URL', ['smtp', 'smtps']);
  const mailFrom = read(env, 'MAIL_FROM');
  if (smtpUrl !== undefined && mailFrom === undefined)
    refuse('MAIL_FROM', 'must be set together with SMTP_URL');
  if (mailFrom !== undefined && !/^([^<>"]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(mailFrom))
    refuse('MAIL_FROM', 'must be an e-mail address, such as Stealth Land <events@example.com>');
  return { smtpUrl, mailFrom };
}

/** Whether the password is a good one is asked where the account is made (see FirstAdmin). */
function admin(env: Environment): Settings['admin'] {
  const email = read(env, 'ADMIN_EMAIL');
  const password = env.ADMIN_PASSWORD === '' ? undefined : env.ADMIN_PASSWORD;
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined) refuse('ADMIN_EMAIL', 'must be set together with ADMIN_PASSWORD');
  if (password === undefined) refuse('ADMIN_PASSWORD', 'must be set together with ADMIN_EMAIL');
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) refuse('ADMIN_EMAIL', 'must be an e-mail address');
  return { email, password };
}

function authSecret(env: Environment, required: boolean): string | undefined {
  const secret = read(env, 'AUTH_SECRET');
  if (secret === undefined && required)
    refuse('AUTH_SECRET', 'must be set in production with DATABASE_URL, the same for every process');
  if (secret !== undefined && secret.length < SECRET_LENGTH)
    refuse('AUTH_SECRET', `must have at least ${SECRET_LENGTH} characters`);
  return secret;
}
