import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiQuery, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { DEFAULT_TIME_ZONE } from './parse-filters.js';
import type { FilterKind, ListResource } from './resource.js';
import type { Response } from 'express';
import type { Page } from './list-reader.js';
import { pageLinks } from './page-links.js';

const MEANINGS: Record<FilterKind, string> = {
  'starts-with': 'starts with',
  phone: 'starts with',
  contains: 'contains',
  'whole-number': 'equals',
  boolean: 'equals',
  choice: 'equals',
  presence: 'true (there is one) or false',
  date: 'date is (YYYY-MM-DD in the zone tz); with _gte, _gt, _lt or _lte behind the name: since and before a moment',
  id: 'one of',
};

const query = (name: string, description: string, example: string) =>
  ApiQuery({ name, required: false, schema: { type: 'string', example }, description });

/** Documents what every list takes (api grammar: sort, range, filter, tz). */
export const TakesListQuery = (resource: ListResource) => {
  const columns = Object.entries(resource.columns);
  const sortable = columns.filter(([, { sortable }]) => sortable).map(([name]) => name);
  const filters = columns.map(([name, { filter }]) => `${name}: ${MEANINGS[filter]}`);
  return applyDecorators(
    query(
      'sort',
      `JSON: [column, "ASC" or "DESC"]. Columns: ${sortable.join(', ')}.`,
      '["created_at","DESC"]',
    ),
    TakesRange(),
    query(
      'filter',
      `JSON object; case and accents do not count. ${filters.join('; ')}; q: every word begins a word of some text field${
        resource.lexemes === undefined ? '; keyword: part of any text field' : ''
      }.`,
      '{"last_name":"Sa"}',
    ),
    query(
      'after',
      '`meta.next` of the page before: the rows after it, in place of the first row of `range`.',
      'WyJjcmVhdGVkX2F0Iix0cnVlXQ',
    ),
    query('tz', `IANA time zone of the "date is" filters; default ${DEFAULT_TIME_ZONE}.`, DEFAULT_TIME_ZONE),
  );
};

export const TakesRange = () => query('range', 'JSON: [first row, last row]; at most 1,000 rows.', '[0,9]');

/** Documents `readable` of an export. */
export const TakesReadable = () =>
  ApiQuery({
    name: 'readable',
    required: false,
    schema: { type: 'boolean', default: false },
    description:
      'true: a file for people, with the words of the back office, times of the zone `tz`, and phone numbers that spreadsheets leave alone',
  });

/** Documents `{ "data": [View], "meta": { "total": n } }`. */
export const AnswersList = (view: Type, resourceName: string) =>
  applyDecorators(
    ApiExtraModels(view),
    ApiResponse({
      status: 200,
      description: 'The rows asked for',
      headers: {
        Link: {
          description: 'Addresses of the next and the previous page, where there is one (RFC 8288)',
          schema: { type: 'string' },
        },
        'Content-Range': {
          description: `Rows given and rows there are, such as \`${resourceName} 0-9/319\``,
          schema: { type: 'string' },
        },
      },
      schema: {
        type: 'object',
        required: ['data', 'meta'],
        properties: {
          data: { type: 'array', items: { $ref: getSchemaPath(view) } },
          meta: {
            type: 'object',
            required: ['total', 'next'],
            properties: {
              total: { type: 'integer', example: 319, description: 'Rows that match, exactly' },
              next: {
                type: 'string',
                nullable: true,
                example: 'WyJjcmVhdGVkX2F0Iix0cnVlXQ',
                description: 'For `after`, to read on after the last row; null: there are no more',
              },
            },
          },
        },
      },
    }),
  );

export interface ListAnswer<View> {
  data: View[];
  meta: { total: number; next: string | null };
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
