/** Writes every page of the site as HTML into `dist/`, and what the server must know as `dist/routes.json`. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { render } from './src/entry-server';
import { pages } from './src/pages';
import { routesManifest } from './src/routes-manifest';

const OUT = 'dist';
const SCRIPTS = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

const template = await readFile(`${OUT}/index.html`, 'utf8');

async function write(url: string, file: string, interactive: boolean) {
  const { head, body } = await render(url);
  const html = (interactive ? template : template.replace(SCRIPTS, ''))
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body);
  await mkdir(path.dirname(path.join(OUT, file)), { recursive: true });
  await writeFile(path.join(OUT, file), html);
}

const manifest = routesManifest();
const jobs = pages.flatMap((page) => [
  ...(page.paths ?? [page.path]).map((url) => write(url, path.join(url, 'index.html'), !!page.interactive)),
]);
const shells = manifest.dynamic.map(({ url, file, interactive }) => write(url, file, interactive));
await Promise.all([...jobs, ...shells, write('/404', '404.html', false)]);
await writeFile(
  `${OUT}/routes.json`,
  JSON.stringify({
    dynamic: manifest.dynamic.map(({ pattern, file }) => ({ pattern, file })),
    redirects: manifest.redirects,
  }),
);
await rm(`${OUT}/manifest.json`, { force: true });
