import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By then a browser that opened the site has all it asked for. */
const AFTER_MS = 5_000;

/**
 * Collects once what only the start needed. V8 collects when much is allocated, and so a server that nobody calls
 * would keep 30 to 40 MB of it for good.
 */
export function giveBackMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
  }, AFTER_MS).unref();
}
