import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import type { BackupSettings, RetentionSettings, S3Settings, Settings } from './settings.js';
import { StartFailure } from './start-failure.js';

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
    corsOrigins: corsOrigins(env),
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
  const listed = (read(env, 'BACKUP_AGE_RECIPIENTS') ?? '').split(',').map((text) => text.trim());
  const keys = listed.filter((text) => text !== '');
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

/** Networks as 10.1.0.0/16 or fd00::/8, or single addresses, with commas between. */
function networks(env: Environment, name: string): string[] {
  const listed = (read(env, name) ?? '').split(',').map((text) => text.trim());
  return listed
    .filter((text) => text !== '')
    .map((text) => {
      const [address = '', bits, ...more] = text.split('/');
      const size = isIP(address) === 4 ? 32 : 128;
      const whole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size);
      if (isIP(address) === 0 || !whole || more.length > 0)
        refuse(name, 'must be networks such as 10.1.0.0/16 or fd00::/8, with commas between');
      // As an address it would be one that no machine has.
      if (bits === undefined && /(\.0|::)$/.test(address))
        refuse(name, 'must say how long a network is, such as 10.1.0.0/16 or fd00::/8');
      return `${address}/${bits ?? size}`;
    });
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

function corsOrigins(env: Environment): string[] {
  const listed = (read(env, 'CORS_ORIGINS') ?? '').split(',').map((text) => text.trim());
  return listed.filter((text) => text !== '').map((text) => origin('CORS_ORIGINS', text));
}

export type Environment = Record<string, string | undefined>;

/** The value of a variable; a blank one counts as unset, as Compose files write it. */
export function read(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/** Never repeats the value itself: it may be a secret. */
export function refuse(name: string, rule: string): never {
  throw new StartFailure(`Setting ${name} ${rule}.`);
}

/** A whole number between `min` and `max`, both included. */
export function wholeNumber(
  env: Environment,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = read(env, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    refuse(name, `must be a whole number from ${min} to ${max}`);
  return value;
}

export function oneOf<T extends string>(env: Environment, name: string, fallback: T, words: readonly T[]): T {
  const text = read(env, name);
  if (text === undefined) return fallback;
  return words.find((word) => word === text) ?? refuse(name, `must be one of ${words.join(', ')}`);
}

/** An address with one of the given schemes (`http`, `postgresql`, …), as written. */
export function address(env: Environment, name: string, schemes: readonly string[]): string | undefined {
  const text = read(env, name);
  if (text === undefined) return undefined;
  const rule = `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;
  if (!schemes.some((scheme) => text.startsWith(`${scheme}://`))) refuse(name, rule);
  if (!URL.canParse(text)) refuse(name, rule);
  return text;
}

/** Scheme, host and port only, without a trailing slash: `https://example.com`. */
export function origin(name: string, text: string): string {
  const rule = 'must be an address without a path, such as https://example.com';
  if (!URL.canParse(text)) refuse(name, rule);
  const url = new URL(text);
  const bare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (!/^https?:$/.test(url.protocol) || !bare) refuse(name, rule);
  return url.origin;
}

/** Shorter names are not checked: they are too similar to variables of other programs. */
const LONG_ENOUGH = 7;

/** Nothing but this program reads variables that begin so. */
const PREFIXES_OF_OURS = /^(RETENTION|BACKUP|SMTP|S3)_/;

/**
 * Refuses a variable that looks like a misspelled setting: one slip away from a setting that is not set, or with a prefix
 * that only settings have.
 * @param known names of settings
 * @throws StartFailure naming both
 */
function refuseMisspelled(env: Environment, known: ReadonlySet<string>): void {
  const missing = [...known].filter((name) => env[name] === undefined);
  for (const given of Object.keys(env)) {
    const own = PREFIXES_OF_OURS.exec(given)?.[0];
    if (known.has(given)) continue;
    const likely =
      missing.find((name) => name.length >= LONG_ENOUGH && isOneSlip(given, name)) ??
      (own && [...known].filter((name) => name.startsWith(own)).toSorted(nearestTo(given))[0]);
    if (likely !== undefined)
      throw new StartFailure(`There is no setting ${given}: ${likely} is meant, most likely.`);
  }
}

/** Sorts names by how many letters at the beginning are the same. */
const nearestTo = (given: string) => {
  const shared = (name: string) => [...name].findIndex((letter, at) => letter !== given[at]) >>> 0;
  return (a: string, b: string) => shared(b) - shared(a);
};

/** One letter too many, too few or another, or two that changed places. */
function isOneSlip(given: string, name: string): boolean {
  if (given === name || Math.abs(given.length - name.length) > 1) return false;
  let at = 0;
  while (given[at] === name[at]) at++;
  const a = given.slice(at);
  const b = name.slice(at);
  const swapped = `${a[1] ?? ''}${a[0] ?? ''}${a.slice(2)}`;
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || swapped === b;
}
