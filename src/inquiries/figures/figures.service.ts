import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { ListQuery } from '../../platform/listing/list-query.js';
import { parseListQuery, type RawQuery } from '../../platform/listing/parse-list-query.js';
import { Parameters, whereClause } from '../../platform/listing/where.js';
import { inquiryList } from '../inquiry-list.js';
import { listedFor } from '../seen-by.js';
import { figuresSql, LEFT, type CountedRow } from './figures-sql.js';
import { FIGURES_BY, type FigureRow, type Figures, type FiguresBy } from './figures.dto.js';

type Filter = Record<string, unknown>;

/** Figures with every row, as files have them. */
export interface WholeFigures extends Figures {
  query: ListQuery;
}

/** How far inquiries came, by project, source, campaign, agent, month and lost reason. It reads the inquiries and keeps nothing. */
@Injectable()
export class InquiryFigures {
  constructor(private readonly pool: Pool) {}

  /** The rows of `range`, and the sums of all. @throws as `all` */
  async page(by: string, raw: RawQuery, caller: Caller): Promise<Figures> {
    const { query, rows, ...figures } = await this.all(by, raw, caller);
    return { ...figures, rows: rows.slice(query.offset, query.offset + query.limit) };
  }

  /** @param given of the address @throws ApiError 404 for other figures, 400 for a filter that inquiries do not know */
  async all(given: string, raw: RawQuery, caller: Caller): Promise<WholeFigures> {
    const by = FIGURES_BY.find((one) => one === given);
    if (!by) throw ApiError.notFound('Figures');
    const { sort: _, after: __, ...asked } = raw;
    // What is asked for is read first, so that it is refused as any list refuses it.
    parseListQuery(inquiryList, asked);
    const filter = { ...filterIn(asked), spam: false, ...(by === 'lost_reason' && { status: 'lost' }) };
    const query = parseListQuery(inquiryList, { ...asked, filter: JSON.stringify(filter) });
    const parameters = new Parameters();
    const where = whereClause(inquiryList, listedFor(caller, query), parameters);
    const { rows } = await this.pool.query<CountedRow>(figuresSql(by, where), parameters.values);
    const names = by === 'agent' ? await this.namesOf(rows) : undefined;
    const groups = rows
      .filter(({ label }) => label !== null)
      .map((row) => rowOf(by, row, filter, names))
      .sort(by === 'month' ? byMonth : bySize);
    const { label: _all, ...sums } = rows.find(({ label }) => label === null) ?? NONE;
    return { by, query, rows: groups, total: groups.length, sums: { ...sums, filter } };
  }

  private async namesOf(rows: CountedRow[]): Promise<Map<string, string>> {
    const ids = rows.flatMap(({ label }) =>
      label === null || label === '' || label === LEFT ? [] : [label],
    );
    const { rows: staff } = await this.pool.query<{ id: string; name: string }>(
      'SELECT id, name FROM staff WHERE id = ANY($1)',
      [ids],
    );
    return new Map(staff.map(({ id, name }) => [id, name]));
  }
}

const NONE: CountedRow = {
  label: null,
  received: 0,
  reached: 0,
  viewing: 0,
  reserved: 0,
  sold: 0,
  lost: 0,
  median_minutes: null,
};

const filterIn = ({ filter }: RawQuery): Filter =>
  typeof filter === 'string' ? (JSON.parse(filter) as Filter) : {};

function rowOf(
  by: FiguresBy,
  { label, ...counts }: CountedRow,
  asked: Filter,
  names: Map<string, string> | undefined,
): FigureRow {
  const value = label === null || label === '' || label === LEFT ? null : label;
  let kind: FigureRow['kind'] = value === null ? 'not-said' : 'named';
  if (by === 'agent' && label === LEFT) kind = 'left';
  const name = names && value !== null ? (names.get(value) ?? null) : value;
  return { kind, value, name, ...counts, filter: { ...asked, ...filterOf(by, kind, value, asked) } };
}

/** The filter of the list that gives the rows of one group, and no others. */
function filterOf(by: FiguresBy, kind: FigureRow['kind'], value: string | null, asked: Filter): Filter {
  if (by === 'agent')
    return value === null ? { assignee_id: null, awaits_manager: kind === 'left' } : { assignee_id: value };
  if (by === 'month') return monthOf(value ?? '', asked);
  if (by === 'lost_reason') return { lost_reason: value };
  return value === null ? { [`has_${by}`]: false } : { [`${by}_is`]: value };
}

/** From midnight to midnight in the Philippines, as far as the days that were asked for. */
function monthOf(month: string, { received_at_gte, received_at_lt }: Filter): Filter {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number)).toISOString().slice(0, 10);
  const begins = `${month}-01T00:00:00+08:00`;
  const ends = `${next}T00:00:00+08:00`;
  const isLater = (one: unknown, other: string) =>
    typeof one === 'string' && Date.parse(one) > Date.parse(other);
  return {
    received_at_gte: isLater(received_at_gte, begins) ? received_at_gte : begins,
    received_at_lt: received_at_lt === undefined || isLater(received_at_lt, ends) ? ends : received_at_lt,
  };
}

/** The newest month first. */
const byMonth = (one: FigureRow, other: FigureRow): number =>
  (other.value ?? '').localeCompare(one.value ?? '');

/** The largest first; what nobody said stands behind. */
const bySize = (one: FigureRow, other: FigureRow): number =>
  Number(one.kind !== 'named') - Number(other.kind !== 'named') ||
  other.received - one.received ||
  (one.name ?? '').localeCompare(other.name ?? '') ||
  one.kind.localeCompare(other.kind);
