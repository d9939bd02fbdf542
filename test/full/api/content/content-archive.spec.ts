import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import sharp from 'sharp';
import { pack } from 'tar-stream';
import { DataSource } from 'typeorm';
import {
  ContentArchiveError,
  exportContent,
  importContent,
  publicEntries,
} from '../../../../src/content/content-archive.js';
import { Renderer } from '../../../../src/content/publishing/renderer.js';
import { aPdf, uploadPdf } from '../../../support/payments/pdf.js';
import { dataOf, call, signIn, type Credentials } from '../../../support/requests/callers.js';
import { uploadPicture } from '../../../support/requests/pictures.js';
import { startApi, type Api } from '../../../support/server/api.js';

let one: Api;
let other: Api;
let admin: Credentials;
const renderer = new Renderer();
const folder = mkdtempSync(join(tmpdir(), 'content-archive-'));
beforeAll(async () => {
  [one, other] = await Promise.all([startApi(), startApi()]);
  admin = await signIn(one);
});
afterAll(async () => {
  renderer.onApplicationShutdown();
  await Promise.all([one.close(), other.close()]);
  rmSync(folder, { recursive: true });
});

/** Every file of a rendered folder, by its path. */
function filesOf(path: string): Map<string, Buffer> {
  const found = readdirSync(path, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    found.map((file) => {
      const full = join(file.parentPath, file.name);
      return [full.slice(path.length), readFileSync(full)];
    }),
  );
}

const render = async (name: string, entries: Awaited<ReturnType<typeof publicEntries>>) => {
  const target = join(folder, name);
  const origin = 'https://example.com';
  const { problems } = await renderer.call('render', {
    folder: target,
    entries,
    uploaded: {},
    pdfs: {},
    details: {},
    origin,
  });
  expect(problems).toEqual([]);
  return filesOf(target);
};

it('renders byte for byte the same pages from the seed as from an export of it', async () => {
  const exported = await publicEntries(one.db, renderer);
  const seed = await render('seed', []);
  // As an archive carries them.
  const again = await render('export', JSON.parse(JSON.stringify(exported)) as typeof exported);
  expect([...again.keys()].sort()).toEqual([...seed.keys()].sort());
  expect([...seed].filter(([name, bytes]) => !again.get(name)?.equals(bytes)).map(([name]) => name)).toEqual(
    [],
  );
  expect(seed.size).toBeGreaterThan(25);
});

it('shows what was kept before the program had some of its words with those words', async () => {
  const company = (await publicEntries(one.db, renderer)).find(({ kind }) => kind === 'company');
  const { footer, ...more } = (company as { data: { footer: Record<string, unknown> } }).data;
  const { rights, ...older } = footer;
  expect(rights).toBeDefined();
  const data = { ...more, brand: 'Other Land', footer: older };
  const files = await render('older', [{ kind: 'company', slug: 'site', data }]);
  expect(files.get('/about-us/index.html')?.toString()).toContain('© 2024 Other Land. All rights reserved.');
});

const upload = async (picture: Buffer) =>
  dataOf<{ file: string }>(await uploadPicture(one, admin, picture)).file;

