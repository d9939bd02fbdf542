import { randomInt, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { Webhook } from 'standardwebhooks';
import { ADMIN } from '../support/jest/admin.js';
import { createDatabase } from '../support/jest/database.js';
import { figure } from '../support/jest/figure.js';
import { startMailServer, type MailServer } from '../support/mail/mail-server.js';
import { call, signIn, type Credentials, dataOf } from '../support/requests/callers.js';
import { aDelegate, anInquiry } from '../support/requests/records.js';
import { freshDataDir } from '../support/server/data-dir.js';
import { startServer, type RunningServer } from '../support/server/server.js';
import { until } from '../support/server/until.js';

const KILLS = 6;

/** Real: two built servers on one PostgreSQL, SMTP, HTTP, SIGKILL at random moments. */
let mail: MailServer;
let receiver: Server;
let db: Pool;
let env: Record<string, string>;
const servers: RunningServer[] = [];
const deliveries: { headers: Record<string, string>; body: string }[] = [];

beforeAll(async () => {
  // Slow enough that a kill often falls between the message and the server's word that it has it.
  mail = await startMailServer({ slow: () => randomInt(60) });
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      deliveries.push({ headers: request.headers as Record<string, string>, body });
      setTimeout(() => response.writeHead(204).end(), randomInt(60));
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const databaseUrl = await createDatabase({ withAdmin: true });
  db = new Pool({ connectionString: databaseUrl, max: 3 });
  env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: freshDataDir(),
    AUTH_SECRET: 'the same secret for both of the processes',
    RATE_LIMIT_WRITES_PER_MINUTE: '0',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Stealth Land <events@stealthland.ph>',
    WEBHOOK_ALLOW_NETS: '127.0.0.1/32',
  };
  // One after the other: the first migrates nothing here, but makes the secret's folder.
  for (let n = 0; n < 2; n++) servers.push(await startServer(env));
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

/** Sends forms to both until told to stop. @returns the ids that were answered with 201 */
function writeForms() {
  const ids: string[] = [];
  let on = true;
  const writer = async (n: number) => {
    for (let round = 0; on; round++) {
      const { url } = servers[(n + round) % 2] ?? { url: '' };
      const email = `storm-${n}-${round}@mailbox.ph`;
      const sent =
        n % 2 === 0
          ? call({ url }, 'POST', '/delegates', { body: aDelegate({ email }) })
          : call({ url }, 'POST', '/inquiry/property', { body: anInquiry({ email }) });
      const answer = await sent.catch(() => undefined);
      if (answer?.status === 201) ids.push(dataOf<{ id: string }>(answer).id);
      await sleep(answer ? 150 : 250);
    }
  };
  const writers = Array.from({ length: 4 }, (_, n) => writer(n));
  const stop = async () => {
    on = false;
    await Promise.all(writers);
  };
  return { ids, stop };
}

const open = async () =>
  (
    await db.query(
      `SELECT FROM job WHERE kind IN ('mail', 'webhook', 'inquiry-mails', 'registration-mails')
       UNION ALL SELECT FROM mail WHERE state IN ('queued', 'retrying')
       UNION ALL SELECT FROM webhook_delivery WHERE state = 'waiting'`,
    )
  ).rowCount;

/**
 * What a killed process had is taken over when its lease is over. Moved: the database's time of that, for what nobody
 * has ended or renewed for three seconds. A form tells each process that there is something to do.
 */
async function endLeases(): Promise<void> {
  const { rowCount } = await db.query(
    `UPDATE job SET run_at = now() WHERE attempts > 0 AND run_at BETWEEN now() + interval '1 second' AND now() + interval '27 seconds'`,
  );
  if (!rowCount) return;
  // Each from an address of its own: one that never answered gets five mails a day.
  for (const server of servers)
    await call(server, 'POST', '/inquiry/property', {
      body: anInquiry({ email: `${randomUUID()}@mailbox.ph` }),
    });
}

it('sends every mail and every webhook at least once through kill -9, and twice only what it says may be', async () => {
  const [first, second] = servers;
  if (!first || !second) throw new Error('two servers');
  const admin: Credentials = await signIn(first, ADMIN);
  const { port } = receiver.address() as AddressInfo;
  const added = await call(first, 'POST', '/webhooks', {
    as: admin,
    body: { url: `http://127.0.0.1:${port}/`, description: 'Storm', types: [] },
  });
  const { secret } = dataOf<{ secret: string }>(added);

  const forms = writeForms();
  for (let kill = 0; kill < KILLS; kill++) {
    const wanted = forms.ids.length + 6;
    while (forms.ids.length < wanted) await sleep(10);
    await sleep(randomInt(150));
    const n = kill % 2;
    servers[n]?.process.kill('SIGKILL');
    await servers[n]?.ended;
    servers[n] = await startServer(env);
  }
  await forms.stop();
  while ((await open()) !== 0) {
    await endLeases();
    await sleep(100);
  }

  // Staff decide about what is uncertain, with one click each.
  const [living] = servers;
  if (!living) throw new Error('a server');
  const { rows: uncertain } = await db.query<{ id: string }>(`SELECT id FROM mail WHERE state = 'uncertain'`);
  for (const { id } of uncertain) await call(living, 'POST', `/mails/${id}/send`, { as: admin });
  await until(async () => (await open()) === 0);

  const { rows } = await db.query<{ id: string; record_id: string; uncertain: boolean; state: string }>(
    `SELECT id, record_id, state, uncertain_at IS NOT NULL AS uncertain FROM mail WHERE recipient_id IS NULL`,
  );
  const copies = (id: string) =>
    mail.mails.filter(({ messageId }) => messageId === `<${id}@stealthland.ph>`).length;
  const mailed = new Map(rows.map((row) => [row.record_id, row]));
  expect(forms.ids.filter((id) => !mailed.has(id))).toEqual([]);
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
  expect(rows.filter(({ id }) => copies(id) === 0)).toEqual([]);
  expect(rows.filter(({ id, uncertain: isUncertain }) => copies(id) > 1 && !isUncertain)).toEqual([]);

  const messages = new Map<string, Set<string>>();
  for (const { headers, body } of deliveries) {
    const { data, type } = new Webhook(secret).verify(body, headers) as {
      type: string;
      data: { record_id: string };
    };
    const key = `${type} ${data.record_id}`;
    messages.set(key, (messages.get(key) ?? new Set()).add(headers['webhook-id'] ?? ''));
  }
  const created = (id: string) =>
    messages.get(`delegate.created ${id}`) ?? messages.get(`inquiry.created ${id}`);
  expect(forms.ids.filter((id) => created(id) === undefined)).toEqual([]);
  expect([...messages.values()].filter((ids) => ids.size !== 1)).toEqual([]);
  figure(
    `${forms.ids.length} forms, ${KILLS} kills: ${rows.length} mails, ${uncertain.length} uncertain, ` +
      `${rows.filter(({ id }) => copies(id) > 1).length} twice; ${deliveries.length - messages.size} webhooks repeated by id`,
  );
});
