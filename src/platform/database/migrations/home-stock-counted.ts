import type { MigrationInterface, QueryRunner } from 'typeorm';

/** 1.1.0 took over how many homes are left before it counted their rows, so that their list had a smaller total. */
export class HomeStockCounted1795883347000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('LOCK TABLE home_stock IN SHARE ROW EXCLUSIVE MODE');
    await db.query(
      `INSERT INTO row_count (table_name, rows)
       SELECT 'home_stock', missed FROM (
         SELECT (SELECT count(*) FROM home_stock) - coalesce(sum(rows), 0) AS missed
           FROM row_count WHERE table_name = 'home_stock') counted
        WHERE missed <> 0`,
    );
  }

  async down(): Promise<void> {
    // A total that is true stays so.
  }
}
