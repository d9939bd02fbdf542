import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { ListQuery } from '../../platform/listing/list-query.js';
import { Parameters, whereClause } from '../../platform/listing/where.js';
import { lineList } from './line-list.js';
import type { LedgerSums, StatementSums } from './lines.dto.js';

/** What lines add up to, and what the ledger says beside them. */
@Injectable()
export class StatementSumsService {
  constructor(private readonly pool: Pool) {}

  async ofLines(query: ListQuery): Promise<StatementSums> {
    const parameters = new Parameters();
    const where = whereClause(lineList, query, parameters);
    const { rows: states } = await this.pool.query<StatementSums['states'][number]>(
      `SELECT state, count(*)::int AS lines,
              coalesce(sum(amount_centavos) FILTER (WHERE amount_centavos > 0), 0)::float8 AS in_centavos,
              coalesce(-sum(amount_centavos) FILTER (WHERE amount_centavos < 0), 0)::float8 AS out_centavos
         FROM statement_line ${where} GROUP BY state ORDER BY state`,
      parameters.values,
    );
    const moved = states.filter(({ state }) => state !== 'unmoved');
    const sumOf = (side: 'in_centavos' | 'out_centavos') => moved.reduce((sum, one) => sum + one[side], 0);
    return { states, in_centavos: sumOf('in_centavos'), out_centavos: sumOf('out_centavos') };
  }

  /** The sums of each way that a statement shows. The journal's is what lines confirm, and what none does. */
  async ofLedger(): Promise<LedgerSums[]> {
    const { rows } = await this.pool.query<LedgerSums>(
      `SELECT b.channel, coalesce(l.ledger, 0)::float8 AS ledger_centavos,
              (coalesce(l.ledger, 0) - coalesce(b.open, 0))::float8 AS confirmed_centavos, coalesce(b.open, 0)::float8 AS not_in_bank_centavos
         FROM (SELECT channel, sum(open) AS open FROM (
                 SELECT channel, amount_centavos AS open FROM movement_not_in_bank
                 UNION ALL SELECT DISTINCT channel, 0 FROM statement_line) each GROUP BY channel) b
         LEFT JOIN (SELECT channel, sum(amount_centavos) AS ledger FROM movement GROUP BY channel) l USING (channel)
        ORDER BY b.channel`,
    );
    return rows;
  }
}
