import type { Request } from 'express';

const PATIENCE_MS = 5_000;

/**
 * For a request that is answered before its body has come in: goes on reading (and dropping) for a moment, so that
 * the client gets to read the answer, then cuts the connection, so that nobody makes us read gigabytes.
 */
export function closeSlowly(request: Request): void {
  request.resume();
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, PATIENCE_MS);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}
