import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiQuery, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { Response } from 'express';
import { header } from '../http/openapi/shared-parts.js';
import { type Page } from './list-reader.js';
import { DEFAULT_TIME_ZONE, MAX_IDS } from './parse-filters.js';
import { COMPARISONS, hasKeyword, type ListColumn, type ListResource } from './resource.js';

type Schema = Record<string, unknown>;

const MOMENT = { type: 'string', format: 'date-time' };
const DAY = { type: 'string', format: 'date' };

/** What a filter takes, as a schema. */
function filterSchema({ filter, choices }: ListColumn): Schema {
  switch (filter) {
    case 'equals':
      return { type: 'string', description: 'is, in any case or writing' };
    case 'starts-with':
    case 'phone':
      return { type: 'string' };
    case 'contains':
      return { type: 'string', description: 'contains' };
    case 'whole-number':
      return { type: 'integer' };
    case 'boolean':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', ...(choices && { enum: [...choices] }) };
    case 'members':
      return {
        type: 'object',
        additionalProperties: true,
        description: 'each of these names has this value; null: none',
      };
    case 'presence':
      return { type: 'boolean', description: 'true: there is one; false: there is none' };
    case 'date':
      return { type: 'string', format: 'date', description: 'date is: that day in the zone `tz`' };
    case 'day':
      return { ...DAY, description: 'day is' };
    case 'reference':
      return {
        type: 'array',
        items: { type: 'string', format: 'uuid', nullable: true },
        maxItems: MAX_IDS,
        description: 'one of, where null stands for none; a single one may stand without the brackets',
      };
    case 'id':
      return {
        type: 'array',
        items: { type: 'string', format: 'uuid' },
        maxItems: MAX_IDS,
        description: 'one of; a single id may stand alone',
      };
  }
}

/** What may also be compared, and what with. */
const COMPARED = { date: MOMENT, day: DAY };

/** A moment or a day may also be since and before: `created_at_gte`. */
function comparisonsOf(columns: [string, ListColumn][]): Schema {
  const named = (Object.keys(COMPARED) as (keyof typeof COMPARED)[]).map((filter) => {
    const names = columns.filter(([, column]) => column.filter === filter).map(([name]) => name);
    return [
      `^(${names.join('|')})_(${Object.keys(COMPARISONS).join('|')})$`,
      COMPARED[filter],
      names,
    ] as const;
  });
  return Object.fromEntries(
    named.filter(([, , names]) => names.length > 0).map(([pattern, schema]) => [pattern, schema]),
  );
}

/** Documents a parameter whose text is JSON, with the shape of that JSON. */
const json = (name: string, description: string, schema: Schema, example: unknown) =>
  ApiQuery({
    name,
    required: false,
    description,
    content: { 'application/json': { schema, example } },
  });

const text = (name: string, description: string, example: string) =>
  ApiQuery({ name, required: false, schema: { type: 'string', example }, description });

/** Documents what every list takes (api grammar: sort, range, filter, tz). */
export const TakesListQuery = (resource: ListResource) => {
  const columns = Object.entries(resource.columns);
  const sortable = columns.filter(([, { sortable }]) => sortable).map(([name]) => name);
  const properties = Object.fromEntries([
    ...columns.map(([name, column]) => [name, filterSchema(column)]),
    ['q', { type: 'string', description: 'every word begins a word of some text field' }],
    ...(hasKeyword(resource) ? [['keyword', { type: 'string', description: 'part of any text field' }]] : []),
  ]) as Schema;
  return applyDecorators(
    json(
      'sort',
      'JSON: [column, "ASC" or "DESC"].',
      {
        type: 'array',
        minItems: 2,
        maxItems: 2,
        items: { type: 'string', enum: [...sortable, 'ASC', 'DESC'] },
      },
      [sortable.includes('created_at') ? 'created_at' : sortable[0], 'DESC'],
    ),
    TakesRange(),
    json(
      'filter',
      'JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment.',
      {
        type: 'object',
        additionalProperties: false,
        properties,
        patternProperties: comparisonsOf(columns),
      },
      { q: 'san' },
    ),
    text(
      'after',
      '`meta.next` of the page before: the rows after it, in place of the first row of `range`.',
      'WyJjcmVhdGVkX2F0Iix0cnVlXQ',
    ),
    text('tz', `IANA time zone of the "date is" filters; default ${DEFAULT_TIME_ZONE}.`, DEFAULT_TIME_ZONE),
  );
};

