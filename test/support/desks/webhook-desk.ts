import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call, signIn, dataOf } from '../requests/callers.js';
import { aDelegate } from '../requests/records.js';
import { startApi } from '../server/api.js';
import { closedAtEnd } from '../server/opened.js';

export interface Received {
  /** With `path`, the path that was called. */
  headers: Record<string, string>;
  body: string;
}
export interface Endpoint {
  id: string;
  secret: string;
  disabled_at: string | null;
}
export interface Delivery {
  id: string;
  state: string;
  status: number | null;
  error: string | null;
  answer: string | null;
  attempts: number;
  milliseconds: number | null;
  next_attempt_at: string | null;
}

/** An answer that never ends: so many characters, again and again. */
const endless = (characters: number, everyMs: number) => (response: ServerResponse) => {
  response.writeHead(200);
  const more = setInterval(() => response.write('x'.repeat(characters)), everyMs);
  response.on('close', () => clearInterval(more));
};
/** Receivers that behave badly, by path. */
const BAD: Record<string, (response: ServerResponse) => void> = {
  '/endless': endless(65_536, 1),
  '/drips': endless(1, 500),
  '/silent': () => undefined,
};

/** The API, and a real receiver at the other end of the line, in a network that webhooks may call. */
export async function openWebhookDesk(env: Record<string, string> = {}) {
  const received: Received[] = [];
  const answers: Record<string, number> = {};
  const held: ServerResponse[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    const path = request.url ?? '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: { ...(request.headers as Record<string, string>), path }, body });
      if (path === '/held') return held.push(response);
      const bad = BAD[path];
      if (bad) return bad(response);
      const status = answers[path] ?? 204;
      response.writeHead(status, status === 302 ? { location: 'http://169.254.169.254/latest' } : {});
      response.end(status === 500 ? 'Out of order' : undefined);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  closedAtEnd(async () => {
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
  });
  const { port } = receiver.address() as AddressInfo;
  const api = await startApi({ env: { WEBHOOK_ALLOW_NETS: '127.0.0.1/32', ...env } });
  const admin = await signIn(api);
  const data = async <T>(method: string, path: string, body?: object) => {
    const answer = await call(api, method, path, { as: admin, body });
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return dataOf<T>(answer);
  };
  const urlOf = (path: string) => `http://127.0.0.1:${port}${path}`;
  return {
    api,
    admin,
    /** What the receiver answers, by path; else 204. */
    answers,
    /** What `/held` has not been answered yet. */
    held,
    /** What came at a path of the receiver. */
    at: (path: string) => received.filter(({ headers }) => headers.path === path),
    urlOf,
    data,
    addEndpoint: (path: string, types: string[] = []) =>
      data<Endpoint>('POST', '/webhooks', { url: urlOf(path), description: path, types }),
    /** The newest first. */
    deliveriesOf: (id: string) => data<Delivery[]>('GET', `/webhooks/${id}/deliveries`),
    register: async () => {
      const body = aDelegate({ email: 'secret@mailbox.ph' });
      return (await data<{ id: string }>('POST', '/delegates', body)).id;
    },
  };
}
