/** Writes the site into `dist/`: each page as HTML, what search engines and the server read, compressed copies. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addressesOf } from './build/addresses';
import { compressAll } from './build/compress';
import { robots, sitemap, webManifest } from './build/search-files';
import { render } from './src/entry-server';
import { pages } from './src/pages';
import { routesManifest } from './src/routes-manifest';

const OUT = 'dist';
const SCRIPTS = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

async function write(file: string, content: string) {
  const target = path.join(OUT, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

const template = await readFile(`${OUT}/index.html`, 'utf8');

/** Renders `url` into `file`, without scripts unless the page is interactive. */
async function writePage(url: string, file: string, interactive = false) {
  const { head, body } = await render(url);
  const html = (interactive ? template : template.replace(SCRIPTS, ''))
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body);
  await write(file, html);
}

const { shells, redirects } = routesManifest();
const hidden = new Set(redirects.map(({ from }) => from));
for (const page of pages) {
  for (const url of addressesOf(page)) {
    if (!hidden.has(page.path) && !hidden.has(url)) {
      await writePage(url, path.join(url, 'index.html'), page.interactive);
    }
  }
}
// A shell learns its address in the browser, so it always needs its script.
for (const { url, file } of shells) await writePage(url, file, true);
await writePage('/404', '404.html');

await write(
  'routes.json',
  JSON.stringify({ dynamic: shells.map(({ pattern, file }) => ({ pattern, file })), redirects }),
);
await write('sitemap.xml', sitemap());
await write('robots.txt', robots());
await write('site.webmanifest', webManifest());
// For `npm run size`; nobody needs it served.
await rename(`${OUT}/.vite/manifest.json`, 'dist-ssr/manifest.json');
await rm(`${OUT}/.vite`, { recursive: true });
await compressAll(OUT);
