import { condition, type ListColumn } from '../../platform/listing/resource.js';
import { searchKey } from '../../platform/listing/where.js';

/** The channels that say where somebody came from, as the desk calls them. */
const BY_CHANNEL = [
  ['telephone', 'Telephone'],
  ['walk-in', 'Walk-in'],
  ['messenger', 'Messenger'],
  ['referral', 'Referral'],
  ['agent', 'Agent'],
] as const;

/**
 * SQL of where an inquiry came from: the surest sign first, then what the visitor said, then the way by which it came. The index
 * `inquiry_source_key` stands on it: a change of it is a migration too.
 */
export const SOURCE = `coalesce('Agent ' || agent_code, utm_source, substring(referrer from '^[a-z]+://(?:www\\.)?([^/:]+)'),
  where_did_find_about_us, CASE channel ${BY_CHANNEL.map(([channel, words]) => `WHEN '${channel}' THEN '${words}'`).join(' ')} END)`;

/** SQL of when somebody asked: what was entered later says it itself. The index `inquiry_received` stands on it. */
export const RECEIVED = 'coalesce(received_at, created_at)';

/** What people and campaigns wrote, which figures group by without case and accents. */
export const WRITTEN = { project: 'project_interest', source: SOURCE, campaign: 'utm_campaign' } as const;
export type Written = keyof typeof WRITTEN;

const is = (sql: string): ListColumn => ({
  filter: 'choice',
  sortable: false,
  matches: (value) => `${searchKey(sql)} = ${searchKey(value)}`,
});

/** The filters of a list that give exactly the rows of a figure: of one text, or of those that have none. */
export const filtersOfWritten: Record<string, ListColumn> = Object.fromEntries(
  (Object.keys(WRITTEN) as Written[]).flatMap((name) => [
    [`${name}_is`, is(WRITTEN[name])],
    [`has_${name}`, condition(`coalesce(${WRITTEN[name]}, '') <> ''`)],
  ]),
);
