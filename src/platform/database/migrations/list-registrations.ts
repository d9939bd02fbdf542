import type { MigrationInterface, QueryRunner } from 'typeorm';

const DONE = ['inserted', 'deleted', 'updated', 'emptied'];

/**
 * Registrations as a list: `registration_listed` has a row for each with who pays and the sums of the ledger.
 * `registration_sums` gives those sums to a delegate's record; it is dear, so that a page's rows are found first.
 */
export class ListRegistrations1764000800001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX registration_created_at ON registration (created_at, id);
      CREATE INDEX registration_lexemes ON registration
        USING gin (search_lexemes(contact_first_name, contact_last_name, contact_email, contact_phone_number))
        WITH (gin_pending_list_limit = 65536);
      CREATE VIEW registration_listed AS
        SELECT r.id, registration_code(r.id) AS code, r.event_id, e.name AS event_name,
               coalesce(r.contact_first_name, n.first_name) AS first_name,
               coalesce(r.contact_last_name, n.last_name) AS last_name,
               coalesce(r.contact_email, n.email) AS email,
               coalesce(r.contact_phone_number, n.phone_number) AS phone_number,
               m.active::int AS delegates, m.active = 0 AS cancelled, coalesce(n.all_paid, n.some_paid, false) AS payment_status,
               coalesce(n.spam, false) AS spam, m.due_centavos::float8 AS due_centavos, m.paid_centavos::float8 AS paid_centavos,
               m.owed_centavos::float8 AS owed_centavos, m.to_return_centavos::float8 AS to_return_centavos,
               p.channel, p.reference,
               (SELECT state FROM proof WHERE registration_id = r.id ORDER BY created_at DESC, id DESC LIMIT 1) AS proof_state,
               r.payment_due_at, r.held_until, r.created_at
          FROM registration r JOIN event e ON e.id = r.event_id
          JOIN registration_money m ON m.registration_id = r.id
          LEFT JOIN payment p ON p.registration_id = r.id
          CROSS JOIN LATERAL (
            SELECT bool_and(payment_status) FILTER (WHERE cancelled_at IS NULL) AS all_paid, bool_or(payment_status) AS some_paid,
                   bool_or(spam) AS spam, (array_agg(first_name ORDER BY id))[1] AS first_name,
                   (array_agg(last_name ORDER BY id))[1] AS last_name, (array_agg(email ORDER BY id))[1] AS email,
                   (array_agg(phone_number ORDER BY id))[1] AS phone_number
              FROM delegate WHERE registration_id = r.id) n;
      CREATE FUNCTION registration_sums(id uuid) RETURNS json LANGUAGE sql STABLE COST 10000 AS $$
        SELECT json_build_object('due_centavos', due_centavos, 'paid_centavos', paid_centavos,
                                 'owed_centavos', owed_centavos, 'to_return_centavos', to_return_centavos)
          FROM registration_money WHERE registration_id = id $$;
      CREATE TRIGGER registration_count_inserted AFTER INSERT ON registration REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
      CREATE TRIGGER registration_count_deleted AFTER DELETE ON registration REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
      CREATE TRIGGER registration_count_updated AFTER UPDATE ON registration
        FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
      CREATE TRIGGER registration_count_emptied AFTER TRUNCATE ON registration
        FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
      INSERT INTO row_count (table_name, rows) SELECT 'registration', count(*) FROM registration;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ${DONE.map((done) => `DROP TRIGGER registration_count_${done} ON registration;`).join('\n')}
      DELETE FROM row_count WHERE table_name = 'registration';
      DROP FUNCTION registration_sums;
      DROP VIEW registration_listed;
      DROP INDEX registration_lexemes;
      DROP INDEX registration_created_at;
    `);
  }
}
