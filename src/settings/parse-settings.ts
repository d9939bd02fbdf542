import { resolve } from 'node:path';
import type { S3Settings, Settings } from './settings.js';
import { address, type Environment, oneOf, origin, read, refuse, wholeNumber } from './variables.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** 32 characters hold at least the 128 bits that a signing secret wants, in hex as in base64. */
const SECRET_LENGTH = 32;

/**
 * Environment → Settings. An unset or blank variable takes the default that the HTTP contract states.
 * @throws StartFailure naming the first variable whose value can't be used.
 */
export function parseSettings(env: Environment): Settings {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535);
  const production = env.NODE_ENV === 'production';
  const databaseUrl = address(env, 'DATABASE_URL', ['postgres', 'postgresql']);
  return {
    host: read(env, 'HOST') ?? '127.0.0.1',
    port,
    publicUrl: origin('PUBLIC_URL', read(env, 'PUBLIC_URL') ?? `http://localhost:${port}`),
    dataDir: resolve(read(env, 'DATA_DIR') ?? 'data'),
    databaseUrl,
    databasePoolSize: wholeNumber(env, 'DATABASE_POOL_SIZE', 10, 1, 1000),
    s3: s3(env),
    redisUrl: address(env, 'REDIS_URL', ['redis', 'rediss']),
    admin: admin(env),
    authSecret: authSecret(env, production && databaseUrl !== undefined),
    requireSecondFactor: oneOf(env, 'REQUIRE_SECOND_FACTOR', 'none', ['none', 'admins', 'everyone'] as const),
    trustProxy: wholeNumber(env, 'TRUST_PROXY', 0, 0, 100),
    corsOrigins: corsOrigins(env),
    rateLimitWritesPerMinute: wholeNumber(env, 'RATE_LIMIT_WRITES_PER_MINUTE', 30, 0, 1_000_000),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', LOG_LEVELS),
    eventFeePhp: wholeNumber(env, 'EVENT_FEE_PHP', 1500, 0, 1_000_000),
    production,
  };
}

function s3(env: Environment): S3Settings | undefined {
  const need = (name: string) => read(env, name) ?? refuse(name, 'must be set when uploads are kept in S3');
  const named = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  if (named.every((name) => read(env, name) === undefined)) return undefined;
  return {
    bucket: need('S3_BUCKET'),
    endpoint: address(env, 'S3_ENDPOINT', ['http', 'https']),
    region: read(env, 'S3_REGION') ?? 'us-east-1',
    accessKeyId: need('S3_ACCESS_KEY_ID'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
  };
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
