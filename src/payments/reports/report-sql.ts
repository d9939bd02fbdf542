import { spelledName, spellingJoin, WRITTEN_IN } from '../../registrations/spellings/spellings.js';
import type { ByMovement, ByPeople } from './report.dto.js';

/**
 * A part of a sum in proportion to weights, in whole centavos: the parts of a registration are the sum, whatever is rounded.
 * @param until the weights up to this person's, with it @param all those of the registration
 */
const partOf = (sum: string, until: string, weight: string, all: string): string =>
  `CASE WHEN ${all} > 0 THEN div(${sum} * ${until}, ${all}) - div(${sum} * (${until} - ${weight}), ${all}) ELSE 0 END`;

/**
 * Each person's part of what their registration owes and is to get back. Who comes owes in proportion to their price; what is to
 * be returned is of those who gave their place back, and where there are none, of all. What nobody is left for has no person.
 * Registrations count as they do in the sums of their event (registrations/money.ts). $1: ids of events, null: all.
 */
const PARTS = `
  WITH money AS MATERIALIZED (
    SELECT registration_id, owed_centavos::numeric AS owed, to_return_centavos::numeric AS back FROM registration_money m
     WHERE ($1::uuid[] IS NULL OR event_id = ANY($1)) AND NOT EXISTS (
             SELECT FROM delegate t WHERE t.registration_id = m.registration_id AND t.unconfirmed AND NOT t.payment_status)),
  here AS (
    SELECT m.*, d.id, d.church_name, d.ministry, d.price_name, d.price_centavos,
           d.cancelled_at IS NULL AND NOT d.spam AS comes,
           bool_and(d.cancelled_at IS NULL AND NOT d.spam) OVER (PARTITION BY m.registration_id) AS all_come
      FROM money m LEFT JOIN delegate d ON d.registration_id = m.registration_id),
  weighed AS (
    SELECT *, CASE WHEN comes THEN price_centavos ELSE 0 END AS due,
           CASE WHEN all_come OR NOT comes THEN price_centavos END AS share FROM here),
  weighted AS (
    SELECT *, CASE WHEN sum(share) OVER r = 0 AND share IS NOT NULL THEN 1 ELSE coalesce(share, 0) END AS weight
      FROM weighed WINDOW r AS (PARTITION BY registration_id)),
  parts AS (
    SELECT *, ${partOf('owed', 'sum(due) OVER u', 'due', 'sum(due) OVER r')} AS owed_part,
           CASE WHEN id IS NULL THEN back
                ELSE ${partOf('back', 'sum(weight) OVER u', 'weight', 'sum(weight) OVER r')} END AS back_part
      FROM weighted WINDOW r AS (PARTITION BY registration_id), u AS (PARTITION BY registration_id ORDER BY id))`;

/** What a row is about: its name, its price, how it was written; with the join that these need. */
const ABOUT: Record<ByPeople, { name: string; price: string; written: string; join: string }> = {
  church: spelledColumns('church'),
  ministry: spelledColumns('ministry'),
  price: { name: 'p.price_name', price: 'p.price_centavos', written: 'NULL::text', join: '' },
};

function spelledColumns(kind: 'church' | 'ministry') {
  const written = `p.${WRITTEN_IN[kind]}`;
  return {
    name: spelledName(written),
    price: 'NULL::int',
    written,
    join: spellingJoin(kind, written),
  };
}

/** The rows of a report by what people are, the largest first; what stays with nobody is the last. $1: ids of events, null: all. */
export function peopleSql(by: ByPeople): string {
  const { name, price, written, join } = ABOUT[by];
  return `${PARTS},
  named AS (
    SELECT p.id IS NOT NULL AS is_somebody, ${name} AS name, ${price} AS price_centavos, ${written} AS written,
           p.comes, p.due, p.owed_part, p.back_part FROM parts p ${join}),
  summed AS (
    SELECT is_somebody, name, price_centavos, count(*) FILTER (WHERE comes)::int AS people,
           (array_agg(DISTINCT written) FILTER (WHERE written IS NOT NULL))[1:20] AS written,
           coalesce(sum(due), 0) AS due, coalesce(sum(owed_part), 0) AS owed, coalesce(sum(back_part), 0) AS back
      FROM named GROUP BY 1, 2, 3),
  of_people AS (
    SELECT CASE WHEN name IS NULL THEN 'not-said' ELSE 'named' END AS kind, name, price_centavos, people, written,
           due, owed, back, due - owed + back AS paid
      FROM summed WHERE is_somebody AND (people > 0 OR due <> 0 OR back <> 0)),
  left_over AS (
    SELECT coalesce((SELECT sum(amount_centavos) FROM movement WHERE $1::uuid[] IS NULL OR event_id = ANY($1)), 0)
           - coalesce((SELECT sum(paid) FROM of_people), 0) AS paid,
           coalesce((SELECT sum(back) FROM summed WHERE NOT is_somebody), 0) AS back)
  SELECT kind, name, price_centavos, coalesce(written, '{}') AS written, people, NULL::int AS movements,
         due::float8 AS due_centavos, NULL::float8 AS received_centavos, NULL::float8 AS returned_centavos,
         paid::float8 AS paid_centavos, owed::float8 AS owed_centavos, back::float8 AS to_return_centavos
    FROM (SELECT * FROM of_people UNION ALL
          SELECT 'removed', NULL, NULL, 0, NULL, 0, 0, back, paid FROM left_over WHERE paid <> 0 OR back <> 0) every
   ORDER BY kind = 'removed', kind = 'not-said', people DESC, due DESC, name, price_centavos`;
}

/** The day on which it was received, as far as anybody says; else the one on which it was entered. @param zone placeholder */
const dayOf = (zone: string): string =>
  `coalesce(received_on, CASE kind WHEN 'payment' THEN (SELECT read_paid_on FROM proof WHERE proof.id = proof_id) END,
            (created_at AT TIME ZONE ${zone})::date)::text`;

/** The rows of a report by how money came. @param where of the journal's list @param zone placeholder of the reader's zone */
export const movementsSql = (by: ByMovement, where: string, zone: string): string => `
  SELECT 'named' AS kind, name, NULL::int AS price_centavos, '{}'::text[] AS written, NULL::int AS people, count(*)::int AS movements,
         NULL::float8 AS due_centavos, coalesce(sum(amount_centavos) FILTER (WHERE kind <> 'refund'), 0)::float8 AS received_centavos,
         abs(coalesce(sum(amount_centavos) FILTER (WHERE kind = 'refund'), 0))::float8 AS returned_centavos,
         sum(amount_centavos)::float8 AS paid_centavos, NULL::float8 AS owed_centavos, NULL::float8 AS to_return_centavos
    FROM (SELECT ${by === 'day' ? dayOf(zone) : 'channel'} AS name, kind, amount_centavos FROM movement ${where}) each
   GROUP BY name ORDER BY ${by === 'day' ? 'name' : 'sum(amount_centavos) DESC, name'}`;
