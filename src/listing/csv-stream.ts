import type { Response } from 'express';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import QueryStream from 'pg-query-stream';
import { BYTE_ORDER_MARK, csvLine } from './csv.js';

export interface CsvExport {
  /** Name of the file offered to the browser. */
  fileName: string;
  /** Columns in their order; the query must select each under this name. */
  columns: readonly string[];
  query: { text: string; values: unknown[] };
}

/** Rows that wait in memory between the database and the network. */
const ROWS_AT_ONCE = 500;

/**
 * Sends a whole selection as CSV in constant memory: rows are fetched by a cursor no faster than the reader
 * takes them. A failure after the first row breaks the connection, so that no one takes a part for the whole.
 */
export async function streamCsv(pool: Pool, { fileName, columns, query }: CsvExport, response: Response) {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    const rows = client.query(new QueryStream(query.text, query.values, { batchSize: ROWS_AT_ONCE }));
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
    await pipeline(rows, toCsv(columns), response);
  } catch (error) {
    failure = error as Error;
    // A reader who goes away is no defect.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    // A connection whose cursor was broken off is not given back to others.
    client.release(failure);
  }
}

function toCsv(columns: readonly string[]): Transform {
  let waiting = BYTE_ORDER_MARK + csvLine([...columns]);
  let rows = 0;
  return new Transform({
    writableObjectMode: true,
    writableHighWaterMark: ROWS_AT_ONCE,
    transform(row: Record<string, unknown>, _encoding, done) {
      waiting += csvLine(columns.map((column) => row[column]));
      rows += 1;
      if (rows % ROWS_AT_ONCE !== 0) return done();
      const chunk = waiting;
      waiting = '';
      done(null, chunk);
    },
    flush(done) {
      done(null, waiting);
    },
  });
}
