import type { IncomingMessage, ServerResponse } from 'node:http';

const BODY_MS = 30_000;

/** Cuts a request whose body, other than an upload, is not here in time. */
export function limitBody(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = request.headers;
  const hasBody = encoding !== undefined || (length !== undefined && length !== '0');
  if (!hasBody || type?.startsWith('multipart/')) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) response.writeHead(408, { Connection: 'close' }).end();
    response.once('close', () => request.socket.destroy());
    request.destroy();
  }, BODY_MS);
  request.once('close', () => clearTimeout(timer));
}
