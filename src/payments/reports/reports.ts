import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { ListQuery } from '../../platform/listing/list-query.js';
import { fail } from '../../platform/listing/parse-filters.js';
import { parseListQuery, type RawQuery } from '../../platform/listing/parse-list-query.js';
import { Parameters, whereClause } from '../../platform/listing/where.js';
import { movementList } from '../journal/movement-list.js';
import { movementsSql, peopleSql } from './report-sql.js';
import {
  BY_MOVEMENT,
  BY_PEOPLE,
  peopleReport,
  type ByMovement,
  type ByPeople,
  type Report,
  type ReportBy,
  type ReportRow,
  type ReportSums,
} from './report.dto.js';

/** A report with every row, as files have it. */
export interface WholeReport extends Report {
  query: ListQuery;
}

/** What was received, added up by what people are or by how it came. Every report has the sum of the journal. */
@Injectable()
export class Reports {
  constructor(private readonly pool: Pool) {}

  /** The rows of `range`, and the sums of all. @throws as `all` */
  async page(by: string, raw: RawQuery): Promise<Report> {
    const { query, rows, ...report } = await this.all(by, raw);
    return { ...report, rows: rows.slice(query.offset, query.offset + query.limit) };
  }

  /** @param by of the address @throws ApiError 404 for another report, 400 for a filter that it does not know */
  async all(by: string, raw: RawQuery): Promise<WholeReport> {
    const { sort: _, after: __, ...asked } = raw;
    const people = BY_PEOPLE.find((one) => one === by);
    if (people) {
      const query = peopleQuery(people, asked);
      return reportOf(people, query, await this.byPeople(people, query));
    }
    const movement = BY_MOVEMENT.find((one) => one === by);
    if (!movement) throw ApiError.notFound('Report');
    const query = parseListQuery(movementList, asked);
    return reportOf(movement, query, await this.byMovement(movement, query));
  }

  private async byPeople(by: ByPeople, { filters }: ListQuery): Promise<ReportRow[]> {
    return (await this.pool.query<ReportRow>(peopleSql(by), [filters[0]?.value ?? null])).rows;
  }

  private async byMovement(by: ByMovement, query: ListQuery): Promise<ReportRow[]> {
    const parameters = new Parameters();
    const where = whereClause(movementList, query, parameters);
    const zone = by === 'day' ? parameters.add(query.timeZone, 'text') : '';
    return (await this.pool.query<ReportRow>(movementsSql(by, where, zone), parameters.values)).rows;
  }
}

/** What is owed now has no day and no way: such a report is of whole events. */
function peopleQuery(by: ByPeople, raw: RawQuery): ListQuery {
  const query = parseListQuery(peopleReport, raw);
  return query.words.length > 0 ? fail('filter', `A report by ${by} knows the filter event_id alone`) : query;
}

const reportOf = (by: ReportBy, query: ListQuery, rows: ReportRow[]): WholeReport => ({
  by,
  query,
  rows,
  total: rows.length,
  sums: sumsOf(by, rows),
});

function sumsOf(by: ReportBy, rows: ReportRow[]): ReportSums {
  const sum = (of: keyof ReportSums) => rows.reduce((all, row) => all + (row[of] ?? 0), 0);
  const ofPeople = (of: keyof ReportSums) => (BY_PEOPLE.some((one) => one === by) ? sum(of) : null);
  const ofMovements = (of: keyof ReportSums) => (BY_PEOPLE.some((one) => one === by) ? null : sum(of));
  return {
    people: ofPeople('people'),
    movements: ofMovements('movements'),
    due_centavos: ofPeople('due_centavos'),
    received_centavos: ofMovements('received_centavos'),
    returned_centavos: ofMovements('returned_centavos'),
    paid_centavos: sum('paid_centavos'),
    owed_centavos: ofPeople('owed_centavos'),
    to_return_centavos: ofPeople('to_return_centavos'),
  };
}
