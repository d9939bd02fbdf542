import { resolve } from 'node:path';
import { parseSettings } from './parse-settings.js';
import { StartFailure } from './start-failure.js';

const SECRET = 'a'.repeat(32);

describe('parseSettings', () => {
  it('gives every default the contract states for an empty environment', () => {
    expect(parseSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databaseIsEmbedded: true,
      databasePoolSize: 10,
      s3: undefined,
      redisUrl: undefined,
      admin: undefined,
      authSecret: undefined,
      requireSecondFactor: 'none',
      trustProxy: 0,
      corsOrigins: [],
      rateLimitWritesPerMinute: 30,
      logLevel: 'info',
      eventFeePhp: 1500,
      production: false,
      backups: {
        hourly: true,
        folder: resolve('data/backups'),
        copyFolder: undefined,
        copyBucket: undefined,
        encryptFor: [],
        decryptionKey: undefined,
      },
      metrics: undefined,
      mailFrom: undefined,
      smtpUrl: undefined,
      webhookAllowNets: [],
      receiptReading: true,
      retention: { inquiries: 24, registrations: 12, mails: 12, activity: 24 },
      retentionAtOnce: 0,
      retentionFixed: [],
    });
  });

  it('reads every variable', () => {
    const settings = parseSettings({
      HOST: '0.0.0.0',
      PORT: '8080',
      RETENTION_AT_ONCE: '5000',
      PUBLIC_URL: 'https://site.example/',
      DATA_DIR: '/srv/site',
      DATABASE_URL: 'postgresql://u:p@db/app',
      DATABASE_POOL_SIZE: '25',
      S3_BUCKET: 'proofs',
      S3_ENDPOINT: 'http://s3:7480',
      S3_REGION: 'ap-southeast-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      REDIS_URL: 'redis://cache:6379',
      ADMIN_EMAIL: 'admin@site.example',
      ADMIN_PASSWORD: ' spaces count ',
      AUTH_SECRET: SECRET,
      REQUIRE_SECOND_FACTOR: 'admins',
      TRUST_PROXY: '1',
      CORS_ORIGINS: 'https://a.example, https://b.example:8443/',
      RATE_LIMIT_WRITES_PER_MINUTE: '0',
      SMTP_URL: 'smtps://u:p@mail.example:465',
      MAIL_FROM: 'Stealth Land <events@site.example>',
      WEBHOOK_ALLOW_NETS: '10.1.0.0/16, fd00::1',
      RECEIPT_READING: 'off',
      RETENTION_INQUIRIES_MONTHS: '36',
      RETENTION_REGISTRATIONS_MONTHS: '60',
      RETENTION_MAILS_MONTHS: '6',
      RETENTION_ACTIVITY_MONTHS: '0',
      LOG_LEVEL: 'warn',
      EVENT_FEE_PHP: '2000',
      BACKUPS: 'hourly',
      BACKUP_DIR: '/backups',
      BACKUP_COPY_DIR: '/mnt/other',
      BACKUP_S3_BUCKET: 'copies',
      BACKUP_S3_ACCESS_KEY_ID: 'id',
      BACKUP_S3_SECRET_ACCESS_KEY: 'key',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.5',
      NODE_ENV: 'production',
    });
    expect(settings).toEqual({
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://site.example',
      dataDir: '/srv/site',
      databaseUrl: 'postgresql://u:p@db/app',
      databaseIsEmbedded: false,
      databasePoolSize: 25,
      s3: {
        bucket: 'proofs',
        endpoint: 'http://s3:7480',
        region: 'ap-southeast-1',
        accessKeyId: 'id',
        secretAccessKey: 'key',
      },
      redisUrl: 'redis://cache:6379',
      admin: { email: 'admin@site.example', password: ' spaces count ' },
      authSecret: SECRET,
      requireSecondFactor: 'admins',
      trustProxy: 1,
      corsOrigins: ['https://a.example', 'https://b.example:8443'],
      rateLimitWritesPerMinute: 0,
      smtpUrl: 'smtps://u:p@mail.example:465',
      mailFrom: 'Stealth Land <events@site.example>',
      webhookAllowNets: ['10.1.0.0/16', 'fd00::1/128'],
      receiptReading: false,
      retention: { inquiries: 36, registrations: 60, mails: 6, activity: 0 },
      retentionAtOnce: 5000,
      retentionFixed: ['inquiries', 'registrations', 'mails', 'activity', 'atOnce'],
      logLevel: 'warn',
      eventFeePhp: 2000,
      production: true,
      backups: {
        hourly: true,
        folder: '/backups',
        copyFolder: '/mnt/other',
        copyBucket: {
          bucket: 'copies',
          endpoint: undefined,
          region: 'us-east-1',
          accessKeyId: 'id',
          secretAccessKey: 'key',
        },
        encryptFor: [],
        decryptionKey: undefined,
      },
      metrics: { host: '10.0.0.5', port: 9464 },
    });
  });

  it('takes a blank variable for an unset one', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: ' ', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })).toEqual(
      parseSettings({}),
    );
  });

  const bad: [string, Record<string, string>][] = [
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '3e3' }],
    ['PORT', { PORT: '-1' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'site.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://site.example/shop' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://site.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://u:p@db/app' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgresql://' + 'x:'.repeat(3) }],
    ['DATABASE_POOL_SIZE', { DATABASE_POOL_SIZE: '0' }],
    ['S3_BUCKET', { S3_REGION: 'x' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'i' }],
    ['S3_ENDPOINT', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 'k', S3_ENDPOINT: 'x' }],
    ['REDIS_URL', { REDIS_URL: 'cache:6379' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'long enough' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'long enough' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'short' }],
    ['AUTH_SECRET', { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/app' }],
    ['REQUIRE_SECOND_FACTOR', { REQUIRE_SECOND_FACTOR: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
    ['RATE_LIMIT_WRITES_PER_MINUTE', { RATE_LIMIT_WRITES_PER_MINUTE: 'many' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:25', MAIL_FROM: 'a@b.ph' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Stealth Land' }],
    ['WEBHOOK_ALLOW_NETS', { WEBHOOK_ALLOW_NETS: '10.0.0.0/33' }],
    ['WEBHOOK_ALLOW_NETS', { WEBHOOK_ALLOW_NETS: 'intranet' }],
    ['WEBHOOK_ALLOW_NETS', { WEBHOOK_ALLOW_NETS: '10.1.0.0' }],
    ['BACKUP_DIR', { BACKUP_DIR: 'backups' }],
    ['BACKUP_COPY_DIR', { BACKUP_COPY_DIR: './copies' }],
    ['BACKUP_AGE_KEY_FILE', { BACKUP_AGE_KEY_FILE: '/nowhere/own.key' }],
    ['RECEIPT_READING', { RECEIPT_READING: 'maybe' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['EVENT_FEE_PHP', { EVENT_FEE_PHP: '1.5' }],
    ['METRICS_PORT', { PORT: '9464', METRICS_PORT: '9464' }],
  ];
  it.each(bad)('refuses a bad %s in one line that names it: %j', (name, env) => {
    const parse = () => parseSettings(env);
    expect(parse).toThrow(StartFailure);
    expect(parse).toThrow(new RegExp(`^Setting ${name} [^\\n]+\\.$`));
  });

  it.each([
    ['SMTP_ULR', 'SMTP_URL'],
    ['TRUST_PROXIES', ''],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['DATA_DIRS', 'DATA_DIR'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['PORTS', ''],
    ['AWS_S3_BUCKET', ''],
  ])('names the setting that %s is one slip away from: %s', (given, meant) => {
    const parse = () => parseSettings({ [given]: 'x' });
    if (meant === '') expect(parse).not.toThrow();
    else expect(parse).toThrow(`There is no setting ${given}: ${meant} is meant, most likely.`);
  });

  it('takes what is near to a setting that is there for something else', () => {
    expect(() => parseSettings({ TRUST_PROXYS: 'x', TRUST_PROXY: '1' })).not.toThrow();
  });

  it.each([
    ['SMTP_USER', 'SMTP_URL'],
    ['RETENTION_INQUIRY_MONTHS', 'RETENTION_INQUIRIES_MONTHS'],
    ['BACKUP_COPY_FOLDER', 'BACKUP_COPY_DIR'],
    ['S3_SECRET_KEY', 'S3_SECRET_ACCESS_KEY'],
  ])('refuses %s, which begins as only settings do: %s', (given, meant) => {
    const env = { [given]: 'x', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.ph' };
    expect(() => parseSettings(env)).toThrow(`There is no setting ${given}: ${meant} is meant, most likely.`);
  });

  it('never repeats a value, which may be a secret', () => {
    expect(() => parseSettings({ DATABASE_URL: 'mysql://root:hunter2@db' })).toThrow(/^(?!.*hunter2)/);
  });
});
