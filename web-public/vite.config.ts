import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pictureConfigs, pictureDirectives } from './build/picture-pipeline';
import { imagetools } from 'vite-imagetools';

/** `API_ORIGIN` is where `npm run dev` runs the API; only the development server uses it. */
const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    imagetools({
      defaultDirectives: pictureDirectives,
      resolveConfigs: pictureConfigs,
      cache: { enabled: true, dir: path.resolve(import.meta.dirname, '../.cache/pictures') },
    }),
  ],
  build: { copyPublicDir: !isSsrBuild, assetsInlineLimit: 0 },
  server: { proxy: { '/api': api } },
}));
