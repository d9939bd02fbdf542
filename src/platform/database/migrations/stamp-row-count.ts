import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['delegate', 'inquiry', 'staff', 'api_key'];

/**
 * Lets a reader know whether a table has changed: `changes` only ever grows, so that two readers who see the same sum
 * see the same rows, and a total counted under it still holds (see TotalCache).
 */
export class StampRowCount1763700007001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE row_count ADD COLUMN changes bigint NOT NULL DEFAULT 1;

      CREATE OR REPLACE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'INSERT' THEN
            INSERT INTO row_count SELECT TG_TABLE_NAME, count(*) FROM changed HAVING count(*) > 0;
          ELSIF TG_OP = 'DELETE' THEN
            INSERT INTO row_count SELECT TG_TABLE_NAME, -count(*) FROM changed HAVING count(*) > 0;
          ELSIF TG_OP = 'UPDATE' THEN
            INSERT INTO row_count VALUES (TG_TABLE_NAME, 0);
          ELSE
            INSERT INTO row_count SELECT TG_TABLE_NAME, -coalesce(sum(rows), 0)
              FROM row_count WHERE table_name = TG_TABLE_NAME;
          END IF;
          RETURN NULL;
        END $$;
      ${TABLES.map(
        (table) => `CREATE TRIGGER ${table}_count_updated AFTER UPDATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION count_rows();`,
      ).join('\n')}
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ${TABLES.map((table) => `DROP TRIGGER ${table}_count_updated ON ${table};`).join('\n')}
      ALTER TABLE row_count DROP COLUMN changes;

      CREATE OR REPLACE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
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
}
