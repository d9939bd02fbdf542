import { ApiProperty } from '@nestjs/swagger';
import { defineActivity, registerRecordNames } from '../activity/activity-types.js';
import { RequiredText, RequiredWholeNumber } from '../platform/http/fields/fields.js';
import { IgnoreReadOnly } from '../platform/http/fields/validation.js';
import { ShownDate, ShownText, ShownUuid } from '../platform/http/openapi/answers.js';
import { date, id, type ListResource } from '../platform/listing/resource.js';
import type { HomeStock } from './home-stock.entity.js';

const MAX = 10_000;
const number = (description: string) => RequiredWholeNumber(0, MAX, { description, example: 4 });

const MADE_BY_SERVER = ['id', 'reserved', 'sold', 'free', 'created_at', 'updated_at'] as const;

/** How many there are of a home, and how many somebody has who has no inquiry here. */
@IgnoreReadOnly(...MADE_BY_SERVER, 'project', 'home')
export class StockNumbers {
  @number('How many there are') count: number;
  @number('Reserved by people who have no inquiry here') reserved_elsewhere: number;
  @number('Sold to people who have no inquiry here') sold_elsewhere: number;
}

@IgnoreReadOnly(...MADE_BY_SERVER)
export class NewStock extends StockNumbers {
  @RequiredText({ max: 100, description: 'The slug of the project', example: 'alpha-tower' })
  project: string;

  @RequiredText({ max: 60, description: 'The name of the home', example: 'Studio' })
  home: string;
}

const Shown = (description: string) => ApiProperty({ type: 'integer', description });

export class StockRecord {
  @ShownUuid() id: string;
  @ShownText({ description: 'The slug of the project' }) project: string;
  @ShownText({ description: 'The name of the home' }) home: string;
  @Shown('How many there are') count: number;
  @Shown('How many of them are reserved') reserved: number;
  @Shown('How many of them are sold') sold: number;
  @Shown('How many somebody can still have') free: number;
  @Shown('Reserved by people who have no inquiry here') reserved_elsewhere: number;
  @Shown('Sold to people who have no inquiry here') sold_elsewhere: number;
  @ShownDate() created_at: string;
  @ShownDate() updated_at: string;
}

export const toStockRecord = (row: HomeStock): StockRecord => {
  const reserved = row.reserved_here + row.reserved_elsewhere;
  const sold = row.sold_here + row.sold_elsewhere;
  return {
    id: row.id,
    project: row.project,
    home: row.home,
    count: row.count,
    reserved,
    sold,
    free: row.count - reserved - sold,
    reserved_elsewhere: row.reserved_elsewhere,
    sold_elsewhere: row.sold_elsewhere,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
};

export const toHistory = ({
  project,
  home,
  count,
  reserved_elsewhere,
  sold_elsewhere,
}: HomeStock): object => ({
  project,
  home,
  count,
  reserved_elsewhere,
  sold_elsewhere,
});

/** There are few homes, so that searching their words needs no index. */
const WORDS = "search_text(concat_ws(' ', project, home))";

export const stockList: ListResource = {
  table: 'home_stock',
  resourceName: 'stock',
  select: [
    'id',
    'project',
    'home',
    'count',
    'reserved_here',
    'sold_here',
    'reserved_elsewhere',
    'sold_elsewhere',
    'created_at',
    'updated_at',
  ],
  search: (words) =>
    `NOT EXISTS (SELECT FROM unnest(string_to_array(${words}, ' ')) word
       WHERE ${WORDS} NOT LIKE '% ' || search_words(word) || '%')`,
  columns: {
    id,
    project: { filter: 'choice', sortable: true },
    home: { filter: 'choice', sortable: true },
    created_at: date,
    updated_at: date,
  },
  sort: { column: 'project', descending: false },
};

export const stockActivity = defineActivity('stock', 'stock:read', {
  'stock.created': 'The homes of a kind are counted from now on',
  'stock.changed': 'How many there are of a home, or are taken elsewhere, was changed',
});
registerRecordNames('stock', `SELECT id, home || ', ' || project AS name FROM home_stock WHERE id = ANY($1)`);
