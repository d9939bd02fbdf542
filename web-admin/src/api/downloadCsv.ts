import type { SortPayload } from 'react-admin';
import { HttpError } from 'react-admin';
import { timeZone } from '../format/dates';
import { API } from './client';

const PATHS: Record<string, string> = {
  delegates: 'delegates/export.csv',
  inquiries: 'inquiry/properties/export.csv',
};

type Request = { resource: string; filter: object; sort: SortPayload; onRows: (rows: number) => void };

/** Counts finished CSV rows in a stream of bytes: line feeds inside quotes belong to a cell. */
export function rowCounter() {
  let rows = -1; // the heading is no row
  let quoted = false;
  return (bytes: Uint8Array) => {
    for (const byte of bytes) {
      if (byte === 0x22) quoted = !quoted;
      else if (byte === 0x0a && !quoted) rows += 1;
    }
    return Math.max(0, rows);
  };
}

/** Streams the selection's CSV, reports rows as they come, and hands the file to the browser. Throws `HttpError`. */
export async function downloadCsv({ resource, filter, sort, onRows }: Request) {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([sort.field, sort.order]),
    tz: timeZone(),
  });
  const answer = await fetch(`${API}/${PATHS[resource]}?${query.toString()}`);
  if (!answer.ok || !answer.body) {
    const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
    throw new HttpError(message ?? 'The export failed. Try again in a moment.', answer.status);
  }
  const count = rowCounter();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    onRows(count(part.value));
  }
  save(
    new Blob(chunks, { type: 'text/csv;charset=utf-8' }),
    `${resource}-${new Date().toISOString().slice(0, 10)}.csv`,
  );
}

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
