import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Exact totals without counting: each insert and delete of a counted table adds a row of +1 or -1, so that writers
 * never wait for each other; ListCounts adds the rows up from time to time.
 */
export class CreateRowCount1763700002002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE row_count (table_name text NOT NULL, rows bigint NOT NULL);

      CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'INSERT' THEN
            INSERT INTO row_count SELECT TG_TABLE_NAME, count(*) FROM changed HAVING count(*) > 0;
          ELSIF TG_OP = 'DELETE' THEN
            INSERT INTO row_count SELECT TG_TABLE_NAME, -count(*) FROM changed HAVING count(*) > 0;
          ELSE
            DELETE FROM row_count WHERE table_name = TG_TABLE_NAME;
          END IF;
          RETURN NULL;
        END $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION count_rows; DROP TABLE row_count;');
  }
}
