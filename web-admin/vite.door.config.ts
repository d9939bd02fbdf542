import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { SITE_BROWSERS } from '../web-shared/browsers';
import { compressAll } from '../web-shared/compress';

const OUT = resolve(import.meta.dirname, 'dist/door');
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
        lib: { entry: resolve(import.meta.dirname, 'door/sw.ts'), formats: ['es'], fileName: () => 'sw.js' },
      },
    });
    await compressAll(OUT);
  },
};

/** The page of the door: a program of its own, which has nothing of the back office in it. */
export default defineConfig({
  root: resolve(import.meta.dirname, 'door'),
  base: BASE,
  plugins: [react(), worker],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: SITE_BROWSERS,
    modulePreload: { polyfill: false },
  },
});
