import { mkdtempSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createDatabase } from '../support/jest/database.js';
import { figure } from '../support/jest/figure.js';
import { call, signIn, type Credentials, dataOf } from '../support/requests/callers.js';
import { aPicture, uploadPicture } from '../support/requests/pictures.js';
import { until } from '../support/server/until.js';
import { sharedSettings, startApp, type AppProcess } from './support/app-process.js';
import { removeAfterwards } from './support/service.js';

type Json = Record<string, unknown>;
const running: AppProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.stop('SIGKILL')));
});

const aFolder = () => removeAfterwards(mkdtempSync(join(tmpdir(), 'releases-')));
const aSystem = async () => sharedSettings({ DATABASE_URL: await createDatabase() });
async function start(settings: Json, dataDir = aFolder()): Promise<AppProcess> {
  const app = await startApp({ ...(settings as Record<string, string>), DATA_DIR: dataDir });
  running.push(app);
  return app;
}
const adminOf = (app: AppProcess, settings: Json) =>
  signIn(app, { email: String(settings.ADMIN_EMAIL), password: String(settings.ADMIN_PASSWORD) });

const page = async ({ url }: AppProcess, path: string) => (await fetch(url + path)).text();
const contentOf = async (app: AppProcess, as: Credentials, name: string) =>
  dataOf<{ data: Json }>(await call(app, 'GET', `/content/items/${name}`, { as })).data;
async function save(app: AppProcess, as: Credentials, name: string, change: Json): Promise<void> {
  const data = { ...(await contentOf(app, as, name)), ...change };
  expect(await call(app, 'PUT', `/content/items/${name}`, { as, body: { data } })).toMatchObject({
    status: 200,
  });
}
const publish = (app: AppProcess, as: Credentials) => call(app, 'POST', '/content/publish', { as, body: {} });
const halves = (dataDir: string) =>
  readdirSync(join(dataDir, 'site/releases')).filter((name) => name.endsWith('.part'));

async function upload(app: AppProcess, as: Credentials): Promise<string> {
  const picture = await aPicture(1600, 1000, '#3F6B3A', 'jpeg');
  return dataOf<{ file: string }>(await uploadPicture(app, as, picture)).file;
}

describe('kill -9 while a release is written', () => {
  it('leaves the old one whole, and the next start is clean', async () => {
    const settings = await aSystem();
    const dataDir = aFolder();
    const app = await start(settings, dataDir);
    const as = await adminOf(app, settings);
    await save(app, as, 'about/site', { intro: 'The release that stays.' });
    expect((await publish(app, as)).status).toBe(200);
    const before = await page(app, '/about-us');
    // Every page and every brochure is made anew: that takes a while.
    await save(app, as, 'company/site', { brand: 'Other Land' });
    const answer = publish(app, as).catch(() => 'no answer');
    await until(() => halves(dataDir).length > 0);
    await app.stop('SIGKILL');
    expect(await answer).toBe('no answer');
    const [half = ''] = halves(dataDir);
    expect(half).not.toBe('');
    // As it would be found later: what is young may be another process's.
    utimesSync(join(dataDir, 'site/releases', half), 0, 0);

    const next = await start(settings, dataDir);
    expect(await page(next, '/about-us')).toBe(before);
    await until(() => halves(dataDir).length === 0);
    const current = join(dataDir, 'site/current');
    expect(readFileSync(join(current, 'about-us/index.html'), 'utf8')).toBe(before);
    expect((await publish(next, as)).status).toBe(200);
    expect(await page(next, '/about-us')).toContain('Other Land');
    expect(readFileSync(join(current, 'about-us/index.html'), 'utf8')).toContain('Other Land');
  });
});

describe('two processes on one database', () => {
  it.each([
    ['each with a folder of its own', () => [aFolder(), aFolder()]],
    ['with one folder for both', () => Array<string>(2).fill(aFolder())],
  ])('show the same release soon, %s, an uploaded picture too', async (_, folders) => {
    const settings = await aSystem();
    const [first = '', second = ''] = folders();
    const one = await start(settings, first);
    const two = await start(settings, second);
    const as = await adminOf(one, settings);
    const file = await upload(one, as);
    const wide = { file, alt: 'A green field' };
    await save(one, as, 'projects/grove-tower', { hero: { wide }, description: 'It stands in a grove.' });
    const begun = Date.now();
    expect(await publish(one, as)).toMatchObject({ status: 200 });
    const href = '/properties/residential/palawan/grove-tower';
    await until(async () => (await page(two, href)).includes('It stands in a grove.'));
    figure(`shown by both after ${Date.now() - begun} ms`);
    for (const path of [href, '/', '/sitemap.xml']) expect(await page(two, path)).toBe(await page(one, path));
    for (const { url } of [one, two]) {
      expect((await fetch(`${url}/assets/${file}-1200.avif`)).status).toBe(200);
      expect((await fetch(`${url}/brochures/grove-tower.pdf`)).status).toBe(200);
    }
    // At once on both: one of them publishes, the other is told; nothing is lost and nothing half.
    await save(one, as, 'about/site', { intro: 'Of one.' });
    const answers = await Promise.all([publish(one, as), publish(two, as)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const app of [one, two]) await until(async () => (await page(app, '/about-us')).includes('Of one.'));
    const { body } = answers.find(({ status }) => status === 200) ?? {};
    const release = (body as { data: { id: string } }).data.id;
    expect((await call(two, 'POST', '/content/undo', { as, body: { release } })).status).toBe(200);
    for (const app of [one, two])
      await until(async () => !(await page(app, '/about-us')).includes('Of one.'));
    for (const folder of [first, second]) await until(() => halves(folder).length === 0);
  });
});

describe('another PUBLIC_URL', () => {
  it('renders anew at the start: no page, sitemap or brochure names the old one', async () => {
    const settings = await aSystem();
    const dataDir = aFolder();
    const old = { ...settings, PUBLIC_URL: 'https://old.example' };
    const app = await start(old, dataDir);
    const db = new Client({ connectionString: String(settings.DATABASE_URL) });
    const as = await adminOf(app, settings);
    await save(app, as, 'about/site', { intro: 'Published under the old address.' });
    expect((await publish(app, as)).status).toBe(200);
    expect(await page(app, '/about-us')).toContain(
      '<link rel="canonical" href="https://old.example/about-us"/>',
    );
    await app.stop();
    await db.connect();
    const count = async () => (await db.query('SELECT 1 FROM content_release')).rowCount;
    const releases = await count();

    const next = await start({ ...settings, PUBLIC_URL: 'https://new.example' }, dataDir);
    for (const path of ['/', '/about-us', '/register', '/sitemap.xml', '/robots.txt']) {
      const text = await page(next, path);
      expect([path, text.includes('https://new.example'), text.includes('old.example')]).toEqual([
        path,
        true,
        false,
      ]);
    }
    expect(await page(next, '/about-us')).toContain('Published under the old address.');
    expect(await count()).toBe(releases);
    await db.end();
  });
});
