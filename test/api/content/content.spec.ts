import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { ContentPictures } from '../../../src/content/pictures/pictures.js';
import { figure } from '../../support/jest/figure.js';
import { fixture } from '../../support/jest/fixture.js';
import { inCi } from '../../support/jest/in-ci.js';
import { addStaff, anonymous, call, dataOf, type Json, sessionOf } from '../../support/requests/callers.js';
import type { Credentials } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const editor = fixture(async () => sessionOf(api, await addStaff(api, 'editor')));

const page = async (path: string) => (await fetch(`${api.url}${path}`)).text();
const read = (kind: string, slug = 'site') =>
  call(api, 'GET', `/content/items/${kind}/${slug}`, { as: editor });
const save = (data: unknown, kind = 'about', slug = 'site', headers: Credentials = {}) =>
  call(api, 'PUT', `/content/items/${kind}/${slug}`, { as: editor, body: { data }, headers });
const publish = (body: Json = {}) => call(api, 'POST', '/content/publish', { as: editor, body });
const undo = (release: unknown) => call(api, 'POST', '/content/undo', { as: editor, body: { release } });
const contentOf = async (kind: string, slug = 'site') => dataOf<{ data: Json }>(await read(kind, slug)).data;

describe('an editor', () => {
  it('changes words, publishes them, and takes them back', async () => {
    const about = await contentOf('about');
    const before = await page('/about-us');
    expect((await save({ ...about, intro: 'We build slowly, and well.' })).status).toBe(200);
    expect(await page('/about-us')).toBe(before);
    const published = await publish({ note: 'A new beginning' });
    expect(published).toMatchObject({ status: 200 });
    expect(await page('/about-us')).toContain('We build slowly, and well.');
    expect(await undo(dataOf(published).id)).toMatchObject({ status: 200 });
    expect(await page('/about-us')).toBe(before);
  });

  it('changes and brings back what was kept before the program had some of its words', async () => {
    const { footer, ...more } = (await contentOf('company')) as { footer: Json };
    const { rights, ...older } = footer;
    const { rows } = await api.db.query<{ id: string }>(
      `INSERT INTO content_version (id, kind, slug, data, note, by_name)
       VALUES (gen_random_uuid(), 'company', 'site', $1, 'Older', 'Somebody') RETURNING id`,
      [JSON.stringify({ ...more, brand: 'Older Land', footer: older })],
    );
    const company = await contentOf('company');
    expect(company).toMatchObject({ brand: 'Older Land', footer: { rights } });
    expect((await save({ ...company, brand: 'Newer Land' }, 'company')).status).toBe(200);
    const path = '/content/items/company/site';
    const answer = await call(api, 'POST', `${path}/restore`, { as: editor, body: { version: rows[0]?.id } });
    expect(answer.status).toBe(200);
    expect(await contentOf('company')).toMatchObject({ brand: 'Older Land', footer: { rights } });
    expect((await call(api, 'POST', `${path}/discard`, { as: editor })).status).toBe(200);
  });

  it('may not see delegates, inquiries or mails', async () => {
    for (const path of ['/delegates', '/inquiry/properties', '/mails', '/dashboard', '/staff'])
      expect((await call(api, 'GET', path, { as: editor })).status).toBe(403);
  });

  it('is told of each field that is wrong, in words', async () => {
    const about = await contentOf('about');
    const answer = await save({ ...about, title: '', picture: { file: 'company/about', alt: '' } });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        errors: [
          { field: 'data.title', message: 'Required' },
          { field: 'data.picture.alt', message: 'Say in a sentence what the picture shows' },
        ],
      },
    });
  });

  it('loses nothing to a colleague who was faster', async () => {
    const { headers } = await read('terms');
    const terms = await contentOf('terms');
    const etag = { 'if-match': headers.get('etag') ?? '' };
    expect((await save({ ...terms, lead: 'First' }, 'terms', 'site', etag)).status).toBe(200);
    expect((await save({ ...terms, lead: 'Second' }, 'terms', 'site', etag)).status).toBe(412);
    expect(await contentOf('terms')).toMatchObject({ lead: 'First' });
  });
});

describe('hostile text', () => {
  it.each(['<img src=x onerror=alert(1)>', '</script><script>alert(1)</script>', '"\'&<!--'])(
    '%s is shown as text, in the page and in its data',
    async (text) => {
      const home = await contentOf('home');
      const hero = home.hero as Json;
      expect((await save({ ...home, hero: { ...hero, welcome: text } }, 'home')).status).toBe(200);
      expect((await publish()).status).toBe(200);
      const html = await page('/');
      expect(html).not.toContain('<img src=x');
      expect(html).not.toContain('<script>alert');
      await save(home, 'home');
    },
  );

  it('is refused where it would hide words or is no text any more', async () => {
    const about = await contentOf('about');
    for (const intro of ['\u202egnitirw', 'bell\u0007', 'x'.repeat(4000)])
      expect((await save({ ...about, intro })).status).toBe(400);
    expect((await save({ ...about, intro: 'x'.repeat(1_000_000) })).status).toBe(413);
    const home = await contentOf('home');
    const banner = { ...(home.banner as Json), action: { label: 'Go', href: 'javascript:alert(1)' } };
    expect((await save({ ...home, banner }, 'home')).status).toBe(400);
  });
});

