import { readFile } from './read-file';
import { StatementProblem, type Table } from './table';

export interface Asked {
  file: File;
  password: string | undefined;
}
/** PDF.js says its own things in a worker, so each answer is marked. */
export type Answered = { statement: Table } | { problem: string; values: Record<string, string | number> };

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.file instanceof File) void answer(data);
});

async function answer({ file, password }: Asked): Promise<void> {
  postMessage(await read(file, password));
}

async function read(file: File, password: string | undefined): Promise<Answered> {
  try {
    return { statement: await readFile(new Uint8Array(await file.arrayBuffer()), password) };
  } catch (error) {
    if (error instanceof StatementProblem) return { problem: error.key, values: error.values };
    console.error(error);
    return { problem: 'no_statement', values: {} };
  }
}
