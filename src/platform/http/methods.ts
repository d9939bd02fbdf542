import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import { ApiError } from './api-error.js';

const ORDER = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** One entry of Express's router: a route, or a middleware without one. */
interface Layer {
  match(path: string): unknown;
  route?: { methods: Record<string, boolean> };
}

/** The methods that some route takes at this path, in their usual order; none where there is no route. */
function methodsOf(express: Express, path: string): string[] {
  const layers = express.router.stack as unknown as Layer[];
  const found = new Set(
    layers.flatMap((layer) => (layer.route && layer.match(path) ? Object.keys(layer.route.methods) : [])),
  );
  if (found.has('get')) found.add('head');
  return ORDER.filter((method) => found.has(method.toLowerCase()));
}

/**
 * Answers OPTIONS, and refuses (405) a method that the address does not take, both with `Allow`.
 * @param missing answers where there is no such address
 */
export function methodNotAllowed(express: Express, missing: RequestHandler): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const methods = methodsOf(express, request.baseUrl + request.path);
    return methods.length === 0
      ? missing(request, response, next)
      : answerWithAllow(methods, request, response, next);
  };
}

/** Answers OPTIONS with 204, any other method with 405. */
export function answerWithAllow(
  methods: readonly string[],
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  response.setHeader('Allow', [...methods, 'OPTIONS'].join(', '));
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  next(new ApiError(405, 'This address does not take this method.'));
}
