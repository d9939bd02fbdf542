import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { ApiError } from './errors/api-error.js';

const ORDER = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Refuses (405) a method that an address does not take, and answers OPTIONS, both with `Allow`. */
export class Methods {
  /** The paths of all routes as they were written (`/api/v1/delegates/:id`), each with the methods that it takes. */
  private readonly known = new Map<string, string[]>();

  /** Called for each route. */
  add(method: string, path: string): void {
    const has = [...(this.known.get(path) ?? []), method, ...(method === 'GET' ? ['HEAD'] : [])];
    this.known.set(
      path,
      ORDER.filter((each) => has.includes(each)),
    );
  }

  /**
   * Comes before the routes and handles fixed addresses. Else `PUT /delegates/bulk` would be taken for a delegate whose id is wrong.
   */
  readonly middleware: RequestHandler = (request, response, next) => {
    const methods = this.known.get(request.path);
    if (!methods || methods.includes(request.method)) return next();
    answerWithAllow(methods, request, response, next);
  };

  /** Comes after all routes and handles addresses with parameters. */
  fallbacks(): RequestHandler {
    const fallbacks = Router();
    for (const [path, methods] of this.known)
      fallbacks.all(path, (request, response, next) => answerWithAllow(methods, request, response, next));
    return fallbacks;
  }
}

/** Answers OPTIONS with 204, any other method with 405; both say what the address takes. */
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
