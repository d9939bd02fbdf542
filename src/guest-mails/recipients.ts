import type { Pool } from 'pg';
import { delegateList } from '../delegates/delegate-list.js';
import { failsSql, isStoppedSql, type Statement } from '../mail-batches/arrival.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { Filter } from '../platform/listing/list-query.js';
import { DEFAULT_TIME_ZONE, parseFilters } from '../platform/listing/parse-filters.js';
import type { ListResource } from '../platform/listing/resource.js';
import { Parameters, whereClause } from '../platform/listing/where.js';
import { CONTACT_EMAIL } from '../registrations/registration-rows.js';
import type { Audience } from './guest-mail.entity.js';
import type { GuestCounts } from './guest-mails.dto.js';

const { payment_mode, church_name, ministry, address, created_at } = delegateList.columns;
const NAMES = ['payment_mode', 'church_name', 'ministry', 'address', 'created_at'];

/** What guests are chosen by, beside how they stand: nothing that names one person, since it is kept. */
const guests: ListResource = {
  ...delegateList,
  columns: Object.fromEntries(
    Object.entries({ payment_mode, church_name, ministry, address, created_at }).flatMap(([name, column]) =>
      column ? [[name, column]] : [],
    ),
  ),
};

/** @throws ApiError 400 that names what is wrong */
export function readFilter(given: object): Filter[] {
  if ('q' in given)
    throw ApiError.invalid([{ field: 'filter', message: `q is not taken here; known: ${NAMES.join(', ')}` }]);
  return parseFilters(guests, given).filters;
}

const WHO: Record<Audience['who'], string> = {
  all: 'true',
  paid: 'd.payment_status',
  unpaid: 'NOT d.payment_status',
  'partly-paid':
    '(SELECT owed_centavos > 0 AND paid_centavos > 0 FROM registration_money m WHERE m.registration_id = r.id)',
  unnamed: `EXISTS (SELECT FROM delegate o WHERE o.registration_id = r.id AND o.first_name = '' AND o.cancelled_at IS NULL)`,
  came: `EXISTS (SELECT FROM door_scan s WHERE s.delegate_id = d.id AND s.outcome = 'welcome' AND s.undone_at IS NULL)`,
  absent: `NOT EXISTS (SELECT FROM door_scan s WHERE s.delegate_id = d.id AND s.outcome = 'welcome' AND s.undone_at IS NULL)`,
};

const ADDRESS = { each: 'd.email', contacts: CONTACT_EMAIL };

/** Why a guest whom the choice means gets no mail; null: they get one. */
const WHY_NOT = `CASE
  WHEN d.cancelled_at IS NOT NULL THEN 'cancelled'
  WHEN d.spam AND NOT d.payment_status THEN 'spam'
  WHEN d.unconfirmed AND NOT d.payment_status THEN 'unconfirmed'
  WHEN ${isStoppedSql('a.key', 'guests')} THEN 'stopped'
  WHEN ${failsSql('a.key', 'd.mail_fails')} THEN 'failing' END`;

/** SQL: the guests whom a choice means, each with `key` (the address, folded) and `why_not`. */
function audienceSql(
  { recipients, who, filter }: Audience,
  event_id: string,
  parameters: Parameters,
): string {
  const event = parameters.add(event_id, 'uuid');
  const filters = readFilter(filter);
  const query = { filters, words: [], timeZone: DEFAULT_TIME_ZONE };
  const chosen = whereClause(
    guests,
    { ...query, sort: { column: 'id', descending: false }, offset: 0, limit: 0 },
    parameters,
  );
  return `SELECT d.id, a.address, a.key, ${WHY_NOT} AS why_not
    FROM delegate d JOIN registration r ON r.id = d.registration_id
    CROSS JOIN LATERAL (SELECT ${ADDRESS[recipients]} AS address, fold_address(${ADDRESS[recipients]}) AS key) a
   WHERE d.event_id = ${event} AND coalesce(${WHO[who]}, false)
     ${chosen === '' ? '' : `AND d.id IN (SELECT id FROM delegate ${chosen})`}`;
}

/** The next recipients behind `reached`: one of each address, by address. */
export function nextRecipients(of: Audience, event_id: string, reached: string, most: number): Statement {
  const parameters = new Parameters();
  const audience = audienceSql(of, event_id, parameters);
  const text = `SELECT DISTINCT ON (key) id, address, key FROM (${audience}) m
    WHERE why_not IS NULL AND key > ${parameters.add(reached, 'text')} ORDER BY key, id LIMIT ${most}`;
  return { text, values: parameters.values };
}

/** SQL of one guest, and `why_not`; no row if the audience leaves the guest out. */
export function inAudience(of: Audience, event_id: string, delegate_id: string): Statement {
  const parameters = new Parameters();
  const audience = audienceSql(of, event_id, parameters);
  const text = `SELECT id, why_not FROM (${audience} AND d.id = ${parameters.add(delegate_id, 'uuid')}) m`;
  return { text, values: parameters.values };
}

/** SQL of a guest of an address, such as another one of a family; no row if the audience leaves all of them out. */
export function guestAt(of: Audience, event_id: string, address: string): Statement {
  const parameters = new Parameters();
  const audience = audienceSql(of, event_id, parameters);
  const text = `SELECT id FROM (${audience}) m
    WHERE key = fold_address(${parameters.add(address, 'text')}) AND why_not IS NULL ORDER BY id LIMIT 1`;
  return { text, values: parameters.values };
}

/** How many mails it would be, to how many people, and whom it leaves out and why. */
export async function countGuests(pool: Pool, of: Audience, event_id: string): Promise<GuestCounts> {
  const parameters = new Parameters();
  const audience = audienceSql(of, event_id, parameters);
  const left = (why: string) => `count(*) FILTER (WHERE why_not = '${why}')::int AS ${why}`;
  const text = `SELECT count(DISTINCT key) FILTER (WHERE why_not IS NULL)::int AS mails,
      count(*) FILTER (WHERE why_not IS NULL)::int AS people,
      ${['cancelled', 'spam', 'unconfirmed', 'stopped', 'failing'].map(left).join(', ')}
    FROM (${audience}) m`;
  const { rows } = await pool.query<GuestCounts>(text, parameters.values);
  if (!rows[0]) throw new Error('The counts gave no row');
  return rows[0];
}
