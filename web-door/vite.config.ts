import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { SITE_BROWSERS } from '../web-shared/browsers';
import { compressAll } from '../web-shared/compress';
import { paletteInCss } from '../web-shared/palette';

const OUT = resolve(import.meta.dirname, 'dist');
const BASE = '/admin/door/';

/** The service worker, which knows every file of the page: built once they have their names. */
const worker: Plugin = {
  name: 'door-worker',
  apply: 'build',
  async writeBundle(_, bundle) {
    const built = Object.values(bundle).filter(({ fileName }) => fileName !== 'index.html');
    const names = [...built.map(({ fileName }) => fileName), 'door.webmanifest'];
    const files = ['/admin/door', ...names.map((name) => BASE + name), '/admin/icon.svg'];
    const text = Object.values(bundle).map((file) => ('code' in file ? file.code : String(file.source)));
    const version = createHash('sha256').update(text.join('')).digest('hex').slice(0, 12);
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { DOOR_FILES: JSON.stringify(files), DOOR_VERSION: JSON.stringify(version) },
      build: {
        outDir: OUT,
        emptyOutDir: false,
        target: SITE_BROWSERS,
        lib: { entry: resolve(import.meta.dirname, 'src/sw.ts'), formats: ['es'], fileName: () => 'sw.js' },
      },
    });
    await compressAll(OUT);
  },
};

/** The addresses that the server gives, without a slash. */
const addresses: Plugin = {
  name: 'addresses-in-dev',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((req, res, next) => {
      const [path, query] = (req.url ?? '').split('?');
      const search = query === undefined ? '' : `?${query}`;
      // What stands after # goes with the browser.
      if (path === '/door') return void res.writeHead(302, { Location: `/admin/door${search}` }).end();
      if (path === '/admin/door') req.url = BASE + search;
      next();
    });
  },
  // Vite puts its base before addresses of the back office, and before those that have it already.
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll(`"${BASE}admin/`, '"/admin/').replaceAll(`"${BASE}apple`, '"/apple'),
  },
};

export default defineConfig({
  base: BASE,
  plugins: [react(), paletteInCss, worker, addresses],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: SITE_BROWSERS,
    modulePreload: { polyfill: false },
  },
});
