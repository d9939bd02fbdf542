import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts events as every listed table is counted. */
export class ListEvents1764000400001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TRIGGER event_count_inserted AFTER INSERT ON event REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
      CREATE TRIGGER event_count_deleted AFTER DELETE ON event REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
      CREATE TRIGGER event_count_updated AFTER UPDATE ON event FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
      CREATE TRIGGER event_count_emptied AFTER TRUNCATE ON event FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
      INSERT INTO row_count (table_name, rows) SELECT 'event', count(*) FROM event;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ${['inserted', 'deleted', 'updated', 'emptied'].map((done) => `DROP TRIGGER event_count_${done} ON event;`).join('\n')}
      DELETE FROM row_count WHERE table_name = 'event';
    `);
  }
}
