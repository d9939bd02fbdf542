/** Writes the site into `dist/`: each page as HTML, what search engines and the server read, compressed copies. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressAll } from './build/compress';
import { drawProjects } from './plans/files';
import { builtFiles } from './src/app/files';
import { shownPages } from './src/app/routes';
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
  await cp(`${KEPT}/assets`, `${OUT}/assets`, { recursive: true, filter: (file) => !file.endsWith('.js') });
}

const content = withFiles(written, builtFiles);
const origin = (process.env.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/$/, '');
const template = await readFile(`${KEPT}/template.html`, 'utf8');
for (const [file, text] of renderSite({ content, origin, template })) await write(OUT, file, text);
for (const [file, data] of await drawProjects(content, origin, { assets: OUT, fonts: 'src/fonts' }))
  await write(OUT, file, data);
await compressAll(OUT);

const table = shownPages(content).map(({ path, budget = 0, noindex = false }) => ({ path, budget, noindex }));
await write(KEPT, 'pages.json', JSON.stringify(table, null, 2));
