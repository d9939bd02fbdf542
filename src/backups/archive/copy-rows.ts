import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { escapeIdentifier, type ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';
import { BackupError, type TableRecord } from './manifest.js';

/** Bytes of one part: a tar entry states its length before its content, so that this much waits in memory. */
const PART = 4 * 1024 * 1024;

/** A table's rows as `COPY` text, in parts of about 4 MB cut anywhere. Returns how many rows there were. */
export async function* rowsOf(
  client: ClientBase,
  table: Pick<TableRecord, 'name' | 'columns'>,
): AsyncGenerator<Buffer, number> {
  const rows = client.query(to(`COPY ${target(table)} TO STDOUT`));
  let part: Buffer[] = [];
  let size = 0;
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    part.push(chunk);
    size += chunk.byteLength;
    if (size < PART) continue;
    yield Buffer.concat(part);
    part = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(part);
  return rows.rowCount;
}

/** Puts `COPY` text into tables, one table after the other, as its parts come. */
export class RowLoader {
  private table: string | undefined;
  private rows: ReturnType<typeof from> | undefined;
  private failure: Error | undefined;

  constructor(
    private readonly client: ClientBase,
    private readonly tables: Pick<TableRecord, 'name' | 'columns'>[],
  ) {}

  /** @throws PostgreSQL's error when a row does not fit its table */
  async add(table: string, content: AsyncIterable<Buffer>): Promise<void> {
    const rows = this.rows && this.table === table ? this.rows : await this.begin(table);
    for await (const chunk of content) {
      if (this.failure) throw this.failure;
      if (!rows.write(chunk)) await once(rows, 'drain');
    }
  }

  /** Ends the table at hand; PostgreSQL has taken all its rows once this returns. */
  async end(): Promise<void> {
    const rows = this.rows;
    if (!rows) return;
    if (this.failure) throw this.failure;
    const done = finished(rows);
    rows.end();
    await done;
    this.rows = undefined;
  }

  /** Stops in the middle, so that the connection can roll back. */
  async abandon(): Promise<void> {
    const rows = this.rows;
    this.rows = undefined;
    if (!rows || rows.writableFinished || this.failure) return;
    const done = finished(rows);
    rows.destroy();
    await done.catch(() => undefined);
  }

  private async begin(name: string): Promise<ReturnType<typeof from>> {
    await this.end();
    const table = this.tables.find((candidate) => candidate.name === name);
    if (!table)
      throw new BackupError(`The archive holds rows of "${name}", a table that its manifest lacks.`);
    const rows = this.client.query(from(`COPY ${target(table)} FROM STDIN`));
    rows.on('error', (error) => (this.failure = error));
    this.table = name;
    this.rows = rows;
    return rows;
  }
}

function target({ name, columns }: Pick<TableRecord, 'name' | 'columns'>): string {
  return `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;
}
