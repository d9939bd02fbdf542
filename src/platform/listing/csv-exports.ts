import { once } from 'node:events';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Pool, type PoolClient } from 'pg';
import { ApiError } from '../http/errors/api-error.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { BYTE_ORDER_MARK, csvLine } from './csv.js';
import type { ListQuery } from './list-query.js';
import { selectionSql } from './page-sql.js';
import type { ListResource } from './resource.js';

/** @param rows that were read for the file */
type Sent = (request: Request, rows: number) => Promise<void>;

/** Rows that wait in memory between the database and the network. */
const ROWS_AT_ONCE = 500;
/** A reader that takes longer for these rows is cut, so that others can export. Less than an idle transaction may last. */
const STALLED_MS = 20_000;

/**
 * Sends a whole selection as CSV in constant memory: rows are fetched by a cursor, no faster than the reader takes
 * them. Each fetch is a statement with a time limit of its own, so an export may last as long as its reader reads.
 * Each export holds a connection while it runs, so only some run at once.
 */
@Injectable()
export class CsvExports {
  private running = 0;
  private readonly listeners: Sent[] = [];
  private readonly most: number;
  /** Milliseconds; a test makes it shorter. */
  stalledMs = STALLED_MS;

  constructor(
    private readonly pool: Pool,
    @Inject(SETTINGS) { databasePoolSize }: Settings,
  ) {
    this.most = Math.max(1, Math.floor(databasePoolSize / 3));
  }

  /** Calls back with how many rows a file had, or had until its reader went away. */
  onSent(listener: Sent): void {
    this.listeners.push(listener);
  }

  /**
   * Sends every row of the selection, whatever its range. What fails before the first row is an answer like any other;
   * a failure after it resets the connection, so that no one takes a part for the whole.
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
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="${resource.resourceName}.csv"`);
    if (response.req.method === 'HEAD') return void response.end();
    if (this.running >= this.most)
      throw new ApiError(503, 'Other exports are running. Try again in a moment.', undefined, 5);
    this.running += 1;
    let rows = 0;
    try {
      const lineOf = (row: Row) => {
        rows += 1;
        const view = toView(row) as Record<string, unknown>;
        return csvLine(columns.map((column) => view[column]));
      };
      await this.stream(response, selectionSql(resource, query), csvLine([...columns]), lineOf);
    } catch (error) {
      // The end of a chunked answer is not to be seen in HTTP/1.0; a reset is seen by everyone.
      if (response.headersSent) response.socket?.resetAndDestroy();
      throw error;
    } finally {
      this.running -= 1;
      await this.note(response.req, rows);
    }
  }

  /** Tells who listens of a file that is made elsewhere, too. */
  async note(request: Request, rows: number): Promise<void> {
    for (const listener of this.listeners) await listener(request, rows);
  }

  private async stream<Row>(
    response: Response,
    { text, values }: { text: string; values: unknown[] },
    head: string,
    lineOf: (row: Row) => string,
  ): Promise<void> {
    const client = await this.pool.connect();
    let waiting = BYTE_ORDER_MARK + head;
    try {
      await client.query('BEGIN READ ONLY');
      // All rows will be read, so the plan for all of them is the right one.
      await client.query('SET LOCAL cursor_tuple_fraction = 1');
      await client.query(`DECLARE export NO SCROLL CURSOR FOR ${text}`, values);
      for (;;) {
        const rows = await fetch<Row>(client);
        waiting += rows.map(lineOf).join('');
        if (rows.length < ROWS_AT_ONCE) break;
        if (!(await this.write(response, waiting))) return client.release(true);
        waiting = '';
      }
      await client.query('COMMIT');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
    response.end(waiting);
  }

  /** @returns false when the reader has gone away, or takes no more */
  private async write(response: Response, text: string): Promise<boolean> {
    if (response.destroyed) return false;
    if (response.write(text)) return true;
    const waiting = new AbortController();
    const { signal } = waiting;
    // A timer of our own: Node 20 may collect AbortSignal.timeout as garbage while AbortSignal.any waits for it.
    const timer = setTimeout(() => waiting.abort(), this.stalledMs);
    try {
      await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
    } catch {
      response.socket?.resetAndDestroy();
    } finally {
      clearTimeout(timer);
      waiting.abort();
    }
    return !response.destroyed && !response.closed;
  }
}

const fetch = async <Row>(client: PoolClient): Promise<Row[]> =>
  (await client.query(`FETCH ${ROWS_AT_ONCE} FROM export`)).rows as Row[];
