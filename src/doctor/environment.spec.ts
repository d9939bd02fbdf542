import { readFileSync } from 'node:fs';
import { parseSettings } from '../platform/settings/parse-settings.js';
import { environmentSettings } from './environment.js';

it('lists every setting that is read, and no other', () => {
  const asked = new Set<string>();
  parseSettings(
    new Proxy<Record<string, string | undefined>>(
      { METRICS_PORT: '9464' },
      {
        get: (env, name) => {
          asked.add(String(name));
          return env[String(name)];
        },
      },
    ),
  );
  const listed = environmentSettings(parseSettings({})).map(({ name }) => name);
  expect(listed.toSorted()).toEqual([...asked].toSorted());
  const words = readFileSync('web-admin/src/messages/upkeep.ts', 'utf8');
  expect(listed.filter((name) => !words.includes(`    ${name.toLowerCase()}: '`))).toEqual([]);
});

it('says what is in force and what is as it comes, and no secret', () => {
  const shown = environmentSettings(
    parseSettings({
      PUBLIC_URL: 'https://site.example',
      DATABASE_URL: 'postgresql://site:hidden@db:5433/site?password=hidden',
      SMTP_URL: 'smtps://site:hidden@mail.example:465',
      MAIL_FROM: 'Events <events@site.example>',
      AUTH_SECRET: 'hidden'.repeat(6),
      S3_BUCKET: 'uploads',
      S3_ACCESS_KEY_ID: 'hidden',
      S3_SECRET_ACCESS_KEY: 'hidden',
      ADMIN_EMAIL: 'admin@site.example',
      ADMIN_PASSWORD: 'hidden',
    }),
  );
  expect(JSON.stringify(shown)).not.toContain('hidden');
  const of = (name: string) => shown.find((setting) => setting.name === name);
  expect(of('PUBLIC_URL')).toEqual({ name: 'PUBLIC_URL', value: 'https://site.example', is_default: false });
  expect(of('DATABASE_URL')).toMatchObject({ value: 'postgresql://db:5433/site', is_default: false });
  expect(of('SMTP_URL')).toMatchObject({ value: 'smtps://mail.example:465', is_default: false });
  expect(of('AUTH_SECRET')).toMatchObject({ value: null, is_default: false });
  expect(of('LOG_LEVEL')).toEqual({ name: 'LOG_LEVEL', value: 'info', is_default: true });
  expect(of('REDIS_URL')).toEqual({ name: 'REDIS_URL', value: null, is_default: true });
});

it('names no database where it is the embedded one, whose address main.ts has set', () => {
  const settings = { ...parseSettings({}), databaseUrl: 'postgresql://owner:secret@localhost/site' };
  expect(environmentSettings(settings).find(({ name }) => name === 'DATABASE_URL')?.value).toBeNull();
});
