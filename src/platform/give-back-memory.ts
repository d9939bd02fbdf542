import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By then a browser that opened the site has all it asked for. */
const AFTER_MS = 5_000;
/** V8 gives memory back when it finds that little was allocated since the time before. */
const TIMES = 2;

/**
 * Collects what only the start needed. V8 collects when much is allocated, and so a server that nobody calls would
 * keep 30 to 40 MB of it for good.
 */
export function giveBackMemory(times = TIMES): void {
  if (times === 0) return;
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    giveBackMemory(times - 1);
  }, AFTER_MS).unref();
}
