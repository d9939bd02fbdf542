import { type Logger, pino } from 'pino';

export type Log = Logger;

/** One JSON line per event on standard output; never a name, address, phone number, body or query. */
export function createLog(level: string): Log {
  return pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 1, sync: false }),
  );
}
