import type { SortPayload } from 'react-admin';
import { HttpError } from 'react-admin';
import { timeZone } from '../format/dates';
import { API } from './client';
import { pathOf } from './paths';
import { rowCounter } from './rowCounter';

type Request = { resource: string; filter: object; sort: SortPayload; onRows: (rows: number) => void };

/** Streams the selection's CSV, reports rows as they come, and hands the file to the browser. Throws `HttpError`. */
export async function downloadCsv({ resource, filter, sort, onRows }: Request) {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([sort.field, sort.order]),
    tz: timeZone(),
  });
  const answer = await fetch(`${API}/${pathOf(resource)}/export.csv?${query.toString()}`);
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
