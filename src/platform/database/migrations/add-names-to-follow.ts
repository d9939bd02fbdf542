import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A place may be taken before it is known who comes: both names are then empty, never one of them. The columns stay
 * as they are, so that the version before reads such a place too.
 */
export class AddNamesToFollow1763798000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL statement_timeout = 0;
      ALTER TABLE delegate ADD CONSTRAINT delegate_names_together CHECK ((first_name = '') = (last_name = ''));
      CREATE INDEX delegate_name_to_follow ON delegate (created_at, id) WHERE first_name = '';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX delegate_name_to_follow;
      ALTER TABLE delegate DROP CONSTRAINT delegate_names_together;
    `);
  }
}
