import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['delegate', 'inquiry', 'staff', 'api_key'];
const CHANGES = `
          IF TG_OP = 'DELETE' THEN
            INSERT INTO row_count (table_name, rows) SELECT TG_TABLE_NAME, -count(*) FROM changed HAVING count(*) > 0;
          ELSIF TG_OP = 'UPDATE' THEN
            INSERT INTO row_count (table_name, rows) VALUES (TG_TABLE_NAME, 0);
          ELSE
            INSERT INTO row_count (table_name, rows) SELECT TG_TABLE_NAME, -coalesce(sum(rows), 0)
              FROM row_count WHERE table_name = TG_TABLE_NAME;
          END IF;`;

/**
 * Totals cost the same after an import, a restore or a burst of writes. An index leads to the living entries, however
 * many dead ones lie before them; one statement leaves one entry, however many rows it inserts; and the table is
 * vacuumed long before it is large.
 */
export class IndexRowCount1763762000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX row_count_table_name ON row_count (table_name);
      ALTER TABLE row_count SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000,
        autovacuum_vacuum_insert_threshold = -1);

      CREATE OR REPLACE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'INSERT' THEN
            INSERT INTO row_count (table_name, rows, added)
              SELECT TG_TABLE_NAME, count(*), CASE count(*) WHEN 1 THEN min(id::text COLLATE "C")::uuid END
              FROM changed HAVING count(*) > 0;
            RETURN NULL;
          END IF;${CHANGES}
          RETURN NULL;
        END $$;
      ${TABLES.map(
        (table) => `DROP TRIGGER ${table}_count_inserted ON ${table};
          CREATE TRIGGER ${table}_count_inserted AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed
            FOR EACH STATEMENT EXECUTE FUNCTION count_rows();`,
      ).join('\n')}
      DROP FUNCTION count_row;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX row_count_table_name;
      ALTER TABLE row_count RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold,
        autovacuum_vacuum_insert_threshold);
      CREATE FUNCTION count_row() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO row_count (table_name, rows, added) VALUES (TG_TABLE_NAME, 1, NEW.id);
          RETURN NULL;
        END $$;
      CREATE OR REPLACE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN${CHANGES}
          RETURN NULL;
        END $$;
      ${TABLES.map(
        (table) => `DROP TRIGGER ${table}_count_inserted ON ${table};
          CREATE TRIGGER ${table}_count_inserted AFTER INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION count_row();`,
      ).join('\n')}
    `);
  }
}
