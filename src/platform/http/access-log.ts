import './caller.js';
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Log } from '../logging/log.js';
import { networkOf } from './rate-limits/rate-limits.js';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** A part of a path that holds an e-mail address, a phone number or anything else that somebody typed into it. */
const TYPED = /(?<=\/)[^/]*([@%]|\d{7})[^/]*/g;

/** A random key, such as of a link to drafts: longer than any word of ours, with capital letters. */
const KEY = /(?<=\/)(?=[\w-]*[A-Z])[\w-]{24,}(?=\/|$)/g;

/** The path without query and ids: a ticket's uuid or a searched name must not end up in a log. */
export const loggedPath = (url: string): string =>
  // Cut at the end: half an id or half an address would be masked by nobody.
  (url.split('?', 1)[0] ?? '')
    .replace(UUID, '{uuid}')
    .replace(TYPED, '{masked}')
    .replace(KEY, '{masked}')
    .slice(0, 200);

/** Whose session or key it was, by its id alone; nothing where the route asked nobody. */
const callerOf = ({ caller }: Request): object =>
  caller === undefined || caller.kind === 'anonymous' ? {} : { [caller.kind]: caller.id };

/** The client's network: an IPv4 address without its last number, of IPv6 what a provider hands out (/48). */
export function clientNetwork(address: string | undefined): string | undefined {
  const [, v4] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address ?? '') ?? [];
  if (v4 !== undefined) return `${v4}.0/24`;
  if (address === undefined || !address.includes(':')) return undefined;
  return networkOf(address).replace(/:[^:]*::\/64$/, '::/48');
}

/** One line per answered request, and one per request whose client went away. */
export function accessLog(log: Log): RequestHandler {
  if (!log.isLevelEnabled('info')) return (_request, _response, next) => next();
  return (request: Request, response: Response, next: NextFunction) => {
    const start = process.hrtime.bigint();
    // As it came: what answers may take the part of its own place away.
    const { url } = request;
    // Now: a closed connection no longer knows.
    const client = clientNetwork(request.ip);
    response.once('close', () => {
      // Asked every few seconds by proxies and supervisors: of interest only where it fails.
      const level = url.startsWith('/api/v1/health/') && response.statusCode < 400 ? 'debug' : 'info';
      log[level]({
        requestId: request.requestId,
        method: request.method,
        path: loggedPath(url),
        status: response.statusCode,
        client,
        ...callerOf(request),
        ms: Number((process.hrtime.bigint() - start) / 10_000n) / 100,
        ...(response.writableFinished ? {} : { aborted: true }),
      });
    });
    next();
  };
}

declare module 'express' {
  interface Request {
    /** Names this request in its answer (X-Request-Id), in its log line and in error reports. */
    requestId?: string;
  }
}

/** What proxies make: nginx 32 hexadecimal digits, Caddy a UUID, others words of the same kind. */
const ID = /^[\w.-]{8,64}$/;

/** @param behindProxy whether a proxy in front is trusted: then its id is taken, so that both logs bear the same */
export function requestId(behindProxy: boolean): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const given = behindProxy ? request.headers['x-request-id'] : undefined;
    request.requestId = typeof given === 'string' && ID.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', request.requestId);
    next();
  };
}

/**
 * Behind a proxy that nobody said anything of, all visitors are one address, and share its limits. Said once: whoever runs
 * this without a proxy is told by the first stranger who sends that header, and by no other.
 */
export function warnOfUntrustedProxy(log: Log): RequestHandler {
  let warned = false;
  return (request: Request, _response: Response, next: NextFunction) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      log.warn(
        'X-Forwarded-For arrives, and TRUST_PROXY is 0: if a proxy stands in front, all visitors count as one address. ' +
          'Set TRUST_PROXY to how many proxies there are.',
      );
    }
    next();
  };
}
