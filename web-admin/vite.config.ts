import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressAll } from '../web-public/build/compress';

/** Where `vite dev` sends the API calls: the server that `npm run dev` starts. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Brotli and gzip are made once, here, rather than for every visitor. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle: () => compressAll('dist'),
};

export default defineConfig({
  base: '/admin/',
  plugins: [react(), compressed],
  // Fonts and icons stay files: the back office's Content-Security-Policy has no data: fonts.
  build: { assetsInlineLimit: 0, target: 'es2023', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
});
