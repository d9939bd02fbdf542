import { readFile } from './read-file';
import { StatementProblem, type Table } from './table';

export interface Request {
  file: File;
  password: string | undefined;
}
/** PDF.js says its own things in a worker, so each answer is marked. */
export type Response = { statement: Table } | { problem: string; values: Record<string, string | number> };

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.file instanceof File) void answer(data);
});

async function answer({ file, password }: Request): Promise<void> {
  postMessage(await read(file, password));
}

async function read(file: File, password: string | undefined): Promise<Response> {
  try {
    return { statement: await readFile(new Uint8Array(await file.arrayBuffer()), password) };
  } catch (error) {
    if (error instanceof StatementProblem) return { problem: error.key, values: error.values };
    console.error(error);
    return { problem: 'no_statement', values: {} };
  }
}
