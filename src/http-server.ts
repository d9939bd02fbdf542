import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/** Slow clients hold a socket no longer than this; everyone else is served meanwhile. */
const HEADERS_MS = 10_000;
const BODY_MS = 30_000;
/** A proof of 10 MB from a phone with 0.3 Mbit/s upwards. */
const UPLOAD_MS = 300_000;
/** Longer than a proxy keeps its idle connections, so that it never sends into one that we just closed. */
const KEEP_ALIVE_MS = 65_000;

/** Nest's Express adapter on an HTTP server with time limits. */
export class HttpAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const server: Server = createServer(
      { headersTimeout: HEADERS_MS, requestTimeout: UPLOAD_MS, connectionsCheckingInterval: 2_000 },
      this.getInstance<(request: IncomingMessage, response: ServerResponse) => void>(),
    );
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.prependListener('request', limitBody);
    this.httpServer = server;
  }
}

/** Cuts a request whose body, other than an upload, is not here in time. */
function limitBody(request: IncomingMessage, response: ServerResponse): void {
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
