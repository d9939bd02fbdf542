import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { lowerPriority } from '../platform/lower-priority.js';

/** Megabytes: a part of a table and one upload at a time need far less. */
const MEMORY = 256;

export interface Failed {
  failure: string;
  /** Whether the process ended before it could say why. */
  wasEnded?: true;
}

/**
 * Sends an order to a program, in a process of its own: a full disk, a storage that hangs or memory that runs
 * out can end that one, and not the server.
 * @param program its path
 * @param does what a failure says of it: `made the backup`
 * @param running has the process while it runs, so that the server's end ends it too
 * @returns its one message
 */
export async function inOwnProcess<Report extends object>(
  program: string,
  does: string,
  order: object,
  running: Set<ChildProcess>,
): Promise<Report | Failed> {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${MEMORY}`],
    // Structured cloning (`advanced`) keeps dates as dates.
    serialization: 'advanced',
  });
  running.add(child);
  try {
    lowerPriority(child.pid);
    let report: Report | Failed | undefined;
    child.on('message', (message) => (report = message as Report | Failed));
    const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
    child.send(order);
    const [code, signal] = await ended;
    return (
      report ?? {
        failure: `The process that ${does} ended before it was done (${signal ?? `code ${code}`}).`,
        wasEnded: true,
      }
    );
  } finally {
    running.delete(child);
  }
}

/** In such a process: does the one order that it gets, and ends with the server too. */
export function doOneOrder<Order>(
  work: (order: Order) => Promise<object>,
  knows: (error: unknown) => boolean,
): void {
  process.once('disconnect', () => process.exit(1));
  process.once('message', (order: Order) => {
    void work(order)
      .catch((error: unknown): Failed => {
        // What nobody can mend by reading a sentence goes to the server's log whole.
        if (!knows(error)) console.error(error);
        return { failure: error instanceof Error ? error.message : String(error) };
      })
      .then((report) => process.send?.(report, () => process.exit(0)));
  });
}
