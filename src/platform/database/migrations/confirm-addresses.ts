import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Addresses whose owner has opened a mailed link: only these are quoted what somebody typed into a form, and get more
 * than a few mails a day. Of an address the part behind a + counts for nothing.
 */
export class ConfirmAddresses1763901000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL statement_timeout = 0;
      CREATE FUNCTION fold_address(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT regexp_replace(lower(address), '\\+[^@]*@', '@') $$;
      CREATE TABLE confirmed_address (
        address text CONSTRAINT confirmed_address_pkey PRIMARY KEY,
        confirmed_at timestamptz(3) NOT NULL DEFAULT now()
      );
      ALTER TABLE registration_link ADD email text;
      CREATE INDEX mail_address_of_day ON mail (fold_address(to_address), created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX mail_address_of_day;
      ALTER TABLE registration_link DROP COLUMN email;
      DROP TABLE confirmed_address;
      DROP FUNCTION fold_address;
    `);
  }
}
