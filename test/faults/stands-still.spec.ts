import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { ADMIN } from '../support/jest/admin.js';
import { createDatabase } from '../support/jest/database.js';
import { fixture } from '../support/jest/fixture.js';
import { startMailServer } from '../support/mail/mail-server.js';
import { call, type Credentials, dataOf, signIn } from '../support/requests/callers.js';
import { aDelegate } from '../support/requests/records.js';
import { freshDataDir } from '../support/server/data-dir.js';
import { startServer, type RunningServer } from '../support/server/server.js';
import { until } from '../support/server/until.js';

/** Real: two built servers on one PostgreSQL, SMTP, HTTP; SIGSTOP and SIGCONT, as a machine that swaps or is moved. */
let receiver: Server;
let db: Pool;
let env: Record<string, string>;
let slowMs = 0;
const delivered: string[] = [];
const servers: RunningServer[] = [];
const mail = fixture(() => startMailServer({ slow: () => slowMs }));
beforeAll(async () => {
  receiver = createServer((request, response) => {
    delivered.push(String(request.headers['webhook-id']));
    request.resume().on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const databaseUrl = await createDatabase({ withAdmin: true });
  db = new Pool({ connectionString: databaseUrl, max: 3 });
  env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: freshDataDir(),
    AUTH_SECRET: 'the same secret for both of the processes',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Stealth Land <events@stealthland.ph>',
    WEBHOOK_ALLOW_NETS: '127.0.0.1/32',
  };
});
afterAll(async () => {
  for (const server of servers) server.process.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await db.end();
  receiver.closeAllConnections();
  receiver.close();
  mail.drop();
  await mail.close();
});
const start = async () => {
  const server = await startServer(env);
  servers.push(server);
  return server;
};
const end = async (server: RunningServer) => {
  server.process.kill('SIGKILL');
  await server.ended;
};

/** Moves the database's time of the lease's end. */
const endLeases = () => db.query(`UPDATE job SET run_at = now() WHERE kind IN ('mail', 'webhook')`);
const count = async (sql: string) => (await db.query(sql)).rowCount ?? 0;
const ofMail = async (id: string) =>
  (
    await db.query<{ state: string; uncertain: boolean }>(
      `SELECT state, uncertain_at IS NOT NULL AS uncertain FROM mail WHERE id = $1`,
      [id],
    )
  ).rows[0];

async function aMail(server: RunningServer): Promise<string> {
  const body = aDelegate({ email: `still-${mail.mails.length}@mailbox.ph` });
  expect((await call(server, 'POST', '/delegates', { body })).status).toBe(201);
  const sql = `SELECT id FROM mail WHERE to_address = $1`;
  await until(async () => ((await db.query(sql, [body.email])).rowCount ?? 0) > 0);
  return (await db.query<{ id: string }>(sql, [body.email])).rows[0]?.id ?? '';
}

async function aDelivery(server: RunningServer, as: Credentials): Promise<string> {
  const { port } = receiver.address() as AddressInfo;
  const body = { url: `http://127.0.0.1:${port}/`, description: 'Still', types: ['event.created'] };
  const made = await call(server, 'POST', '/webhooks', { as, body });
  const { id } = dataOf<{ id: string }>(made);
  expect((await call(server, 'POST', `/webhooks/${id}/test`, { as })).status).toBeLessThan(300);
  await until(async () => (await count(`SELECT FROM webhook_delivery WHERE state = 'delivered'`)) === 1);
  return (await db.query<{ id: string }>('SELECT id FROM webhook_delivery')).rows[0]?.id ?? '';
}

it('a process that stood still for longer than its lease sends nothing that another has sent', async () => {
  const first = await start();
  const mailId = await aMail(first);
  const deliveryId = await aDelivery(first, await signIn(first, ADMIN));
  await until(async () => (await ofMail(mailId))?.state === 'sent');
  const [mailed, posted] = [mail.mails.length, delivered.length];

  // Once more, and the process is held where it has the job and reads what to send.
  await db.query(`UPDATE mail SET state = 'queued', attempts = 0 WHERE id = $1`, [mailId]);
  await db.query(`UPDATE webhook_delivery SET state = 'waiting', attempts = 0 WHERE id = $1`, [deliveryId]);
  const locks = new Client({ connectionString: env.DATABASE_URL });
  await locks.connect();
  await locks.query('BEGIN; LOCK TABLE mail, webhook_delivery IN ACCESS EXCLUSIVE MODE');
  await db.query(
    `INSERT INTO job (id, kind, payload) VALUES (gen_random_uuid(), 'mail', jsonb_build_object('mail_id', $1::text)),
       (gen_random_uuid(), 'webhook', jsonb_build_object('delivery_id', $2::text))`,
    [mailId, deliveryId],
  );
  const held = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'developer-site'
    AND datname = current_database()
    AND (query LIKE '%FROM mail WHERE id = $1%' OR query LIKE '%FROM webhook_delivery d%')`;
  await until(async () => (await count(held)) === 2);
  first.process.kill('SIGSTOP');
  await locks.query('COMMIT');
  await locks.end();

  await endLeases();
  const second = await start();
  const open = `SELECT FROM job WHERE kind IN ('mail', 'webhook')`;
  await until(async () => (await count(open)) === 0);
  expect([mail.mails.length, delivered.length]).toEqual([mailed + 1, posted + 1]);

  first.process.kill('SIGCONT');
  await until(async () => (await call(first, 'GET', '/health/live')).status === 200);
  // Time in which it would send what it had read.
  await sleep(3_000);
  expect([mail.mails.length, delivered.length]).toEqual([mailed + 1, posted + 1]);
  expect(await ofMail(mailId)).toEqual({ state: 'sent', uncertain: false });
  expect(await count(`SELECT FROM webhook_delivery WHERE state = 'delivered' AND attempts = 1`)).toBe(1);
  await end(second);
  await end(first);
});

it('one that stands still in the middle of handing a mail over is overtaken by nobody, and says how it went', async () => {
  const [first, second] = [await start(), await start()];
  slowMs = 2_000;
  const before = mail.mails.length;
  const id = await aMail(first);
  await until(() => mail.mails.length > before);
  // Whichever has it: the message is there, the server’s word that it has it is not.
  for (const { process } of [first, second]) process.kill('SIGSTOP');
  await endLeases();
  const third = await start();
  await until(async () => (await ofMail(id))?.state === 'uncertain');
  for (const { process } of [first, second]) process.kill('SIGCONT');
  await until(async () => (await ofMail(id))?.state === 'sent');
  expect(mail.mails.length).toBe(before + 1);
  expect(await ofMail(id)).toEqual({ state: 'sent', uncertain: true });
  for (const server of [first, second, third]) await end(server);
});
