import {
  Router,
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { ApiError } from './errors/api-error.js';

const ORDER = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The paths of all routes as they were written (`/api/v1/delegates/:id`), each with the methods that it takes. */
function methodsByPath({ router }: Express): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const { route } of router.stack) {
    if (!route) continue;
    const methods = found.get(route.path) ?? new Set();
    found.set(route.path, methods);
    for (const { method } of route.stack) methods.add(method.toUpperCase());
    if (methods.has('GET')) methods.add('HEAD');
  }
  return new Map([...found].map(([path, has]) => [path, ORDER.filter((method) => has.has(method))]));
}

/** Refuses (405) a method that an address does not take, and answers OPTIONS, both with `Allow`. */
export class Methods {
  private known = new Map<string, string[]>();

  /**
   * Comes before the routes, for fixed addresses. Else `PUT /delegates/bulk` would be a delegate whose id is wrong.
   */
  readonly middleware: RequestHandler = (request, response, next) => {
    const methods = this.known.get(request.path);
    if (!methods || methods.includes(request.method)) return next();
    answerWithAllow(methods, request, response, next);
  };

  /** Called once all routes are there: comes after them, for addresses with parameters. */
  addFallbacks(express: Express): void {
    this.known = methodsByPath(express);
    const fallbacks = Router();
    for (const [path, methods] of this.known)
      fallbacks.all(path, (request, response, next) => answerWithAllow(methods, request, response, next));
    express.use(fallbacks);
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
