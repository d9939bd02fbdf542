import { FileProblem, type LeadFile } from './lead-file';
import { readLeads } from './read-leads';

export type Response = { file: LeadFile } | { problem: string; args: Record<string, string | number> };

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof File) void answer(data);
});

async function answer(file: File): Promise<void> {
  postMessage(await read(file));
}

async function read(file: File): Promise<Response> {
  try {
    return { file: await readLeads(file.name, new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    if (error instanceof FileProblem) return { problem: error.message, args: error.args };
    console.error(error);
    return { problem: 'leads.no_table', args: {} };
  }
}
