import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

type Dev = typeof import('../src/app/dev');

/** `npm run dev`: renders each page when it is asked for, so that a change shows with the next load. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      // After Vite's own answers: what is left are pages.
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname, origin } = new URL(request.originalUrl ?? '/', `http://${request.headers.host}`);
          const answer = async () => {
            const { renderAddress } = (await server.ssrLoadModule('/src/app/dev.ts')) as Dev;
            const file = await readFile(path.join(server.config.root, 'index.html'), 'utf8');
            const template = await server.transformIndexHtml(pathname, file);
            const { status, html } = renderAddress(pathname, template, origin);
            response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
          };
          answer().catch((error: unknown) => {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            next(error);
          });
        });
      };
    },
  };
}
