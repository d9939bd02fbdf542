import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';

/** Real: bytes on a socket, as no client library would send them. */
const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

function send(bytes: string): Promise<{ status: number; head: string; body: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write(bytes));
    let got = '';
    socket.on('data', (chunk: Buffer) => (got += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = got.split('\r\n\r\n');
      resolve({ status: Number(head.slice(9, 12)), head, body: JSON.parse(body) as Record<string, unknown> });
    });
  });
}
const GET = 'GET /api/v1/health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400, 'This is not a valid HTTP request.'],
  ['a broken header', `${GET}Bro ken: x\r\n\r\n`, 400, 'This is not a valid HTTP request.'],
  [
    'two lengths',
    `${GET}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    400,
    'This is not a valid HTTP request.',
  ],
  [
    'headers of 40 kB',
    `${GET}X: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
    'The address or the headers of the request are too long.',
  ],
  [
    'an expectation',
    `${GET}Expect: miracles\r\n\r\n`,
    417,
    'The header Expect may only ask for 100-continue.',
  ],
])('%s is answered in the envelope', async (_, bytes, status, message) => {
  const answer = await send(bytes);
  expect(answer).toMatchObject({ status, body: { statusCode: status, message } });
  expect(answer.head.toLowerCase()).toContain(`x-request-id: ${String(answer.body.requestId)}`);
});

test('headers that never end are answered in the envelope, after ten seconds', async () => {
  const server = api.app.getHttpServer();
  expect(server.headersTimeout).toBe(10_000);
  server.headersTimeout = 1_000; // in place of waiting for ten
  const start = performance.now();
  const answer = await send(GET);
  server.headersTimeout = 10_000;
  expect(answer).toMatchObject({
    status: 408,
    body: { statusCode: 408, error: 'Request Timeout', message: 'The request did not arrive in time.' },
  });
  expect(performance.now() - start).toBeGreaterThan(900);
});

test('a filter of too many ids says so', async () => {
  const ids = (count: number) =>
    encodeURIComponent(JSON.stringify({ id: Array.from({ length: count }, randomUUID) }));
  expect((await call(api, 'GET', `/delegates?filter=${ids(100)}`, { as: staff })).status).toBe(200);
  const many = await call(api, 'GET', `/delegates?filter=${ids(420)}`, { as: staff });
  expect([many.status, (many.body as { message: string }).message]).toEqual([
    400,
    'filter: id: At most 100 ids',
  ]);
});

test('a key ends at a moment, not at the server’s guess of one', async () => {
  const make = (expires_at: string) =>
    call(api, 'POST', '/api-keys', {
      as: staff,
      body: { name: 'Ends', scopes: ['delegates:read'], expires_at },
    });
  const refused = await make('2037-01-31T00:00:00');
  expect([refused.status, (refused.body as { message: string }).message]).toEqual([
    400,
    'expires_at: A moment with its zone, such as 2027-01-31T00:00:00Z',
  ]);
  const made = await make('2037-01-31T00:00:00+08:00');
  expect(made.body).toMatchObject({ data: { expires_at: '2037-01-30T16:00:00.000Z' } });
});
