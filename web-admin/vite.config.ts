import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `vite dev` sends the API calls: the server that `npm run dev` starts. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  // Fonts and icons stay files: the back office's Content-Security-Policy has no data: fonts.
  build: { assetsInlineLimit: 0, target: 'es2023', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
});
