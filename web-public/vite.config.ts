import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SITE_BROWSERS } from '../web-shared/browsers.ts';
import { paletteInCss } from '../web-shared/palette.ts';
import { devPages } from './build/dev-pages.ts';
import { formFiles } from './build/form-files.ts';
import { pictures } from './build/picture-pipeline.ts';

/** `API_ORIGIN` is where `npm run dev` runs the API; only the development server uses it. */
const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** What every page with scripts needs, in one file: it compresses better, and stays cached when pages change. */
const vendor = { name: 'vendor', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ };

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    react(),
    // Before Tailwind reads the theme.
    paletteInCss,
    tailwindcss(),
    devPages(),
    formFiles(),
    pictures(path.resolve(import.meta.dirname, '../.cache/pictures'), command),
  ],
  build: {
    target: isSsrBuild ? 'node20' : SITE_BROWSERS,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    ssrEmitAssets: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: { prerender: 'prerender.ts', renderer: 'renderer.ts' } }
      : { output: { codeSplitting: { groups: [vendor] } } },
  },
  // One bundle that needs no packages beside it: the server calls the renderer where these are not installed.
  ssr: isSsrBuild ? { noExternal: true, external: ['wawoff2'] } : undefined,
  server: { proxy: { '/api': api } },
}));
