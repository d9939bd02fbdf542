import type { Response } from 'express';
import type { Page } from './list-reader.js';

export interface ListAnswer<View> {
  data: View[];
  meta: { total: number };
}

/** The envelope of a list; sets `Content-Range` as ra-data-simple-rest reads it: `delegates 0-9/319`. */
export function listAnswer<Row, View>(
  response: Response,
  noun: string,
  { rows, total, offset }: Page<Row>,
  toView: (row: Row) => View,
): ListAnswer<View> {
  const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  response.setHeader('Content-Range', `${noun} ${range}/${total}`);
  return { data: rows.map(toView), meta: { total } };
}
