import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';

/** `API_ORIGIN` is where `npm run dev` runs the API; only the development server uses it. */
const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    imagetools({ cache: { enabled: true, dir: '../.cache/pictures', retention: 90 * 86400 } }),
  ],
  build: { manifest: isSsrBuild ? false : 'manifest.json', copyPublicDir: !isSsrBuild, assetsInlineLimit: 0 },
  server: { proxy: { '/api': api } },
}));
