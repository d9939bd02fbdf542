import { FIRST_EVENT } from '../../../src/events/event.entity.js';

/**
 * SQL that puts delegates straight into the table, each with a registration of its own that has its id, as the service
 * writes them; for tests that need many at once, or what no form sends.
 * @param columns the delegate's, with the `id`; without `event_id` they come to the first event
 * @param rows a SELECT of these columns; what is no text says its type
 */
export const insertDelegates = (columns: string, rows: string): string => `
  WITH people (${columns}) AS MATERIALIZED (${rows}),
    registrations AS (
      INSERT INTO registration (id, event_id, total_centavos, payment_due_at)
      SELECT people.id, event.id, fee_centavos, payment_due_at FROM people JOIN event
        ON event.id = ${/\bevent_id\b/.test(columns) ? 'people.event_id' : `'${FIRST_EVENT}'`})
  INSERT INTO delegate (${columns}, registration_id) SELECT ${columns}, id FROM people`;
