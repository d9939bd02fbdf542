import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { BACK_OFFICE_BROWSERS } from '../web-shared/browsers';
import { compressAll } from '../web-shared/compress';

/** Where `vite dev` sends the API calls: the server that `npm run dev` starts. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Brotli and gzip are made once, here, rather than for every visitor. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle: () => compressAll('dist'),
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

/** A class of a sheet as the browser sees it, such as `review__hint`: it says where it is written. */
const className = (name: string, file: string): string => `${basename(file, '.module.css')}__${name}`;

export default defineConfig({
  base: '/admin/',
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: className } },
  plugins: [react(), compressed, addresses],
  // Fonts and icons stay files: the back office's Content-Security-Policy has no data: fonts.
  build: { assetsInlineLimit: 0, target: BACK_OFFICE_BROWSERS, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
});
