import type { Request } from 'express';
import { ApiError } from './errors/api-error.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses (403) a state-changing request that a page of another origin made a browser send.
 * The rules are those of Go's net/http CrossOriginProtection: trust the browser's own word (Sec-Fetch-Site);
 * browsers without it send Origin; programs that are no browsers send neither and carry no stolen cookie.
 *
 * @param trusted origins (`https://host`) whose pages may send such requests
 * @param what it is called to whoever sent it
 */
export function refuseOtherOrigins(
  request: Request,
  trusted: ReadonlySet<string>,
  what: 'request' | 'form' = 'request',
): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin, host } = request.headers;
  const site = request.get('sec-fetch-site');
  if (site === undefined && origin === undefined) return;
  if (site === 'same-origin' || site === 'none') return;
  if (origin !== undefined && trusted.has(origin)) return;
  if (site === undefined && host !== undefined && origin !== undefined && hostOf(origin) === host) return;
  throw ApiError.forbidden(`This ${what} came from a page of another site, so it was refused.`);
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);
