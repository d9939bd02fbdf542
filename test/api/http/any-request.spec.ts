import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fixture } from '../../support/jest/fixture.js';
import { aPdf, uploadPdf } from '../../support/payments/pdf.js';
import { dataOf, signIn } from '../../support/requests/callers.js';
import { aPicture, uploadPicture } from '../../support/requests/pictures.js';
import { picture, proofUploads } from '../../support/requests/proof-uploads.js';
import { startApi } from '../../support/server/api.js';

/**
 * No request of any shape may end the process. Every kind of address is asked with everything that a client may say of
 * ranges, conditions and methods; each must be answered, and not as a defect (500).
 */
/** By what they are. */
const paths: Record<string, string> = {};
const built = readdirSync(join(__dirname, '../../../web-public/dist/assets'));
const backOffice = readdirSync(join(__dirname, '../../../web-admin/dist/assets'));
const asset = (end: RegExp, of = built) => of.find((name) => end.test(name)) ?? `no ${String(end)}`;

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));
beforeAll(async () => {
  const proofs = proofUploads(api);
  const { id, uuid } = await proofs.register();
  await proofs.upload(id, await picture('png'));
  const uploaded = await uploadPicture(api, staff, await aPicture(1200, 800, '#274', 'jpeg'));
  const data = dataOf<{ thumbnail: string }>(uploaded);
  Object.assign(paths, {
    page: '/about-us',
    'page of a person': `/thank-you/${uuid}`,
    'not-found page': '/nowhere',
    'page’s address': '/about-us/',
    film: `/assets/${asset(/^alpha-walkthrough.*\.mp4$/)}`,
    captions: `/assets/${asset(/\.vtt$/)}`,
    script: `/assets/${asset(/\.js$/)}`,
    picture: `/assets/${asset(/\.avif$/)}`,
    brochure: `/brochures/${readdirSync(join(__dirname, '../../../web-public/dist/brochures'))[0] ?? ''}`,
    'uploaded picture': data.thumbnail,
    'uploaded PDF': (await uploadPdf(api, staff, aPdf('Plan'))).data.address,
    'back office': '/admin/delegates',
    'its script': `/admin/assets/${asset(/\.js$/, backOffice)}`,
    door: '/admin/door',
    proof: `/api/v1/delegates/${id}/proof-of-payment`,
    record: `/api/v1/delegates/${id}`,
    list: '/api/v1/delegates',
    document: '/api/v1/openapi.json',
    'qr code': `/api/v1/delegates/uuid/${uuid}/qr.png`,
    reference: '/api/docs',
    'nothing of the API': '/api/v1/nowhere',
  });
});

const PAST = 'bytes=99999999999-';
const ODD_HEADERS: Record<string, string>[] = [
  { range: PAST },
  { range: 'bytes=99999999998-99999999999' },
  { range: 'bytes=-99999999999' },
  { range: 'bytes=-1' },
  { range: 'bytes=0-0,2-3,5-6' },
  { range: `bytes=${Array.from({ length: 1000 }, (_, n) => `${n}-${n + 1}`).join(',')}` },
  { range: 'bytes=5-2' },
  { range: 'bytes=a-b' },
  { range: 'items=0-5' },
  { range: 'bytes=' },
  { range: 'bytes=0-5', 'if-range': '"other"' },
  { range: 'bytes=0-5', 'if-range': 'Thu, 01 Jan 2099 00:00:00 GMT' },
  { 'if-match': '"other"' },
  { 'if-match': '*' },
  { 'if-match': ',,,' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"' },
  { 'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT' },
  { 'if-modified-since': 'yesterday' },
  { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { 'if-unmodified-since': 'never' },
  { 'accept-encoding': 'br;q=0, *;q=0' },
  { 'accept-encoding': 'br, gzip', range: PAST },
  { 'accept-encoding': '\u00ff;q=x', accept: ';;' },
  { expect: '200-ok' },
];

/** @returns the status, and how it ended; a connection that was cut is -1 */
function ask(path: string, method: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }>((resolve) => {
    const sent = request(
      api.url,
      { path, method, headers: { ...headers, ...staff }, agent: false },
      (answer) => {
        answer.on('data', () => undefined);
        answer.once('close', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
      },
    );
    sent.once('error', () => resolve({ status: -1, headers: {} }));
    sent.end();
  });
}

/** @returns the first line of the answer to bytes as they are */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let got = '';
    socket.on('data', (part) => {
      got += part.toString('latin1');
      if (got.includes('\r\n')) socket.destroy();
    });
    socket.once('error', () => undefined);
    socket.once('close', () => resolve(got.split('\r\n', 1)[0] ?? ''));
  });
}

