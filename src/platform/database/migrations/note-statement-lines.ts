import type { MigrationInterface, QueryRunner } from 'typeorm';

const keep = (columns: string) => `
  CREATE OR REPLACE FUNCTION keep_movement() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND NEW.reference IS NULL AND NEW.note IS NULL AND NEW.proof_id IS NULL
       AND (${columns.replace(/\w+/g, 'OLD.$&')}) IS NOT DISTINCT FROM (${columns.replace(/\w+/g, 'NEW.$&')}) THEN
      RETURN NEW; -- A person is erased: their words go, the money stays.
    END IF;
    RAISE EXCEPTION 'A movement of money is never changed: enter a correction' USING ERRCODE = 'restrict_violation';
  END $$`;
const KEPT =
  'id, registration_id, event_id, kind, amount_centavos, currency, channel, entered_by_name, created_at';

/** A movement says which line of a statement it came from, and is found by its reference, so that a later statement takes it back. */
export class NoteStatementLines1764001050001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL statement_timeout = 0;
      ALTER TABLE movement ADD COLUMN statement_line varchar(150);
      CREATE INDEX movement_reference ON movement (reference) WHERE reference IS NOT NULL`);
    await db.query(keep(`${KEPT}, statement_line`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(keep(KEPT));
    await db.query('DROP INDEX movement_reference; ALTER TABLE movement DROP COLUMN statement_line');
  }
}
