import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Proxy {
  url: string;
  /** Upstream ports; changed while it runs as processes come and go. */
  ports: number[];
  /** Requests answered by each upstream. */
  answered: Map<number, number>;
  close(): Promise<void>;
}

/**
 * What Caddy and nginx do with the configurations in deploy/, in few lines: upstreams take turns, and a request
 * that may be repeated is tried on the next one when its upstream is gone.
 */
export async function startProxy(ports: number[]): Promise<Proxy> {
  let turn = 0;
  const answered = new Map<number, number>();
  const proxy = { ports, answered } as Proxy;

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const tries = repeatable(incoming) ? proxy.ports.length : 1;
    const first = turn++;
    for (let attempt = 1; ; attempt++) {
      const port = proxy.ports[(first + attempt) % proxy.ports.length] ?? 0;
      try {
        const answer = await forward(port, incoming, body);
        answered.set(port, (answered.get(port) ?? 0) + 1);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        outgoing.end(answer.body);
        return;
      } catch {
        if (attempt < tries) continue;
        outgoing.writeHead(502).end();
        return;
      }
    }
  }

  const server: Server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  proxy.close = async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  return proxy;
}

/** Safe to send twice: the method says so (RFC 9110, 9.2.2), or the server knows the request by its key. */
function repeatable({ method = '', headers }: IncomingMessage): boolean {
  return ['GET', 'HEAD', 'PUT', 'DELETE'].includes(method) || headers['idempotency-key'] !== undefined;
}

async function forward(port: number, { method, url, headers, socket }: IncomingMessage, body: Buffer) {
  const options: RequestOptions = {
    host: '127.0.0.1',
    port,
    method,
    path: url,
    headers: { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' },
  };
  const outgoing = request(options).end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { statusCode: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}
