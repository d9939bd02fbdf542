import type { MigrationInterface, QueryRunner } from 'typeorm';

const REFOLDED = ['confirmed_address', 'stopped_address']
  .map(
    (table) => `
      INSERT INTO ${table} (address) SELECT DISTINCT fold_address(address) FROM ${table} ON CONFLICT DO NOTHING;
      DELETE FROM ${table} WHERE address <> fold_address(address);`,
  )
  .join('');
const INDEX = 'CREATE INDEX mail_address_of_day ON mail (fold_address(to_address), created_at);';

/**
 * Limits know a mailbox as persons are known (`email_key`): at Gmail dots count for nothing, and googlemail.com is the same;
 * as before, nowhere what follows a +. A mail also notes who asked for it, as a keyed hash of the network, so that whoever
 * asks in somebody's name uses up nobody else's.
 */
export class FoldAddresses1764003010001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL statement_timeout = 0;
      ALTER TABLE mail ADD network varchar(43);
      DROP INDEX mail_address_of_day;
      CREATE OR REPLACE FUNCTION fold_address(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT CASE WHEN small ~ '^[^@]*[^@.][^@]*@(gmail|googlemail)\\.com$'
                    THEN replace(split_part(small, '@', 1), '.', '') || '@gmail.com' ELSE small END
          FROM (SELECT regexp_replace(lower(normalize(address)), '\\+[^@]*@', '@') AS small) one $$;
      ${REFOLDED}
      ${INDEX}
    `);
  }

  /** What was folded together stays so: the version before reads it as an address like others. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX mail_address_of_day;
      CREATE OR REPLACE FUNCTION fold_address(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT regexp_replace(lower(address), '\\+[^@]*@', '@') $$;
      ${INDEX}
      ALTER TABLE mail DROP COLUMN network;
    `);
  }
}
