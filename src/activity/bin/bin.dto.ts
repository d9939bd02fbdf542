import { ShownDate, ShownText, ShownTextOrNull, ShownUuid } from '../../platform/http/openapi/answers.js';
import type { ListQuery } from '../../platform/listing/list-query.js';
import { parseListQuery, type RawQuery } from '../../platform/listing/parse-list-query.js';
import { date, id, startsWith, type ListResource } from '../../platform/listing/resource.js';
import type { BinEntry } from './bin.entity.js';

/** So long can a removed record be put back. */
export const BIN_DAYS = 30;

/** What is shown of a removed record. */
export type BinRow = Pick<BinEntry, 'id' | 'resource' | 'name' | 'about' | 'removed_by' | 'removed_at'>;

export class BinRecord {
  @ShownUuid({ description: "The record's own id" }) id: string;
  @ShownText({ example: 'delegates' }) resource: string;
  @ShownText({ description: 'What people call it', example: 'Maria Santos' }) name: string;
  @ShownTextOrNull({ description: 'Tells two of one name apart: a church, a project' }) about: string | null;
  @ShownTextOrNull({ description: "The account's or key's name at that time" }) removed_by: string | null;
  @ShownDate() removed_at: string;
  @ShownDate({ description: `${BIN_DAYS} days later: until then it can be put back` }) gone_at: string;
}

const DAY_MS = 86_400_000;

export const toBinRecord = (row: BinRow): BinRecord => ({
  id: row.id,
  resource: row.resource,
  name: row.name,
  about: row.about,
  removed_by: row.removed_by,
  removed_at: row.removed_at.toISOString(),
  gone_at: new Date(row.removed_at.getTime() + BIN_DAYS * DAY_MS).toISOString(),
});

export const binList: ListResource = {
  table: 'bin_entry',
  resourceName: 'bin',
  lexemes: "search_lexemes(name, coalesce(about, ''))",
  select: ['id', 'resource', 'name', 'about', 'removed_by', 'removed_at'],
  columns: { id, name: startsWith, removed_at: date },
};

/** As any list, last removed first. @throws ApiError 400 */
export const parseBinQuery = (query: RawQuery): ListQuery =>
  parseListQuery(binList, { sort: '["removed_at","DESC"]', ...query });