const answers = async () => (await ask('/api/v1/health/live', 'GET', {})).status;

describe.each(['GET', 'HEAD'])('%s', (method) => {
  it('answers every kind of address, whatever is asked of ranges and conditions', async () => {
    const wrong: string[] = [];
    for (const [kind, path] of Object.entries(paths))
      for (const headers of ODD_HEADERS) {
        const { status } = await ask(path, method, headers);
        if (status < 200 || status >= 500)
          wrong.push(`${kind} ${JSON.stringify(headers).slice(0, 80)}: ${status}`);
      }
    expect(wrong).toEqual([]);
    expect(await answers()).toBe(200);
  });
});

describe('a part that a file has not', () => {
  it.each(['film', 'picture', 'script', 'uploaded picture', 'uploaded PDF', 'page'])(
    'of a %s is 416, and says how long it is',
    async (kind) => {
      const { status, headers } = await ask(paths[kind] ?? '', 'GET', { range: PAST });
      expect(status).toBe(416);
      expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/);
      expect(headers['content-encoding']).toBeUndefined();
    },
  );

  it('and the parts that it has are sent', async () => {
    const { status, headers } = await ask(paths.film ?? '', 'GET', { range: 'bytes=-10' });
    expect([status, headers['content-length'], headers['accept-ranges']]).toEqual([206, '10', 'bytes']);
  });
});

it.each(['picture', 'PDF'])('an uploaded %s that must be another is 412', async (kind) => {
  expect((await ask(paths[`uploaded ${kind}`] ?? '', 'GET', { 'if-match': '"other"' })).status).toBe(412);
});

it.each(['film', 'picture', 'script', 'page'])(
  'a %s that must be another is 412, and itself is sent',
  async (kind) => {
    expect((await ask(paths[kind] ?? '', 'GET', { 'if-match': '"other"' })).status).toBe(412);
    const { headers } = await ask(paths[kind] ?? '', 'GET', {});
    expect((await ask(paths[kind] ?? '', 'GET', { 'if-match': String(headers.etag) })).status).toBe(200);
  },
);

it('the not-found page stays 404, whatever is asked of it', async () => {
  for (const headers of ODD_HEADERS.filter(({ expect: expected }) => !expected))
    expect((await ask('/nowhere', 'GET', headers)).status).toBe(404);
});

it('answers every method at every kind of address', async () => {
  const wrong: string[] = [];
  for (const [kind, path] of Object.entries(paths))
    for (const method of ['OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'SEARCH', 'LINK', 'M-SEARCH', 'UNLOCK']) {
      const { status } = await ask(path, method, { range: PAST });
      if (status < 200 || status >= 500) wrong.push(`${method} ${kind}: ${status}`);
    }
  expect(wrong).toEqual([]);
  expect(await answers()).toBe(200);
});

it.each([
  ['a path that can’t be decoded', 'GET /assets/%E0%A4%A HTTP/1.1\r\nHost: a\r\n\r\n', 404],
  ['a NUL', 'GET /assets/%00.mp4 HTTP/1.1\r\nHost: a\r\n\r\n', 404],
  ['dots', 'GET /assets/..%2f..%2f..%2fpackage.json HTTP/1.1\r\nHost: a\r\n\r\n', 404],
  ['backslashes', 'GET /assets\\..\\..\\package.json HTTP/1.1\r\nHost: a\r\n\r\n', 404],
  ['a name of objects', 'GET /__proto__ HTTP/1.1\r\nHost: a\r\n\r\n', 404],
  ['a name of objects in the back office', 'GET /admin/assets/constructor HTTP/1.1\r\nHost: a\r\n\r\n', 404],
  ['two slashes', 'GET //assets//x HTTP/1.1\r\nHost: a\r\n\r\n', 404],
  ['a whole address', 'GET http://other.example/about-us HTTP/1.1\r\nHost: a\r\n\r\n', 200],
  ['a star', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['a method of nobody', 'BREW /about-us HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a tunnel', 'CONNECT other.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', undefined],
  [
    'an upgrade',
    'GET /about-us HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    200,
  ],
  ['no host', 'GET /about-us HTTP/1.1\r\n\r\n', 400],
  ['a torn range', `GET /assets/x HTTP/1.1\r\nHost: a\r\nRange: ${'\u00ff'.repeat(200)}\r\n\r\n`, 404],
])('answers %s', async (_what, bytes, status) => {
  const [, answered] = /^HTTP\/1\.1 (\d+)/.exec(await raw(bytes)) ?? [];
  expect(answered === undefined ? undefined : Number(answered)).toBe(status);
  expect(await answers()).toBe(200);
});
