import type { RequestHandler } from 'express';
import { ApiError } from './errors/api-error.js';

/** What stands before the path in a request line that names the whole address, as for a proxy. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Makes sure that whoever stands in front and we read the same request (RFC 9112, 3.2): the address without its origin,
 * and one Host at most.
 */
export const oneTarget: RequestHandler = (request, _response, next) => {
  if (!request.url.startsWith('/')) {
    const path = request.url.replace(ORIGIN, '');
    request.url = path.startsWith('/') ? path : `/${path}`;
  }
  let hosts = 0;
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const name = request.rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  next(hosts > 1 ? new ApiError(400, 'The request names more than one host.') : undefined);
};
