import type { Response, Request } from './statement-worker';
import { StatementProblem, type Table } from './table';

const MAX_BYTES = 10_000_000;
const MAX_SECONDS = 20;

/**
 * Reads a statement in a worker of its own, which ends with it: a file that is made to take for ever takes 20 seconds,
 * and the page goes on meanwhile. It stays on this computer, and so does its password.
 * @throws StatementProblem
 */
export async function openFile(file: File, password?: string): Promise<Table> {
  if (file.size > MAX_BYTES) throw new StatementProblem('too_large', { megabytes: MAX_BYTES / 1_000_000 });
  const worker = new Worker(new URL('./statement-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Table>((resolve, reject) => {
      setTimeout(
        () => reject(new StatementProblem('too_slow', { seconds: MAX_SECONDS })),
        MAX_SECONDS * 1000,
      );
      worker.addEventListener('error', () => reject(new StatementProblem('no_statement')));
      worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
        if ('statement' in data) resolve(data.statement);
        else if ('problem' in data) reject(new StatementProblem(data.problem, data.values));
      });
      worker.postMessage({ file, password } satisfies Request);
    });
  } finally {
    worker.terminate();
  }
}
