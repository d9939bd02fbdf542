import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['delegate', 'inquiry', 'staff', 'api_key'];

/**
 * Counts an insert by a trigger per row, which costs half of one per statement with its transition table, and leaves
 * the new row's id and transaction: a total that was counted before is brought up to date by these rows alone (see
 * listing/totals.ts). A change or a removal leaves no id, and such a total is counted anew.
 */
export class CountByRow1763700012001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE row_count DROP COLUMN changes, ADD xid xid8 NOT NULL DEFAULT pg_current_xact_id(), ADD added uuid;

      CREATE FUNCTION count_row() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO row_count (table_name, rows, added) VALUES (TG_TABLE_NAME, 1, NEW.id);
          RETURN NULL;
        END $$;

      CREATE OR REPLACE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'DELETE' THEN
            INSERT INTO row_count (table_name, rows) SELECT TG_TABLE_NAME, -count(*) FROM changed HAVING count(*) > 0;
          ELSIF TG_OP = 'UPDATE' THEN
            INSERT INTO row_count (table_name, rows) VALUES (TG_TABLE_NAME, 0);
          ELSE
            INSERT INTO row_count (table_name, rows) SELECT TG_TABLE_NAME, -coalesce(sum(rows), 0)
              FROM row_count WHERE table_name = TG_TABLE_NAME;
          END IF;
          RETURN NULL;
        END $$;
      ${TABLES.map(
        (table) => `DROP TRIGGER ${table}_count_inserted ON ${table};
          CREATE TRIGGER ${table}_count_inserted AFTER INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION count_row();`,
      ).join('\n')}
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ${TABLES.map(
        (table) => `DROP TRIGGER ${table}_count_inserted ON ${table};
          CREATE TRIGGER ${table}_count_inserted AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed
            FOR EACH STATEMENT EXECUTE FUNCTION count_rows();`,
      ).join('\n')}
      DROP FUNCTION count_row;
      ALTER TABLE row_count DROP COLUMN xid, DROP COLUMN added, ADD changes bigint NOT NULL DEFAULT 1;

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
    `);
  }
}
