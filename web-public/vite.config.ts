import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';

/** `API_ORIGIN` is where `npm run dev` runs the API; only the development server uses it. */
const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** `?picture` makes all that a `<picture>` needs; `?picture&wide` also the width of a large screen. */
function pictureDirectives({ searchParams }: URL): URLSearchParams {
  if (!searchParams.has('picture')) return new URLSearchParams();
  const widths = searchParams.has('wide') ? '480;800;1200;1600;2400' : '480;800;1200;1600';
  // AVIF at effort 1 is 3 % larger than at the default 4 and made 18 times as fast.
  return new URLSearchParams({ w: widths, format: 'avif;webp;jpeg', effort: '1', as: 'picture' });
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    imagetools({
      defaultDirectives: pictureDirectives,
      cache: { enabled: true, dir: path.resolve(import.meta.dirname, '../.cache/pictures') },
    }),
  ],
  build: { copyPublicDir: !isSsrBuild, assetsInlineLimit: 0 },
  server: { proxy: { '/api': api } },
}));
