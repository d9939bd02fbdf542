import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { type Api, startApi } from '../support/api.js';
import { call, type Credentials, signIn } from '../support/callers.js';
import { aDelegate } from '../support/records.js';
import { until } from '../support/until.js';

jest.setTimeout(60_000);

interface Received {
  headers: Record<string, string>;
  body: string;
}
let api: Api;
let admin: Credentials;
let receiver: Server;
let port: number;
const received: Received[] = [];
/** What the receiver answers, by path. */
const answers: Record<string, number> = {};

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({
        headers: { ...(request.headers as Record<string, string>), path: request.url ?? '' },
        body,
      });
      if (request.url === '/endless') {
        response.writeHead(200);
        const more = setInterval(() => response.write('x'.repeat(65_536)), 1);
        response.on('close', () => clearInterval(more));
        return;
      }
      const status = answers[request.url ?? ''] ?? 204;
      response.writeHead(status, status === 302 ? { location: 'http://169.254.169.254/latest' } : {});
      response.end(status === 500 ? 'Out of order' : undefined);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  ({ port } = receiver.address() as AddressInfo);
  api = await startApi({ env: { WEBHOOK_ALLOW_NETS: '127.0.0.1/32' } });
  admin = await signIn(api);
});
afterAll(async () => {
  await api.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

interface Endpoint {
  id: string;
  secret: string;
  disabled_at: string | null;
}
interface Delivery {
  id: string;
  state: string;
  status: number | null;
  error: string | null;
  answer: string | null;
  attempts: number;
  next_attempt_at: string | null;
}
const data = async <T>(method: string, path: string, body?: object) =>
  ((await call(api, method, path, { as: admin, body })).body as { data: T }).data;
const addEndpoint = (path: string, types: string[] = []) =>
  data<Endpoint>('POST', '/webhooks', { url: `http://127.0.0.1:${port}${path}`, description: path, types });
const deliveriesOf = (id: string) => data<Delivery[]>('GET', `/webhooks/${id}/deliveries`);
const at = (path: string) => received.filter(({ headers }) => headers.path === path);
const register = async () =>
  (
    (await call(api, 'POST', '/delegates', { body: aDelegate({ email: 'secret@mailbox.ph' }) })).body as {
      data: { id: string };
    }
  ).data.id;

it('tells of a change once, signed, without personal data; two secrets sign for a day', async () => {
  const endpoint = await addEndpoint('/good', ['delegate.created']);
  const id = await register();
  await until(() => at('/good').length === 1);
  const [first] = at('/good');
  const told = new Webhook(endpoint.secret).verify(first?.body ?? '', first?.headers ?? {});
  expect(told).toMatchObject({ type: 'delegate.created', data: { resource: 'delegates', record_id: id } });
  expect(first?.body).not.toContain('secret@mailbox.ph');
  expect(() => new Webhook(endpoint.secret).verify(`${first?.body} `, first?.headers ?? {})).toThrow();

  const { secret } = await data<Endpoint>('POST', `/webhooks/${endpoint.id}/secret`);
  expect(secret).not.toBe(endpoint.secret);
  await register();
  await until(() => at('/good').length === 2);
  for (const each of [secret, endpoint.secret]) {
    const [, second] = at('/good');
    expect(new Webhook(each).verify(second?.body ?? '', second?.headers ?? {})).toMatchObject({
      type: 'delegate.created',
    });
  }
});

it('tries again later, says why, and repeats under the same id; a replay is a message of its own', async () => {
  answers['/broken'] = 500;
  const { id } = await addEndpoint('/broken', ['payment.verified']);
  const delegate = await register();
  await call(api, 'PUT', `/delegates/verify/${delegate}`, { as: admin, body: { payment_status: true } });
  await until(async () => (await deliveriesOf(id))[0]?.status === 500);
  const [delivery] = await deliveriesOf(id);
  expect(delivery).toMatchObject({ state: 'waiting', attempts: 1, answer: 'Out of order' });
  const pause = new Date(delivery?.next_attempt_at ?? 0).getTime() - Date.now();
  expect(pause).toBeLessThan(7_000);
  answers['/broken'] = 204;
  await until(async () => (await deliveriesOf(id))[0]?.state === 'delivered');
  const ids = at('/broken').map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([delivery?.id, delivery?.id]);
  await data('POST', `/webhooks/${id}/deliveries/${delivery?.id}/replay`);
  await until(() => at('/broken').length === 3);
  expect(at('/broken')[2]?.headers['webhook-id']).not.toBe(delivery?.id);
  const range = { since: new Date(Date.now() - 3_600_000).toISOString(), only_failed: false };
  expect(await data('POST', `/webhooks/${id}/replay`, range)).toEqual({ count: 1 });
});

it('is disabled at once by 410, and wakes up where it stopped', async () => {
  answers['/gone'] = 410;
  const { id } = await addEndpoint('/gone', ['delegate.created']);
  await register();
  const disabled = async () => (await data<Endpoint>('GET', `/webhooks/${id}`)).disabled_at !== null;
  await until(disabled);
  const missed = await register();
  answers['/gone'] = 204;
  const url = `http://127.0.0.1:${port}/gone`;
  await data('PUT', `/webhooks/${id}`, {
    url,
    description: 'Back',
    types: ['delegate.created'],
    disabled: false,
  });
  await register();
  await until(() => at('/gone').some(({ body }) => body.includes(missed)));
});

it('is disabled after five days of nothing but failures, and every admin gets a mail; not on the fourth', async () => {
  answers['/weak'] = 500;
  const { id } = await addEndpoint('/weak', ['delegate.created']);
  const failing = (days: number) =>
    api.db.query(`UPDATE webhook_endpoint SET failing_since = now() - $2 * interval '1 day' WHERE id = $1`, [
      id,
      days,
    ]);
  const disabled = async () => (await data<Endpoint>('GET', `/webhooks/${id}`)).disabled_at !== null;
  await failing(4.9);
  await register();
  await until(() => at('/weak').length === 1);
  await until(async () => (await deliveriesOf(id))[0]?.status === 500);
  expect(await disabled()).toBe(false);
  await failing(5.01);
  await register();
  await until(disabled);
  const { rows } = await api.db.query<{ to_address: string }>(
    `SELECT to_address FROM mail WHERE template = 'webhook-disabled' AND record_id = $1`,
    [id],
  );
  const admins = await api.db.query<{ email: string }>(`SELECT email FROM staff WHERE role = 'admin'`);
  expect(rows.map(({ to_address }) => to_address)).toEqual(admins.rows.map(({ email }) => email));
  const { body } = await call(api, 'GET', '/activity?limit=1000', { as: admin });
  expect((body as { data: { type: string }[] }).data.map(({ type }) => type)).toContain('webhook.disabled');
});

it('follows no redirect, and reads no more of an endless answer than it keeps', async () => {
  answers['/moved'] = 302;
  const moved = await addEndpoint('/moved');
  const endless = await addEndpoint('/endless');
  for (const { id } of [moved, endless]) await data('POST', `/webhooks/${id}/test`);
  await until(async () => (await deliveriesOf(moved.id))[0]?.state === 'failed');
  expect((await deliveriesOf(moved.id))[0]?.status).toBe(302);
  await until(async () => (await deliveriesOf(endless.id))[0]?.state === 'delivered');
  expect((await deliveriesOf(endless.id))[0]?.answer).toHaveLength(1024);
});

/** Addresses that lead into the house, in all the clothes they may wear. */
const HOSTILE = [
  'https://127.0.0.2/',
  'https://127.2/x',
  'https://2130706434/',
  'https://0x7f000002/',
  'https://0177.0.0.2/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.100.100.200/',
  'https://192.0.0.192/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.2]/',
  'https://[::ffff:a00:1]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[ff02::1]/',
  'https://[2002:a00:1::]/',
  'https://[2001:db8::1]/',
  'http://example.com/',
  'ftp://example.com/',
  'https://user:pass@example.com/',
  'javascript:alert(1)',
];
it.each(HOSTILE)('never reaches %s', async (url) => {
  const added = await call(api, 'POST', '/webhooks', {
    as: admin,
    body: { url, description: 'Hostile', types: [] },
  });
  if (added.status === 400) return;
  const { id } = (added.body as { data: Endpoint }).data;
  await data('POST', `/webhooks/${id}/test`);
  await until(async () => (await deliveriesOf(id))[0]?.state === 'failed');
  const [delivery] = await deliveriesOf(id);
  expect(delivery).toMatchObject({
    status: null,
    // A name that leads nowhere, as here where there is no name server, is refused before its address is.
    error: expect.stringMatching(/not on the public internet|leads to no address/) as string,
  });
  await data('DELETE', `/webhooks/${id}`);
});

it('is described in the API document: every type, its body and its headers', async () => {
  const { webhooks, openapi } = (await (await fetch(`${api.url}/api/v1/openapi.json`)).json()) as {
    openapi: string;
    webhooks: Record<string, { post: { parameters: { name: string }[] } }>;
  };
  expect(openapi).toBe('3.1.0');
  const types = await data<{ type: string }[]>('GET', '/webhooks/types');
  expect(Object.keys(webhooks)).toEqual(types.map(({ type }) => type));
  expect(webhooks['payment.verified']?.post.parameters.map(({ name }) => name)).toEqual([
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
  ]);
});

it('lets no form wait for a slow endpoint', async () => {
  const start = performance.now();
  await Promise.all(Array.from({ length: 10 }, register));
  expect(performance.now() - start).toBeLessThan(5_000);
});
