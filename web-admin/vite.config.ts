import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';
import { BACK_OFFICE_BROWSERS } from '../web-shared/browsers';
import { compressAll } from '../web-shared/compress';

/** Where `vite dev` sends the API calls: the server that `npm run dev` starts. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Brotli and gzip are made once, here, rather than for every visitor. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  // Where the builder failed there is no folder, and it says why itself.
  closeBundle: () => (existsSync('dist') ? compressAll('dist') : undefined),
};

/** The back office's own address, which the server gives without a slash. */
const addresses: Plugin = {
  name: 'addresses-in-dev',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((req, _res, next) => {
      const [path, query] = (req.url ?? '').split('?');
      if (path === '/admin') req.url = `/admin/${query === undefined ? '' : `?${query}`}`;
      next();
    });
  },
  // Vite puts its base before addresses that have it already.
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('"/admin/admin/', '"/admin/') },
};

/** What libraries bring along for browsers of long ago, or for what nobody here calls: 5 kB for every first load. */
const SMALLER: Record<string, string> = {
  'object.entries': 'module.exports = Object.entries;',
  'function-bind': 'module.exports = Function.prototype.bind;',
  // Only emotion’s `withTheme` asks for it: components that are wrapped by that would lose their statics.
  'hoist-non-react-statics': 'module.exports = (target) => target;',
};
const smaller: Plugin = {
  name: 'smaller-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id in SMALLER ? `\0${id}` : undefined),
  load: (id) => SMALLER[id.slice(1)],
};

const ENTRY = normalizePath(fileURLToPath(new URL('src/main.tsx', import.meta.url)));
const isEntry = (id: string) => id === ENTRY || id.endsWith('/index.html');

/** All that the sign-in page imports, and what that imports, without what is fetched later. */
function signInModules(modules: { getModuleInfo: Rolldown.GetModuleInfo }): Set<string> {
  const found = new Set([ENTRY]);
  // A set is walked to its end also where it grows.
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * The sign-in page is one file, and what Today takes beyond it another: as the forty that the builder makes of what
 * each shares with other pages, it was 17 kB more to load. Of what other pages share, two more: the parts that a third of
 * them have (buttons, menus, dialogs), and those of lists and forms. By itself the builder makes a file for each set of
 * pages that share something: the list of delegates took 36 files, most of under 2 kB, where 7 do.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: (id, modules) => (!isEntry(id) && signInModules(modules).has(id) ? 'sign-in' : null), priority: 4 },
  { name: 'app', tags: ['$initial'], test: (id) => !isEntry(id), priority: 3 },
  { name: 'widgets', minShareCount: 18, test: (id) => !isEntry(id), priority: 2 },
  { name: 'fields', minShareCount: 7, test: (id) => !isEntry(id), priority: 1 },
];

/** A class of a sheet as the browser sees it, such as `review__hint`: it says where it is written. */
const className = (name: string, file: string): string => `${basename(file, '.module.css')}__${name}`;

export default defineConfig({
  base: '/admin/',
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: className } },
  plugins: [react(), smaller, compressed, addresses],
  // Fonts and icons stay files: the back office's Content-Security-Policy has no data: fonts.
  build: {
    assetsInlineLimit: 0,
    target: BACK_OFFICE_BROWSERS,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The app is fetched by the sign-in page; as an entry too, its parts are known to be loaded together.
      input: { index: 'index.html', app: 'src/App.tsx' },
      output: { codeSplitting: { groups } },
    },
  },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
});
