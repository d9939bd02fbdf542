import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ContentPictures } from '../../../../src/content/pictures/pictures.js';
import { contentEditor } from '../../../support/desks/content-editor.js';
import { figure } from '../../../support/jest/figure.js';
import { fixture } from '../../../support/jest/fixture.js';
import { anonymous, call, dataOf, type Json } from '../../../support/requests/callers.js';
import { aPicture, uploadPicture } from '../../../support/requests/pictures.js';
import { startApi } from '../../../support/server/api.js';

const api = fixture(() => startApi());
const { editor, get, contentOf, save, publish, remove, page, html, aProject } = contentEditor(api);

describe('an editor', () => {
  it('changes and brings back what was kept before the program had some of its words', async () => {
    const { footer, ...more } = await contentOf<Json & { footer: Json }>('company');
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

  it('is told of each field that is wrong, in words', async () => {
    const about = await contentOf('about');
    const answer = await save({ ...about, title: '', picture: { file: 'company/about', alt: '' } }, 'about');
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
});

describe('hostile text', () => {
  it('is shown as text, in the page and in its data', async () => {
    const [home, about, terms] = [
      await contentOf('home'),
      await contentOf('about'),
      await contentOf('terms'),
    ];
    const welcome = '<img src=x onerror=alert(1)>';
    expect((await save({ ...home, hero: { ...(home.hero as Json), welcome } }, 'home')).status).toBe(200);
    expect((await save({ ...about, intro: '</script><script>alert(1)</script>' }, 'about')).status).toBe(200);
    expect((await save({ ...terms, lead: '"\'&<!--<script>alert(1)' }, 'terms')).status).toBe(200);
    expect((await publish()).status).toBe(200);
    for (const path of ['/', '/about-us', '/terms-of-use'])
      expect(await html(path)).not.toMatch(/<img src=x|<script>alert|<!--<script/);
    for (const [data, kind] of [
      [home, 'home'],
      [about, 'about'],
      [terms, 'terms'],
    ] as const)
      await save(data, kind);
  });

  it('is refused where it would hide words or is no text any more', async () => {
    const about = await contentOf('about');
    for (const intro of ['\u202egnitirw', 'bell\u0007', 'x'.repeat(4000)])
      expect((await save({ ...about, intro }, 'about')).status).toBe(400);
    expect((await save({ ...about, intro: 'x'.repeat(1_000_000) }, 'about')).status).toBe(413);
    const home = await contentOf('home');
    const banner = { ...(home.banner as Json), action: { label: 'Go', href: 'javascript:alert(1)' } };
    expect((await save({ ...home, banner }, 'home')).status).toBe(400);
  });
});

describe('a new project', () => {
  it('has its page and brochure, and stands in the menu, the sitemap and the data for search engines', async () => {
    const made = await aProject('mango-court', { name: 'Mango Court', interest: 'Mango Court' });
    const href = String(made.href);
    expect(await save(made, 'projects', 'mango-court')).toMatchObject({ status: 200 });
    expect(dataOf(await get('/content/problems'))).toEqual([]);
    expect(await publish()).toMatchObject({ status: 200 });
    expect(await html(href)).toContain('Mango Court');
    expect(await html('/sitemap.xml')).toContain(`${href}</loc>`);
    expect(await html('/about-us')).toContain(href);
    expect(await html(href)).toMatch(/application\/ld\+json">[^<]*Mango Court/);
    expect((await page('/brochures/mango-court.pdf')).status).toBe(200);
    expect((await remove('projects', 'never-was')).status).toBe(404);
    expect((await get('/content/items/projects/never-was')).status).toBe(404);
    expect((await remove('projects', 'mango-court')).status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect((await page(href)).status).toBe(404);
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
    await save({ ...about, intro: 'A draft for a friend' }, 'about');
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
    // Whoever opens it in a browser has no account, and reads a page.
    const browsed = await fetch(`${api.url}${new URL(address).pathname}?path=/`, {
      headers: { accept: 'text/html,*/*;q=0.8' },
    });
    expect([browsed.status, browsed.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await browsed.text()).toContain('<h1>This preview has ended</h1>');
    expect((await call(api, 'GET', '/content', { as: anonymous })).status).toBe(401);
    await save(about, 'about');
  });
});

describe('a picture', () => {
  it('is drawn anew, named by its content, and shown in the formats of the site', async () => {
    // Of one colour: a picture with much in it takes fifteen times as long to be drawn as AVIF.
    const picture = await aPicture(1200, 630, '#2277cc', 'jpeg');
    const answer = await uploadPicture(api, editor, picture);
    const { file, width } = dataOf<{ file: string; width: number }>(answer);
    const about = await contentOf('about');
    await save({ ...about, picture: { file, alt: 'A card' } }, 'about');
    expect(await publish()).toMatchObject({ status: 200 });
    const name = `/assets/${file}-${width}`;
    expect(await html('/about-us')).toContain(`${name}.avif ${width}w`);
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

/** Each takes a third of a processor second. A page of two releases shows itself within a few of them. */
const ROUNDS = 8;

describe('publications under readers', () => {
  it('answer every reader whole, from one release each', async () => {
    const about = await contentOf('about');
    let done = false;
    const bad: string[] = [];
    let answers = 0;
    const reader = async () => {
      while (!done) {
        const answer = await fetch(`${api.url}/about-us`);
        const text = await answer.text();
        answers++;
        const marks = new Set(text.match(/round-\d+/g) ?? []);
        if (answer.status !== 200 || marks.size > 1 || !text.endsWith('</html>\n'))
          bad.push(`${answer.status} ${[...marks].join(' ')}`);
        await sleep(2); // the publications need the processor too
      }
    };
    const readers = [reader(), reader(), reader(), reader()];
    const took: number[] = [];
    try {
      for (let round = 0; round < ROUNDS; round++) {
        await save({ ...about, title: `round-${round}`, intro: `round-${round}` }, 'about');
        const begun = performance.now();
        expect((await publish()).status).toBe(200);
        expect(await html('/about-us')).toContain(`round-${round}`);
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
