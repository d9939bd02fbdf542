import { type Logger, pino } from 'pino';

export type Log = Logger;

/** One JSON line per event on standard output; never a name, address, phone number, body or query. */
export function createLog(level: string): Log {
  return pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination(GATHERED),
  );
}

/**
 * Lines are gathered and written together, at the latest after a quarter of a second, and all of them when the program
 * ends: to write each by itself takes longer than to serve a page from memory.
 */
const GATHERED = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 250 };
