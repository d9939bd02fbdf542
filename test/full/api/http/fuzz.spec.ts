import { Agent, request as httpRequest } from 'node:http';
import * as fc from 'fast-check';
import { figure } from '../../../support/jest/figure.js';
import { fixture } from '../../../support/jest/fixture.js';
import {
  anonymous,
  makeKey,
  sessionOf,
  signIn,
  type Credentials,
} from '../../../support/requests/callers.js';
import { requestsTo, type RawRequest } from '../../../support/requests/fuzz-requests.js';
import { operations } from '../../../support/requests/openapi.js';
import { startApi } from '../../../support/server/api.js';

/**
 * Some thousands of requests, to each route as many; on a slow machine fewer, so that it stays at about half a minute.
 */
const ROUNDS = { inTime: 6, late: 1 };
/** Each answer has the whole site rendered, or a whole backup made in a process of its own. */
const LONG = ['/api/v1/content/problems', '/api/v1/backups'];
const DEADLINE_MS = 30_000;
/** Exports are answered a few at a time and refuse the rest with 503, as they should. */
const atOnce = (path: string) => (path.endsWith('.csv') ? 1 : 4);
const hangOf = (path: string) => (LONG.some((long) => path.startsWith(long)) ? 40_000 : 5_000);

let adminId: string;
let sent = 0;
let begun = 0;
const api = fixture(() => startApi());
const key = fixture(async () => makeKey(api, await signIn(api)));
beforeAll(async () => {
  const { rows } = await api.db.query<{ id: string }>('SELECT id FROM staff');
  adminId = rows[0]?.id ?? '';
  // The process that renders starts with the first who asks, and is what that answer waits for.
  await fetch(`${api.url}/api/v1/computations/alpha-tower`).then((answer) => answer.arrayBuffer());
  begun = Date.now();
});
afterAll(async () => {
  figure(`fuzz: ${sent} requests to ${operations.length} routes`);
  await api.close();
});

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

interface RawAnswer {
  status: number;
  type: string;
  text: string;
}

/** fetch tidies addresses and headers; this sends them as they are. */
function send({ method, path, headers, body }: RawRequest, as: Credentials): Promise<RawAnswer> {
  sent++;
  const { hostname, port } = new URL(api.url);
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': String(body.length) } : {};
    const request = httpRequest({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, ...length, ...as },
      agent,
      timeout: hangOf(path),
    });
    request.on('timeout', () => request.destroy(new Error(`no answer in ${hangOf(path)} ms`)));
    request.on('error', reject);
    request.on('response', (response) => {
      const type = response.headers['content-type'] ?? '';
      // A stream of events goes on until nobody reads it.
      if (type.startsWith('text/event-stream')) {
        response.destroy();
        resolve({ status: response.statusCode ?? 0, type, text: '' });
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    request.end(body);
  });
}

/** What a person's browser opens by itself answers with a page. */
const PAGES = [
  '/api/v1/delegates/uuid/{uuid}/ticket.html',
  '/api/v1/viewings/mine/{token}',
  '/api/v1/viewings/pages/{slug}',
  '/api/v1/news-choices/{token}/page',
];

const isRefusal = ({ status, type, text }: RawAnswer) => {
  const { statusCode, message, requestId } = JSON.parse(text) as Record<string, unknown>;
  return type.startsWith('application/json') && statusCode === status && message !== '' && requestId !== '';
};

describe.each(operations)('$method $path', (operation) => {
  it.each(['anonymous', 'key', 'session'] as const)('answers whatever it is sent (%s)', async (who) => {
    // A session of its own for each request: signing out is among the routes.
    const as = () => (who === 'session' ? sessionOf(api, { id: adminId }) : { anonymous, key }[who]);
    const [minLength, maxLength] = [atOnce(operation.path), atOnce(operation.path)];
    const several = fc.array(requestsTo(operation), { minLength, maxLength });
    const answered = fc.asyncProperty(several, async (requests) => {
      for (const answer of await Promise.all(requests.map(async (each) => send(each, await as())))) {
        expect(answer.status).toBeLessThan(500);
        if (answer.status < 400) continue;
        if (PAGES.includes(operation.path)) expect(answer.type).toMatch(/^(text\/html|application\/json)/);
        else expect(isRefusal(answer)).toBe(true);
      }
    });
    const late = Date.now() - begun > DEADLINE_MS || LONG.includes(operation.path);
    const numRuns = late ? ROUNDS.late : ROUNDS.inTime;
    await fc.assert(answered, { numRuns });
  });
});

it('leaves the server well and the one admin in place', async () => {
  const answer = await send(
    { method: 'GET', path: '/api/v1/health/ready', headers: {}, body: undefined },
    anonymous,
  );
  expect(answer.status).toBe(200);
  expect(
    (await api.db.query(`SELECT 1 FROM staff WHERE id = $1 AND role = 'admin'`, [adminId])).rowCount,
  ).toBe(1);
});
