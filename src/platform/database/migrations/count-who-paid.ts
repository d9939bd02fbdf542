import type { MigrationInterface, QueryRunner } from 'typeorm';

const offered = `(SELECT coalesce(sum(places), 0) FROM waiting_entry
                 WHERE event_id = of_event AND state = 'offered' AND offered_until > now())::integer`;
const counted = (who: string) => `
  CREATE OR REPLACE FUNCTION event_places_taken(of_event uuid) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT (SELECT count(*) FROM delegate WHERE event_id = of_event AND ${who} AND cancelled_at IS NULL)::integer
         + ${offered} $$;`;

/** Who was taken for spam, and has paid, is a person with a place. */
export class CountWhoPaid1763800000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL statement_timeout = 0;
      ${counted('(NOT spam OR payment_status)')}
      UPDATE delegate SET spam = false WHERE spam AND payment_status;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(counted('NOT spam'));
  }
}
