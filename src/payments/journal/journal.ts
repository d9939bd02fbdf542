import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { Filter, ListQuery } from '../../platform/listing/list-query.js';
import { Parameters, whereClause } from '../../platform/listing/where.js';
import type { MovementSums } from './journal.dto.js';
import { movementList } from './movement-list.js';

const isSince = ({ column, kind }: Filter): boolean =>
  column === 'created_at' && (kind === 'gte' || kind === 'gt');

/** What the movements of a selection add up to. */
@Injectable()
export class Journal {
  constructor(private readonly pool: Pool) {}

  async sums(query: ListQuery): Promise<MovementSums> {
    const parameters = new Parameters();
    const chosen = whereClause(movementList, query, parameters);
    const withBefore = { ...query, filters: query.filters.filter((filter) => !isSince(filter)) };
    const untilThen = whereClause(movementList, withBefore, parameters);
    // One statement, so that all sums are of one moment.
    const { rows } = await this.pool.query<MovementSums>(
      `SELECT closing - received - returned AS opening_centavos, received AS received_centavos,
              abs(returned) AS returned_centavos, closing AS closing_centavos
         FROM (SELECT coalesce(sum(amount_centavos) FILTER (WHERE kind <> 'refund'), 0)::float8 AS received,
                      coalesce(sum(amount_centavos) FILTER (WHERE kind = 'refund'), 0)::float8 AS returned
                 FROM movement ${chosen}) chosen,
              (SELECT coalesce(sum(amount_centavos), 0)::float8 AS closing FROM movement ${untilThen}) until_then`,
      parameters.values,
    );
    const [sums] = rows;
    if (!sums) throw new Error('Sums are one row');
    return sums;
  }
}
