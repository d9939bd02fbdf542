import type { Request } from 'express';

const PATIENCE_MS = 5_000;
/** More than people send by mistake: a photo straight from the camera, a film of some seconds. */
const MOST_READ = 64 * 1024 * 1024;

/**
 * For a request that is answered before its body has come in: goes on reading (and dropping) for a moment, so that
 * the client gets to read the answer, then cuts the connection. Nobody makes us read gigabytes.
 */
export function closeSlowly(request: Request): void {
  let read = 0;
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > MOST_READ) request.pause();
  });
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, PATIENCE_MS);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}
