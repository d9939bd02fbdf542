import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { inBulk, type BulkReport } from '../../platform/http/bulk.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { pesos } from '../../platform/pesos.js';
import { Allocations } from './allocations.js';
import { lineList, toLine, type ListedLine } from './line-list.js';
import type { AssignedLine, AssignedOfMany, LinesToSetAside, StatementLineView } from './lines.dto.js';

const COLUMNS = [...lineList.select, ...(lineList.computed ?? [])].join(', ');

/** What staff decide on lines, and how these are then. */
@Injectable()
export class LineDecisions {
  constructor(
    private readonly pool: Pool,
    private readonly allocations: Allocations,
  ) {}

  async assign(id: string, { parts, suggested }: AssignedLine, by: Caller): Promise<StatementLineView> {
    await this.allocations.assign(id, parts, { by, suggested: suggested ?? false });
    return this.line(id);
  }

  async assignMany(records: AssignedOfMany[], by: Caller): Promise<BulkReport> {
    return inBulk(records, {
      find: (id) => this.line(id),
      nameOf: ({ amount_centavos, payer, reference }) =>
        [pesos(Math.abs(amount_centavos)), payer ?? reference].filter(Boolean).join(' · '),
      change: ({ id, parts, suggested }) =>
        this.allocations.assign(id, parts, { by, suggested: suggested ?? false }),
    });
  }

  async setAside({ records, reason }: LinesToSetAside, by: Caller): Promise<StatementLineView[]> {
    const ids = records.map(({ id }) => id);
    await this.allocations.setAside(ids, reason, by);
    return this.lines(ids);
  }

  async undo(id: string, by: Caller): Promise<StatementLineView> {
    await this.allocations.undo(id, by);
    return this.line(id);
  }

  /** @throws ApiError 404 */
  private async line(id: string): Promise<StatementLineView> {
    const [line] = await this.lines([id]);
    if (!line) throw ApiError.notFound('Line of a statement');
    return line;
  }

  private async lines(ids: string[]): Promise<StatementLineView[]> {
    const { rows } = await this.pool.query<ListedLine>(
      `SELECT ${COLUMNS} FROM statement_line WHERE id = ANY($1) ORDER BY day, created_at, id`,
      [ids],
    );
    return rows.map(toLine);
  }
}
