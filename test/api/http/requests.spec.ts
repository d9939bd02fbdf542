import { connect } from 'node:net';
import type { Request, Response } from 'express';
import { oneTarget } from '../../../src/platform/http/request-target.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());

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
