import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Round trip and bandwidth of "Fast 4G" in Chromium's developer tools. */
const ROUND_TRIP_MS = 165;
const BYTES_PER_MS = 1_012;

/**
 * A line of its own to the site under test, as slow as 4G. In front of the server and not in the browser, whose
 * emulation does not reach pages that are fetched ahead.
 */
export async function slowLine(site: string): Promise<{ url: string; close: () => void }> {
  const { hostname, port } = new URL(site);
  const server: Server = createServer((req, res) => {
    const onward = request(
      { hostname, port, path: req.url, method: req.method, headers: req.headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          setTimeout(
            () => {
              res.writeHead(answer.statusCode ?? 500, answer.headers);
              res.end(body);
            },
            ROUND_TRIP_MS + body.length / BYTES_PER_MS,
          );
        });
      },
    );
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${own}`, close: () => server.close() };
}
