import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Smtp } from '../../../../src/platform/mail/smtp.js';
import type { Settings } from '../../../../src/platform/settings/settings.js';
import { BUCKET, expectFound, SECRET, type Planted } from '../../../api/operating/planted.js';
import { fixture } from '../../../support/jest/fixture.js';
import { startApi } from '../../../support/server/api.js';

/** Services that are away, that say something else, or that say nothing. */
const servers: Server[] = [];
const sockets: Socket[] = [];
const api = fixture(() => startApi({ env: { BACKUPS: 'off' } }));

afterAll(async () => {
  for (const server of servers) server.close();
  for (const socket of sockets) socket.destroy();
  await api.close();
});

const sql = async (text: string) => void (await api.db.query(text));

/** A port that says this and then refuses; where the text is empty it takes connections and says nothing at all. */
async function saying(text: string): Promise<number> {
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    if (text === '') return;
    socket.write(text);
    socket.on('data', (data) =>
      socket.write(/^(EHLO|HELO)/.test(String(data)) ? '250 AUTH PLAIN\r\n' : '535 no\r\n'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server.unref());
  return (server.address() as AddressInfo).port;
}
const mailAt = async (text: string): Promise<Partial<Settings>> => ({
  smtpUrl: `smtp://name:${SECRET}@127.0.0.1:${await saying(text)}?ignoreTLS=true&greetingTimeout=1000`,
  mailFrom: 'events@example.com',
});

const PLANTED: Planted[] = [
  {
    fault: 'a database that is not there',
    plant: () => Promise.resolve({ databaseUrl: `postgres://app:${SECRET}@127.0.0.1:1/app` }),
    ...{ about: 'database', says: /^PostgreSQL does not answer: .*ECONNREFUSED/, todo: /DATABASE_URL/ },
  },
  {
    fault: 'a database that hangs',
    plant: async () => ({ databaseUrl: `postgres://app:${SECRET}@127.0.0.1:${await saying('')}/app` }),
    ...{ about: 'database', says: /^PostgreSQL does not answer: .*/, todo: /DATABASE_URL/ },
  },
  {
    fault: 'a webhook that fails, without the secret in its address',
    plant: () =>
      sql(`INSERT INTO webhook_endpoint (id, url, description, secret, place, failing_since)
             VALUES (gen_random_uuid(), 'https://hooks.example.ph/${SECRET}', '', '${SECRET}', 'x', now())`),
    undo: () => sql('DELETE FROM webhook_endpoint'),
    ...{
      about: 'jobs',
      says: /^Webhooks to hooks\.example\.ph fail\.$/,
      todo: /Webhooks in the back office/,
    },
  },
  {
    fault: 'a mail server that refuses',
    plant: () => Promise.resolve({ smtpUrl: `smtp://name:${SECRET}@127.0.0.1:1`, mailFrom: 'a@example.com' }),
    ...{
      about: 'mail',
      says: /^The mail server 127\.0\.0\.1:1 can't be used: .*ECONNREFUSED/,
      todo: /SMTP_URL/,
    },
  },
  {
    fault: 'a mail server that hangs',
    plant: () => mailAt(''),
    ...{ about: 'mail', says: /^The mail server .* says nothing: /, todo: /firewall/ },
  },
  {
    fault: 'a wrong password for the mail server',
    plant: () => mailAt('220 here\r\n'),
    ...{ about: 'mail', says: /does not take the name or password of SMTP_URL/, todo: /SMTP_URL/ },
  },
  {
    fault: 'a Redis that is away',
    plant: () => Promise.resolve({ redisUrl: `redis://:${SECRET}@127.0.0.1:1` }),
    ...{
      about: 'redis',
      says: /^Redis at 127\.0\.0\.1:1 does not answer: .*ECONNREFUSED/,
      todo: /REDIS_URL/,
    },
  },
  {
    fault: 'a Redis that hangs',
    plant: async () => ({ redisUrl: `redis://:${SECRET}@127.0.0.1:${await saying('')}` }),
    ...{ about: 'redis', says: /does not answer/, todo: /REDIS_URL/ },
  },
  {
    fault: 'a bucket that is away',
    plant: () => Promise.resolve({ s3: BUCKET }),
    ...{ about: 'uploads', says: /^Pictures can't be kept: .*ECONNREFUSED/, todo: /S3_BUCKET/ },
  },
  {
    fault: 'a bucket for copies that is away',
    plant: () => Promise.resolve({ backups: { ...api.settings.backups, copyBucket: BUCKET } }),
    ...{ about: 'backups', says: /^Backups can't be copied to the bucket b: .*/, todo: /BACKUP_S3_BUCKET/ },
  },
];

it.each([
  ['says nothing', '', 'unreached'],
  ['answers with 535', '220 here\r\n', 'refused'],
])('a mail server that %s is not told as another', async (_, greeting, outcome) => {
  const smtp = new Smtp({ ...api.settings, ...(await mailAt(greeting)) });
  const mail = { from: 'a@example.com', to: 'b@example.com', message: Buffer.from('') };
  expect(await smtp.send(mail, () => Promise.resolve(true))).toMatchObject({ outcome, permanent: false });
});

it.each(PLANTED)('the doctor names $fault, and what to do', (planted) => expectFound(api.settings, planted));
