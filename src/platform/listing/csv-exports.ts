import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Pool } from 'pg';
import QueryStream from 'pg-query-stream';
import { ApiError } from '../http/api-error.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { BYTE_ORDER_MARK, csvLine } from './csv.js';
import type { ListQuery } from './parse-filters.js';
import { selectionSql } from './page-sql.js';
import type { ListResource } from './resource.js';

/** Rows that wait in memory between the database and the network. */
const ROWS_AT_ONCE = 500;

/**
 * Sends a whole selection as CSV in constant memory: rows are fetched by a cursor, no faster than the reader
 * takes them. Each export holds a connection while it runs, so only some run at once.
 */
@Injectable()
export class CsvExports {
  private running = 0;
  private readonly most: number;

  constructor(
    private readonly pool: Pool,
    @Inject(SETTINGS) { databasePoolSize }: Settings,
  ) {
    this.most = Math.max(1, Math.floor(databasePoolSize / 3));
  }

  /**
   * Sends every row of the selection, whatever its range. A failure after the first row breaks the
   * connection, so that no one takes a part for the whole.
   * @param columns keys of the view, in the order of the file
   * @throws ApiError 503 while too many exports run
   */
  async send<Row>(
    response: Response,
    resource: ListResource,
    query: ListQuery,
    columns: readonly string[],
    toView: (row: Row) => object,
  ): Promise<void> {
    if (this.running >= this.most)
      throw new ApiError(503, 'Other exports are running. Try again in a moment.', undefined, 5);
    this.running += 1;
    try {
      response.setHeader('Content-Type', 'text/csv; charset=utf-8');
      response.setHeader('Content-Disposition', `attachment; filename="${resource.resourceName}.csv"`);
      const { text, values } = selectionSql(resource, query);
      await this.stream(
        new QueryStream(text, values, { batchSize: ROWS_AT_ONCE }),
        response,
        (row) => {
          const view = toView(row as Row) as Record<string, unknown>;
          return columns.map((column) => view[column]);
        },
        csvLine([...columns]),
      );
    } finally {
      this.running -= 1;
    }
  }

  private async stream(
    query: QueryStream,
    response: Response,
    cellsOf: (row: unknown) => unknown[],
    head: string,
  ) {
    const client = await this.pool.connect();
    let failure: Error | undefined;
    try {
      await pipeline(client.query(query), toCsv(head, cellsOf), response);
    } catch (error) {
      failure = error as Error;
      // A reader who goes away is no defect.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    } finally {
      // A connection whose cursor was broken off is not given back to others.
      client.release(failure);
    }
  }
}

function toCsv(head: string, cellsOf: (row: unknown) => unknown[]): Transform {
  let waiting = BYTE_ORDER_MARK + head;
  let rows = 0;
  return new Transform({
    writableObjectMode: true,
    writableHighWaterMark: ROWS_AT_ONCE,
    transform(row: unknown, _encoding, done) {
      waiting += csvLine(cellsOf(row));
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
