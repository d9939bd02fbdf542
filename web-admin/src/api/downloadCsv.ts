import type { SortPayload } from 'ra-core';
import { timeZone, today } from '../format/dates';
import { pathOf } from './address';
import { ApiError } from './ApiError';
import { respond } from './client';

/** Counts finished CSV rows in a stream of bytes: line feeds inside quotes belong to a cell. */
export function rowCounter(): (bytes: Uint8Array) => number {
  let rows = -1; // the heading is no row
  let quoted = false;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === 0x22) quoted = !quoted;
      else if (byte === 0x0a && !quoted) rows += 1;
    }
    return Math.max(0, rows);
  };
}

type Request = { resource: string; filter: object; sort: SortPayload; onRows: (rows: number) => void };

/** Hands the selection's CSV to the browser. Throws `ApiError`. */
export async function downloadCsv(request: Request) {
  // That of a report has a path of its own: `movements/reports/day`.
  save(await readCsv(request), `${request.resource.replaceAll('/', '-')}-${today()}.csv`);
}

/** Streams the selection's CSV, and reports rows as they come. Throws `ApiError`. */
export async function readCsv({ resource, filter, sort, onRows }: Request): Promise<Blob> {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([sort.field, sort.order]),
    tz: timeZone(),
    readable: 'true',
  });
  const answer = await respond('GET', `${pathOf(resource)}/export.csv?${query.toString()}`);
  if (!answer.body) throw new ApiError('The export is empty.', answer.status);
  const count = rowCounter();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    onRows(count(part.value));
  }
  return new Blob(chunks, { type: 'text/csv;charset=utf-8' });
}

/** Hands a file to the browser. */
export function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
