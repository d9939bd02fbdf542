import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { serveWeb } from '../../../src/website/serve-website.js';

const HOME = '<h1>Home</h1>'.repeat(50);
const FILM = Buffer.alloc(400_000, 7);

/** A build like the public site's, served the way the application does it. */
const builds = mkdtempSync(join(tmpdir(), 'builds-'));
const put = (name: string, content: string | Buffer) => {
  mkdirSync(dirname(join(builds, name)), { recursive: true });
  writeFileSync(join(builds, name), content);
};
let server: Server;
let url: string;

beforeAll(async () => {
  put('site/index.html', HOME);
  put('site/index.html.br', brotliCompressSync(HOME));
  put('site/index.html.gz', gzipSync(HOME));
  put('site/about-us/index.html', 'About');
  put('site/thank-you/index.html', 'Thanks');
  put('site/thank-you/known/index.html', 'A page of its own');
  put('site/coming-soon/index.html', 'Soon');
  put('site/404.html', 'NotFound');
  put('site/assets/app-abc123.js', 'let a;');
  put('site/assets/tour-abc123.mp4', FILM);
  put('site/favicon.svg', '<svg/>');
  put('site/.built-from', 'secret');
  // As a release is while its smaller files take the places of the quick ones: listed, and gone when it is looked at.
  put('site/index.html.br.1234.part', 'half');
  symlinkSync(join(builds, 'nowhere'), join(builds, 'site/renamed.html'));
  put(
    'site/routes.json',
    JSON.stringify({
      dynamic: [{ pattern: '^/thank-you/[^/]+$', file: 'thank-you/index.html' }],
      redirects: [{ pattern: '^/agents$', to: '/coming-soon' }],
    }),
  );
  put('admin/index.html', 'Back office');
  put('door/index.html', 'Door');
  put('admin/assets/admin-abc123.js', 'let b;');
  const app = express();
  const paths = { site: join(builds, 'site'), backOffice: join(builds, 'admin'), door: join(builds, 'door') };
  app.use(...serveWeb({ publicUrl: 'http://localhost' }, undefined, paths));
  app.use((_req, res) => void res.status(404).json({ statusCode: 404 }));
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(builds, { recursive: true });
});

/** Bare HTTP: fetch would decompress, follow and normalise. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(url, { path, method, headers, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      sent.on('error', reject).end();
    },
  );
}
const text = async (path: string) => (await get(path)).body.toString();

describe('pages of the site', () => {
  it.each([
    ['/', HOME],
    ['/about-us', 'About'],
    ['/about-us?utm_source=x', 'About'],
    ['/thank-you/0b9f', 'Thanks'],
    ['/thank-you/known', 'A page of its own'],
    ['/favicon.svg', '<svg/>'],
  ])('%s is served', async (path, body) => {
    expect(await get(path)).toMatchObject({ status: 200, body: Buffer.from(body) });
  });

  it.each(['/nowhere', '/thank-you', '/thank-you/a/b', '/assets/none.js', '/.built-from', '/routes.json'])(
    '%s gets the not-found page with status 404',
    async (path) => expect(await get(path)).toMatchObject({ status: 404, body: Buffer.from('NotFound') }),
  );

  it.each([
    '/../admin/index.html',
    '/%2e%2e/admin/index.html',
    '/..%2fadmin%2findex.html',
    '/%',
    '/%00',
    '//about-us',
  ])('%s leads nowhere', async (path) => expect((await get(path)).status).toBe(404));

  it.each([
    ['/about-us/', 301, '/about-us'],
    ['/about-us/?a=1', 301, '/about-us?a=1'],
    ['/ABOUT-US/?a=1', 301, '/about-us?a=1'],
    ['/about-us/index.html', 301, '/about-us'],
    ['/agents', 302, '/coming-soon'],
    ['/agents/', 301, '/agents'],
  ])('%s redirects with %i to %s', async (path, status, location) => {
    expect(await get(path)).toMatchObject({ status, headers: { location } });
  });

  it.each(['//evil.example/', '/%2F%2Fevil.example/'])('%s is no way to another site', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404 });
  });

  it.each(['/index.html.br.1234.part', '/renamed.html'])(
    'has no %s, which another name replaces',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('answers HEAD without a body', async () => {
    const { status, headers, body } = await get('/about-us', {}, 'HEAD');
    expect({ status, length: headers['content-length'], body: body.length }).toEqual({
      status: 200,
      length: '5',
      body: 0,
    });
  });

  it('refuses other methods', async () => {
    expect(await get('/about-us', {}, 'POST')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  });
});

describe('bytes and caching', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliCompressSync(HOME)],
    ['gzip', 'gzip', gzipSync(HOME)],
    ['br;q=0, gzip', 'gzip', gzipSync(HOME)],
    ['', undefined, Buffer.from(HOME)],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding, body) => {
    const answer = await get('/', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.body).toEqual(body);
  });

  it('lets pages be asked for again, and answers 304 where nothing changed', async () => {
    const { headers } = await get('/');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/', { 'if-none-match': `"x", W/${headers.etag}` });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    const other = await get('/', { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' });
    expect(other.status).toBe(200);
  });

  it('lets hashed files be kept for a year', async () => {
    const { headers } = await get('/assets/app-abc123.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('sends films in ranges', async () => {
    const { status, headers, body } = await get('/assets/tour-abc123.mp4', { range: 'bytes=10-19' });
    expect({ status, range: headers['content-range'], body }).toEqual({
      status: 206,
      range: 'bytes 10-19/400000',
      body: FILM.subarray(10, 20),
    });
    expect(headers['content-type']).toBe('video/mp4');
  });
});

describe('the back office', () => {
  it.each(['/admin', '/admin/', '/admin/delegates', '/admin/delegates/1/show'])(
    '%s is its one page',
    async (path) => expect(await text(path)).toBe('Back office'),
  );
  it('serves its files, and 404 for one that is gone', async () => {
    expect(await text('/admin/assets/admin-abc123.js')).toBe('let b;');
    expect((await get('/admin/assets/old.js')).status).toBe(404);
  });
});

it.each(['/api', '/api/v1', '/api/v1/nowhere', '/api/v1/delegates/'])(
  '%s never falls into the site',
  async (path) => {
    const { status, headers } = await get(path);
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 404,
      type: 'application/json; charset=utf-8',
    });
  },
);
