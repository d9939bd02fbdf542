import { readInWorker } from '../../files/in-worker';
import type { Request, Response } from './statement-worker';
import { StatementProblem, type Table } from './table';

const MAX_BYTES = 10_000_000;

/** Reads a statement, which stays on this computer, and so does its password. @throws StatementProblem */
export function openFile(file: File, password?: string): Promise<Table> {
  if (file.size > MAX_BYTES)
    return Promise.reject(new StatementProblem('too_large', { megabytes: MAX_BYTES / 1_000_000 }));
  return readInWorker(
    new Worker(new URL('./statement-worker.ts', import.meta.url), { type: 'module' }),
    { file, password } satisfies Request,
    // PDF.js says its own things, too.
    (data) => {
      const said = data as Response;
      if ('problem' in said) throw new StatementProblem(said.problem, said.values);
      return 'statement' in said ? said.statement : undefined;
    },
    (reason, seconds) =>
      reason === 'too_slow'
        ? new StatementProblem('too_slow', { seconds })
        : new StatementProblem('no_statement'),
  );
}
