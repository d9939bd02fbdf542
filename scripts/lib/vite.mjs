import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Serves one web application from its sources, with its modules replaced in the open page.
 * @param {string} folder `web-public`, `web-admin` or `web-door`
 * @param {number} clientPort where the page finds the WebSocket that tells it of changes
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function serveSources(folder, clientPort) {
  const { createServer } = await import('vite');
  const port = await freePort();
  const app = await createServer({
    root: join(root, folder),
    configFile: join(root, folder, 'vite.config.ts'),
    server: { port, strictPort: true, host: '127.0.0.1', ws: { clientPort } },
  });
  await app.listen();
  return { port, close: () => app.close() };
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createTcpServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}
