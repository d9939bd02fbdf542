import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { Request, Response } from 'express';
import { oneTarget } from '../../../src/platform/http/request-target.js';
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

/** Sends bytes as they are. @returns the whole answer */
const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => void socket.end(text));
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.once('close', () => resolve(answer)).once('error', reject);
  });
it('leaves authorization of other schemes to whoever stands in front', async () => {
  const basic = { authorization: `Basic ${Buffer.from('staging:secret').toString('base64')}` };
  expect((await call(api, 'GET', '/auth/me', { as: { ...(await signIn(api)), ...basic } })).status).toBe(200);
  const upload = '/delegates/proof-of-payment/upload/01890a5d-ac96-774b-bcce-b302099a8057';
  expect((await call(api, 'PATCH', upload, { as: basic, body: {} })).status).toBe(415);
  expect((await call(api, 'GET', '/auth/me', { as: { authorization: 'Bearer nonsense' } })).status).toBe(401);
});

it('refuses a write of a sandboxed frame over HTTP/1.0 without a host', async () => {
  const { cookie = '' } = await signIn(api);
  const head = ['POST /api/v1/auth/sign-out HTTP/1.0', `Cookie: ${cookie}`, 'Origin: null', '', ''];
  expect(await raw(head.join('\r\n'))).toMatch(/^HTTP\/1\.1 403 /);
  expect((await call(api, 'GET', '/auth/me', { as: { cookie } })).status).toBe(200);
});

it('refuses two hosts in the envelope', async () => {
  const answer = await raw(
    'GET /api/v1/health/live HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"message":"The request names more than one host."');
});

it('answers a request line that names the whole address as any other', async () => {
  const line = 'GET http://a.example/api/v1/health/live HTTP/1.1';
  expect(await raw(`${line}\r\nHost: a.example\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

it('reads such a line as its path alone, so that a redirect does not lead astray', () => {
  const asked = { url: 'http://a.example/about-us/?a=1', rawHeaders: ['Host', 'a.example'] };
  oneTarget(asked as Request, {} as Response, (error) => expect(error).toBeUndefined());
  expect(asked.url).toBe('/about-us/?a=1');
});
