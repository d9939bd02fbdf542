import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings } from '../../src/platform/settings/parse-settings.js';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
const compose = read('docker-compose.yml');
const example = read('deploy/env.example');

const names = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map((m) => m[1] ?? '')),
];

/** A value of the right kind for each variable of `.env`. */
const FILLED: Record<string, string> = {
  PUBLIC_URL: 'https://example.com',
  REQUIRE_SECOND_FACTOR: 'admins',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'mangga sa tag-ulan',
  BACKUP_S3_ENDPOINT: 'https://s3.other.example',
};
/** The others may stay empty. */
const SECRETS = /SECRET|PASSWORD|KEY_ID|BUCKET/;
const SECRET = '0123456789abcdef'.repeat(3);

it('the example of .env names every variable of the Compose file, and no other', () => {
  const used = names(compose, /\$\{([A-Z0-9_]+)/g);
  const given = names(example, /^([A-Z0-9_]+)=/gm);
  expect(given.sort()).toEqual(used.sort());
});

/** Variables that the README's tables name; ` _X` after a comma shares the first one's beginning. */
function readmeVariables(): string[] {
  const found: string[] = [];
  for (const [, cell = ''] of read('README.md').matchAll(/^\| (`[A-Z][^|]+)\|/gm)) {
    const [first = '', ...more] = [...cell.matchAll(/`([A-Z0-9_*]+)`/g)].map(([, name = '']) => name);
    const beginning = /^[A-Z0-9]+/.exec(first)?.[0] ?? '';
    found.push(first, ...more.map((name) => (name.startsWith('_') ? beginning + name : name)));
  }
  return found.filter((name) => !name.endsWith('*'));
}

/** What a container has by the image, or has no use for. */
const NOT_IN_COMPOSE = ['HOST', 'PORT', 'DATA_DIR', 'BACKUP_DIR', 'BACKUP_COPY_DIR', 'BACKUP_AGE_KEY_FILE'];

it('every variable of the README is read by the program, and can be set in Compose', () => {
  const variables = readmeVariables();
  expect(variables).toEqual(expect.arrayContaining(['SMTP_URL', 'RETENTION_ACTIVITY_MONTHS', 'LOG_LEVEL']));
  const missing = variables.filter((name) => !new RegExp(`^ {4}${name}: `, 'm').test(compose));
  expect(missing.sort()).toEqual([...NOT_IN_COMPOSE].sort());
});

it('every variable that the program reads stands in the README', () => {
  const source = read('src/platform/settings/parse-settings.ts');
  const readHere = names(source, /'([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)'/g).filter(
    (name) => !name.endsWith('_') && !['NODE_ENV', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].includes(name),
  );
  const readme = readmeVariables();
  expect(readHere.filter((name) => !readme.includes(name))).toEqual([]);
});

it('the app in the Compose file gets settings that it accepts, and shares everything', () => {
  const block = compose.slice(
    compose.indexOf('  environment:'),
    compose.indexOf('  # Longer than any request'),
  );
  const env = [...block.matchAll(/^ {4}([A-Z0-9_]+): (.+)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replace(
      /\$\{([A-Z0-9_]+)[^}]*\}/g,
      (_, variable: string) => FILLED[variable] ?? (SECRETS.test(variable) ? SECRET : ''),
    ),
  ]);
  const settings = parseSettings({ NODE_ENV: 'production', ...(Object.fromEntries(env) as object) });
  expect(settings).toMatchObject({
    databaseUrl: `postgres://app:${SECRET}@postgres:5432/app`,
    redisUrl: 'redis://redis:6379',
    s3: { bucket: 'uploads', endpoint: 'http://storage:8333' },
    authSecret: SECRET,
    trustProxy: 1,
    backups: { hourly: true },
    metrics: { port: 9464 },
  });
});

it('the image holds what its commands run, and the context nothing that a checkout gathers', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toContain('COPY deploy/Caddyfile deploy/headers.caddy /etc/caddy/');
  for (const manifest of read('package.json').match(/"web-\w+"(?=[,\s\]])/g) ?? [])
    expect(dockerfile).toContain(`COPY ${JSON.parse(manifest) as string}/package.json`);
  const ignored = read('.dockerignore').split('\n');
  for (const line of read('.gitignore')
    .split('\n')
    .filter((name) => name !== ''))
    expect(ignored.some((name) => name.includes(line.replace(/\/$/, '')))).toBe(true);
});

it('every service of the Compose file has a log that rotates and a limit of memory', () => {
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nconfigs:'));
  for (const service of services.split(/\n(?= {2}[\w-]+:)/).slice(1)) {
    if (/^ {2}app-\d: \*app$/m.test(service) || service.includes('entrypoint:')) continue;
    expect(service).toMatch(/logging: \*log/);
    expect(service).toMatch(/mem_limit: /);
  }
});
