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
  // A long path is cut only after it was masked: half an id or half an address would not be recognised.
  (url.split('?', 1)[0] ?? '')
    .replace(UUID, '{uuid}')
    .replace(TYPED, '{masked}')
    .replace(KEY, '{masked}')
    .slice(0, 200);

/** The id of the session's person or of the key; nothing where the route does not ask who calls. */
const callerOf = ({ caller }: Request): object =>
  caller === undefined || caller.kind === 'anonymous' ? {} : { [caller.kind]: caller.id };

/** The client's network: an IPv4 address without its last number, of IPv6 what a provider hands out (/48). */
function clientNetwork(address: string | undefined): string | undefined {
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
    // The address is kept as it came: a router may cut its own part off while it answers.
    const { url } = request;
    // The client is read now, since a closed connection no longer knows it.
    const client = clientNetwork(request.ip);
    response.once('close', () => {
      // Proxies and supervisors call these every few seconds: they are logged only where they fail.
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

/** The ids that proxies make: nginx 32 hexadecimal digits, Caddy a UUID, others words of the same kind. */
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
 * Behind a proxy that the settings do not know, all visitors are one address, and share its limits. It is logged once: whoever runs
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
