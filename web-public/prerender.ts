/** Writes the site into `dist/`: each page as HTML, what search engines and the server read, compressed copies. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressAll } from '../web-shared/compress';
import { drawings } from './plans/files';
import { trueType } from './plans/lettering';
import { checkPages } from './render/checks/check-pages';
import { hash } from './render/release';
import { builtFiles } from './src/app/files';
import { fileOf, shownPages } from './src/app/routes';
import { renderSite } from './src/app/site';
import { content as written } from './src/content';
import { withFiles } from './src/content/picture';

const OUT = 'dist';
/** What rendering needs of Vite's build, and the tests of the table: kept apart, since nobody needs it served. */
const KEPT = 'dist-ssr';

async function write(folder: string, file: string, text: string | Buffer) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

// Fresh from Vite, the template lies where the home page will.
if (existsSync(`${OUT}/.vite/manifest.json`)) {
  await rename(`${OUT}/index.html`, `${KEPT}/template.html`);
  await rename(`${OUT}/.vite/manifest.json`, `${KEPT}/manifest.json`);
  await rm(`${OUT}/.vite`, { recursive: true });
  // Pictures and films are named by the content alone, so only the rendering build makes them.
  for (const file of await readdir(`${KEPT}/assets`))
    if (!file.endsWith('.js')) await rename(`${KEPT}/assets/${file}`, `${OUT}/assets/${file}`);
}

const content = withFiles(written, builtFiles);
const origin = (process.env.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/$/, '');
const template = await readFile(`${KEPT}/template.html`, 'utf8');
const files = renderSite({ content, origin, template });
for (const [file, text] of files) await write(OUT, file, text);
const drawn = drawings(content, origin, { assets: [OUT], fonts: 'src/fonts' });
for (const file of drawn) await write(OUT, file.path, await file.make());
throwIfWrong();
await compressAll(OUT);

// For the renderer that the server calls (renderer.ts): what is drawn already, and what more it draws with.
await write(KEPT, 'drawn.json', JSON.stringify(drawn.map((file) => [file.path, hash(file.source())])));
for (const name of ['fraunces', 'instrument-sans', 'inter-peso', 'noto-emoji'])
  await write(KEPT, `fonts/${name}.ttf`, await trueType('src/fonts', name));

const table = shownPages(content).map(({ path, scriptKb = 0, noindex = false, canonical = path }) => ({
  path,
  scriptKb,
  noindex,
  canonical,
}));
await write(KEPT, 'pages.json', JSON.stringify(table, null, 2));

/** What keeps content from being published keeps the written one from being built. */
function throwIfWrong() {
  const pages = shownPages(content).map((page) => ({ ...page, file: fileOf(page) }));
  const isServed = (file: string) => existsSync(path.join(OUT, file));
  const { comingSoonPaths: redirects, navigation } = content;
  const problems = checkPages(pages, files, { redirects, exists: isServed, navigation });
  if (problems.length > 0)
    throw new Error(problems.map(({ page, message }) => `${page}: ${message}`).join('\n'));
}