it('carries words, pictures and PDFs to another installation as drafts, and the same archive twice changes nothing', async () => {
  const file = await upload(readFileSync('web-public/src/assets/company/og-card.jpg'));
  const clear = {
    width: 600,
    height: 90,
    channels: 4,
    background: { r: 9, g: 9, b: 9, alpha: 0.5 },
  } as const;
  const mark = await upload(await sharp({ create: clear }).png().toBuffer());
  await call(one, 'PUT', '/content/items/logo/site', {
    as: admin,
    body: { data: { light: { file: mark, alt: '' } } },
  });
  const about = (await publicEntries(one.db, renderer)).find(({ kind }) => kind === 'about')?.data as object;
  const data = { ...about, intro: 'Carried over.', picture: { file, alt: 'A card' } };
  await call(one, 'PUT', '/content/items/about/site', { as: admin, body: { data } });
  expect((await call(one, 'POST', '/content/publish', { as: admin, body: {} })).status).toBe(200);

  const plan = aPdf('One-bedroom');
  const { address } = (await uploadPdf(one, admin, plan, { name: 'One-bedroom.pdf' })).data;
  await uploadPdf(one, admin, aPdf('Shown nowhere'));
  const grove = (await publicEntries(one.db, renderer)).find(({ slug }) => slug === 'grove-tower')?.data;
  const { details, ...project } = grove as { details: { homes: object[] } };
  const homes = details.homes.map((home) => ({ ...home, planFile: address }));
  const body = { data: { ...project, details: { ...details, homes } } };
  await call(one, 'PUT', '/content/items/projects/grove-tower', { as: admin, body });
  expect((await call(one, 'POST', '/content/publish', { as: admin, body: {} })).status).toBe(200);

  const archive = join(folder, 'content.tar.gz');
  expect(await exportContent(one.db, renderer, archive)).toMatchObject({ pictures: 2, files: 1 });
  expect(await importContent(other.app.get(DataSource), renderer, archive)).toBe(3);
  expect(await importContent(other.app.get(DataSource), renderer, archive)).toBe(0);
  const as = await signIn(other);
  expect(await (await fetch(`${other.url}/about-us`)).text()).not.toContain('Carried over.');
  expect((await call(other, 'POST', '/content/publish', { as, body: {} })).status).toBe(200);
  const page = await (await fetch(`${other.url}/about-us`)).text();
  expect(page).toContain('Carried over.');
  expect((await fetch(`${other.url}/assets/${file}-480.webp`)).status).toBe(200);
  const logo = await (await fetch(`${other.url}/assets/${mark}-logo.png`)).arrayBuffer();
  expect(await sharp(logo).stats()).toMatchObject({ isOpaque: false });
  const carried = await fetch(other.url + address);
  expect(carried.headers.get('content-disposition')).toContain('filename="One-bedroom.pdf"');
  expect(Buffer.from(await carried.arrayBuffer()).equals(plan)).toBe(true);
});

it('takes an export from before the program had some of its words, with those words', async () => {
  const company = (await publicEntries(one.db, renderer)).find(({ kind }) => kind === 'company');
  const { footer, ...more } = (company as { data: { footer: Record<string, unknown> } }).data;
  const { rights, ...older } = footer;
  const entry = { kind: 'company', slug: 'site', data: { ...more, brand: 'Older Land', footer: older } };
  const archive = join(folder, 'older.tar.gz');
  const tar = pack();
  tar.entry({ name: 'content.json' }, JSON.stringify({ format: 1, entries: [entry] }));
  tar.finalize();
  await pipeline(tar, createGzip(), createWriteStream(archive));
  expect(await importContent(other.app.get(DataSource), renderer, archive)).toBe(1);
  const as = await signIn(other);
  const { body } = await call(other, 'GET', '/content/items/company/site', { as });
  expect(body).toMatchObject({ data: { data: { brand: 'Older Land', footer: { rights } } } });
});

it('refuses a PDF that is not the one that its name says, and keeps nothing', async () => {
  const archive = join(folder, 'other-pdf.tar.gz');
  const hash = 'a'.repeat(32);
  const tar = pack();
  const files = [{ hash, name: 'Loft.pdf' }];
  tar.entry({ name: 'content.json' }, JSON.stringify({ format: 1, entries: [], files }));
  tar.entry({ name: `files/${hash}.pdf` }, aPdf('Another'));
  tar.finalize();
  await pipeline(tar, createGzip(), createWriteStream(archive));
  await expect(importContent(other.app.get(DataSource), renderer, archive)).rejects.toThrow(
    new ContentArchiveError('The PDF Loft.pdf is damaged.'),
  );
  const { rows } = await other.db.query('SELECT FROM content_file WHERE hash = $1', [hash]);
  expect(rows).toEqual([]);
});

it('refuses what is no export, and keeps nothing of it', async () => {
  const broken = join(folder, 'broken.tar.gz');
  writeFileSync(broken, 'not at all');
  await expect(importContent(other.app.get(DataSource), renderer, broken)).rejects.toThrow(
    ContentArchiveError,
  );
});
