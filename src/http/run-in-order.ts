import type { Request, RequestHandler, Response } from 'express';

/** Answers a request in which something went wrong. */
export type Failed = (error: unknown, request: Request, response: Response) => void;

/**
 * A request listener that runs `handlers` one after the other, as far as each calls `next`, and then `last`. A plain
 * list costs a tenth of as many layers of Express's router.
 */
export function runInOrder(
  handlers: readonly RequestHandler[],
  failed: Failed,
  last: (request: Request, response: Response) => void,
) {
  return (request: Request, response: Response): void => {
    // As Express does when it is entered, since its methods look there.
    request.res = response;
    let at = 0;
    const next = (error?: unknown): void => {
      if (error !== undefined) return failed(error, request, response);
      const handler = handlers[at++];
      if (!handler) return last(request, response);
      try {
        void handler(request, response, next);
      } catch (thrown) {
        failed(thrown, request, response);
      }
    };
    next();
  };
}
