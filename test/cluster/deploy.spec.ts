import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, within } from '../support/jest/database.js';
import { call, signIn } from '../support/requests/callers.js';
import { until } from '../support/server/until.js';
import { sharedSettings, startApp, type AppProcess } from './support/app-process.js';
import { INQUIRY, more, noLoad, post, runLoad } from './support/client.js';
import { describeWith } from './support/programs.js';
import { installedProxies, nginxTakesHttps, type RealProxy } from './support/real-proxies.js';

const assets = (folder: string) => readdirSync(join(__dirname, '../..', folder, 'dist/assets'));
const script = (folder: string) => assets(folder).find((name) => name.endsWith('.js')) ?? '';

const PATHS = [
  '/',
  '/about-us',
  '/about-us/',
  '/about-us/index.html',
  '/properties/residential/visayas/alpha-tower',
  '/thank-you/7e0be4b3-3b3b-4c8e-9d8f-0d1f5f3f3f3f',
  '/thank-you/_any',
  '/favicon.svg',
  '/routes.json',
  '/.built-from',
  '/index.html.br',
  '/assets/none.js',
  '/no-such-page',
  '/%2e%2e/%2e%2e/etc/passwd',
  `/assets/${script('web-public')}`,
  '/admin',
  '/admin/delegates',
  '/admin/door',
  '/admin/door/sw.js',
  '/admin/.built-from',
  '/admin/assets/none.js',
  `/admin/assets/${script('web-admin')}`,
  '/api/v1/health/live',
  '/api/v1/none',
];

/** What the proxy serves without asking the app. */
const OWN = ['/admin/delegates', `/assets/${script('web-public')}`];

/** What must not depend on who answers. An ETag may look different, but must be there or not alike. */
const COMPARED = [
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-robots-tag',
];

async function ask(url: string, path: string, encoding: string) {
  const answer = await fetch(url + path, { redirect: 'manual', headers: { 'accept-encoding': encoding } });
  const headers = COMPARED.map((name) => `${name}: ${answer.headers.get(name)?.toLowerCase()}`);
  const body = await answer.text();
  const request = /"requestId":"[^"]*"/;
  return { status: answer.status, headers, body: body.replace(request, '') };
}

/** All in front of the same two processes. */
const installed = installedProxies();
let settings: Record<string, string>;
let apps: AppProcess[];
let proxies: RealProxy[];
beforeAll(async () => {
  if (installed.length === 0) return;
  settings = sharedSettings({ DATABASE_URL: await createDatabase() });
  apps = await Promise.all([startApp(settings), startApp(settings)]);
  proxies = await Promise.all(installed.map(({ start }) => start(apps.map((app) => app.port))));
});
afterAll(async () => {
  await Promise.all([...(proxies ?? []), ...(apps ?? [])].map((service) => service.stop()));
});

installed.forEach(({ name }, n) =>
  describe(`deploy/, the ${name} configuration`, () => {
    let proxy: RealProxy;
    beforeAll(() => {
      [proxy = proxy] = proxies.slice(n);
    });

    it.each(PATHS)('answers %s as the app does', async (path) => {
      const encoding = 'gzip';
      expect(await ask(proxy.url, path, encoding)).toEqual(await ask(apps[0]?.url ?? '', path, encoding));
    });

    it('lets the largest picture pass, and refuses what is larger in words, or with a page', async () => {
      const send = (path: string, megabytes: number, accept: string) => {
        const body = new FormData();
        body.set(
          'image',
          new Blob([new Uint8Array(megabytes * 1024 * 1024)], { type: 'image/jpeg' }),
          'a.jpg',
        );
        return fetch(proxy.url + path, { method: 'POST', body, redirect: 'manual', headers: { accept } });
      };
      // The app itself: nobody is signed in.
      expect((await send('/api/v1/content/pictures', 25, '*/*')).status).toBe(401);
      const page = await send('/api/v1/delegates', 28, 'text/html,*/*;q=0.8');
      expect([page.status, page.headers.get('location')]).toEqual([303, '/form-problem/too_large']);
      const refused = await send('/api/v1/inquiry/property', 28, '*/*');
      expect([refused.status, await refused.json()]).toMatchObject([
        name === 'nginx' ? 413 : 415,
        { message: expect.stringMatching(/^(The request is too large|Send the body as JSON)/) as string },
      ]);
      // What is cut makes no process look dead.
      await Promise.allSettled(apps.map(() => send('/api/v1/delegates', 80, 'text/html')));
      expect((await post(`${proxy.url}/api/v1/inquiry/property`, INQUIRY)).status).toBe(201);
    });
  }),
);

const itBehind = installed.length > 0 ? it : it.skip;

itBehind('each shows what was published', async () => {
  const [app] = apps;
  if (!app) throw new Error('No process');
  const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = settings;
  const as = await signIn(app, { email, password });
  const item = '/content/items/about/site';
  const { data } = (await call(app, 'GET', item, { as })).body as { data: { data: object } };
  const body = { data: { ...data.data, intro: 'Seen through a proxy.' } };
  expect((await call(app, 'PUT', item, { as, body })).status).toBe(200);
  expect((await call(app, 'POST', '/content/publish', { as, body: {} })).status).toBe(200);
  for (const { url } of proxies)
    await until(async () =>
      (await (await fetch(`${url}/about-us`)).text()).includes('Seen through a proxy.'),
    );
});

itBehind(
  'each loses nothing while one process is killed, and serves its own files while none runs',
  async () => {
    const stop = new AbortController();
    const loads = proxies.map(() => noLoad());
    const loading = proxies.map(({ url }, n) => runLoad(url, 3, stop.signal, loads[n]));
    const all = () => Promise.all(loads.map((load) => more(load, 20)));
    await all();
    await apps[0]?.stop('SIGKILL');
    await all();
    stop.abort();
    await Promise.all(loading);
    expect(loads.map(({ failures }) => [...failures])).toEqual(loads.map(() => []));
    const { rowCount } = await within(settings.DATABASE_URL, (db) =>
      db.query("SELECT FROM inquiry WHERE message LIKE 'Message %'"),
    );
    expect(rowCount).toBe(loads.reduce((sum, { stored }) => sum + stored, 0));

    await apps[1]?.stop('SIGKILL');
    for (const { url } of proxies) {
      const status = async (path: string) => (await fetch(url + path)).status;
      for (const path of OWN) expect([url, path, await status(path)]).toEqual([url, path, 200]);
      expect(await status('/api/v1/health/live')).toBeGreaterThanOrEqual(502);
    }
  },
);

describeWith(['nginx', 'openssl'], 'nginx-light openssl')('deploy/nginx', () => {
  it('takes the lines for HTTPS as they stand in address.conf', async () => {
    expect(await nginxTakesHttps()).toMatch(/test is successful/);
  });
});