describe('a release that would be broken', () => {
  it('is refused with the page and the reason, and what is public stays', async () => {
    const before = await page('/');
    const home = await contentOf('home');
    const summary = { ...(home.summary as Json), link: { label: 'More', href: '/abut-us' } };
    await save({ ...home, summary }, 'home');
    expect(await publish()).toMatchObject({
      status: 422,
      body: {
        errors: [{ field: '/', message: 'The link “More” leads to /abut-us, where there is no page.' }],
      },
    });
    expect(await page('/')).toBe(before);
    await save(home, 'home');
  });
});

describe('a new project', () => {
  it('has its page, and stands in the menu, the sitemap and the data for search engines', async () => {
    const project = await contentOf('projects', 'grove-tower');
    const href = '/properties/residential/visayas/mango-court';
    const details = {
      ...(project.details as Json),
      slug: 'mango-court',
      homes: [],
      map: undefined,
      section: undefined,
    };
    const made = {
      ...project,
      name: 'Mango Court',
      interest: 'Mango Court',
      href,
      region: 'visayas',
      details,
    };
    expect(await save(made, 'projects', 'mango-court')).toMatchObject({ status: 200 });
    expect(await publish()).toMatchObject({ status: 200 });
    expect(await page(href)).toContain('Mango Court');
    expect(await page('/sitemap.xml')).toContain(`${href}</loc>`);
    expect(await page('/about-us')).toContain(href);
    expect(await page(href)).toMatch(/application\/ld\+json">[^<]*Mango Court/);
    const never = '/content/items/projects/never-was';
    expect((await call(api, 'DELETE', never, { as: editor })).status).toBe(404);
    expect((await call(api, 'GET', never, { as: editor })).status).toBe(404);
    expect((await call(api, 'DELETE', '/content/items/projects/mango-court', { as: editor })).status).toBe(
      200,
    );
    expect((await publish()).status).toBe(200);
    expect((await fetch(`${api.url}${href}`)).status).toBe(404);
  });
});

describe('a preview', () => {
  it('shows what is being written, and by a link the drafts, without an account', async () => {
    const about = await contentOf('about');
    const body = {
      path: '/about-us',
      kind: 'about',
      slug: 'site',
      data: { ...about, intro: 'As it may be' },
    };
    expect(dataOf(await call(api, 'POST', '/content/preview', { as: editor, body })).html).toContain(
      'As it may be',
    );
    await save({ ...about, intro: 'A draft for a friend' });
    const { address } = dataOf<{ address: string }>(
      await call(api, 'POST', '/content/previews', { as: editor }),
    );
    const shared = await fetch(`${api.url}${new URL(address).pathname}?path=/about-us`);
    expect(shared.headers.get('cache-control')).toBe('no-store');
    expect(await shared.text()).toMatch(/noindex.*A draft for a friend/s);
    const made = await call(api, 'POST', '/content/previews', { as: editor });
    const other = new URL(dataOf<{ address: string }>(made).address).pathname;
    const list = () => call(api, 'GET', '/content/previews', { as: editor });
    const [newest, ...older] = dataOf<{ id: string; by_name: string }[]>(await list());
    expect([newest?.by_name, older.length]).toEqual(['Luz Reyes', 1]);
    // What is listed opens nothing, and ends the link alone.
    expect(other).not.toContain(newest?.id);
    const end = await call(api, 'DELETE', `/content/preview-links/${newest?.id ?? ''}`, { as: editor });
    expect(dataOf<object[]>(end)).toEqual(older);
    expect((await fetch(`${api.url}${other}?path=/about-us`)).status).toBe(404);
    expect((await fetch(`${api.url}${new URL(address).pathname}?path=/about-us`)).status).toBe(200);
    await api.db.query("UPDATE content_preview SET ends_at = now() - interval '1 minute'");
    expect((await fetch(`${api.url}${new URL(address).pathname}?path=/about-us`)).status).toBe(404);
    expect((await call(api, 'GET', '/content', { as: anonymous })).status).toBe(401);
    await save(about);
  });
});

describe('a picture', () => {
  it('is drawn anew, named by its content, and shown in the formats of the site', async () => {
    const form = new FormData();
    // Of one colour: a picture with much in it takes fifteen times as long to be drawn as AVIF.
    const create = { width: 1200, height: 630, channels: 3, background: '#2277cc' } as const;
    const picture = await sharp({ create }).jpeg().toBuffer();
    form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg');
    const answer = await fetch(`${api.url}/api/v1/content/pictures`, {
      method: 'POST',
      headers: editor,
      body: form,
    });
    const { file, width } = ((await answer.json()) as { data: { file: string; width: number } }).data;
    const about = await contentOf('about');
    await save({ ...about, picture: { file, alt: 'A card' } });
    expect(await publish()).toMatchObject({ status: 200 });
    const name = `/assets/${file}-${width}`;
    expect(await page('/about-us')).toContain(`${name}.avif ${width}w`);
    for (const [ending, type] of [
      ['avif', 'image/avif'],
      ['webp', 'image/webp'],
      ['jpeg', 'image/jpeg'],
    ]) {
      const found = await fetch(`${api.url}${name}.${ending}`);
      expect([found.status, found.headers.get('content-type')]).toEqual([200, type]);
      expect(found.headers.get('cache-control')).toContain('immutable');
    }
    expect((await fetch(`${api.url}/assets/${file}-481.avif`)).status).toBe(404);
  });

  it('is drawn in no more than two sizes at a time, and once in each, however many ask', async () => {
    const { rows } = await api.db.query<{ name: string }>('SELECT name FROM content_picture');
    const folder = join(api.settings.dataDir, 'site', 'assets', 'uploaded');
    for (const file of readdirSync(folder)) rmSync(join(folder, file));
    const pictures = api.app.get<{ draw(...given: unknown[]): Promise<unknown> }>(ContentPictures);
    const draw = pictures.draw.bind(pictures);
    let [now, most, drawn] = [0, 0, 0];
    const watched = jest.spyOn(pictures, 'draw').mockImplementation(async (...given) => {
      most = Math.max(most, ++now);
      drawn++;
      return draw(...given).finally(() => now--);
    });
    const sizes = [480, 800, 1200].flatMap((width) =>
      ['avif', 'webp', 'jpeg'].map((type) => `${width}.${type}`),
    );
    const answers = await Promise.all(
      [...sizes, ...sizes].map((size) => fetch(`${api.url}/assets/uploaded/${rows[0]?.name}-${size}`)),
    );
    watched.mockRestore();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(most).toBeLessThanOrEqual(2);
    expect(drawn).toBe(sizes.length);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  });
});

describe('pictures that nothing names', () => {
  it('go after a week; those of any version, also an old one, stay', async () => {
    const { rows } = await api.db.query<{ name: string }>('SELECT name FROM content_picture');
    expect(rows.length).toBeGreaterThan(0);
    const unused = 'f'.repeat(32);
    await api.db.query(
      `INSERT INTO content_picture (name, width, height, jpeg, created_at)
       VALUES ($1, 10, 10, '', now()), ($2, 10, 10, '', now() - interval '8 days')`,
      ['e'.repeat(32), unused],
    );
    await api.db.query("UPDATE content_picture SET created_at = now() - interval '8 days' WHERE jpeg <> ''");
    expect(await api.app.get(ContentPictures).sweep()).toBe(1);
    const left = await api.db.query<{ name: string }>('SELECT name FROM content_picture');
    expect(left.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
    expect(left.rows.map(({ name }) => name)).not.toContain(unused);
  });
});

/** Each takes a third of a processor second. A page of two releases shows itself within a few of them; CI has the time. */
const ROUNDS = inCi(50, 8);

describe('publications under readers', () => {
  it('answer every reader whole, from one release each', async () => {
    const about = await contentOf('about');
    let done = false;
    const bad: string[] = [];
    let answers = 0;
    const reader = async () => {
      while (!done) {
        const answer = await fetch(`${api.url}/about-us`);
        const html = await answer.text();
        answers++;
        const marks = new Set(html.match(/round-\d+/g) ?? []);
        if (answer.status !== 200 || marks.size > 1 || !html.endsWith('</html>\n'))
          bad.push(`${answer.status} ${[...marks].join(' ')}`);
        await sleep(2); // the publications need the processor too
      }
    };
    const readers = [reader(), reader(), reader(), reader()];
    const took: number[] = [];
    try {
      for (let round = 0; round < ROUNDS; round++) {
        await save({ ...about, title: `round-${round}`, intro: `round-${round}` });
        const begun = performance.now();
        expect((await publish()).status).toBe(200);
        expect(await page('/about-us')).toContain(`round-${round}`);
        took.push(performance.now() - begun);
      }
    } finally {
      done = true;
      await Promise.all(readers);
    }
    expect(bad).toEqual([]);
    expect(answers).toBeGreaterThan(ROUNDS);
    figure(
      `publish to page, median ms: ${Math.round(took.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0)} (${answers} answers)`,
    );
  });
});