const TakesRange = () =>
  json(
    'range',
    'JSON: [first row, last row]; at most 1,000 rows.',
    { type: 'array', minItems: 2, maxItems: 2, items: { type: 'integer', minimum: 0 } },
    [0, 9],
  );

/** Documents `readable` of an export. */
export const TakesReadable = () =>
  ApiQuery({
    name: 'readable',
    required: false,
    schema: { type: 'boolean', default: false },
    description:
      'true: a file for people, with the words of the back office, times of the zone `tz`, and phone numbers that spreadsheets leave alone',
  });

export class ListMeta {
  @ApiProperty({ type: 'integer', example: 319, description: 'Rows that match, exactly' })
  total: number;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'WyJjcmVhdGVkX2F0Iix0cnVlXQ',
    description: 'For `after`, to read on after the last row; null: there are no more',
  })
  next: string | null;
}

/** Documents `{ "data": [View], "meta": { "total": n } }`. */
export const AnswersList = (view: Type) =>
  applyDecorators(
    ApiExtraModels(view, ListMeta),
    ApiResponse({
      status: 200,
      description: 'The rows asked for',
      headers: { ...header('Link'), ...header('Content-Range') },
      schema: {
        type: 'object',
        required: ['data', 'meta'],
        properties: {
          data: { type: 'array', items: { $ref: getSchemaPath(view) } },
          meta: { $ref: getSchemaPath(ListMeta) },
        },
      },
    }),
  );

interface ListAnswer<View> {
  data: View[];
  meta: ListMeta;
}

/**
 * The envelope of a list; sets `Content-Range` as ra-data-simple-rest reads it (`delegates 0-9/319`), and `Link`
 * (RFC 8288) with the addresses of the next and the previous page.
 */
export function listAnswer<Row, View>(
  response: Response,
  resourceName: string,
  page: Page<Row>,
  toView: (row: Row) => View,
): ListAnswer<View> {
  const { rows, total, offset, next } = page;
  const isCounted = rows.length > 0 && offset !== undefined;
  response.setHeader(
    'Content-Range',
    `${resourceName} ${isCounted ? `${offset}-${offset + rows.length - 1}` : '*'}/${total}`,
  );
  const links = pageLinks(response.req.originalUrl, page);
  if (links !== '') response.setHeader('Link', links);
  return { data: rows.map(toView), meta: { total, next } };
}

/**
 * The value of the `Link` header of a page, '' when it has no neighbours. Whoever walks by cursor is led on by cursor,
 * whoever walks by range by range.
 * @param url of this page, as it was asked for
 */
function pageLinks(url: string, { rows, total, offset, limit, next }: Page<unknown>): string {
  const [path = '', search = ''] = url.split('?', 2);
  const link = (rel: string, name: string, value: string) => {
    const query = new URLSearchParams(search);
    query.set(name, value);
    return `<${path}?${query.toString()}>; rel="${rel}"`;
  };
  if (offset === undefined) return next === null ? '' : link('next', 'after', next);
  const links: string[] = [];
  const end = offset + rows.length;
  if (rows.length > 0 && end < total) links.push(link('next', 'range', `[${end},${end + limit - 1}]`));
  // Before a page past the end stands the last page that has rows.
  const start = Math.min(offset, total);
  if (start > 0) links.push(link('prev', 'range', `[${Math.max(0, start - limit)},${start - 1}]`));
  return links.join(', ');
}
