import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pictureConfigs, pictureDirectives } from './build/picture-pipeline.ts';
import { imagetools } from 'vite-imagetools';

/** `API_ORIGIN` is where `npm run dev` runs the API; only the development server uses it. */
const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** The package's only entry is its development build; this is the same code without its warnings. */
const production = (file: string) =>
  path.resolve(import.meta.dirname, `../node_modules/react-router/dist/production/${file}.mjs`);

/** What every page with scripts needs, in one file: it compresses better, and stays cached when pages change. */
const vendor = { name: 'vendor', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ };

/** The router's table of pages lists no chunks to preload: 900 bytes of file names for one round trip. */
const preloads = (_file: string, chunks: string[], { hostId }: { hostId: string }) =>
  hostId.includes('entry-client') ? [] : chunks;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    imagetools({
      defaultDirectives: pictureDirectives,
      resolveConfigs: pictureConfigs,
      cache: { enabled: true, dir: path.resolve(import.meta.dirname, '../.cache/pictures') },
    }),
  ],
  resolve: {
    alias:
      command === 'build' && !isSsrBuild
        ? [
            { find: /^react-router$/, replacement: production('index') },
            { find: /^react-router\/dom$/, replacement: production('dom-export') },
          ]
        : [],
  },
  build: {
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloads },
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: [vendor] } } },
  },
  server: { proxy: { '/api': api } },
}));
