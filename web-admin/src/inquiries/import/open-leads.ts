import { readInWorker } from '../../files/in-worker';
import { FileProblem, refuseLarge, type LeadFile } from './lead-file';
import type { Response } from './lead-worker';

/** Reads a file of leads in a worker of its own. @throws FileProblem */
export async function openLeads(file: File): Promise<LeadFile> {
  refuseLarge(file);
  return readInWorker(
    new Worker(new URL('./lead-worker.ts', import.meta.url), { type: 'module' }),
    file,
    (data) => {
      const answer = data as Response;
      if ('problem' in answer) throw new FileProblem(answer.problem, answer.args);
      return 'file' in answer ? answer.file : undefined;
    },
    (reason, seconds) =>
      reason === 'too_slow'
        ? new FileProblem('leads.too_slow', { seconds })
        : new FileProblem('leads.no_table'),
  );
}
