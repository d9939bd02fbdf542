import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT_MS = 15_000;
/** Of an answer, for the log; the rest is not read. */
const KEPT_BYTES = 1024;

export interface Answer {
  /** undefined: there was no answer. */
  status?: number;
  error?: string;
  answer?: string;
  milliseconds: number;
  /** What Retry-After says, in seconds. */
  retryAfter?: number;
}

const REFUSED = 'This address is not on the public internet (see WEBHOOK_ALLOW_NETS).';

/** The networks of WEBHOOK_ALLOW_NETS. */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = '128'] = network.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

/** No network of the house is open to what keys name: whoever has one may be anybody. */
export const NO_NETWORK = networkList([]);

/**
 * Why an address can't be an endpoint, before anything is asked of it; undefined: it may be.
 * Where its name leads is checked at each call, on the address that is connected to.
 */
export function faultOfUrl(text: string, allowed: BlockList): string | undefined {
  if (!URL.canParse(text)) return 'Must be an address such as https://example.com/hooks';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'Must begin with https://';
  if (url.username !== '' || url.password !== '') return 'Must have no user name and password in it';
  if (url.hash !== '') return 'Must have no # part';
  const host = hostOf(url);
  const isLiteral = isIP(host) !== 0;
  const known = isLiteral && isIn(host, allowed);
  // A name may lead into an allowed network, which is seen when it is called.
  if (url.protocol === 'http:' && !known && (isLiteral || allowed.rules.length === 0))
    return 'Must begin with https://';
  return isLiteral && !known && isIn(host, PRIVATE) ? REFUSED : undefined;
}

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');
const isIn = (address: string, list: BlockList): boolean =>
  list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Refused when it is typed and when it is called; the agent's own list, which lacks some of these, is asked as well. */
const PRIVATE = networkList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Those that hold an IPv4 address (compatible, translated, Teredo, 6to4), and what is not routed at all.
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2001::/32',
  '2002::/16',
  '100::/64',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]);

/**
 * One POST to an endpoint. Follows no redirect, connects to no private, loopback, link-local or metadata address
 * unless its network is allowed, and reads no more than it keeps. The name is asked once, and the connection goes to
 * what was checked. (The global fetch would ignore the agent, and a lookup of one's own sees no IP literals.)
 */
export async function post(
  target: string,
  body: string,
  headers: Record<string, string>,
  allowed: BlockList,
): Promise<Answer> {
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  try {
    const url = new URL(target);
    const host = hostOf(url);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const addresses = await Promise.race([lookup(host, { all: true }), aborted(timeout)]);
    const known = addresses.length > 0 && addresses.every(({ address }) => isIn(address, allowed));
    const hidden = addresses.some(({ address }) => isIn(address, PRIVATE));
    if (!known && (hidden || url.protocol === 'http:')) throw new Error(REFUSED);
    // Loaded with the first message: the start is not to wait for it.
    const { RequestFilteringHttpsAgent } = await import('request-filtering-agent');
    const pinned: LookupFunction = (_host, options, done) => {
      const [first] = addresses;
      if (options.all) done(null, addresses);
      else if (first) done(null, first.address, first.family);
    };
    const found = await request(url, body, headers, timeout, {
      lookup: pinned,
      ...(known ? { agent: false } : { agent: new RequestFilteringHttpsAgent({ keepAlive: false }) }),
    });
    return { ...found, milliseconds: took() };
  } catch (error) {
    return { error: reasonOf(error), milliseconds: took() };
  }
}

function request(
  url: URL,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  options: https.RequestOptions,
): Promise<Omit<Answer, 'milliseconds'>> {
  return new Promise((resolve, reject) => {
    const { request: send } = url.protocol === 'https:' ? https : http;
    let answered: (() => void) | undefined;
    const sent = send(
      url,
      {
        ...options,
        method: 'POST',
        signal,
        maxHeaderSize: 16_384,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const done = () => {
          const answer = Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString('utf8').replaceAll('\0', '');
          const after = Number(response.headers['retry-after']);
          resolve({
            status: response.statusCode ?? 0,
            answer,
            ...(Number.isFinite(after) && after > 0 && { retryAfter: Math.min(after, 86_400) }),
          });
          response.destroy();
        };
        answered = done;
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.byteLength;
          if (size >= KEPT_BYTES) done();
        });
        response.on('end', done);
        response.on('error', done);
      },
    );
    // The status has arrived: a body that breaks, is slow or never ends does not change it.
    sent.on('error', (error) => (answered ? answered() : reject(error)));
    sent.end(body);
  });
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('No answer in time', 'TimeoutError')), {
      once: true,
    }),
  );

/** The error's sentence, without paths of this machine. */
function reasonOf(error: unknown): string {
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  if (name === 'TimeoutError' || name === 'AbortError')
    return `No answer within ${TIMEOUT_MS / 1000} seconds.`;
  if (message !== undefined && /is not allowed\. Because/.test(message)) return REFUSED;
  return code === 'ENOTFOUND' ? 'This name leads to no address.' : (message ?? String(error)).slice(0, 300);
}
