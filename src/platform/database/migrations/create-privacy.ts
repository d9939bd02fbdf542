import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was erased, as hashes only, so that it is erased again after a restore of an older backup; and the payments of
 * whom was erased, without the person, for the accounts.
 */
export class CreatePrivacy1763797000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE erasure (
        id uuid CONSTRAINT erasure_pkey PRIMARY KEY,
        erased_at timestamptz(3) NOT NULL DEFAULT now(),
        by_name text,
        record_hashes text[] NOT NULL,
        identifier_hashes text[] NOT NULL,
        key_check text NOT NULL,
        counts jsonb NOT NULL,
        applied_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX erasure_erased_at ON erasure (erased_at, id);
      CREATE TABLE kept_payment (
        id uuid CONSTRAINT kept_payment_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
        event_name varchar(150) NOT NULL,
        channel varchar(20) NOT NULL,
        total_centavos integer NOT NULL,
        people smallint NOT NULL,
        paid_on date NOT NULL
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE kept_payment; DROP TABLE erasure;');
  }
}
